// What laws of pages share: a list that was filled, and its whole order.
import { law, type Law } from '../law.ts';
import { idsOf, limitsOf, listings, walk, type Listing, type Query } from '../models/walk.ts';
import type { Trial } from '../run/trial.ts';
import { holds } from '../violation.ts';

export interface Filled {
  readonly trial: Trial;
  readonly listing: Listing;
  readonly query: Query;
  /** Ids of the whole list, in its order. */
  readonly ids: readonly string[];
}

interface PageLaw extends Pick<Law, 'id' | 'title' | 'level'> {
  readonly clauses: Readonly<Record<string, readonly string[]>>;
  readonly rows?: (trial: Trial) => number;
  readonly only?: string;
  readonly run: (filled: Filled) => Promise<void>;
}

const rowsOf = ({ effort }: Trial): number => effort.rows;

/** The law at every list with cursors. */
export const perList = ({ clauses, rows = rowsOf, only, run, ...rest }: PageLaw): Law[] =>
  listings
    .filter(({ endpoint }) => only === undefined || only === endpoint)
    .map((listing) =>
      law({
        ...rest,
        on: listing.endpoint,
        clauses: clauses[listing.endpoint] ?? [],
        endpoints: listing.endpoints,
        witnesses: ['a list with several rows'],
        run: async (trial) => {
          await trial.moveOut();
          const count = rows(trial);
          const query = await listing.fill(trial, count);
          const ids = idsOf(await walk(trial, listing, query, limitsOf(listing).max));
          holds(ids.length >= count, `the ${count} rows that were made`, `${ids.length} rows`);
          if (ids.length > 1) trial.witness('a list with several rows');
          await run({ trial, listing, query, ids });
        },
      }),
    );
