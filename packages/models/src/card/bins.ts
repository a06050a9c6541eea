// Data table of issuers by the first digits of a card number: who issued it, where, and what it is.
// Test numbers alone; an acquirer's own table takes its place in live mode.
import type { Funding } from './networks.ts';

/** What the first digits of a number tell of its card. */
export interface Issuer {
  /** First digits; where several fit, the longest hold. */
  readonly bin: string;
  readonly funding: Funding;
  /** Country of the bank, or null for that of the market in which the card is used. */
  readonly country: string | null;
  readonly bank: string;
  /** Whether a charge must name the holder (CARD-ERR-CARDHOLDER_NAME_REQUIRED). */
  readonly holderName: boolean;
}

const TEST_BANK = 'KASIR TEST BANK';

const issuer = (
  bin: string,
  country: string | null,
  bank = TEST_BANK,
  funding: Funding = 'CREDIT',
): Issuer => ({ bin, country, bank, funding, holderName: false });

/** Every issuer that is known. Two of them offer installments (LIMIT-05). */
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

/** Who issued a card; a bank that the table does not have is the test bank of its market. */
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

/** Whether cards of a country need their security code (CARD-CREATE-card_cvn-europe). */
export const isEuropean = (country: string): boolean => european.has(country);
