// Laws about pages that no story can see: limits beyond the bounds, and rows that are created while
// a list is read. Stories page through every list and check everything else.
import { law, type Law } from '../../law.ts';
import { idsOf, limitsOf, readAllPages, readPage } from '../../views/list-pages.ts';
import { contractNamed } from '../../registry.ts';
import { endpointsOf, resources, type Resource } from '../../run/samples/resources.ts';
import { nodeOf } from '../../schema.ts';
import { expectInvalid, expectSame, expectStatus, NotApplicable } from '../../violation.ts';

const LIST = 'transactions.list';

const sizes = law({
  id: 'pg-5',
  on: LIST,
  title: 'limit accepts its minimum and maximum and rejects other values',
  level: 'M',
  clauses: ['LIMIT-13', 'TXN-LIST-limit'],
  needs: [],
  run: async (trial) => {
    const { min, max } = limitsOf({ endpoint: LIST });
    const ask = (limit: unknown) => trial.call(LIST, { query: { limit } });
    for (const limit of [min, max]) expectStatus(await ask(limit), 200, `for limit ${limit}`);
    for (const limit of [min - 1, max + 1, -1, 'x', '1.5', '1x', ''])
      expectInvalid(await ask(limit), `for limit "${limit}"`);
  },
});

/**
 * Returns a list with cursors that needs no query, so that new rows appear in it; undefined if the
 * resource has none.
 */
const wholeList = ({ list }: Resource): string | undefined => {
  if (!list) return undefined;
  const { params, query } = contractNamed(list.endpoint);
  const isOpen = Object.values(query?.shape ?? {}).every((one) => nodeOf(one).optional);
  return !params && isOpen && 'after_id' in (query?.shape ?? {}) ? list.endpoint : undefined;
};

const ROWS = 5;
/** Most pages of two rows that are read. */
const PAGES = 50;

const moving = resources.flatMap((resource) => {
  const endpoint = wholeList(resource);
  const { platform, make } = resource;
  if (endpoint === undefined) return [];
  return law({
    id: 'pg-7',
    on: endpoint,
    title:
      'rows created while a list is being read do not cause older rows to be repeated or skipped',
    level: 'S',
    clauses: endpoint === LIST ? ['TXN-LIST-01'] : [],
    endpoints: endpointsOf(resource),
    needs: platform ? ['writes', 'control'] : ['writes'],
    run: async (trial) => {
      if (platform) await trial.actAsPlatform();
      else await trial.useOwnAccount();
      for (let n = 0; n < ROWS; n += 1) await make(trial);
      const ids = idsOf(await readAllPages(trial, { endpoint }, {}, limitsOf({ endpoint }).max));
      const found: string[] = [];
      let after_id: string | undefined;
      for (let page = 0; page < PAGES && !ids.every((id) => found.includes(id)); page += 1) {
        const { rows, more } = await readPage(trial, { endpoint }, { limit: 2, after_id });
        found.push(...idsOf(rows));
        after_id = found.at(-1);
        if (!more) break;
        if (page < 3) await make(trial);
      }
      if (found.length === 2 * PAGES) throw new NotApplicable('the list has too many other rows');
      expectSame('items that were met twice', found.length, new Set(found).size);
      const old = found.filter((id) => ids.includes(id));
      expectSame('the old rows, in their order', ids, old);
    },
  });
});

export const paginationLaws: readonly Law[] = [sizes, ...moving];
