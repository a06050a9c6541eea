// The chart of accounts and the balanced postings of money that moves; amounts in minor units.
import type { Line } from '@kasir/core/server';
import type { Charges } from './fees.ts';

/**
 * Ledgers of one account. Positive lines add to a ledger: the merchant's money, the platform's
 * fees, the VAT owed. `clearing` is what channels and banks hold, so it is negative while the
 * merchant's money is with us.
 */
export const ledgers = {
  available: 'merchant_available',
  fees: 'fees',
  vat: 'vat',
  clearing: 'channel_clearing',
} as const;

export const ledgerNames: readonly string[] = Object.values(ledgers);

const pair = (currency: string, type: string, amount: number, from: string, to: string): Line[] =>
  amount === 0
    ? []
    : [
        { ledger: to, currency, amount, type },
        { ledger: from, currency, amount: -amount, type },
      ];

/** Money in: the merchant gets the amount and pays fee and VAT of it. */
export const paymentLines = (currency: string, amount: number, { fee, vat }: Charges): Line[] => [
  ...pair(currency, 'TRANSACTION', amount, ledgers.clearing, ledgers.available),
  ...pair(currency, 'FEE', fee, ledgers.available, ledgers.fees),
  ...pair(currency, 'VAT', vat, ledgers.available, ledgers.vat),
];

/** Money back to the payer; `returned` is what of fee and VAT the merchant gets back with it. */
export const refundLines = (currency: string, amount: number, returned: Charges): Line[] => [
  ...pair(currency, 'TRANSACTION_REVERSAL', amount, ledgers.available, ledgers.clearing),
  ...pair(currency, 'FEE_REVERSAL', returned.fee, ledgers.fees, ledgers.available),
  ...pair(currency, 'VAT_REVERSAL', returned.vat, ledgers.vat, ledgers.available),
];

/** Money put in from outside. */
export const depositLines = (currency: string, amount: number): Line[] =>
  pair(currency, 'TRANSACTION', amount, ledgers.clearing, ledgers.available);
