// Laws about pages: they part a list without gap or repeat, in one order, whatever their size.
import type { Law } from '../../law.ts';
import { nodeOf } from '../../schema.ts';
import type { Listing } from '../../models/listings.ts';
import { idsOf, limitsOf, readPage, hasParameter, readAllPages } from '../../models/list-pages.ts';
import { contractNamed } from '../../registry.ts';
import { expectStatus, expectThat, NotApplicable, expectSame, textOf } from '../../violation.ts';
import { field } from '../../wire/message.ts';
import { perList } from './page-law.ts';

const partition = perList({
  id: 'pg-1',
  title: 'pages of any size cover the list in order, with no item missing or repeated',
  level: 'M',
  clauses: {
    'transactions.list': ['TXN-LIST-01', 'TXN-LIST-after_id'],
    'payment_requests.list': ['PR2-LIST-after_id', 'PR2-LIST-data'],
  },
  run: async ({ trial, listRef, query, ids }) => {
    for (const limit of new Set([1, 2, 3, ids.length - 1, ids.length])) {
      if (limit < 1 || limit > limitsOf(listRef).max) continue;
      const walked = idsOf(await readAllPages(trial, listRef, query, limit));
      expectSame(`the walk with limit ${limit}`, ids, walked);
    }
  },
});

const ordered = perList({
  id: 'pg-2',
  title: 'rows are ordered by created, including rows with equal timestamps',
  level: 'M',
  clauses: { 'transactions.list': ['TXN-LIST-02', 'TXN-UNSPEC-02'] },
  run: async ({ trial, listRef, query }) => {
    const rows = await readAllPages(trial, listRef, query, limitsOf(listRef).max);
    const times = rows.map((row) => Date.parse(textOf(row, 'created')));
    const falls = times.every((time, at) => at === 0 || time <= (times[at - 1] ?? time));
    const rises = times.every((time, at) => at === 0 || time >= (times[at - 1] ?? time));
    expectThat(falls || rises, 'one direction of created', times);
    if (falls !== rises)
      trial.noteChoice('the order of lists', falls ? 'newest first' : 'oldest first');
  },
});

const more = perList({
  id: 'pg-3',
  title: 'has_more is true exactly when more items follow',
  level: 'M',
  clauses: {
    'transactions.list': ['TXN-LIST-has_more'],
    'payment_requests.list': ['PR2-LIST-has_more'],
  },
  run: async ({ trial, listRef, query, ids }) => {
    for (const limit of [1, ids.length - 1, ids.length, ids.length + 1]) {
      if (limit < 1 || limit > limitsOf(listRef).max) continue;
      const page = await readPage(trial, listRef, { ...query, limit });
      expectSame(
        `has_more of ${ids.length} rows with limit ${limit}`,
        limit < ids.length,
        page.more,
      );
    }
    const after_id = ids.at(-1);
    const behind = await readPage(trial, listRef, { ...query, after_id });
    expectSame(
      'the page after the last item',
      { rows: [], more: false },
      {
        rows: behind.rows,
        more: behind.more,
      },
    );
  },
});

const backwards = perList({
  id: 'pg-4',
  title: 'before_id returns the items directly before an item, in list order',
  level: 'M',
  applies: (listing) => hasParameter(listing, 'before_id'),
  clauses: { 'transactions.list': ['TXN-LIST-before_id'] },
  run: async ({ trial, listRef, query, ids }) => {
    const limit = 3;
    for (const end of new Set([ids.length - 1, limit + 1, limit, 1])) {
      const before_id = ids[end];
      if (before_id === undefined) continue;
      const page = await readPage(trial, listRef, { ...query, limit, before_id });
      const start = Math.max(0, end - limit);
      expectSame(`the page before item ${end}`, ids.slice(start, end), idsOf(page.rows));
      const after_id = ids[start - 1];
      const again = await readPage(trial, listRef, { ...query, limit, after_id });
      if (end - start === limit)
        expectSame('the same page by after_id', idsOf(page.rows), idsOf(again.rows));
    }
  },
});

/** Whether a list needs no query and no parent, so that new rows appear in it. */
const isWhole = ({ endpoint }: Listing): boolean => {
  const { query, params } = contractNamed(endpoint);
  return !params && Object.values(query?.shape ?? {}).every((one) => nodeOf(one).optional);
};

/** So many pages of two rows are walked. */
const PAGES = 50;

const moving = perList({
  id: 'pg-7',
  title:
    'rows created while a list is being read do not cause older rows to be repeated or skipped',
  level: 'S',
  applies: isWhole,
  rows: () => 5,
  clauses: { 'transactions.list': ['TXN-LIST-01'] },
  run: async ({ trial, listing, listRef, ids }) => {
    const found: string[] = [];
    let after_id: string | undefined;
    for (let page = 0; page < PAGES && !ids.every((id) => found.includes(id)); page += 1) {
      const { rows, more: goesOn } = await readPage(trial, listRef, { limit: 2, after_id });
      found.push(...idsOf(rows));
      after_id = found.at(-1);
      if (!goesOn) break;
      if (page < 3) await listing.fill(trial, 1);
    }
    if (found.length === 2 * PAGES) throw new NotApplicable('the list has too many other rows');
    expectSame('items that were met twice', found.length, new Set(found).size);
    expectSame(
      'the old rows, in their order',
      ids,
      found.filter((id) => ids.includes(id)),
    );
  },
});

/** The declared shape of a page. */
const shapeOf = (endpoint: string) => nodeOf(contractNamed(endpoint).success.body).shape;

const links = perList({
  id: 'pg-6',
  title: 'the link to the next page returns the same page as after_id',
  level: 'M',
  applies: ({ endpoint }) => 'links' in shapeOf(endpoint),
  clauses: {
    'transactions.list': [
      'TXN-LIST-links',
      'TXN-LIST-links.href',
      'TXN-LIST-links.rel',
      'TXN-LIST-links.method',
    ],
  },
  run: async ({ trial, listRef, query, ids }) => {
    const first = await readPage(trial, listRef, { ...query, limit: 3 });
    const [link] = first.links;
    if (link === undefined) return trial.noteChoice('links to the next page', 'are not given');
    expectSame(
      'rel and method',
      { rel: 'next', method: 'GET' },
      {
        rel: field(link, 'rel'),
        method: field(link, 'method'),
      },
    );
    const href = textOf(link, 'href');
    const { path } = contractNamed(listRef.endpoint);
    const target = href.startsWith('/') ? href : href.slice(href.indexOf(path));
    const outgoing = { ...trial.outgoing(listRef.endpoint), target };
    const next = await trial.send(outgoing);
    expectStatus(next, 200, 'for the link to the next page');
    const rows = field(next.body, 'data') as Readonly<Record<string, unknown>>[];
    expectSame('the page behind the link', ids.slice(3, 6), idsOf(rows));
    const last = await readPage(trial, listRef, { ...query, limit: ids.length });
    expectThat(last.links.length === 0, 'no link on the last page', last.links);
  },
});

export const pageLaws: readonly Law[] = [
  ...partition,
  ...ordered,
  ...more,
  ...backwards,
  ...moving,
  ...links,
];
