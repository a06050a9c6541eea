// Changing a payment method: its own fields, what is paid to it and until when, on and off.
import { iso, momentOf, type Violation } from '@kasir/core';
import { fail, publicText, type At, type Command, type Reply, type Tx } from '@kasir/core/server';
import { paymentMethods, paymentRequests, type Channel, type PaymentMethod } from '@kasir/models';
import { refusedBy } from '../refuse.ts';
import { channelOf, unfitAmount } from './channel.ts';
import { EXPIRE_METHOD, wrongReusability } from './decide.ts';
import { findMethod, unknownMethod } from './find.ts';
import type { PaymentMethodRow } from './instrument.ts';
import { statusAt, switchMethod } from './life.ts';
import { answered } from './render.ts';
import { unfitTime } from './time.ts';
import type { MethodPatch, updatePaymentMethod } from './update.contract.ts';
import { accountDisplays, unfitAmounts } from './virtual_account.ts';

/** The value that a field has after a change: absent stays, null takes away. */
const after = <V>(sent: V | null | undefined, now: V | null): V | null =>
  sent === undefined ? now : sent;

/** What a change makes of an instrument, and what is wrong with it. */
interface Changed {
  readonly violations: readonly (Violation | null)[];
  readonly change: Partial<PaymentMethod>;
  /** When it ends from now on, if the change says so. */
  readonly expires: number | null;
}

const nothing: Changed = { violations: [], change: {}, expires: null };

const changedTime = (
  now: number,
  channel: Channel,
  sent: string | null | undefined,
  path: string,
) => {
  const expires = sent ? momentOf(sent) : null;
  const violation = expires === null ? null : unfitTime(now, channel, expires, path);
  return { expires, violation };
};

const changedCounter = (
  now: number,
  { public: { over_the_counter: counter } }: PaymentMethodRow,
  sent: NonNullable<MethodPatch['over_the_counter']>,
  channel: Channel,
): Changed => {
  if (!counter) return nothing;
  const path = 'body.over_the_counter';
  const { customer_name, expires_at } = sent.channel_properties ?? {};
  const properties = counter.channel_properties;
  const amount = after(sent.amount, counter.amount);
  const time = `${path}.channel_properties.expires_at`;
  const { expires, violation } = changedTime(now, channel, expires_at, time);
  return {
    violations: [
      amount === null ? null : unfitAmount(channel, amount, `${path}.amount`),
      violation,
    ],
    expires,
    change: {
      over_the_counter: {
        ...counter,
        amount,
        channel_properties: {
          ...properties,
          customer_name: customer_name ?? properties.customer_name,
          expires_at: expires === null ? properties.expires_at : iso(expires),
        },
      },
    },
  };
};

const changedAccount = (
  now: number,
  { public: { virtual_account: account } }: PaymentMethodRow,
  sent: NonNullable<MethodPatch['virtual_account']>,
  channel: Channel,
  owner: Parameters<typeof accountDisplays>[3],
): Changed => {
  if (!account) return nothing;
  const path = 'body.virtual_account';
  const { suggested_amount: suggested, ...properties } = account.channel_properties;
  const { expires_at } = sent.channel_properties ?? {};
  const amount = after(sent.amount, account.amount);
  const min_amount = after(sent.min_amount, account.min_amount);
  const max_amount = after(sent.max_amount, account.max_amount);
  const suggested_amount = after(sent.channel_properties?.suggested_amount, suggested ?? null);
  const time = `${path}.channel_properties.expires_at`;
  const { expires, violation } = changedTime(now, channel, expires_at, time);
  const types =
    sent.alternative_display_types === undefined
      ? account.alternative_displays.map(({ type }) => type)
      : (sent.alternative_display_types ?? []);
  const number = properties.virtual_account_number;
  return {
    violations: [
      ...unfitAmounts(channel, { amount, min_amount, max_amount, suggested_amount }, path),
      violation,
    ],
    expires,
    change: {
      virtual_account: {
        ...account,
        amount,
        min_amount,
        max_amount,
        channel_properties: {
          ...properties,
          expires_at: expires === null ? properties.expires_at : iso(expires),
          ...(suggested_amount !== null && { suggested_amount }),
        },
        alternative_displays: accountDisplays(types, channel, { number, amount }, owner),
      },
    },
  };
};

