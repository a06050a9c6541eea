// The law about pagination of rows with equal timestamps.
import { law, type Law } from '../../law.ts';
import { listings, type Filling, type Listing } from '../../models/listings.ts';
import {
  idsOf,
  limitsOf,
  hasParameter,
  readAllPages,
  type ListRef,
  type Query,
} from '../../models/list-pages.ts';
import { walkBothDirections } from '../../models/page-walks.ts';
import type { Trial } from '../../run/trial.ts';
import { expectSame, textOf } from '../../violation.ts';
import { needsOf, prepareAccount } from './page-law.ts';

/** Creates rows at the same instant if the clock can be frozen, and concurrently otherwise. */
const together = (trial: Trial): NonNullable<Filling['gather']> => {
  const { control } = trial.context;
  return async (makers) => {
    const middle = Math.ceil(makers.length / 2);
    const burst = async (part: typeof makers): Promise<void> => {
      await Promise.all(part.map((make) => make()));
    };
    const hold = control?.clock?.freeze;
    if (hold) await hold(() => burst(makers.slice(0, middle)));
    else await burst(makers.slice(0, middle));
    await burst(makers.slice(middle));
  };
};

/** A list that was filled so, in its order, and where two neighbors have the same time. */
interface Tied {
  readonly listRef: ListRef;
  readonly query: Query;
  readonly ids: readonly string[];
  readonly ties: readonly number[];
}

const filled = async (trial: Trial, listing: Listing): Promise<Tied> => {
  const { rows: count } = trial.profile;
  const { query, params } = await listing.fill(trial, count, { gather: together(trial) });
  const listRef = { endpoint: listing.endpoint, ...(params && { params }) };
  const rows = await readAllPages(trial, listRef, query, limitsOf(listRef).max);
  expectSame('rows of the list and created rows', count, rows.length);
  const times = rows.map((row) => Date.parse(textOf(row, 'created')));
  const ties = times.flatMap((time, at) => (at > 0 && time === times[at - 1] ? [at] : []));
  return { listRef, query, ids: idsOf(rows), ties };
};

/** Attempts to create two rows with equal timestamps: a running clock may separate them. */
const TRIES = 5;

const tiedOf = async (trial: Trial, listing: Listing): Promise<Tied> => {
  let tied = await filled(trial, listing);
  for (let count = 1; count < TRIES && tied.ties.length === 0; count += 1)
    tied = await filled(trial, listing);
  return tied;
};

/** Limits for walking the unfiltered list. */
const FEW = [1, 2, 3];

/** Walks the unfiltered list of a separate account. */
const unfiltered = async (trial: Trial, listRef: ListRef): Promise<void> => {
  const ids = idsOf(await readAllPages(trial, listRef, {}, limitsOf(listRef).max));
  for (const limit of FEW) {
    trial.transcript = [];
    await walkBothDirections(
      { trial, listRef, query: {}, limit, ids },
      hasParameter(listRef, 'before_id'),
    );
  }
};

const tied = (listing: Listing): Law =>
  law({
    id: 'pg-10',
    on: listing.endpoint,
    title:
      'rows with equal timestamps are paginated like all others, with every limit and in both directions',
    level: 'M',
    clauses: listing.endpoint === 'transactions.list' ? ['TXN-LIST-01', 'TXN-UNSPEC-02'] : [],
    needs: [...needsOf(listing), ...(listing.serial ? (['clock'] as const) : [])],
    stopsClock: true,
    endpoints: [...listing.endpoints, listing.endpoint],
    witnesses: ['two rows of equal created', 'a page ends between them'],
    run: async (trial) => {
      await prepareAccount(trial, listing);
      const { listRef, query, ids, ties } = await tiedOf(trial, listing);
      if (ties.length > 0) trial.witness('two rows of equal created');
      const most = Math.min(ids.length, limitsOf(listRef).max);
      for (let limit = 1; limit <= most; limit += 1) {
        trial.transcript = [];
        if (ties.some((at) => at % limit === 0)) trial.witness('a page ends between them');
        await walkBothDirections(
          { trial, listRef, query, limit, ids },
          hasParameter(listRef, 'before_id'),
        );
      }
      if (trial.context.control && !listRef.params) await unfiltered(trial, listRef);
    },
  });

export const tieLaws: readonly Law[] = listings.map(tied);
