// What has happened on this server, as others in it ask for it: requests, transitions, moves of the
// test clock.
import type { FeedEntry, LoggedRequest } from '@kasir/control';

/** One kind of entry of the feed. */
export type EntryOf<T extends FeedEntry['type']> = Extract<FeedEntry, { readonly type: T }>;

/** What is known of one object, each list oldest first; `sequence` and `at` order them together. */
export interface ObjectHistory {
  /** Requests that made, changed or named it, with those whose response was replayed. */
  readonly requests: readonly EntryOf<'request'>[];
  /** Its transitions, each with the request or the job that caused it. */
  readonly transitions: readonly EntryOf<'transition'>[];
  /** Moves of the test clock since it was first seen. */
  readonly clock: readonly EntryOf<'clock'>[];
}

/** What a server has observed; bounded, so that what is old is gone. */
export interface Observation {
  /** By the id that the API shows, whatever generation's spelling of it. */
  ofObject(publicId: string): Promise<ObjectHistory>;
  /** By its Request-ID. */
  request(requestId: string): Promise<LoggedRequest | undefined>;
}
