// What is noted at the moment it happens: references only, nothing is made of them before there is
// time for it.
import type { Cause, Change, Observed, Partition, TestClock } from '@kasir/core/server';

/** A decision that was stored, and what it has written. */
export interface StoredDecision {
  readonly type: 'decision';
  readonly partition: Partition;
  /** Milliseconds since 1970 on the partition's clock. */
  readonly now: number;
  readonly changes: readonly Change[];
  readonly cause: Cause;
}

/** One attempt to deliver an event. */
export interface DeliveryAttempt {
  readonly partition: Partition;
  /** When it began, on the partition's clock. */
  readonly at: number;
  /** Id and name of the event, and the object that it is about. */
  readonly webhook: string;
  readonly event: string;
  readonly subject: string;
  /** Null when there was nowhere to send it. */
  readonly url: string | null;
  readonly status: number | null;
  readonly error: string | null;
  readonly attempt: number;
  readonly acknowledged: boolean;
}

/** A request that has got its response. */
export interface RequestNote {
  readonly type: 'request';
  readonly observed: Observed;
}

export type Note =
  | RequestNote
  | StoredDecision
  | { readonly type: 'delivery'; readonly delivery: DeliveryAttempt }
  | { readonly type: 'clock'; readonly clock: TestClock; readonly now: number };
