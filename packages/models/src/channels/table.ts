// All types of payment channels and all channels: each type is a folder under types/.
import type { ChannelOf } from './channel.ts';
import { card } from './types/card/type.ts';
import { directDebit } from './types/direct-debit/type.ts';
import { ewallet } from './types/ewallet/type.ts';
import { overTheCounter } from './types/over-the-counter/type.ts';
import { payLater } from './types/pay-later/type.ts';
import { qrCode } from './types/qr-code/type.ts';
import type { TypeOfChannels } from './types/type.ts';
import { virtualAccount } from './types/virtual-account/type.ts';

/** The types of channels through which money comes in (CORE-04). */
export const channelTypes = {
  EWALLET: ewallet,
  VIRTUAL_ACCOUNT: virtualAccount,
  DIRECT_DEBIT: directDebit,
  CARD: card,
  OVER_THE_COUNTER: overTheCounter,
  QR_CODE: qrCode,
  PAYLATER: payLater,
} as const satisfies Readonly<Record<string, TypeOfChannels>>;

export type ChannelType = keyof typeof channelTypes;

export type Channel = ChannelOf<ChannelType>;

/** The names of all types. */
export const channelTypeNames = Object.keys(channelTypes) as readonly ChannelType[];

/** A code that channels of a type have. */
export type ChannelCode<Type extends ChannelType> =
  (typeof channelTypes)[Type]['channels'][number]['code'];

/** All channels of all markets. */
export const channels: readonly Channel[] = Object.values(channelTypes).flatMap<Channel>(
  (type) => type.channels,
);

/** Returns the properties of a type. */
export const channelType = (type: ChannelType): TypeOfChannels => channelTypes[type];

/** Returns whether an account may use the channels of a type. */
export const isActivated = (
  account: { readonly switches: Readonly<Record<string, boolean>> },
  type: ChannelType,
): boolean => account.switches[channelTypes[type].accountSwitch] !== false;
