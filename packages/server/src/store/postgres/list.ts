// Loads pages of lists: chooses an access path and reads as many candidates as the page holds.
import type pg from 'pg';
import { listRange, type ListFilter } from '@kasir/core/store';
import { StatementPipeline, type Statement } from './database.ts';
import {
  edgeStatement,
  pageStatement,
  rareStatement,
  type Bound,
  type Drive,
  type ListQuery,
} from './list-sql.ts';
import type { MissingRead, Snapshot, ReadRequestOf } from './snapshot.ts';
import type { Stored } from './stored.ts';

/**
 * The number of candidates that are searched in order for a text or range: a common one fills the
 * page within them, any other is treated as rare.
 */
const NEAR = 500;
/** An index with fewer candidates than this is scanned, whatever other indexes there are. */
const FAR = 20_000;

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
  const pipeline = new StatementPipeline();
  if (rare) pipeline.add(RARE_PLANS);
  pipeline.add(statement, values, (found) => (rows = found));
  if (rare) pipeline.add(USUAL_PLANS);
  await pipeline.send(client);
  return rows;
};

/** Returns the indexes that have candidates in order, the most selective first. */
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

/** Returns the id after `count` candidates of each index; null when there are fewer. */
const edgesOf = async (
  client: pg.ClientBase,
  query: ListQuery,
  drives: readonly Drive[],
  count: number,
): Promise<readonly (string | null)[]> => {
  const { statement, values } = edgeStatement(query, drives, count);
  let edges: readonly (string | null)[] = [];
  await new StatementPipeline()
    .add(statement, values, ([row]) => (edges = row?.edges ?? []))
    .send(client);
  return edges;
};

const isExact = ({ contains = {}, between = {} }: ListFilter): boolean =>
  Object.keys(contains).length + Object.keys(between).length === 0;

/** Returns up to `limit` objects in order, or `'long'` if the near candidates are too few. */
const readNear = async (
  client: pg.ClientBase,
  query: ListQuery,
): Promise<readonly Stored[] | 'long'> => {
  const drives = drivesOf(query.filter);
  const [first] = drives;
  if (first.by === 'ids' || (isExact(query.filter) && drives.length === 1)) {
    return rowsOf(client, pageStatement(query, first));
  }
  const edges = await edgesOf(client, query, drives, NEAR);
  const few = drives[edges.indexOf(null)];
  if (few) return rowsOf(client, pageStatement(query, few));
  const found = await rowsOf(client, pageStatement(nearOf(query, edges[0] ?? ''), first));
  return found.length === query.limit ? found : 'long';
};

/** Returns up to `limit` objects in list order, however many candidates it must scan. */
const readFar = async (client: pg.ClientBase, query: ListQuery): Promise<readonly Stored[]> => {
  const drives = drivesOf(query.filter);
  const [first] = drives;
  const edges = drives.length > 1 ? await edgesOf(client, query, drives, FAR) : [];
  const few = drives[edges.indexOf(null)];
  if (few) return rowsOf(client, pageStatement(query, few));
  return isExact(query.filter) || first.by === 'ids'
    ? rowsOf(client, pageStatement(query, first))
    : rowsOf(client, rareStatement(query), true);
};

/** Restricts a query to the ids before `edge`, in list order. */
const nearOf = (query: ListQuery, edge: string): ListQuery => {
  const { range } = query;
  const bound = range.descending ? { from: edge } : { to: edge };
  return { ...query, range: { ...range, ...bound } };
};

const loadPage = async (
  client: pg.ClientBase,
  snapshot: Snapshot,
  request: ReadRequestOf<'list'>,
  real: number,
  mayBeLong: boolean,
): Promise<void> => {
  const { kind, filter, page } = request;
  const { partition } = snapshot;
  const range = listRange(filter, page);
  const limit = page.limit + 1;
  const query = { partition, kind, filter, range, limit, real };
  const rows = await (mayBeLong ? readFar : readNear)(client, query);
  if (rows === 'long') return snapshot.learnFact(request, 'long');
  const found = rows.slice(0, page.limit);
  const inOrder = range.reversed ? found.toReversed() : found;
  snapshot.learnFact(request, { rows: inOrder, more: rows.length > page.limit });
};

/**
 * Loads the missing lists; the first statement of each is sent immediately. A list that takes long
 * is only marked as such unless `mayBeLong` is set.
 */
export const loadPages = (
  client: pg.ClientBase,
  missing: readonly MissingRead[],
  real: number,
  mayBeLong: boolean,
): Promise<void>[] =>
  missing.flatMap(({ snapshot, request }) =>
    request.read === 'list' ? [loadPage(client, snapshot, request, real, mayBeLong)] : [],
  );