/** Instruments of another type than the method's are refused: nothing sent is lost. */
const foreign = ({ public: { type } }: PaymentMethodRow, body: MethodPatch): (Violation | null)[] =>
  (['over_the_counter', 'virtual_account'] as const).map((name) =>
    body[name] && name.toUpperCase() !== type
      ? { path: `body.${name}`, message: `Leave this field out: the method is of type ${type}.` }
      : null,
  );

const changedInstrument = (
  now: number,
  row: PaymentMethodRow,
  body: MethodPatch,
  { account }: Command['context'],
): Changed => {
  const channel = channelOf(row);
  if (body.over_the_counter) return changedCounter(now, row, body.over_the_counter, channel);
  if (body.virtual_account) return changedAccount(now, row, body.virtual_account, channel, account);
  return nothing;
};

const refusedReusability = (row: PaymentMethodRow, { reusability }: MethodPatch) => {
  if (!reusability || reusability === row.public.reusability) return null;
  const channel = channelOf(row);
  return channel.flow === 'PRESENT'
    ? wrongReusability(channel, reusability)
    : fail(
        'PAYMENT_METHOD_REUSABILITY_INVALID',
        `The reusability of ${channel.type} cannot be changed: create another payment method.`,
      );
};

/** A new end of what is paid to holds for the requests that wait for it, too. */
const moveEnd = (at: At, tx: Tx, row: PaymentMethodRow, expires: number): void => {
  tx.job(EXPIRE_METHOD, expires, { payment_method: row.id });
  for (const request of tx.children(paymentRequests, row.id))
    if (request.state.expires === row.state.expires)
      tx.update(paymentRequests, request, { state: { ...request.state, expires } });
};

const refusedStatus = (status: PaymentMethod['status'], wanted: MethodPatch['status']) => {
  if (status === 'EXPIRED' || status === 'FAILED')
    return fail(
      'PAYMENT_METHOD_STATUS_INVALID',
      `This payment method is ${status} for good: create another one.`,
    );
  return wanted && status !== 'ACTIVE' && status !== 'INACTIVE'
    ? fail(
        'PAYMENT_METHOD_STATUS_INVALID',
        `This payment method is ${status}: its payer has to authorise it first.`,
      )
    : null;
};

/** Writes a change; one that leaves everything as it is writes nothing. */
const written = (
  at: At,
  tx: Tx,
  row: PaymentMethodRow,
  body: MethodPatch,
  { change, expires }: Changed,
): PaymentMethodRow => {
  const next = paymentMethods.schema.parse({
    ...row.public,
    description: after(body.description, row.public.description),
    reference_id: body.reference_id ?? row.public.reference_id,
    reusability: body.reusability ?? row.public.reusability,
    metadata: after(body.metadata, row.public.metadata),
    ...change,
  });
  if (JSON.stringify(next) === publicText(row)) return row;
  if (expires !== null) moveEnd(at, tx, row, expires);
  return tx.update(paymentMethods, row, {
    public: { ...next, updated: iso(at.now) },
    state: { ...row.state, expires: expires ?? row.state.expires },
  });
};

/** Changes a method; the checks stand in the order of the contract's errors. */
export const decideUpdate = (
  at: At,
  tx: Tx,
  { params, body, context }: Command<typeof updatePaymentMethod>,
): Reply<typeof updatePaymentMethod> => {
  const row = findMethod(tx, params.id);
  if (!row) return unknownMethod;
  const changed = changedInstrument(at.now, row, body, context);
  const refusal =
    refusedStatus(statusAt(row, at.now), body.status) ??
    refusedBy([...foreign(row, body), ...changed.violations]) ??
    refusedReusability(row, body);
  if (refusal) return refusal;
  const next = written(at, tx, row, body, changed);
  if (!body.status || body.status === row.public.status) return answered(next, context);
  const on = body.status === 'INACTIVE' ? 'deactivate' : 'reactivate';
  return answered(switchMethod(at, tx, next, on, context), context);
};
