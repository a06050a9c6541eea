// Laws of pages at their edges: limits, cursors that name nothing, empty lists.
import { law, type Law } from '../../law.ts';
import { listings } from '../../models/listings.ts';
import { limitsOf, pageOf, takes, type Query } from '../../models/walk.ts';
import { hasStatus, holds, inShort, invalid, objectOf, same } from '../../violation.ts';
import { needsOf, perList, settle } from './page-law.ts';

const DEFAULT_LIMIT = 10;

const sizes = perList({
  id: 'pg-5',
  title: 'limit takes its smallest and largest value, refuses what is beyond, and is 10 by default',
  level: 'M',
  applies: ({ endpoint }) => endpoint === 'transactions.list',
  clauses: { 'transactions.list': ['LIMIT-13', 'TXN-LIST-limit'] },
  rows: () => DEFAULT_LIMIT + 1,
  run: async ({ trial, place, query }) => {
    const { min, max } = limitsOf(place);
    for (const limit of [min, max]) {
      hasStatus(await trial.call(place.endpoint, { query: { limit } }), 200, `for limit ${limit}`);
    }
    for (const limit of [min - 1, max + 1, -1, 'x', '1.5', '']) {
      invalid(await trial.call(place.endpoint, { query: { limit } }), `for limit "${limit}"`);
    }
    const page = await pageOf(trial, place, query);
    same('rows without a limit', DEFAULT_LIMIT, page.rows.length);
    same('has_more of one row more', true, page.more);
  },
});

const unknown = perList({
  id: 'pg-8',
  title: 'a cursor that names nothing of the account is refused and shows nothing of another',
  level: 'S',
  clauses: { 'transactions.list': ['TXN-UNSPEC-04'] },
  rows: () => 2,
  run: async ({ trial, listing, place, query, ids }) => {
    const { endpoint, params } = place;
    const ask = (cursor: Query) =>
      trial.call(endpoint, { ...(params && { params }), query: { ...query, ...cursor } });
    const names = ['after_id', 'before_id'].filter((name) => takes(place, name));
    const cursors = ['cfm-none', `${String(ids[0]).slice(0, -4)}0000`];
    if (trial.world.control) cursors.push(await listing.row(trial, await trial.account()));
    for (const cursor of cursors) {
      for (const name of names) {
        const answer = await ask({ [name]: cursor });
        holds(answer.status >= 400 && answer.status < 500, `4xx for ${name}`, inShort(answer));
      }
    }
    if (names.length < 2) return;
    const both = await ask({ after_id: ids[0], before_id: ids[1] });
    trial.dialect(
      'after_id and before_id together',
      both.status < 300 ? 'are accepted' : 'are refused',
    );
  },
});

/** Endpoint -> clauses about a list with nothing in it. */
const emptyClauses: Readonly<Record<string, readonly string[]>> = {
  'payment_requests.list': ['PR2-LIST-data', 'PR2-LIST-has_more'],
  'transactions.list': ['TXN-LIST-data', 'TXN-LIST-has_more'],
};

const empty: readonly Law[] = listings.map((listing) =>
  law({
    id: 'pg-9',
    on: listing.endpoint,
    title: 'an empty list has data [] and has_more false',
    level: 'M',
    needs: needsOf(listing),
    clauses: emptyClauses[listing.endpoint] ?? [],
    endpoints: [...listing.endpoints, listing.endpoint],
    run: async (trial) => {
      if (listing.platform) await settle(trial, listing);
      const { query, params } = await listing.nothing(trial);
      const input = { ...(params && { params }), query };
      const answer = await trial.call(listing.endpoint, input);
      hasStatus(answer, 200, 'for a list with nothing in it');
      const { data, has_more } = objectOf(answer, 'for a list');
      same('an empty page', { data: [], has_more: false }, { data, has_more });
    },
  }),
);

export const edgeLaws: readonly Law[] = [...sizes, ...unknown, ...empty];
