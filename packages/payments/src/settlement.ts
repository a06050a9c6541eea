// Paying out: money of a payment that was pending becomes available at its time.
import type { Duty } from '@kasir/core/server';
import { toMinor } from '@kasir/core';
import { settlementLines } from './journal.ts';
import { booked, settle } from './transactions.ts';

/** Topic of the job that settles a transaction; the payload is `{ transaction: bare id }`. */
export const SETTLE = 'transaction.settle';

export const paymentDuties: readonly Duty[] = [
  {
    topic: SETTLE,
    run: (at, tx, { payload }) => {
      const { transaction } = payload as { readonly transaction: string };
      const { currency, amount, fee, settlement_status } = booked(tx, transaction).public;
      if (settlement_status !== 'PENDING') return;
      const minor = (major: number) => toMinor(currency, major) ?? Number.NaN;
      const charges = { fee: minor(fee.xendit_fee), vat: minor(fee.value_added_tax) };
      settle(at, tx, transaction, settlementLines(currency, minor(amount), charges));
    },
  },
];
