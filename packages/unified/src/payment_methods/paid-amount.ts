// What a payer pays who is asked for this: the amount, or anything within bounds.
import { toMajor } from '@kasir/core';
import { done, invalid, type Done, type Fail } from '@kasir/core/server';
import {
  boundsProblem,
  channelOf,
  readAmount,
  type InstrumentRow,
  type Requested,
} from '@kasir/payments';
import { validationFailure } from '../validation-failure.ts';

const path = 'body.amount';

/** Whether an amount breaks the bounds that an instrument sets beside those of its channel. */
export const isOutOfBounds = ({ min, max }: Requested, amount: number): boolean =>
  amount < (min ?? 0) || amount > (max ?? Infinity);

/** The minor units of what a payer pays; `sent` in the currency's own unit. */
export const paidAmount = (
  requested: Requested,
  sent: number | null | undefined,
  { state }: InstrumentRow,
): Done<number> | Fail<'API_VALIDATION_ERROR'> => {
  const channel = channelOf(state);
  const { amount: read, problem } = readAmount(channel, sent, 'amount');
  const asked = requested.amount;
  const other = asked !== null && (problem !== null || (read !== null && read !== asked));
  if (other) {
    const major = toMajor(state.currency, asked);
    return invalid(path, `Must be ${major}, the requested amount, or omitted.`);
  }
  const amount = read ?? asked;
  if (problem) return invalid(path, problem.message);
  if (amount === null)
    return invalid(path, 'This field is required: the amount to pay is left to the payer.');
  if (asked === null && isOutOfBounds(requested, amount))
    return invalid(path, 'Must be from min_amount to max_amount.');
  const unfit = boundsProblem(channel, amount, 'amount');
  return validationFailure([unfit && { path, message: unfit.message }]) ?? done(amount);
};
