// What laws of pages share: a list that was filled, and its whole order.
import { law, type Law } from '../../law.ts';
import { listings, type Listing } from '../../models/listings.ts';
import { idsOf, limitsOf, walk, type Place, type Query } from '../../models/walk.ts';
import type { Trial } from '../../run/trial.ts';
import { same } from '../../violation.ts';

export interface Filled {
  readonly trial: Trial;
  readonly listing: Listing;
  readonly place: Place;
  readonly query: Query;
  /** Ids of the whole list, in its order. */
  readonly ids: readonly string[];
}

interface PageLaw extends Pick<Law, 'id' | 'title' | 'level'> {
  readonly clauses: Readonly<Record<string, readonly string[]>>;
  readonly rows?: (trial: Trial) => number;
  readonly applies?: (listing: Listing) => boolean;
  readonly run: (filled: Filled) => Promise<void>;
}

const rowsOf = ({ effort }: Trial): number => effort.rows;

/** An account of its own where the target can make one, so that nobody else's rows are between. */
export const settle = (trial: Trial, { platform }: Listing): Promise<unknown> =>
  platform ? trial.actAsPlatform() : trial.moveOut();

export const needsOf = ({ platform }: Listing): Law['needs'] =>
  platform ? ['writes', 'control'] : ['writes'];

/** The law at every list with cursors. */
export const perList = (spec: PageLaw): Law[] => {
  const { clauses, rows = rowsOf, applies = () => true, run, ...rest } = spec;
  return listings.filter(applies).map((listing) =>
    law({
      ...rest,
      on: listing.endpoint,
      clauses: clauses[listing.endpoint] ?? [],
      needs: needsOf(listing),
      endpoints: [...listing.endpoints, listing.endpoint],
      witnesses: ['a list with several rows'],
      run: async (trial) => {
        await settle(trial, listing);
        const count = rows(trial);
        const { query, params } = await listing.fill(trial, count);
        const place = { endpoint: listing.endpoint, ...(params && { params }) };
        const ids = idsOf(await walk(trial, place, query, limitsOf(place).max));
        same('rows of the list, and those that were made for it', count, ids.length);
        if (ids.length > 1) trial.witness('a list with several rows');
        await run({ trial, listing, place, query, ids });
      },
    }),
  );
};
