// Lists the captures of a payment: each capture of an authorization, or the whole payment at once.
import type { Reads } from '@kasir/core/store';
import { getTransaction } from '../ledger/transactions.ts';
import { captures, type PaymentRow } from './kind.ts';

export interface CapturedAmount {
  /** Unprefixed id of the capture, or of the payment that was captured automatically. */
  readonly id: string;
  /** Minor units. */
  readonly amount: number;
  readonly at: number;
}

/** Returns the single capture of a payment that was captured automatically on completion. */
const automaticCapture = (
  reads: Pick<Reads, 'get'>,
  { id, state }: PaymentRow,
): readonly CapturedAmount[] => {
  const [first] = state.transactions;
  if (state.captured === 0 || first === undefined) return [];
  return [{ id, amount: state.captured, at: getTransaction(reads, first).state.created }];
};

/** Returns the captures of a payment, oldest first; `isManual` if its merchant captures it. */
export const capturesOf = (
  reads: Pick<Reads, 'get' | 'children'>,
  payment: PaymentRow,
  isManual: boolean,
): readonly CapturedAmount[] => {
  const { intent } = payment.state;
  if (!isManual || intent === null) return automaticCapture(reads, payment);
  return reads
    .children(captures, intent)
    .filter(({ state }) => state.payment === payment.id && state.status === 'SUCCEEDED')
    .map(({ id, state }) => ({ id, amount: state.captured, at: state.created }));
};
