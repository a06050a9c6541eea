// Finds channels in the channel table.
import { grouped } from '@kasir/core';
import {
  channels,
  channelType,
  type ChannelCode,
  type ChannelType,
  type Channel,
} from './table.ts';

/** Channels by type and code; an index, because each request looks up its channel many times. */
const named: ReadonlyMap<string, ReadonlyMap<string, readonly Channel[]>> = new Map(
  [...grouped(channels, ({ type }) => type)].map(([type, all]) => [
    type,
    grouped(all, ({ code }) => code),
  ]),
);

/** Returns the channels of a type and code, one per market; for null, the default codes. */
export const channelsNamed = (type: ChannelType, code: string | null): readonly Channel[] =>
  code === null
    ? channelType(type).unnamed.flatMap((one) => named.get(type)?.get(one) ?? [])
    : (named.get(type)?.get(code) ?? []);

/** Returns the channel of a type, code and currency, or undefined. */
export const findChannel = (
  type: ChannelType,
  code: string,
  currency: string,
): Channel | undefined => channelsNamed(type, code).find((one) => one.currency === currency);

/** Returns the channel of a type, code and country, or undefined; an omitted code is null. */
export const channelIn = (
  type: ChannelType,
  code: string | null,
  country: string,
): Channel | undefined => channelsNamed(type, code).find((one) => one.country === country);

/** Returns a channel whose code the compiler knows. Throws when its market does not have it. */
export const getChannel = <Type extends ChannelType>(
  type: Type,
  code: ChannelCode<Type>,
  country: string,
): Channel => {
  const found = channelIn(type, code, country);
  if (found === undefined) throw new Error(`${country} has no channel ${code}`);
  return found;
};

/** The market of a channel; null for any. */
export interface Market {
  readonly currency: string | null;
  readonly country: string | null;
}

/** The field that excludes every channel of a code, with its accepted values. */
export interface ChannelMismatch {
  readonly field: 'channel_code' | 'currency' | 'country';
  readonly accepted: readonly string[];
}

export interface ChannelMatches {
  /** The channels that match a code in a market: one, unless the market is left open. */
  readonly channels: readonly Channel[];
  /** Set when no channel matches. */
  readonly mismatch: ChannelMismatch | null;
}

/** Returns the channels of a list that are in a market, or the field that excludes all of them. */
const inMarket = (
  known: readonly Channel[],
  { currency, country }: Market,
  codes: () => readonly string[],
): ChannelMatches => {
  const none = (field: ChannelMismatch['field'], accepted: readonly string[]): ChannelMatches => ({
    channels: [],
    mismatch: { field, accepted: [...new Set(accepted)] },
  });
  if (known.length === 0) return none('channel_code', codes());
  const inCurrency = known.filter((one) => currency === null || one.currency === currency);
  const currencies = known.map((one) => one.currency);
  if (inCurrency.length === 0) return none('currency', currencies);
  const matching = inCurrency.filter((one) => country === null || one.country === country);
  const countries = inCurrency.map((one) => one.country);
  if (matching.length === 0) return none('country', countries);
  return { channels: matching, mismatch: null };
};

/** Returns the channels that match a type and code of v2 in a market; an omitted code is null. */
export const matchChannels = (
  type: ChannelType,
  code: string | null,
  market: Market,
): ChannelMatches =>
  inMarket(
    channelsNamed(type, code).filter(({ v2 }) => v2),
    market,
    () => channels.filter((one) => one.type === type && one.v2).map((one) => one.code),
  );

const namedInV3: ReadonlyMap<string, readonly Channel[]> = grouped(
  channels.filter(({ v3 }) => v3 !== null),
  ({ v3 }) => v3?.code ?? '',
);

/** Returns the channels that match a code of v3 in a market: one, unless that is left open. */
export const matchV3Channels = (code: string, market: Market): ChannelMatches =>
  inMarket(namedInV3.get(code) ?? [], market, () => [...namedInV3.keys()]);

/** Returns the channel_code as in transactions, with the country as prefix. */
export const transactionCode = (channel: Channel): string => `${channel.country}_${channel.code}`;

/** Codes of linked accounts without a prefix. */
const unprefixed: ReadonlySet<string> = new Set(['BCA_ONEKLIK']);

/**
 * Returns the channel_code as in linked accounts of the legacy API: prefixed with `DC_` for a bank
 * whose cards are debited, `BA_` for one whose accounts are, and the country for a wallet.
 */
export const linkedAccountCode = (channel: Channel): string => {
  if (channel.type !== 'DIRECT_DEBIT') return transactionCode(channel);
  if (unprefixed.has(channel.code)) return channel.code;
  return `${channel.debits === 'DEBIT_CARD' ? 'DC' : 'BA'}_${channel.code}`;
};

const linkable: ReadonlyMap<string, Channel> = new Map(
  channels
    .filter(({ type, reusable }) => reusable && (type === 'DIRECT_DEBIT' || type === 'EWALLET'))
    .map((channel) => [linkedAccountCode(channel), channel]),
);

/** The codes under which accounts can be linked. */
export const linkableCodes: readonly string[] = [...linkable.keys()];

/** Returns the channel whose accounts are linked under a code of the legacy API, if any. */
export const linkableChannel = (code: string): Channel | undefined => linkable.get(code);
