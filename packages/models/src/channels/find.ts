// How a channel is found in the data table.
import type { Channel, ChannelType } from './channel.ts';
import { channels } from './table.ts';

/** Channels of a type and code, one per market. */
export const channelsNamed = (type: ChannelType, code: string): readonly Channel[] =>
  channels.filter((channel) => channel.type === type && channel.code === code);

/** The channel of a type, code and currency, or undefined. */
export const findChannel = (
  type: ChannelType,
  code: string,
  currency: string,
): Channel | undefined =>
  channels.find((one) => one.type === type && one.code === code && one.currency === currency);

/** The channel of a type, code and country, or undefined. */
export const channelIn = (type: ChannelType, code: string, country: string): Channel | undefined =>
  channels.find((one) => one.type === type && one.code === code && one.country === country);

/** channel_code as transactions spell it, with the country in front. */
export const transactionCode = (channel: Channel): string => `${channel.country}_${channel.code}`;
