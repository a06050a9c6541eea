// Laws of pages at their edges: limits, cursors that name nothing, empty lists.
import { law, type Law } from '../law.ts';
import { anyTransaction, limitsOf, listings, pageOf, type Listing } from '../models/walk.ts';
import { makeRequest } from '../run/samples/payment-requests.ts';
import type { Trial } from '../run/trial.ts';
import { hasStatus, holds, inShort, invalid, same, textOf } from '../violation.ts';
import type { Actor } from '../wire/message.ts';
import { perList } from './pg-law.ts';

const DEFAULT_LIMIT = 10;

const sizes = perList({
  id: 'pg-5',
  title: 'limit takes its smallest and largest value, refuses what is beyond, and is 10 by default',
  level: 'M',
  only: 'transactions.list',
  clauses: { 'transactions.list': ['LIMIT-13', 'TXN-LIST-limit'] },
  rows: () => DEFAULT_LIMIT + 1,
  run: async ({ trial, listing, query }) => {
    const { min, max } = limitsOf(listing);
    for (const limit of [min, max]) {
      hasStatus(
        await trial.call(listing.endpoint, { query: { limit } }),
        200,
        `for limit ${limit}`,
      );
    }
    for (const limit of [min - 1, max + 1, -1, 'x', '1.5', '']) {
      invalid(await trial.call(listing.endpoint, { query: { limit } }), `for limit "${limit}"`);
    }
    const page = await pageOf(trial, listing, query);
    same('rows without a limit', DEFAULT_LIMIT, page.rows.length);
    same('has_more of one row more', true, page.more);
  },
});

const foreign = async (trial: Trial, listing: Listing, as: Actor): Promise<string> =>
  listing.endpoint === 'transactions.list'
    ? anyTransaction(trial, as)
    : textOf(await makeRequest(trial, {}, as), 'id');

const unknown = perList({
  id: 'pg-8',
  title: 'a cursor that names nothing of the account is refused and shows nothing of another',
  level: 'S',
  clauses: { 'transactions.list': ['TXN-UNSPEC-04'] },
  rows: () => 2,
  run: async ({ trial, listing, query, ids }) => {
    const cursors = ['cfm-none', `${String(ids[0]).slice(0, -4)}0000`];
    if (trial.world.control) cursors.push(await foreign(trial, listing, await trial.account()));
    for (const cursor of cursors) {
      for (const name of ['after_id', 'before_id']) {
        const answer = await trial.call(listing.endpoint, { query: { ...query, [name]: cursor } });
        holds(answer.status >= 400 && answer.status < 500, `4xx for ${name}`, inShort(answer));
      }
    }
    const [after_id, before_id] = [ids[0], ids[1]];
    const both = await trial.call(listing.endpoint, { query: { after_id, before_id } });
    trial.dialect(
      'after_id and before_id together',
      both.status < 300 ? 'are accepted' : 'are refused',
    );
  },
});

const empty: readonly Law[] = listings.map((listing) =>
  law({
    id: 'pg-9',
    on: listing.endpoint,
    title: 'an empty list has data [] and has_more false',
    level: 'M',
    needs: [],
    clauses:
      listing.endpoint === 'payment_requests.list'
        ? ['PR2-LIST-data', 'PR2-LIST-has_more']
        : ['TXN-LIST-data', 'TXN-LIST-has_more'],
    endpoints: [listing.endpoint],
    run: async (trial) => {
      const page = await pageOf(trial, listing, { reference_id: trial.fresh() });
      same('an empty page', { rows: [], more: false }, { rows: page.rows, more: page.more });
    },
  }),
);

export const pgEdgeLaws: readonly Law[] = [...sizes, ...unknown, ...empty];
