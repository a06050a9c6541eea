// Business rules of payment methods: creating one, alone or for a payment request.
import { iso, step, type RowOf } from '@kasir/core';
import type { At, Context, Fail, Tx } from '@kasir/core/server';
import {
  paymentMethodMachine,
  paymentMethods,
  prefixes,
  shownAddress,
  type Channel,
} from '@kasir/models';
import { refusedBy } from '../refuse.ts';
import { channelMeant, channelRefusal, unfitAmount } from './channel.ts';
import { ewallet } from './ewallet.ts';
import type { MethodInput } from './input.ts';
import type { Around } from './instrument.ts';
import { virtualAccount } from './virtual_account.ts';

export type PaymentMethodRow = RowOf<typeof paymentMethods>;

/** Topic of the job that expires a method at its time; the payload is `{ payment_method: id }`. */
export const EXPIRE_METHOD = 'payment_method.expire';

export interface UsableMethod {
  readonly ok: true;
  readonly row: PaymentMethodRow;
  readonly channel: Channel;
}

export type MethodFailure = Fail<
  | 'API_VALIDATION_ERROR'
  | 'CHANNEL_CODE_NOT_SUPPORTED_ERROR'
  | 'PAYMENT_METHOD_REUSABILITY_INVALID'
  | 'DUPLICATED_FIXED_PAYMENT_INSTRUMENT'
  | 'CHANNEL_NOT_ACTIVATED'
  | 'CHANNEL_UNAVAILABLE'
  | 'SERVER_ERROR'
>;

/**
 * Creates a method after all its rules hold, with the job for its time. An amount of the request
 * around it is checked here too, so that one answer names every violation.
 */
export const createMethod = (
  at: At,
  tx: Tx,
  input: MethodInput,
  around: Around,
  context: Context,
): UsableMethod | MethodFailure => {
  const meant = channelMeant(input, around);
  if (!meant.ok) return meant;
  const { channel } = meant;
  const { amount } = around;
  const instrument =
    input.type === 'EWALLET'
      ? ewallet({ input, channel, around })
      : virtualAccount(at, tx, { input, channel, around }, context);
  const unfit = amount === null ? null : unfitAmount(channel, amount, 'body.amount');
  const refusal =
    refusedBy([unfit, ...instrument.violations]) ??
    instrument.refusal ??
    channelRefusal(channel, amount, context);
  if (refusal) return refusal;
  const id = at.id();
  const row = tx.insert(paymentMethods, id, {
    public: {
      id: prefixes.payment_method + id,
      type: input.type,
      business_id: context.account.id,
      country: channel.country,
      customer_id: null,
      reference_id: input.reference_id ?? at.id(),
      description: input.description ?? null,
      reusability: input.reusability,
      status: step(paymentMethodMachine, null, 'create').to,
      actions: [],
      card: null,
      direct_debit: null,
      direct_bank_transfer: null,
      over_the_counter: null,
      qr_code: null,
      ...instrument.shown(),
      billing_information: shownAddress(input.billing_information),
      failure_code: null,
      metadata: input.metadata ?? null,
      created: iso(at.now),
      updated: iso(at.now),
    },
    private: { expires: instrument.expires },
  });
  if (instrument.expires !== null)
    tx.job(EXPIRE_METHOD, instrument.expires, { payment_method: id });
  return { ok: true, row, channel };
};
