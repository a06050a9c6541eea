// Business rules of payment methods: creating one, alone or for a payment request.
import { iso, sentence, step } from '@kasir/core';
import { fail, type At, type Context, type Fail, type Tx } from '@kasir/core/server';
import {
  paymentMethodMachine,
  paymentMethods,
  prefixes,
  problemMessage,
  reusabilityProblem,
  shownAddress,
  type Channel,
  type Reusability,
} from '@kasir/models';
import { refusedBy } from '../refuse.ts';
import { card } from './card.ts';
import { channelMeant, channelRefusal, unfitAmount } from './channel.ts';
import { directDebit } from './direct_debit.ts';
import { ewallet } from './ewallet.ts';
import type { MethodInput } from './input.ts';
import type { Around, Instrument, PaymentMethodRow } from './instrument.ts';
import { overTheCounter } from './over_the_counter.ts';
import { qrCode } from './qr_code.ts';
import { virtualAccount } from './virtual_account.ts';

/** Topic of the job that expires a method at its time; the payload is `{ payment_method: id }`. */
export const EXPIRE_METHOD = 'payment_method.expire';

/** How long a payer may take to authorise a method. */
const OPEN_MS = 24 * 3_600_000;

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

const instrumentOf = (
  at: At,
  tx: Tx,
  input: MethodInput,
  rest: { readonly channel: Channel; readonly around: Around; readonly context: Context },
): Instrument => {
  switch (input.type) {
    case 'EWALLET':
      return ewallet({ input, ...rest });
    case 'DIRECT_DEBIT':
      return directDebit({ input, ...rest });
    case 'CARD':
      return card(at.now, { input, ...rest });
    case 'OVER_THE_COUNTER':
      return overTheCounter(at, tx, { input, ...rest });
    case 'VIRTUAL_ACCOUNT':
      return virtualAccount(at, tx, { input, ...rest });
    case 'QR_CODE':
      return qrCode(at.now, { input, ...rest });
  }
};

/** Whether a channel cannot be used as often as the method says (PM2-UNSPEC-02). */
export const wrongReusability = (
  channel: Channel,
  reusability: Reusability,
): Fail<'PAYMENT_METHOD_REUSABILITY_INVALID'> | null => {
  const problem = reusabilityProblem(channel, reusability);
  if (!problem) return null;
  const message = sentence(problem.field, problemMessage(problem));
  return fail('PAYMENT_METHOD_REUSABILITY_INVALID', message);
};

const bornAs = ({ authorised }: Instrument, { inline }: Around) =>
  authorised === 'at once' ? 'ACTIVE' : inline ? 'PENDING' : 'REQUIRES_ACTION';

/**
 * Creates a method after all its rules hold, with the jobs for its times. An amount of the request
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
  const instrument = instrumentOf(at, tx, input, { channel, around, context });
  const bounds = input.type === 'VIRTUAL_ACCOUNT' ? input.virtual_account : null;
  const unfit = amount === null ? null : unfitAmount(channel, amount, 'body.amount', bounds);
  const refusal =
    refusedBy([unfit, ...instrument.violations]) ??
    wrongReusability(channel, input.reusability) ??
    instrument.refusal ??
    channelRefusal(channel, amount ?? instrument.amount ?? null, context);
  if (refusal) return refusal;
  const { to: status } = step(paymentMethodMachine, null, 'create', bornAs(instrument, around));
  const { expires } = instrument;
  const open_until = status === 'REQUIRES_ACTION' ? at.now + OPEN_MS : null;
  const id = at.id();
  const row = tx.insert(paymentMethods, id, {
    public: {
      id: prefixes.payment_method + id,
      type: input.type,
      business_id: context.account.id,
      country: channel.country,
      customer_id: around.customer?.public.id ?? null,
      reference_id: input.reference_id ?? at.id(),
      description: input.description ?? null,
      reusability: input.reusability,
      status,
      actions: [],
      card: null,
      ewallet: null,
      direct_debit: null,
      direct_bank_transfer: null,
      over_the_counter: null,
      virtual_account: null,
      qr_code: null,
      ...instrument.shown(id),
      billing_information: shownAddress(input.billing_information),
      failure_code: null,
      metadata: input.metadata ?? null,
      created: iso(at.now),
      updated: iso(at.now),
    },
    private: { expires, open_until, left: false, challenged: instrument.challenged ?? false },
  });
  for (const time of [expires, open_until])
    if (time !== null) tx.job(EXPIRE_METHOD, time, { payment_method: id });
  return { ok: true, row, channel };
};
