// The channel that a payment method means, and how refusals of channels are answered.
import { fail, invalid, type Fail, type Scope } from '@kasir/core/server';
import { channelsNamed, type Channel } from '@kasir/models';
import { channelRefusal } from '@kasir/payments';
import type { MethodInput } from './input.ts';
import type { SentInstrument } from './types/view.ts';

interface Found {
  readonly ok: true;
  readonly channel: Channel;
}

/** What the request around a method says of its channel. */
export interface ChannelAround {
  readonly currency: string | null;
  readonly country: string | null;
  /** Where things stand in the request, for the paths of violations. */
  readonly paths: { readonly method: string; readonly currency: string };
}

/** The one channel that the code of an instrument means, by currency and country around it. */
export const channelMeant = (
  type: MethodInput['type'],
  { channelCode }: Pick<SentInstrument, 'channelCode'>,
  { currency, country, paths }: ChannelAround,
): Found | Fail<'CHANNEL_CODE_NOT_SUPPORTED_ERROR' | 'API_VALIDATION_ERROR'> => {
  const named = channelsNamed(type, channelCode);
  if (named.length === 0) {
    return fail(
      'CHANNEL_CODE_NOT_SUPPORTED_ERROR',
      `${type} has no channel with this channel_code.`,
    );
  }
  const oneOf = (values: readonly string[]) =>
    `Must be ${[...new Set(values)].join(' or ')} for this channel.`;
  const inCurrency = named.filter((one) => currency === null || one.currency === currency);
  if (inCurrency.length === 0)
    return invalid(paths.currency, oneOf(named.map((one) => one.currency)));
  const [channel, other] = inCurrency.filter((one) => country === null || one.country === country);
  return channel && !other
    ? { ok: true, channel }
    : invalid(`${paths.method}.country`, oneOf(inCurrency.map((one) => one.country)));
};

const reasons = {
  live: 'No connector serves this channel in live mode. Use a test key.',
  'switched off': 'This channel is not activated for the account. Activate it first.',
  simulated: 'Simulated failure: this amount makes the channel decline in test mode.',
} as const;

/** What the channel itself refuses, as it is answered. Amount in minor units. */
export const refusedByChannel = (
  d: Pick<Scope, 'context'>,
  channel: Channel,
  amount: number | null,
): Fail<'CHANNEL_NOT_ACTIVATED' | 'CHANNEL_UNAVAILABLE' | 'SERVER_ERROR'> | null => {
  const refusal = channelRefusal(d, channel, amount);
  return refusal && fail(refusal.code, reasons[refusal.reason]);
};
