// Declares a type of channels: the properties that its channels share, and the channels.
import type { ChannelCategory } from '../../channel-category.ts';
import type { SwitchName } from '../../switches.ts';
import type { ChannelOf } from '../channel.ts';

export interface TypeOfChannels<Code extends string = string> {
  /** The category of its transactions and fees (CORE-CONF-04). */
  readonly category: ChannelCategory;
  /** Account switch that disables its channels (CHANNEL_NOT_ACTIVATED). */
  readonly accountSwitch: SwitchName;
  /** Prefix of the public id of a unified payment (PAY-FIELD-id, MODEL-UNSPEC-08). */
  readonly paymentPrefix: string;
  /** Default codes when none is sent: one for each market that has the type. */
  readonly unnamed: readonly Code[];
  /** True when the payer may choose the paid amount (PR2-CONF-01, PR2-FIELD-amount). */
  readonly openAmount: boolean;
  /** True when a payment can be authorized first and captured later. */
  readonly manualCapture: boolean;
  /** True when it is paid with the app of an issuer, which is recorded with the payment. */
  readonly paidWithApp: boolean;
  readonly channels: readonly ChannelOf<string, Code>[];
}
