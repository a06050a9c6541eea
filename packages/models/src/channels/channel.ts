// A payment channel: its market, limits and required properties.
import type { ChannelType } from './types.ts';

/** How the payer takes part: redirected to a page, asked on a device, or shown a number or code. */
export type Flow = 'REDIRECT' | 'PUSH' | 'PRESENT';

/** What a direct debit takes the money from (PM2-FIELD-direct_debit.type). */
export type DebitedInstrument = 'DEBIT_CARD' | 'BANK_ACCOUNT' | 'BANK_REDIRECT';

export interface Channel {
  readonly type: ChannelType;
  /** channel_code of the unified v2 API. */
  readonly code: string;
  /** Its name for people, e.g. that of a bank. */
  readonly name: string;
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
}
