// Declares a type of channels: the properties that its channels share, and the channels.
import type { ChannelCategory } from '../../channel-category.ts';
import type { InvoicePaymentMethod } from '../../invoice/schema.ts';
import type { BalanceTransactionType } from '../../report/columns.ts';
import type { ChannelOf } from '../channel.ts';

/** Failure codes, the general one first. */
type FailureCodes = readonly [string, ...string[]];

export interface TypeOfChannels<Code extends string = string> {
  /** Its name on hosted pages, by language. */
  readonly label: { readonly en: string; readonly id: string };
  /** The heading of its channels in the reference pages. */
  readonly heading: string;
  /** The SVG shapes of its icon in a square of 24. */
  readonly icon: string;
  /** The color of the marks of its channels whose brand has none, as six hexadecimal digits. */
  readonly color: string;
  /** The category of its transactions and fees (CORE-CONF-04). */
  readonly category: ChannelCategory;
  /** Further categories of payments that come through its channels. */
  readonly otherCategories: readonly ChannelCategory[];
  /** The fee of a payment; Kasir's own value, as the specification gives none (TXN-UNSPEC-06). */
  readonly feeBasisPoints: number;
  /** Account switch that disables its channels (CHANNEL_NOT_ACTIVATED). */
  readonly accountSwitch: string;
  /** Prefix of the public id of a unified payment (PAY-FIELD-id, MODEL-UNSPEC-08). */
  readonly paymentPrefix: string;
  /** The payment_method of an invoice that it paid. */
  readonly invoiceMethod: InvoicePaymentMethod;
  /** The type of its payments and their refunds in the balance history. */
  readonly balanceType: BalanceTransactionType;
  /** True when the balance history shows its channels as banks. */
  readonly channelsAreBanks: boolean;
  /** Default codes when none is sent: one for each market that has the type. */
  readonly unnamed: readonly Code[];
  /** True when the payer may choose the paid amount (PR2-CONF-01, PR2-FIELD-amount). */
  readonly openAmount: boolean;
  /** True when a payment can be authorized first and captured later. */
  readonly manualCapture: boolean;
  /** True when it is paid with the app of an issuer, which is recorded with the payment. */
  readonly paidWithApp: boolean;
  /** The documented failure codes: of charges, and of linking when they are not the usual ones. */
  readonly failures: {
    readonly charge: FailureCodes;
    readonly link?: FailureCodes;
    /** The code of a charge when the channel never responded, if it is not the usual one. */
    readonly noResponse?: string;
    /** The code when its payer does not authorize an instrument, if it is not the usual one. */
    readonly unauthorized?: string;
    /** The code of a charge when the instrument has expired, if it is not the usual one. */
    readonly expired?: string;
  };
  readonly channels: readonly ChannelOf<string, Code>[];
}
