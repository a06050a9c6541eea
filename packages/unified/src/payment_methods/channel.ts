// The channel behind a method: which one a code means, what it asks for, what it takes and what it
// refuses.
import { sentence, type Violation } from '@kasir/core';
import { fail, invalid, type Context, type Fail } from '@kasir/core/server';
import {
  amountProblem,
  channelIn,
  isActivated,
  matchChannels,
  mismatchMessage,
  missingProperties,
  problemMessage,
  type Channel,
  type OwnBounds,
  type Reusability,
} from '@kasir/models';
import { refusalOf } from '@kasir/payments';
import type { MethodInput } from './input.ts';
import type { Around, PaymentMethodRow } from './instrument.ts';

interface Found {
  readonly ok: true;
  readonly channel: Channel;
}

const instrumentIn = (input: MethodInput) => {
  switch (input.type) {
    case 'EWALLET':
      return input.ewallet;
    case 'DIRECT_DEBIT':
      return input.direct_debit;
    case 'CARD':
      return input.card;
    case 'OVER_THE_COUNTER':
      return input.over_the_counter;
    case 'VIRTUAL_ACCOUNT':
      return input.virtual_account;
    case 'QR_CODE':
      return input.qr_code;
  }
};

/** The currency that an instrument itself names, or null. */
export const currencyIn = (input: MethodInput): string | null => {
  const instrument = instrumentIn(input);
  return 'currency' in instrument ? (instrument.currency ?? null) : null;
};

/** The one channel that the code of an instrument means, by currency and country around it. */
export const channelMeant = (
  input: MethodInput,
  { currency, country, paths }: Around,
): Found | Fail<'CHANNEL_CODE_NOT_SUPPORTED_ERROR' | 'API_VALIDATION_ERROR'> => {
  const code = instrumentIn(input).channel_code ?? null;
  const { channels, mismatch } = matchChannels(input.type, code, { currency, country });
  const [channel, other] = channels;
  if (channel && !other) return { ok: true, channel };
  const accepted = [...new Set(channels.map((one) => one.country))];
  const wrong = mismatch ?? { field: 'country' as const, accepted };
  const message = mismatchMessage(wrong, input.type, code);
  if (wrong.field === 'channel_code')
    return fail('CHANNEL_CODE_NOT_SUPPORTED_ERROR', sentence('channel_code', message));
  return invalid(wrong.field === 'currency' ? paths.currency : `${paths.method}.country`, message);
};

/** The channel behind a stored method. */
export const channelOf = ({ public: method }: PaymentMethodRow): Channel => {
  const instrument =
    method.ewallet ??
    method.direct_debit ??
    method.card ??
    method.over_the_counter ??
    method.virtual_account ??
    method.qr_code;
  const channel = instrument && channelIn(method.type, instrument.channel_code, method.country);
  if (!channel) throw new Error(`Payment method ${method.id} has no channel`);
  return channel;
};

/**
 * What each channel_property that a channel needs and the request lacks violates (PM2-UNSPEC-02).
 */
export const missingViolations = (
  channel: Channel,
  reusability: Reusability,
  sent: Readonly<Record<string, unknown>>,
  path: string,
): Violation[] =>
  missingProperties(channel, reusability, (name) => (sent[name] ?? null) !== null).map(
    (problem) => ({ path: `${path}.${problem.field}`, message: problemMessage(problem) }),
  );

/** Properties of a method under those of the request around it; null takes nothing away. */
export const effective = (
  own: Readonly<Record<string, unknown>>,
  { channel_properties: over }: Pick<Around, 'channel_properties'>,
): Readonly<Record<string, unknown>> => ({
  ...own,
  ...Object.fromEntries(Object.entries(over ?? {}).filter(([, value]) => (value ?? null) !== null)),
});

/**
 * Whether an amount breaks the bounds of its channel or method, or has more decimals than its
 * currency.
 */
export const unfitAmount = (
  channel: Channel,
  amount: number,
  path: string,
  bounds: OwnBounds | null = null,
): Violation | null => {
  const problem = amountProblem(channel, amount, 'amount', bounds);
  return problem && { path, message: problemMessage(problem) };
};

/** What the channel itself refuses: live without a connector, switched off, a magic amount. */
export const channelRefusal = (
  { type }: Channel,
  amount: number | null,
  { realm, account }: Context,
): Fail<'CHANNEL_NOT_ACTIVATED' | 'CHANNEL_UNAVAILABLE' | 'SERVER_ERROR'> | null => {
  if (realm.mode === 'live') {
    return fail(
      'CHANNEL_UNAVAILABLE',
      'No connector serves this channel in live mode. Use a test key.',
    );
  }
  if (!isActivated(account, type)) {
    return fail(
      'CHANNEL_NOT_ACTIVATED',
      'This channel is not activated for your account. Activate it first.',
    );
  }
  const refusal = refusalOf(type, amount);
  return (
    refusal &&
    fail(refusal, 'Simulated failure: this amount makes the channel decline in test mode.')
  );
};
