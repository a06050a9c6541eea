// Validates a paid amount: exactly the requested amount, or any amount within bounds.
import { boundsProblem, type Problem } from '../instruments/problems.ts';
import { channelOf } from '../instruments/find.ts';
import type { InstrumentRow, Requested } from '../instruments/kind.ts';

/** An amount sent by a payer, as `readAmount` returns it. */
export interface SentAmount {
  /** Minor units; null for the requested amount. */
  readonly amount: number | null;
  /** The problem with an invalid amount of the currency. */
  readonly problem?: Problem | null;
}

/** The reasons why an amount cannot be paid. */
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

const refuseAmount = (refusal: AmountRefusal): Refused => ({ ok: false, refusal });

/** Returns whether an amount is outside the bounds of an instrument; channels have their own. */
export const isOutOfBounds = ({ min, max }: Requested, amount: number): boolean =>
  amount < (min ?? 0) || amount > (max ?? Infinity);

/** Returns the paid amount in minor units if the request and the channel allow it. */
export const findPaidAmount = (
  requested: Requested,
  { state }: InstrumentRow,
  { amount: sent, problem = null }: SentAmount,
): Payable | Refused => {
  const { amount: exact } = requested;
  if (exact !== null && (problem !== null || (sent !== null && sent !== exact)))
    return refuseAmount({ code: 'OTHER_AMOUNT', requested: exact });
  if (problem) return refuseAmount({ code: 'AMOUNT_INVALID', problem });
  const amount = sent ?? exact;
  if (amount === null) return refuseAmount({ code: 'OPEN_AMOUNT' });
  if (exact === null && isOutOfBounds(requested, amount))
    return refuseAmount({ code: 'OUT_OF_BOUNDS' });
  const bounds = boundsProblem(channelOf(state), amount, 'amount');
  return bounds ? refuseAmount({ code: 'AMOUNT_INVALID', problem: bounds }) : { ok: true, amount };
};
