// An attempt to deliver an event, as counters and traces observe it.
import type { Partition } from '@kasir/core/store';

/** The start of an attempt. */
export interface AttemptBegin {
  readonly partition: Partition;
  /** Id and name of the event. */
  readonly event: string;
  readonly name: string;
  /** The number of earlier attempts. */
  readonly before: number;
}

/** The end of an attempt: it was acknowledged or refused, got no response, or had no receiver. */
export interface AttemptEnd {
  readonly outcome: 'acknowledged' | 'refused' | 'failed' | 'unrouted';
  readonly status: number | null;
  readonly retry: boolean;
}

/** Notified of the start of an attempt; returns a function to call with its end. */
export type WatchAttempts = (begin: AttemptBegin) => (end: AttemptEnd) => void;

/** Returns the outcome of an attempt that had a URL. */
export const outcomeOf = (status: number | null, error: string | null): AttemptEnd['outcome'] => {
  if (error !== null || status === null) return 'failed';
  return status >= 200 && status < 300 ? 'acknowledged' : 'refused';
};
