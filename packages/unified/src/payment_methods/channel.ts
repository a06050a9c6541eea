// Finds the channel of a payment method.
import { sentence } from '@kasir/core/messages';
import { fail, invalid, type Fail } from '@kasir/core/server';
import { matchChannels, mismatchMessage, type Channel } from '@kasir/models';
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
