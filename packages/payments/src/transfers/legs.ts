// The two legs of a transfer: no transaction spans two accounts, so money moves from one account
// into transit, and from there into the other. The second leg cannot be refused.
import type { Decision } from '@kasir/core/server';
import * as z from 'zod';
import { noFees } from '../fees/fees.ts';
import { hasSufficientBalance } from '../ledger/ledgers.ts';
import { arrivalLines, transferLines } from '../ledger/lines.ts';
import { recordTransaction, type Movement } from '../ledger/transactions.ts';
import { transferLegs, type TransferLeg } from './kind.ts';

/** The data of a transfer that both accounts need. */
export const transferOrder = z.object({
  /** Unprefixed id of the transfer, the source of both transactions. */
  transfer: z.string(),
  reference: z.string(),
  /** The platform that requested it. */
  platform: z.string(),
  source: z.string(),
  destination: z.string(),
  currency: z.string(),
  /** Minor units. */
  amount: z.int(),
});
export type TransferOrder = z.infer<typeof transferOrder>;

const recordLeg = (
  d: Decision,
  { transfer, reference, currency, amount }: TransferOrder,
  side: Pick<Movement, 'cashflow' | 'lines'>,
): string =>
  recordTransaction(d, {
    ...side,
    source: { kind: 'transfer', id: transfer },
    type: 'TRANSFER',
    status: 'SUCCESS',
    category: 'XENPLATFORM',
    channel: 'XENPLATFORM',
    reference,
    identifier: null,
    currency,
    amount,
    fees: noFees,
  });

const insertLeg = (d: Decision, id: string, leg: TransferLeg): void => {
  d.insert(transferLegs, id, leg);
};

/**
 * Executes the sender's leg, in the partition of the source: available money goes into transit,
 * unless there is too little. Returns whether it was sent; a retry returns the first decision.
 */
export const sendTransfer = (d: Decision, order: TransferOrder): boolean => {
  const known = d.get(transferLegs, order.transfer);
  if (known) return known.state.transaction !== null;
  const { platform, destination, currency, amount } = order;
  const sent = hasSufficientBalance(d, currency, amount);
  const lines = transferLines(currency, amount);
  const transaction = sent ? recordLeg(d, order, { cashflow: 'MONEY_OUT', lines }) : null;
  insertLeg(d, order.transfer, {
    direction: 'out',
    peer: destination,
    platform,
    currency,
    amount,
    transaction,
  });
  return sent;
};

/** Executes the receiver's leg, in the destination's partition; once, even when retried. */
export const receiveTransfer = (d: Decision, order: TransferOrder): void => {
  if (d.get(transferLegs, order.transfer)) return;
  const { platform, source, currency, amount } = order;
  const lines = arrivalLines(currency, amount);
  const transaction = recordLeg(d, order, { cashflow: 'MONEY_IN', lines });
  insertLeg(d, order.transfer, {
    direction: 'in',
    peer: source,
    platform,
    currency,
    amount,
    transaction,
  });
};
