// The channel behind a method: which one a code means, what it asks for, what it takes and what it
// refuses.
import { toMinor, type Violation } from '@kasir/core';
import { fail, invalid, type Context, type Fail } from '@kasir/core/server';
import { channelIn, channelsNamed, isActivated, type Channel } from '@kasir/models';
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
  const named = channelsNamed(input.type, instrumentIn(input).channel_code ?? null);
  if (named.length === 0) {
    return fail(
      'CHANNEL_CODE_NOT_SUPPORTED_ERROR',
      `${input.type} has no channel with this channel_code.`,
    );
  }
  const oneOf = (values: readonly string[]) =>
    `Send ${[...new Set(values)].join(' or ')} for this channel.`;
  const inCurrency = named.filter((one) => currency === null || one.currency === currency);
  if (inCurrency.length === 0)
    return invalid(paths.currency, oneOf(named.map((one) => one.currency)));
  const [channel, other] = inCurrency.filter((one) => country === null || one.country === country);
  return channel && !other
    ? { ok: true, channel }
    : invalid(`${paths.method}.country`, oneOf(inCurrency.map((one) => one.country)));
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
export const missingProperties = (
  { code, requires, requiresToSave }: Channel,
  reusability: 'ONE_TIME_USE' | 'MULTIPLE_USE',
  sent: Readonly<Record<string, unknown>>,
  path: string,
): Violation[] =>
  (reusability === 'MULTIPLE_USE' ? requiresToSave : requires)
    .filter((key) => (sent[key] ?? null) === null)
    .map((key) => ({
      path: `${path}.${key}`,
      message: `This field is required for ${code}.`,
    }));

/** Properties of a method under those of the request around it; null takes nothing away. */
export const effective = (
  own: Readonly<Record<string, unknown>>,
  { channel_properties: over }: Pick<Around, 'channel_properties'>,
): Readonly<Record<string, unknown>> => ({
  ...own,
  ...Object.fromEntries(Object.entries(over ?? {}).filter(([, value]) => (value ?? null) !== null)),
});

/** The least and the most that a method itself takes. */
interface Bounds {
  readonly min_amount?: number | null | undefined;
  readonly max_amount?: number | null | undefined;
}

/**
 * Whether an amount breaks the bounds of its channel or method, or has more decimals than its
 * currency.
 */
export const unfitAmount = (
  { code, currency, ...channel }: Channel,
  amount: number,
  path: string,
  bounds?: Bounds | null,
): Violation | null => {
  const min = bounds?.min_amount ?? channel.min;
  const max = bounds?.max_amount ?? channel.max;
  if (amount < min || amount > max)
    return { path, message: `Send ${min} to ${max} ${currency} for ${code}.` };
  return toMinor(currency, amount) === undefined
    ? { path, message: `Send an amount with the decimals of ${currency}.` }
    : null;
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
      'No connector serves this channel in live mode: use a test key.',
    );
  }
  if (!isActivated(account, type)) {
    return fail(
      'CHANNEL_NOT_ACTIVATED',
      'This channel is not activated for the account: activate it first.',
    );
  }
  const refusal = refusalOf(type, amount);
  return refusal && fail(refusal, 'The channel refuses this amount: nothing was created.');
};
