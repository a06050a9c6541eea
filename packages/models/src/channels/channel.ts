// Payment channels: market, limits and required properties.

/** The step of the payer: opens a page, confirms in an app, or pays to a number or code. */
export type Flow = 'REDIRECT' | 'PUSH' | 'PRESENT';

/** The source of the money of a direct debit (PM2-FIELD-direct_debit.type). */
export type DebitedInstrument = 'DEBIT_CARD' | 'BANK_ACCOUNT' | 'BANK_REDIRECT';

/** A channel in v3. */
export interface V3Channel {
  /** The channel_code of v3. */
  readonly code: string;
  /** channel_properties that a payment must have. */
  readonly requires: readonly string[];
  /** channel_properties that saving must have, alone or with a payment. */
  readonly requiresToSave: readonly string[];
}

/** The smallest and the largest amount, in minor units. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** A channel of a type, with a code of that type. */
export interface ChannelOf<Type extends string, Code extends string = string> {
  readonly type: Type;
  /** Its name in the domain: the channel_code of v2, or that of v3 when v2 has none. */
  readonly code: Code;
  /** Its name as payers know it. */
  readonly name: string;
  /** The name of the bank as in a list of banks; the code when no bank is involved. */
  readonly bank: string;
  /** True when v2 supports it. */
  readonly v2: boolean;
  /** Its form in v3, or null when v3 does not support it. */
  readonly v3: V3Channel | null;
  readonly country: string;
  readonly currency: string;
  readonly flow: Flow;
  readonly bounds: Bounds;
  /** Refunds: in parts, in full only, or not at all; null days means no time limit. */
  readonly refund: { readonly mode: 'PARTIAL' | 'FULL'; readonly days: number | null } | null;
  /** True when the instrument can be saved and used again. */
  readonly reusable: boolean;
  /** True when a merchant may choose the number or code. */
  readonly customNumber: boolean;
  /** Minutes until an unpaid request expires; null when the request itself sets the time. */
  readonly expiryMinutes: number | null;
  /** The allowed expiry of a code in hours from now, or null for any time. */
  readonly lifetimeHours: readonly [number, number] | null;
  /** channel_properties that a one-time payment must have. */
  readonly requires: readonly string[];
  /** channel_properties that a MULTIPLE_USE method must have. */
  readonly requiresToSave: readonly string[];
  /** The debited instrument, null for every type except DIRECT_DEBIT. */
  readonly debits: DebitedInstrument | null;
  /** True when the bank confirms linking and payment by a one-time password. */
  readonly otp: boolean;
  /** True when a saved instrument is charged without its payer being present. */
  readonly unattended: boolean;
  /** True when the merchant may initiate charges of a saved instrument. */
  readonly merchantInitiated: boolean;
  /** True when a payment can be split into installments. */
  readonly installments: boolean;
  /** Validity of a saved instrument in years; null when only its type limits it. */
  readonly tokenYears: number | null;
}
