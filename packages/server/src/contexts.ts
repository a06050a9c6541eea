// What decisions and reads may know of an account, the same wherever in an installation they run.
import { contextsOf, joinListeners, type ContextOptions, type Contexts } from '@kasir/core/server';
import { linkPath, type Place } from './links.ts';
import { listeners } from './registry.ts';

/** What contexts of an installation are made of, as far as it differs between them. */
export interface ContextParts extends Pick<ContextOptions, 'secret' | 'dialect' | 'refunds'> {
  /** What links begin with, at the moment they are made. */
  readonly baseUrl: () => string;
}

/** The contexts of an installation. */
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
