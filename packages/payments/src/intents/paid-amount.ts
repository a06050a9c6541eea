// Validates a paid amount: exactly the requested amount, or any amount within bounds.
import { mustBe } from '@kasir/core/messages';
import { toMajor } from '@kasir/core/money';
import { boundsProblem, type Problem } from '../instruments/problems.ts';
import { channelOf } from '../instruments/find.ts';
import type { InstrumentRow, Requested } from '../instruments/kind.ts';

/** An amount sent by a payer, parsed by the generation of the API. */
export interface SentAmount {
  /** Minor units; null for the requested amount. */
  readonly amount: number | null;
  /** The problem of an amount that the currency cannot express; other refusals may precede it. */
  readonly problem?: Problem | null;
}

/** An amount cannot be paid; every generation shows the same message. */
export interface AmountRefusal {
  readonly code: 'AMOUNT_REFUSED';
  readonly problem: Problem;
}

interface Refused {
  readonly ok: false;
  readonly refusal: AmountRefusal;
}

interface Payable {
  readonly ok: true;
  readonly amount: number;
}

const refuseAmount = (problem: Problem): Refused => ({
  ok: false,
  refusal: { code: 'AMOUNT_REFUSED', problem },
});

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
  const refuse = (message: string): Refused => refuseAmount({ field: 'amount', message });
  if (exact !== null && (problem !== null || (sent !== null && sent !== exact)))
    return refuse(mustBe(`${toMajor(state.currency, exact)}, the requested amount, or omitted`));
  if (problem) return refuseAmount(problem);
  const amount = sent ?? exact;
  if (amount === null)
    return refuse('This field is required, because the payer chooses the amount.');
  if (exact === null && isOutOfBounds(requested, amount))
    return refuse(mustBe('from min_amount to max_amount'));
  const bounds = boundsProblem(channelOf(state), amount, 'amount');
  return bounds ? refuseAmount(bounds) : { ok: true, amount };
};
