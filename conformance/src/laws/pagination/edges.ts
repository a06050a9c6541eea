// Laws about pagination limits, unknown cursors and empty lists.
import { law, type Law } from '../../law.ts';
import { listings } from '../../models/listings.ts';
import { limitsOf, readPage, hasParameter, type Query } from '../../models/list-pages.ts';
import { versionOf } from '../../run/samples/sample.ts';
import {
  expectStatus,
  expectThat,
  summarize,
  expectInvalid,
  expectObject,
  expectSame,
} from '../../violation.ts';
import { needsOf, perList, prepareAccount } from './page-law.ts';

const DEFAULT_LIMIT = 10;

const sizes = perList({
  id: 'pg-5',
  title: 'limit accepts its minimum and maximum, rejects other values, and defaults to 10',
  level: 'M',
  applies: ({ endpoint }) => endpoint === 'transactions.list',
  clauses: { 'transactions.list': ['LIMIT-13', 'TXN-LIST-limit'] },
  rows: () => DEFAULT_LIMIT + 1,
  run: async ({ trial, listRef, query }) => {
    const { min, max } = limitsOf(listRef);
    for (const limit of [min, max]) {
      expectStatus(
        await trial.call(listRef.endpoint, { query: { limit } }),
        200,
        `for limit ${limit}`,
      );
    }
    for (const limit of [min - 1, max + 1, -1, 'x', '1.5', '']) {
      expectInvalid(
        await trial.call(listRef.endpoint, { query: { limit } }),
        `for limit "${limit}"`,
      );
    }
    const page = await readPage(trial, listRef, query);
    expectSame('rows without a limit', DEFAULT_LIMIT, page.rows.length);
    expectSame('has_more of one row more', true, page.more);
  },
});

const unknown = perList({
  id: 'pg-8',
  title: 'an unknown cursor is rejected and reveals nothing of the list of another account',
  level: 'S',
  clauses: { 'transactions.list': ['TXN-UNSPEC-04'] },
  rows: () => 2,
  run: async ({ trial, listing, listRef, query, ids }) => {
    const { endpoint, params } = listRef;
    const ask = (cursor: Query) =>
      trial.call(endpoint, { ...(params && { params }), query: { ...query, ...cursor } });
    const names = ['after_id', 'before_id'].filter((name) => hasParameter(listRef, name));
    const cursors = ['cfm-none', `${String(ids[0]).slice(0, -4)}0000`];
    if (trial.context.control) cursors.push(await listing.row(trial, await trial.account()));
    for (const cursor of cursors) {
      for (const name of names) {
        const response = await ask({ [name]: cursor });
        expectThat(
          response.status >= 400 && response.status < 500,
          `4xx for ${name}`,
          summarize(response),
        );
      }
    }
    if (names.length < 2) return;
    const both = await ask({ after_id: ids[0], before_id: ids[1] });
    trial.noteChoice(
      'after_id and before_id together',
      both.status < 300 ? 'are accepted' : 'are rejected',
    );
  },
});

/** Endpoint -> clauses about empty lists. */
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
      if (listing.platform) await prepareAccount(trial, listing);
      const { query, params } = await listing.nothing(trial);
      const input = { ...versionOf(listing.endpoint), ...(params && { params }), query };
      const response = await trial.call(listing.endpoint, input);
      expectStatus(response, 200, 'for a list with nothing in it');
      const { data, has_more } = expectObject(response, 'for a list');
      expectSame('an empty page', { data: [], has_more: false }, { data, has_more });
    },
  }),
);

export const edgeLaws: readonly Law[] = [...sizes, ...unknown, ...empty];
