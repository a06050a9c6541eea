// What may be paid where an amount is requested: that amount, or anything within bounds.
import { boundsProblem, type Problem } from '../instruments/problems.ts';
import { channelOf } from '../instruments/find.ts';
import type { InstrumentRow, Requested } from '../instruments/kind.ts';

/** An amount that a payer sends, as `readAmount` reads it. */
export interface SentAmount {
  /** Minor units; what is requested when null. */
  readonly amount: number | null;
  /** Why it is no amount of the currency. */
  readonly problem?: Problem | null;
}

/** Why an amount cannot be paid. */
export type AmountRefusal =
  | { readonly code: 'OTHER_AMOUNT'; readonly requested: number }
  | { readonly code: 'OPEN_AMOUNT' | 'OUT_OF_BOUNDS' }
  | { readonly code: 'AMOUNT_INVALID'; readonly problem: Problem };

interface Refused {
  readonly ok: false;
  readonly refusal: AmountRefusal;
}

interface Payable {
  readonly ok: true;
  readonly amount: number;
}

const refused = (refusal: AmountRefusal): Refused => ({ ok: false, refusal });

/** Whether an amount breaks the bounds that an instrument sets beside those of its channel. */
export const isOutOfBounds = ({ min, max }: Requested, amount: number): boolean =>
  amount < (min ?? 0) || amount > (max ?? Infinity);

/** The minor units that are paid, once they fit what is requested and what the channel takes. */
export const findPaidAmount = (
  requested: Requested,
  { state }: InstrumentRow,
  { amount: sent, problem = null }: SentAmount,
): Payable | Refused => {
  const { amount: exact } = requested;
  if (exact !== null && (problem !== null || (sent !== null && sent !== exact)))
    return refused({ code: 'OTHER_AMOUNT', requested: exact });
  if (problem) return refused({ code: 'AMOUNT_INVALID', problem });
  const amount = sent ?? exact;
  if (amount === null) return refused({ code: 'OPEN_AMOUNT' });
  if (exact === null && isOutOfBounds(requested, amount)) return refused({ code: 'OUT_OF_BOUNDS' });
  const bounds = boundsProblem(channelOf(state), amount, 'amount');
  return bounds ? refused({ code: 'AMOUNT_INVALID', problem: bounds }) : { ok: true, amount };
};
