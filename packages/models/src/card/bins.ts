// Data table of issuers by the first digits of a card number: bank, country and funding. Only test
// numbers; an acquirer's own table replaces it in live mode.
import type { Funding } from './networks.ts';

/** The data of a card that follows from the first digits of its number. */
export interface Issuer {
  /** First digits; the longest match wins. */
  readonly bin: string;
  readonly funding: Funding;
  /** Country of the bank, or null for that of the market in which the card is used. */
  readonly country: string | null;
  readonly bank: string;
  /** True when a charge must name the holder (CARD-ERR-CARDHOLDER_NAME_REQUIRED). */
  readonly holderName: boolean;
}

const TEST_BANK = 'KASIR TEST BANK';

const issuer = (
  bin: string,
  country: string | null,
  bank = TEST_BANK,
  funding: Funding = 'CREDIT',
): Issuer => ({ bin, country, bank, funding, holderName: false });

/** All known issuers. Two of them offer installments (LIMIT-05). */
const issuers: readonly Issuer[] = [
  issuer('1946', 'ID', TEST_BANK, 'DEBIT'),
  issuer('444000', 'ID', 'BCA'),
  issuer('512345', 'ID', 'BNI'),
  issuer('40000027', 'DE', 'KASIR TEST BANK GERMANY'),
  issuer('40000025', 'FR', 'KASIR TEST BANK FRANCE'),
  issuer('40000082', 'GB', 'KASIR TEST BANK UNITED KINGDOM'),
  issuer('40000566', 'US', 'KASIR TEST BANK USA', 'DEBIT'),
  issuer('52008282', 'US', 'KASIR TEST BANK USA', 'DEBIT'),
  issuer('601100', 'US', 'KASIR TEST BANK USA'),
  issuer('620000', 'CN', 'KASIR TEST BANK CHINA'),
  { ...issuer('420035', null), holderName: true },
];

const unknown = issuer('', null);

/** Returns the issuer of a card; for an unknown number, the test bank of its market. */
export const findIssuer = (number: string): Issuer =>
  issuers
    .filter(({ bin }) => number.startsWith(bin))
    .reduce((best, one) => (one.bin.length > best.bin.length ? one : best), unknown);

const european: ReadonlySet<string> = new Set(
  (
    'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE ' +
    'SI SK'
  ).split(' '),
);

/** Returns whether cards of a country need their security code (CARD-CREATE-card_cvn-europe). */
export const isEuropean = (country: string): boolean => european.has(country);
