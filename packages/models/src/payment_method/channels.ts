// Selects the channels of the unified v2 API: those of the types that its payment methods have.
import { channels, type ChannelType, type Channel } from '../channels/table.ts';
import { paymentMethodType, type PaymentMethod } from './schema.ts';

/** A type of channel that payment methods of v2 have. */
type MethodType = PaymentMethod['type'];

const listed: ReadonlySet<string> = new Set(paymentMethodType.options);

const isMethodType = (type: ChannelType): type is MethodType => listed.has(type);

/** Returns the type of a channel as v2 spells it. Throws when v2 has no such payment methods. */
export const methodTypeOf = (type: ChannelType): MethodType => {
  if (!isMethodType(type)) throw new Error(`v2 has no payment methods of type ${type}`);
  return type;
};

/** A channel of v2. */
interface MethodChannel extends Channel {
  readonly type: MethodType;
}

/** All channels of v2. */
export const methodChannels: readonly MethodChannel[] = channels.filter(
  (channel): channel is MethodChannel => channel.v2 && isMethodType(channel.type),
);
