// What laws of pages share: a list that was filled, and its whole order.
import { law, type Law } from '../../law.ts';
import { listings, type Listing } from '../../models/listings.ts';
import {
  idsOf,
  limitsOf,
  readAllPages,
  type ListRef,
  type Query,
} from '../../models/list-pages.ts';
import type { Trial } from '../../run/trial.ts';
import { expectSame } from '../../violation.ts';

export interface Filled {
  readonly trial: Trial;
  readonly listing: Listing;
  readonly listRef: ListRef;
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

const rowsOf = ({ profile }: Trial): number => profile.rows;

/** Uses a separate account if the target can create one, so that the list has no other rows. */
export const prepareAccount = (trial: Trial, { platform }: Listing): Promise<unknown> =>
  platform ? trial.actAsPlatform() : trial.useOwnAccount();

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
        await prepareAccount(trial, listing);
        const count = rows(trial);
        const { query, params } = await listing.fill(trial, count);
        const listRef = { endpoint: listing.endpoint, ...(params && { params }) };
        const ids = idsOf(await readAllPages(trial, listRef, query, limitsOf(listRef).max));
        expectSame('rows of the list and created rows', count, ids.length);
        if (ids.length > 1) trial.witness('a list with several rows');
        await run({ trial, listing, listRef, query, ids });
      },
    }),
  );
};
