// Look-ups in the channel table.
import type { Channel, ChannelType } from './channel.ts';
import { channels } from './table.ts';

/** The default codes where none is sent: one for each market with the type. */
const unnamed: Partial<Record<ChannelType, readonly string[]>> = {
  CARD: ['CARDS'],
  QR_CODE: ['QRIS', 'QRPH', 'PROMPTPAY'],
};

const named: ReadonlyMap<string, readonly Channel[]> = Map.groupBy(
  channels,
  ({ type, code }) => `${type} ${code}`,
);

/** Channels of a type and code, one per market; without a code those that need none. */
export const channelsNamed = (type: ChannelType, code: string | null): readonly Channel[] =>
  code === null
    ? (unnamed[type] ?? []).flatMap((one) => named.get(`${type} ${one}`) ?? [])
    : (named.get(`${type} ${code}`) ?? []);

/** The channel of a type, code and currency, or undefined. */
export const findChannel = (
  type: ChannelType,
  code: string,
  currency: string,
): Channel | undefined => channelsNamed(type, code).find((one) => one.currency === currency);

/** The channel of a type, code and country, or undefined; a code that was not sent is null. */
export const channelIn = (
  type: ChannelType,
  code: string | null,
  country: string,
): Channel | undefined => channelsNamed(type, code).find((one) => one.country === country);

/** channel_code as transactions spell it, with the country in front. */
export const transactionCode = (channel: Channel): string => `${channel.country}_${channel.code}`;
