// What reads of operators need of the platform: the store, and how objects of an account are shown.
import {
  contextsOf,
  joinListeners,
  SYSTEM,
  type ContextOptions,
  type Contexts,
  type Store,
} from '@kasir/core/server';
import { accounts, type Account } from '@kasir/models';
import { linkPath, type Place } from '../links.ts';
import { listeners } from '../registry.ts';

export interface Reading {
  readonly store: Pick<Store, 'view' | 'partitions' | 'now'>;
  readonly context: Contexts;
  /** An account by its id. */
  readonly account: (id: string) => Promise<Account | undefined>;
}

/** What contexts of an installation are made of, as far as it differs between them. */
export interface ContextParts extends Pick<ContextOptions, 'secret' | 'dialect' | 'refunds'> {
  /** What links begin with, at the moment they are made. */
  readonly baseUrl: () => string;
}

/** The contexts of an installation: the same wherever in it something is decided or read. */
export const contextsFor = ({ secret, dialect, refunds, baseUrl }: ContextParts): Contexts => {
  const link =
    (place: Place): ContextOptions['page'] =>
    (partition, object, id) =>
      [baseUrl(), linkPath(secret, place, { partition, object, id })].join('');
  return contextsOf({
    secret,
    dialect,
    refunds,
    listeners: joinListeners(listeners),
    api: (path) => baseUrl() + path,
    page: link('hosted'),
    download: link('downloads'),
  });
};

/** What is read on a store. */
export const readingOn = (store: Reading['store'], context: Contexts): Reading => ({
  store,
  context,
  account: (id) => store.view(SYSTEM, (view) => view.get(accounts, id)?.state),
});
