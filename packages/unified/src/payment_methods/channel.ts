// Finds the channel of a payment method, and makes the responses to refusals of channels.
import { sentence } from '@kasir/core';
import { fail, invalid, type Fail } from '@kasir/core/server';
import { matchChannels, mismatchMessage, type Channel } from '@kasir/models';
import type { ChannelRefusal, Problem } from '@kasir/payments';
import type { MethodInput } from './input.ts';
import type { SentInstrument } from './types/view.ts';

interface Found {
  readonly ok: true;
  readonly channel: Channel;
}

/** The values of a request that determine the channel of its method. */
export interface ChannelContext {
  readonly currency: string | null;
  readonly country: string | null;
  /** Paths in the request, for violations. */
  readonly paths: { readonly method: string; readonly currency: string };
}

/**
 * Returns the only channel that matches the code of an instrument and the currency and country of
 * the request. All payments on the channel belong to its market (PR2-UNSPEC-08).
 */
export const resolveChannel = (
  type: MethodInput['type'],
  { channelCode: code }: Pick<SentInstrument, 'channelCode'>,
  { currency, country, paths }: ChannelContext,
): Found | Fail<'CHANNEL_CODE_NOT_SUPPORTED_ERROR' | 'API_VALIDATION_ERROR'> => {
  const { channels, mismatch } = matchChannels(type, code, { currency, country });
  const [channel, other] = channels;
  if (channel && !other) return { ok: true, channel };
  const accepted = [...new Set(channels.map((one) => one.country))];
  const wrong = mismatch ?? { field: 'country' as const, accepted };
  const message = mismatchMessage(wrong, type, code);
  if (wrong.field === 'channel_code')
    return fail('CHANNEL_CODE_NOT_SUPPORTED_ERROR', sentence('channel_code', message));
  return invalid(wrong.field === 'currency' ? paths.currency : `${paths.method}.country`, message);
};

/** Returns the response to a method for more uses than its channel allows (PM2-UNSPEC-02). */
export const reusabilityFailure = ({
  field,
  message,
}: Problem): Fail<'PAYMENT_METHOD_REUSABILITY_INVALID'> =>
  fail('PAYMENT_METHOD_REUSABILITY_INVALID', sentence(field, message));

const reasons = {
  live: 'No connector serves this channel in live mode. Use a test key.',
  'switched off': 'This channel is not activated for your account. Activate it first.',
  simulated: 'Simulated failure: this amount makes the channel decline in test mode.',
} as const;

type RefusedByChannel = Fail<'CHANNEL_NOT_ACTIVATED' | 'CHANNEL_UNAVAILABLE' | 'SERVER_ERROR'>;

/** Returns the response to a refusal by the channel. */
export const channelFailure = ({ code, reason }: ChannelRefusal): RefusedByChannel =>
  fail(code, reasons[reason]);
