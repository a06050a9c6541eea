// What was taken of the money of a payment: each capture of an authorization, or the whole at once.
import type { Reads } from '@kasir/core/server';
import { getTransaction } from '../ledger/transactions.ts';
import { captures, type PaymentRow } from './kind.ts';

export interface Taken {
  /** Bare id: of the capture, or of the payment that captured itself. */
  readonly id: string;
  /** Minor units. */
  readonly amount: number;
  readonly at: number;
}

/** A payment that nobody had to capture was captured once, when it was completed. */
const takenAtOnce = (reads: Pick<Reads, 'get'>, { id, state }: PaymentRow): readonly Taken[] => {
  const [first] = state.transactions;
  if (state.captured === 0 || first === undefined) return [];
  return [{ id, amount: state.captured, at: getTransaction(reads, first).state.created }];
};

/** What was captured of a payment, oldest first; `isManual` where its merchant captures it. */
export const takenOf = (
  reads: Pick<Reads, 'get' | 'children'>,
  payment: PaymentRow,
  isManual: boolean,
): readonly Taken[] => {
  const { intent } = payment.state;
  if (!isManual || intent === null) return takenAtOnce(reads, payment);
  return reads
    .children(captures, intent)
    .filter(({ state }) => state.payment === payment.id && state.status === 'SUCCEEDED')
    .map(({ id, state }) => ({ id, amount: state.captured, at: state.created }));
};
