// The rows of the channel table, in named columns; a row only contains the values that differ from
// those of its type.
import { toMinor } from '@kasir/core/money';
import type { ChannelOf, V3Channel } from './channel.ts';

const currencies = {
  ID: 'IDR',
  PH: 'PHP',
  VN: 'VND',
  TH: 'THB',
  MY: 'MYR',
  SG: 'SGD',
  HK: 'HKD',
  MX: 'MXN',
} as const;

type Columns = ChannelOf<string>;
type RefundRule = NonNullable<Columns['refund']>;

/** Refunds without a time limit. */
export const anyTime = null;

/** Refunds in parts, for a number of days after the payment. */
export const inParts = (days: number | null): RefundRule => ({ mode: 'PARTIAL', days });

/** Refunds in full only, for a number of days after the payment. */
export const inFull = (days: number | null): RefundRule => ({ mode: 'FULL', days });

/** The columns that a row or its type may omit. */
type OptionalColumns = Omit<
  Columns,
  'type' | 'code' | 'name' | 'country' | 'currency' | 'bounds' | 'v3'
>;

export interface ChannelRow<Code extends string = string> extends Partial<OptionalColumns> {
  readonly country: keyof typeof currencies;
  readonly code: Code;
  readonly name: string;
  /** The smallest and the largest amount, in the currency's own unit. */
  readonly min: number;
  readonly max: number;
  /** Its differences in v3, which usually has the same code; null when v3 does not support it. */
  readonly v3?: Partial<V3Channel> | null;
}

/** The columns of a type: the values of rows that state no others. */
interface SharedColumns extends Partial<OptionalColumns> {
  readonly flow: Columns['flow'];
  readonly expiryMinutes: Columns['expiryMinutes'];
  readonly requires: Columns['requires'];
  /** channel_properties that v3 requires. */
  readonly v3Requires: readonly string[];
}

/** The values of columns that neither a row nor its type states. */
const usual = {
  v2: true,
  refund: null,
  reusable: false,
  customNumber: false,
  lifetimeHours: null,
  debits: null,
  otp: false,
  unattended: false,
  merchantInitiated: false,
  installments: false,
  tokenYears: null,
} as const;

/** Returns the channels of a type; the compiler knows their codes. */
export const channelsOf = <const Type extends string, const Code extends string>(
  type: Type,
  { v3Requires, ...shared }: SharedColumns,
  rows: readonly ChannelRow<Code>[],
): readonly ChannelOf<Type, Code>[] =>
  rows.map(({ v3 = {}, min, max, ...row }) => ({
    type,
    bank: row.code,
    currency: currencies[row.country],
    bounds: {
      min: toMinor(currencies[row.country], min),
      max: toMinor(currencies[row.country], max),
    },
    requiresToSave: row.requires ?? shared.requires,
    ...usual,
    ...shared,
    ...row,
    v3: v3 && {
      code: row.code,
      requires: v3Requires,
      requiresToSave: v3.requires ?? v3Requires,
      ...v3,
    },
  }));
