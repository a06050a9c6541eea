// Balanced journal lines of money that moves; amounts in minor units.
import type { Line } from '@kasir/core/server';
import type { Fees } from '../fees/fees.ts';
import { ledgers } from './ledgers.ts';

/** Two lines that move an amount from one ledger to another; none for nothing. */
export const moveLines = (
  currency: string,
  type: string,
  amount: number,
  from: string,
  to: string,
): Line[] =>
  amount === 0
    ? []
    : [
        { ledger: to, currency, amount, type },
        { ledger: from, currency, amount: -amount, type },
      ];

/** Money in: the merchant gets the amount and pays fee and VAT of it, settled or still pending. */
export const paymentLines = (
  currency: string,
  amount: number,
  { fee, vat }: Fees,
  settled: boolean,
): Line[] => {
  const merchant = settled ? ledgers.available : ledgers.pending;
  return [
    ...moveLines(currency, 'TRANSACTION', amount, ledgers.clearing, merchant),
    ...moveLines(currency, 'FEE', fee, merchant, ledgers.fees),
    ...moveLines(currency, 'VAT', vat, merchant, ledgers.vat),
  ];
};

/** Pending money becomes available, with what was charged on it. */
export const settlementLines = (currency: string, amount: number, { fee, vat }: Fees): Line[] => [
  ...moveLines(currency, 'TRANSACTION', amount, ledgers.pending, ledgers.available),
  ...moveLines(currency, 'FEE', fee, ledgers.available, ledgers.pending),
  ...moveLines(currency, 'VAT', vat, ledgers.available, ledgers.pending),
];

/** Money back to the payer; `returned` is what of fee and VAT the merchant gets back with it. */
export const refundLines = (currency: string, amount: number, returned: Fees): Line[] => [
  ...moveLines(currency, 'TRANSACTION_REVERSAL', amount, ledgers.available, ledgers.clearing),
  ...moveLines(currency, 'FEE_REVERSAL', returned.fee, ledgers.fees, ledgers.available),
  ...moveLines(currency, 'VAT_REVERSAL', returned.vat, ledgers.vat, ledgers.available),
];

/** Money put in from outside. */
export const depositLines = (currency: string, amount: number): Line[] =>
  moveLines(currency, 'TRANSACTION', amount, ledgers.clearing, ledgers.available);

/** Money on its way to another account. */
export const transferLines = (currency: string, amount: number): Line[] =>
  moveLines(currency, 'TRANSACTION', amount, ledgers.available, ledgers.transit);

/** Money that has come from another account. */
export const arrivalLines = (currency: string, amount: number): Line[] =>
  moveLines(currency, 'TRANSACTION', amount, ledgers.transit, ledgers.available);

/** Money paid out of the platform, with the fee and VAT that are charged on top of it. */
export const payoutLines = (currency: string, amount: number, { fee, vat }: Fees): Line[] => [
  ...moveLines(currency, 'TRANSACTION', amount, ledgers.available, ledgers.clearing),
  ...moveLines(currency, 'FEE', fee, ledgers.available, ledgers.fees),
  ...moveLines(currency, 'VAT', vat, ledgers.available, ledgers.vat),
];

/** The way back of lines: the same ledgers, the opposite amounts, the line types of reversals. */
export const reversalLines = (lines: readonly Line[]): Line[] =>
  lines.map((line) => ({ ...line, amount: -line.amount, type: `${line.type}_REVERSAL` }));
