// Settles payments: pending money becomes available at its time.
import { job, type Decision } from '@kasir/core/server';
import * as z from 'zod';
import { settlementLines } from '../ledger/lines.ts';
import { getTransaction, settleTransaction, type MoneyMoved } from '../ledger/transactions.ts';

/** Settles a transaction, given its unprefixed id. */
export const settleJob = job({
  name: 'transaction.settle',
  payload: z.object({ transaction: z.string() }),
  run: (d, { transaction }) => {
    const { currency, amount, fee, vat, settlement } = getTransaction(d, transaction).state;
    if (settlement !== 'PENDING') return;
    settleTransaction(d, transaction, settlementLines(currency, amount, { fee, vat }));
  },
});

/** Schedules the settlement of money that is still pending. */
export const scheduleSettlement = (
  d: Decision,
  transaction: string,
  { settles = d.now }: Pick<MoneyMoved, 'settles'>,
): void => {
  if (settles > d.now) d.schedule(settleJob, settles, { transaction });
};
