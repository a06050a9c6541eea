// Loads pages of lists: chooses by what the candidates are found, and reads as many as the page
// holds.
import type pg from 'pg';
import { listRange, type ListFilter } from '@kasir/core/server';
import { Flight, type Statement } from './database.ts';
import {
  edgeStatement,
  pageStatement,
  rareStatement,
  type Bound,
  type Drive,
  type ListQuery,
} from './list-sql.ts';
import type { Missing, Snapshot, WantOf } from './snapshot.ts';
import type { Stored } from './stored.ts';

/**
 * A text or a range is looked for among this many candidates in order: a common one fills the page
 * there, and one that does not is taken for rare.
 */
const NEAR = 500;

const RARE_PLANS: Statement = {
  name: 'rare_plans',
  text: `
    SELECT set_config('plan_cache_mode', 'force_custom_plan', true),
           set_config('enable_bitmapscan', 'on', true)`,
};
const USUAL_PLANS: Statement = {
  name: 'usual_plans',
  text: `
    SELECT set_config('plan_cache_mode', 'force_generic_plan', true),
           set_config('enable_bitmapscan', 'off', true)`,
};

const rowsOf = async (
  client: pg.ClientBase,
  { statement, values }: Bound<Stored>,
  rare = false,
): Promise<readonly Stored[]> => {
  let rows: readonly Stored[] = [];
  const flight = new Flight();
  if (rare) flight.add(RARE_PLANS);
  flight.add(statement, values, (found) => (rows = found));
  if (rare) flight.add(USUAL_PLANS);
  await flight.send(client);
  return rows;
};

/** The indexes that have candidates in order, the most telling first. */
const drivesOf = ({ any = {}, parent, ids }: ListFilter): [Drive, ...Drive[]] => {
  if (ids) return [{ by: 'ids', ids }];
  const parents: Drive[] = parent === undefined ? [] : [{ by: 'parent', parent }];
  const facets = Object.entries(any).map(([facet, values]): Drive => ({
    by: 'facet',
    facet,
    values,
  }));
  const [first = { by: 'all' } as const, ...others] = [...parents, ...facets];
  return [first, ...others];
};

/** Up to `limit` objects in the order they are read. */
const readRows = async (client: pg.ClientBase, query: ListQuery): Promise<readonly Stored[]> => {
  const { contains = {}, between = {} } = query.filter;
  const isExact = Object.keys(contains).length + Object.keys(between).length === 0;
  const drives = drivesOf(query.filter);
  const [first] = drives;
  if (first.by === 'ids' || (isExact && drives.length === 1)) {
    return rowsOf(client, pageStatement(query, first));
  }
  const { statement, values } = edgeStatement(query, drives, NEAR);
  let edges: readonly (string | null)[] = [];
  await new Flight().add(statement, values, ([row]) => (edges = row?.edges ?? [])).send(client);
  const few = drives[edges.indexOf(null)];
  if (few) return rowsOf(client, pageStatement(query, few));
  const [edge] = edges;
  if (isExact || typeof edge !== 'string') return rowsOf(client, pageStatement(query, first));
  return readAround(client, query, first, edge);
};

/** Looks for something common before the edge, and for the rest as for something rare. */
const readAround = async (
  client: pg.ClientBase,
  query: ListQuery,
  drive: Drive,
  edge: string,
): Promise<readonly Stored[]> => {
  const { range, limit } = query;
  const above = { ...range, from: edge };
  const below = { ...range, to: edge };
  const [near, far] = range.descending ? [above, below] : [below, above];
  const found = await rowsOf(client, pageStatement({ ...query, range: near }, drive));
  const wanted = limit - found.length;
  if (wanted === 0) return found;
  const rare = rareStatement({ ...query, range: far, limit: wanted });
  return [...found, ...(await rowsOf(client, rare, true))];
};

const loadPage = async (
  client: pg.ClientBase,
  snapshot: Snapshot,
  want: WantOf<'list'>,
  real: number,
): Promise<void> => {
  const { kind, filter, page } = want;
  const { realm } = snapshot;
  const range = listRange(filter, page);
  const limit = page.limit + 1;
  const rows = await readRows(client, { realm, kind, filter, range, limit, real });
  const found = rows.slice(0, page.limit);
  const inOrder = range.reversed ? found.toReversed() : found;
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
