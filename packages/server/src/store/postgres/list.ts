// Loads pages of lists: chooses by what the candidates are found, and reads as many as the page holds.
import type pg from 'pg';
import { listRange } from '@kasir/core/server';
import { Flight, type Statement } from './database.ts';
import {
  countStatement,
  pageStatement,
  searchStatement,
  type Bound,
  type Drive,
  type ListQuery,
} from './list-sql.ts';
import type { Missing, Snapshot, WantOf } from './snapshot.ts';
import type { Stored } from './stored.ts';

/** Where there are this many candidates, going through them in order finds a page soon enough. */
const CANDIDATES_MAX = 200;

/** A search is planned for its text, with the plans that all other statements go without. */
const SEARCH_PLANS: Statement = {
  name: 'search_plans',
  text: `
    SELECT set_config('plan_cache_mode', 'force_custom_plan', true),
           set_config('enable_bitmapscan', 'on', true), set_config('enable_sort', 'on', true)`,
};
const USUAL_PLANS: Statement = {
  name: 'usual_plans',
  text: `
    SELECT set_config('plan_cache_mode', 'force_generic_plan', true),
           set_config('enable_bitmapscan', 'off', true), set_config('enable_sort', 'off', true)`,
};

/** The indexes that could carry the filter. */
const drivesOf = ({ filter }: ListQuery): Drive[] => {
  const { any = {}, parent, ids } = filter;
  if (ids) return [{ by: 'ids', ids }];
  const parents: Drive[] = parent === undefined ? [] : [{ by: 'parent', parent }];
  const facets = Object.entries(any).map(([facet, values]): Drive => ({
    by: 'facet',
    facet,
    values,
  }));
  return [...parents, ...facets];
};

/** The one with the fewest candidates, and whether these are few. */
const chooseDrive = async (
  client: pg.ClientBase,
  query: ListQuery,
  drives: readonly Drive[],
): Promise<{ drive: Drive; few: boolean }> => {
  let counts: readonly number[] = [];
  const { statement, values } = countStatement(query, drives, CANDIDATES_MAX);
  await new Flight().add(statement, values, ([row]) => (counts = row?.counts ?? [])).send(client);
  const fewest = Math.min(...counts);
  const drive = drives[counts.indexOf(fewest)] ?? { by: 'all' };
  return { drive, few: fewest < CANDIDATES_MAX };
};

const readRows = async (client: pg.ClientBase, query: ListQuery): Promise<readonly Stored[]> => {
  const drives = drivesOf(query);
  const searches = Object.keys(query.filter.contains ?? {}).length > 0;
  let rows: readonly Stored[] = [];
  const read = (flight: Flight, { statement, values }: Bound<Stored>): Flight =>
    flight.add(statement, values, (found) => (rows = found));
  const first: Drive = drives[0] ?? { by: 'all' };
  const one = drives.length <= 1 && (!searches || first.by === 'ids');
  const choice = one || drives.length === 0 ? null : await chooseDrive(client, query, drives);
  if (searches && !one && !choice?.few) {
    const flight = read(new Flight().add(SEARCH_PLANS), searchStatement(query));
    await flight.add(USUAL_PLANS).send(client);
  } else {
    await read(new Flight(), pageStatement(query, choice?.drive ?? first)).send(client);
  }
  return rows;
};

const loadPage = async (
  client: pg.ClientBase,
  snapshot: Snapshot,
  want: WantOf<'list'>,
  real: number,
): Promise<void> => {
  const { kind, filter, page } = want;
  const rows = await readRows(client, { realm: snapshot.realm, kind, filter, page, real });
  const found = rows.slice(0, page.limit);
  const inOrder = listRange(filter, page).reversed ? found.toReversed() : found;
  snapshot.learnFact(want, { rows: inOrder, more: rows.length > page.limit });
};

/** Loads the lists among what is missing; the first statement of each goes out at once. */
export const loadPages = (
  client: pg.ClientBase,
  missing: readonly Missing[],
  real: number,
): Promise<void>[] =>
  missing.flatMap(({ snapshot, want }) =>
    want.read === 'list' ? [loadPage(client, snapshot, want, real)] : [],
  );
