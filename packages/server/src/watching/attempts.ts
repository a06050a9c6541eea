// An attempt to deliver an event, as those see it who watch: counters and traces.
import type { Partition } from '@kasir/core/server';

/** An attempt that begins. */
export interface AttemptBegin {
  readonly partition: Partition;
  /** Id and name of the event. */
  readonly event: string;
  readonly name: string;
  /** How many attempts there were before. */
  readonly before: number;
}

/** An attempt that is over: it was taken, refused, got no response, or had no receiver. */
export interface AttemptEnd {
  readonly outcome: 'acknowledged' | 'refused' | 'failed' | 'unrouted';
  readonly status: number | null;
  readonly retry: boolean;
}

/** Notified that an attempt begins; returns what is called with how it ended. */
export type WatchAttempts = (begin: AttemptBegin) => (end: AttemptEnd) => void;

/** How an attempt ended that there was a URL for. */
export const outcomeOf = (status: number | null, error: string | null): AttemptEnd['outcome'] => {
  if (error !== null || status === null) return 'failed';
  return status >= 200 && status < 300 ? 'acknowledged' : 'refused';
};
