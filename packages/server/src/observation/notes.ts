// Notes of events as they happen: references only, to be rendered later.
import type { Observed } from '@kasir/core/pipeline';
import type { Cause, Change, Partition, TestClock } from '@kasir/core/store';

/** A stored decision with its changes. */
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
  /** The start of the attempt, on the partition's clock. */
  readonly at: number;
  /** Id and name of the event, and the object it is about. */
  readonly webhook: string;
  readonly event: string;
  readonly subject: string;
  /** Null when there was no URL to send it to. */
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
