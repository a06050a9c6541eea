// The stored totals: the position of the count of each account, the numbers of each day, and the
// objects that were counted before their end. In the system partition, so that counting never
// writes to the partition of an account.
import { recordKind } from '@kasir/core/resource';
import { schemaOf, stateFields } from '@kasir/core/server';
import { partitionKey, type Partition } from '@kasir/core/store';
import * as z from 'zod';
import type { Contribution, Numbers } from './contribution.ts';

const { count, currency, id, signed, text } = stateFields;

/** The position of the count: unprefixed ids of the last payment and refund, or null. */
export interface TotalHead {
  readonly payment: string | null;
  readonly refund: string | null;
}

export const totalHeads = recordKind<TotalHead>()({
  name: 'total_head',
  state: schemaOf<TotalHead>()(z.strictObject({ payment: id.nullable(), refund: id.nullable() })),
});

export interface Cell extends Numbers {
  readonly channel: string;
  readonly currency: string;
}

/** The numbers of an account on one day. */
export interface DailyTotal {
  readonly owner: string;
  readonly date: string;
  readonly cells: readonly Cell[];
}

const numbers = {
  attempts: count,
  succeeded: count,
  failed: count,
  volume: signed,
  refunds: count,
  refunded: signed,
};

export const dailyTotals = recordKind<DailyTotal>()({
  name: 'daily_total',
  state: schemaOf<DailyTotal>()(
    z.strictObject({
      owner: id,
      date: text,
      cells: z.array(z.strictObject({ channel: text, currency, ...numbers })),
    }),
  ),
  parent: ({ owner }) => owner,
});

/** The kinds that are counted. */
export type Source = 'payment' | 'refund';

/** An object whose contribution may still change, with its contribution so far. */
export interface OpenTotal {
  readonly owner: string;
  readonly source: Source;
  readonly object: string;
  readonly counted: Contribution;
}

export const openTotals = recordKind<OpenTotal>()({
  name: 'open_total',
  state: schemaOf<OpenTotal>()(
    z.strictObject({
      owner: id,
      source: z.enum(['payment', 'refund']),
      object: id,
      counted: z.strictObject({ date: text, channel: text, currency, ...numbers }),
    }),
  ),
  parent: ({ owner }) => owner,
});

export const totalKinds = [totalHeads, dailyTotals, openTotals] as const;

/** Returns the name under which the totals of an account are stored: the id of its head. */
export const ownerOf = (partition: Partition): string => partitionKey(partition);

/** Returns the id of the numbers of a day. */
export const dayId = (owner: string, date: string): string => `${owner} ${date}`;

/** Returns the id of an object that was counted before its end. */
export const openId = (owner: string, source: Source, object: string): string =>
  `${owner} ${source} ${object}`;
