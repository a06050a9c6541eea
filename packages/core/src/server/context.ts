// Creates the context of handlers, in addition to the request: the same for requests, jobs and
// pages.
import { keyedDigest } from './digest.ts';
import { noListeners } from './signals.ts';
import type { Partition } from './store.ts';
import type { AccountView, CarriedData, Context, Listeners } from './scope.ts';

export interface ContextOptions {
  /** Secret of the installation. */
  readonly secret: string;
  readonly dialect: 'spec' | 'service';
  readonly refunds: 'sync' | 'async';
  /** The memory for data of work outside of the platform that may not be stored. */
  readonly carried?: CarriedData;
  /** The listeners of transitions; none when omitted. */
  readonly listeners?: Listeners;
  /** Returns the URL of a path of this API. */
  readonly api: (path: `/${string}`) => string;
  /** Returns a link to a hosted page. */
  readonly page: (partition: Partition, object: string, id: string) => string;
  /** Returns a link to a file. */
  readonly download: (partition: Partition, object: string, id: string) => string;
}

/**
 * Returns the context of a partition and its account; `version` is the API version of the request,
 * if there is one.
 */
export type Contexts = (
  partition: Partition,
  account: AccountView,
  version?: string | null,
) => Context;

/** Returns the function that creates contexts on this installation. */
export const contextsOf = ({
  secret,
  dialect,
  refunds,
  carried,
  listeners = noListeners,
  api,
  page,
  download,
}: ContextOptions): Contexts => {
  // Made once, because a context is made for every request.
  const common = {
    dialect,
    refunds,
    ...(carried && { carried }),
    listeners,
    api,
    digest: (value: string) => keyedDigest(secret, value),
  };
  return (partition, account, version = null) => ({
    ...common,
    partition,
    account,
    version,
    page: (object, id) => page(partition, object, id),
    download: (object, id) => download(partition, object, id),
  });
};
