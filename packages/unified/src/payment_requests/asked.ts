// What a payer may pay: the amount that is asked for, or anything within the bounds of the method.
import { invalid, type Fail } from '@kasir/core/server';
import type { Channel } from '@kasir/models';
import { channelOf, unfitAmount } from '../payment_methods/channel.ts';
import type { PaymentMethodRow } from '../payment_methods/instrument.ts';
import { refusedBy } from '../refuse.ts';

export interface Asked {
  readonly amount: number | null;
  readonly min_amount: number | null;
  readonly max_amount: number | null;
}

/** What a method itself asks for. */
export const askedBy = ({ public: method }: PaymentMethodRow): Asked => ({
  amount: (method.virtual_account ?? method.over_the_counter ?? method.qr_code)?.amount ?? null,
  min_amount: method.virtual_account?.min_amount ?? null,
  max_amount: method.virtual_account?.max_amount ?? null,
});

/** Whether a type of method may leave the amount to its payer (PR2-CONF-01). */
export const leavesAmount = (type: Channel['type']): boolean =>
  type === 'VIRTUAL_ACCOUNT' || type === 'OVER_THE_COUNTER';

/** Whether an amount breaks the bounds that a method sets beside those of its channel. */
export const outOfBounds = ({ min_amount, max_amount }: Asked, amount: number): boolean =>
  amount < (min_amount ?? 0) || amount > (max_amount ?? Infinity);

/** What a payer pays who was asked for this: the amount, or what is wrong with it. */
export const paidAmount = (
  asked: Asked,
  sent: number | null | undefined,
  method: PaymentMethodRow,
): { readonly ok: true; readonly amount: number } | Fail<'API_VALIDATION_ERROR'> => {
  const path = 'body.amount';
  const amount = sent ?? asked.amount;
  if (amount === null) return invalid(path, 'Send an amount: the one to pay is left to the payer.');
  if (asked.amount !== null && amount !== asked.amount)
    return invalid(path, `Send ${asked.amount} or nothing: it is the amount that is asked for.`);
  if (asked.amount === null && outOfBounds(asked, amount))
    return invalid(path, 'Send an amount from min_amount to max_amount.');
  const unfit = refusedBy([unfitAmount(channelOf(method), amount, path)]);
  return unfit ?? { ok: true, amount };
};
