// Builds balanced journal lines of movements of money; amounts in minor units.
import type { Line } from '@kasir/core/store';
import type { Fees } from '../fees/fees.ts';
import { ledgers } from './ledgers.ts';

/** Returns two lines that move an amount from one ledger to another; none for an amount of 0. */
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

/** Returns the lines of a payment: the amount less fee and VAT, settled or pending. */
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

/** Returns the lines that make pending money available, with its fee and VAT. */
export const settlementLines = (currency: string, amount: number, { fee, vat }: Fees): Line[] => [
  ...moveLines(currency, 'TRANSACTION', amount, ledgers.pending, ledgers.available),
  ...moveLines(currency, 'FEE', fee, ledgers.available, ledgers.pending),
  ...moveLines(currency, 'VAT', vat, ledgers.available, ledgers.pending),
];

/** Returns the lines of a refund; `returned` is the merchant's returned fee and VAT. */
export const refundLines = (currency: string, amount: number, returned: Fees): Line[] => [
  ...moveLines(currency, 'TRANSACTION_REVERSAL', amount, ledgers.available, ledgers.clearing),
  ...moveLines(currency, 'FEE_REVERSAL', returned.fee, ledgers.fees, ledgers.available),
  ...moveLines(currency, 'VAT_REVERSAL', returned.vat, ledgers.vat, ledgers.available),
];

/** Returns the lines of money deposited from outside. */
export const depositLines = (currency: string, amount: number): Line[] =>
  moveLines(currency, 'TRANSACTION', amount, ledgers.clearing, ledgers.available);

/** Returns the lines of money sent to another account. */
export const transferLines = (currency: string, amount: number): Line[] =>
  moveLines(currency, 'TRANSACTION', amount, ledgers.available, ledgers.transit);

/** Returns the lines of money received from another account. */
export const arrivalLines = (currency: string, amount: number): Line[] =>
  moveLines(currency, 'TRANSACTION', amount, ledgers.transit, ledgers.available);

/** Returns the lines of money paid out of the platform, with fee and VAT charged on top. */
export const payoutLines = (currency: string, amount: number, { fee, vat }: Fees): Line[] => [
  ...moveLines(currency, 'TRANSACTION', amount, ledgers.available, ledgers.clearing),
  ...moveLines(currency, 'FEE', fee, ledgers.available, ledgers.fees),
  ...moveLines(currency, 'VAT', vat, ledgers.available, ledgers.vat),
];

/**
 * Returns the lines of a matched line of a statement: what the connector has paid out and what it
 * has kept leave `clearing`. Both may be negative, as those of a refund are.
 */
export const statementLines = (currency: string, net: number, fee: number): Line[] => [
  ...moveLines(currency, 'SETTLEMENT', net, ledgers.settled, ledgers.clearing),
  ...moveLines(currency, 'PROCESSOR_FEE', fee, ledgers.processorFees, ledgers.clearing),
];

/** Returns the reversal of lines: the same ledgers, opposite amounts, and reversal line types. */
export const reversalLines = (lines: readonly Line[]): Line[] =>
  lines.map((line) => ({ ...line, amount: -line.amount, type: `${line.type}_REVERSAL` }));
