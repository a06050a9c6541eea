// A payment channel: its market, limits and required properties.
import type { ChannelType } from './types.ts';

/** How the payer takes part: redirected to a page, asked on a device, or shown a number or code. */
export type Flow = 'REDIRECT' | 'PUSH' | 'PRESENT';

/** What a direct debit takes the money from (PM2-FIELD-direct_debit.type). */
export type DebitedInstrument = 'DEBIT_CARD' | 'BANK_ACCOUNT' | 'BANK_REDIRECT';

/** A channel in v3. */
export interface V3Channel {
  /** channel_code of v3. */
  readonly code: string;
  /** channel_properties that a payment must carry. */
  readonly requires: readonly string[];
  /** channel_properties that saving must carry, alone or with a payment. */
  readonly requiresToSave: readonly string[];
}

export interface Channel {
  readonly type: ChannelType;
  /** Its name in the domain: channel_code of v2 where v2 knows it, else that of v3. */
  readonly code: string;
  /** Its name as payers know it. */
  readonly name: string;
  /** The bank behind it as a list of banks names it; its code where nobody else is. */
  readonly bank: string;
  /** Whether v2 knows it. */
  readonly v2: boolean;
  /** As v3 knows it, or null where v3 does not. */
  readonly v3: V3Channel | null;
  readonly country: string;
  readonly currency: string;
  readonly flow: Flow;
  /** Smallest and largest amount, in the currency's own unit. */
  readonly min: number;
  readonly max: number;
  /** Refunds: in parts, in full only, or not at all; null days means no time limit. */
  readonly refund: { readonly mode: 'PARTIAL' | 'FULL'; readonly days: number | null } | null;
  /** Whether the instrument can be saved and used again. */
  readonly reusable: boolean;
  /** Whether a merchant may choose the number or code itself. */
  readonly customNumber: boolean;
  /** Minutes until an unpaid request expires; null when the request itself sets the time. */
  readonly expiryMinutes: number | null;
  /** Hours from now in which the time of a code may lie, or null for any time. */
  readonly lifetimeHours: readonly [number, number] | null;
  /** channel_properties that a one-time payment must carry. */
  readonly requires: readonly string[];
  /** channel_properties that a MULTIPLE_USE method must carry. */
  readonly requiresToSave: readonly string[];
  /** What is debited, null for every type but DIRECT_DEBIT. */
  readonly debits: DebitedInstrument | null;
  /** Whether the bank confirms linking and payment by a one-time password. */
  readonly otp: boolean;
  /** Whether a saved instrument is charged without its payer, who may be absent. */
  readonly unattended: boolean;
  /** Whether the merchant may charge a saved instrument of its own accord. */
  readonly merchantInitiated: boolean;
  /** Whether a payment can be split into instalments. */
  readonly installments: boolean;
  /** Years for which a saved instrument is good; null where only its type ends it. */
  readonly tokenYears: number | null;
}
