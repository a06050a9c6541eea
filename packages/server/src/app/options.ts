// The options of a platform in one process.
import type { Observed, RateLimiter } from '@kasir/core/pipeline';
import type { Job, Partition, Store } from '@kasir/core/store';
import type { DeliveryReport } from '@kasir/models';
import type { PrivateCallbacks } from '../deliveries/callback-guard.ts';
import type { MailServer } from '../mails/smtp.ts';
import type { Note, RequestNote } from '../observation/notes.ts';
import type { MasterKeys } from '../secrets/master-keys.ts';
import type { SharedStorage } from '../storage/storage.ts';
import type { Metrics } from '../watching/metrics.ts';
import type { Tracing } from '../watching/tracing.ts';

export interface KasirOptions {
  readonly store: Store;
  readonly limiter?: RateLimiter;
  readonly rates?: { readonly test?: number; readonly live?: number; readonly address?: number };
  readonly dialect?: 'spec' | 'service';
  /**
   * The mode of refunds: final at once, or waiting for the channel; by default as in the dialect.
   */
  readonly refunds?: 'sync' | 'async';
  /** Id of the default account, 24 hex digits; by default a new one that begins with the time. */
  readonly account?: string;
  /** Test key of the default account; random by default. */
  readonly key?: string;
  /** x-callback-token of the default account. */
  readonly callbackToken?: string;
  /** The URL for events of the default account that have no URL of their own. */
  readonly callbackUrl?: string;
  /** The webhooks that may go to private and loopback addresses; none by default. */
  readonly privateCallbacks?: PrivateCallbacks;
  /** The mail server; without one, mails are kept for reading. */
  readonly mail?: MailServer & {
    /** The recipient for accounts without an address. */
    readonly to?: string | null;
  };
  /** The keys that seal secrets in the database; a new one, kept in memory, by default. */
  readonly masterKeys?: MasterKeys;
  /** Returns hex digits for secrets and keys; from the cryptographic source by default. */
  readonly random?: (digits: number) => string;
  /** Real time, in milliseconds since 1970. */
  readonly now?: () => number;
  readonly observe?: (observed: Observed) => void;
  /** Called with all other notes: stored changes, deliveries, clock changes. */
  readonly happened?: (note: Exclude<Note, RequestNote>) => void;
  /** The file that keeps requests over a restart; when omitted, they are kept in memory. */
  readonly requestLog?: string;
  readonly failed?: (job: Job, error: unknown) => void;
  /** Called when a call to a connector fails for a reason other than the connector. */
  readonly callFailed?: (operation: string, error: unknown) => void;
  /** Called when reading due work from the store fails. */
  readonly away?: (error: unknown) => void;
  /** The storage that a thread for operator reads can share; without it they run on this thread. */
  readonly elsewhere?: SharedStorage;
  /** The counters; new ones by default. */
  readonly metrics?: Metrics;
  /** Traces requests and deliveries; when omitted, nothing is traced. */
  readonly tracing?: Tracing | null;
  /** Called with the delivery health of an account for every six hours in which it had webhooks. */
  readonly health?: (partition: Partition, report: DeliveryReport) => void;
}
