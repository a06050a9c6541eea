// The capabilities of channels in v3, derived from the channel table.
import { requiredFor } from '@kasir/core/messages';
import type { V3Channel } from './channel.ts';
import { channelType, type Channel } from './table.ts';

/**
 * The capabilities of a channel in v3: accept repeated payments on a code, or a code chosen by the
 * merchant; save an instrument, and let the merchant initiate its charges; authorize first and
 * capture later; pay in installments.
 */
export type Capability =
  | 'reusable_code'
  | 'custom_code'
  | 'save'
  | 'merchant_initiated'
  | 'authorization'
  | 'installments';

export const capabilitiesOf = (channel: Channel): readonly Capability[] => {
  const presented = channel.flow === 'PRESENT';
  const able: Readonly<Record<Capability, boolean>> = {
    reusable_code: presented && channel.reusable,
    custom_code: channel.customNumber,
    save: !presented && channel.reusable,
    merchant_initiated: channel.merchantInitiated,
    authorization: channelType(channel.type).manualCapture,
    installments: channel.installments,
  };
  return (Object.keys(able) as Capability[]).filter((one) => able[one]);
};

/** Returns whether v3 supports a channel. */
export const isV3Channel = (channel: Channel): channel is Channel & { readonly v3: V3Channel } =>
  channel.v3 !== null;

/** Returns the code of a channel in v3. Throws for one that v3 does not support. */
export const v3CodeOf = (channel: Channel): string => {
  if (!isV3Channel(channel)) throw new Error(`v3 has no channel ${channel.code}`);
  return channel.v3.code;
};

/** Returns the channel_properties that v3 requires and that were not sent (V3-UNSPEC-01). */
export const missingInV3 = (
  { v3 }: Channel,
  saves: boolean,
  isSent: (property: string) => boolean,
): readonly { readonly property: string; readonly message: string }[] =>
  v3 === null
    ? []
    : (saves ? v3.requiresToSave : v3.requires)
        .filter((property) => !isSent(property))
        .map((property) => ({ property, message: requiredFor(v3.code) }));
