// Builds the contexts of accounts for decisions and reads, the same everywhere in an installation.
import { contextsOf, type ContextOptions, type Contexts } from '@kasir/core/pipeline';
import { joinListeners } from '@kasir/core/server';
import { linkPath, type Place } from '../http/signed-links.ts';
import { listeners } from '../registry.ts';

/** The settings of an installation that its contexts depend on. */
export interface ContextParts extends Pick<
  ContextOptions,
  'secret' | 'dialect' | 'refunds' | 'carried'
> {
  /** Returns the beginning of links at the time they are built. */
  readonly baseUrl: () => string;
}

/** Returns the contexts of an installation. */
export const contextsFor = ({
  secret,
  dialect,
  refunds,
  carried,
  baseUrl,
}: ContextParts): Contexts => {
  const link =
    (place: Place): ContextOptions['page'] =>
    (partition, object, id) =>
      [baseUrl(), linkPath(secret, place, { partition, object, id })].join('');
  return contextsOf({
    secret,
    dialect,
    refunds,
    ...(carried && { carried }),
    listeners: joinListeners(listeners),
    api: (path) => baseUrl() + path,
    page: link('hosted'),
    download: link('downloads'),
  });
};
