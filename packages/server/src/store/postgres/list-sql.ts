// The SQL of a page: one way to find candidates in list order, everything else as conditions on them.
import { hash } from 'node:crypto';
import type { AnyKind } from '@kasir/core';
import { listRange, type ListFilter, type ListPage } from '@kasir/core/server';
import type { Statement } from './database.ts';
import { facetStart, facetText } from './kinds.ts';
import { OBJECT_COLUMNS, type Stored } from './stored.ts';

/** A list of one realm, and the real time it is asked at. */
export interface ListQuery {
  readonly realm: string;
  readonly kind: AnyKind;
  readonly filter: ListFilter;
  readonly page: ListPage;
  readonly real: number;
}

export interface Bound<Row> {
  readonly statement: Statement<Row>;
  readonly values: readonly unknown[];
}

/** How the candidates of a page are found: each is an index that has them in the order of their ids. */
export type Drive =
  | { readonly by: 'all' }
  | { readonly by: 'ids'; readonly ids: readonly string[] }
  | { readonly by: 'parent'; readonly parent: string }
  | { readonly by: 'facet'; readonly facet: string; readonly values: readonly (string | number)[] };

/** Collects parameters; the first is the realm. */
class Parameters {
  readonly values: unknown[];

  constructor(realm: string) {
    this.values = [realm];
  }

  add(value: unknown, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }
}

const bound = (text: string, { values }: Parameters) => ({
  statement: { name: hash('sha256', text, 'hex').slice(0, 32), text },
  values,
});

const jsons = (values: readonly unknown[]): string[] =>
  [...new Set(values)].map((value) => JSON.stringify(value));

const likePattern = (part: string): string => `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** All that the filter asks of an object `o`, apart from the range of its id. */
const conditions = ({ kind, filter, real }: ListQuery, parameters: Parameters): string => {
  const { any = {}, between = {}, contains = {}, parent, ids } = filter;
  const now = `(SELECT realm_now($1, ${parameters.add(real, 'bigint')}))`;
  const found = [
    `o.realm = $1 AND o.kind = '${kind.name}'`,
    `(o.expires IS NULL OR o.expires > ${now})`,
  ];
  for (const [facet, values] of Object.entries(any)) {
    found.push(`o.facets -> '${facet}' = ANY(${parameters.add(jsons(values), 'jsonb[]')})`);
  }
  for (const [facet, { gte, lte }] of Object.entries(between)) {
    // In this order numbers stand behind strings and before all else: two bounds admit numbers only.
    const from = parameters.add(JSON.stringify(gte ?? -Number.MAX_VALUE), 'jsonb');
    const to = parameters.add(JSON.stringify(lte ?? Number.MAX_VALUE), 'jsonb');
    found.push(`o.facets -> '${facet}' BETWEEN ${from} AND ${to}`);
  }
  for (const [facet, part] of Object.entries(contains)) {
    found.push(`${facetText(facet, 'o')} LIKE ${parameters.add(likePattern(part), 'text')}`);
  }
  if (parent !== undefined) found.push(`o.parent = ${parameters.add(parent, 'text')}`);
  if (ids) found.push(`o.id = ANY(${parameters.add(ids, 'text[]')})`);
  return found.join(' AND ');
};

interface Source {
  /** Names each wanted value `wanted.value`. */
  readonly from: string;
  readonly where: string;
  readonly order: string;
}

/**
 * Candidates with each wanted value, in the order of their ids. A value is compared together with the id,
 * and both are ordered by: only the index over both can serve that, so no other plan is ever chosen.
 */
const sourceOf = (query: ListQuery, drive: Drive, parameters: Parameters): Source => {
  const range = listRange(query.filter, query.page);
  const from = parameters.add(range.from, 'text');
  const to = parameters.add(range.to, 'text');
  const direction = range.descending ? 'DESC' : 'ASC';
  const inRange = `o.id >= ${from} AND o.id < ${to}`;
  const along = (column: string, wanted: string): Pick<Source, 'where' | 'order'> => ({
    where: `(${column}, o.id) >= (${wanted}, ${from}) AND (${column}, o.id) < (${wanted}, ${to})`,
    order: `${column} ${direction}, o.id ${direction}`,
  });
  const order = `o.id ${direction}`;
  switch (drive.by) {
    case 'all':
      return { from: '(VALUES (1)) AS wanted(value)', where: inRange, order };
    case 'ids': {
      const ids = parameters.add([...new Set(drive.ids)], 'text[]');
      const where = `o.id = wanted.value AND ${inRange}`;
      return { from: `unnest(${ids}) AS wanted(value)`, where, order };
    }
    case 'parent': {
      const { where, order } = along('o.parent', 'wanted.value');
      const parents = parameters.add([drive.parent], 'text[]');
      const from = `unnest(${parents}) AS wanted(value)`;
      return { from, where: `o.parent IS NOT NULL AND ${where}`, order };
    }
    case 'facet': {
      const start = facetStart(drive.facet, 'o');
      const wanted = `left(wanted.value #>> '{}', 200)`;
      const { where, order } = along(`${start} COLLATE "C"`, `${wanted} COLLATE "C"`);
      const values = parameters.add(jsons(drive.values), 'jsonb[]');
      const exact = `o.facets -> '${drive.facet}' = wanted.value`;
      const from = `unnest(${values}) AS wanted(value)`;
      return { from, where: `${start} IS NOT NULL AND ${where} AND ${exact}`, order };
    }
  }
};

/** A page from candidates that an index has in order: at most a page of them per wanted value is merged. */
export const pageStatement = (query: ListQuery, drive: Drive): Bound<Stored> => {
  const parameters = new Parameters(query.realm);
  const { from, where, order } = sourceOf(query, drive, parameters);
  const limit = parameters.add(query.page.limit + 1, 'bigint');
  const direction = listRange(query.filter, query.page).descending ? 'DESC' : 'ASC';
  const text = `
    SELECT ${OBJECT_COLUMNS} FROM ${from} CROSS JOIN LATERAL (
      SELECT ${OBJECT_COLUMNS} FROM objects o
      WHERE ${conditions(query, parameters)} AND ${where} ORDER BY ${order} LIMIT ${limit}
    ) o ORDER BY o.id ${direction} LIMIT ${limit}`;
  return bound(text, parameters);
};

/** How many candidates each drive has, counted up to a bound: a row of numbers. */
export const countStatement = (
  query: ListQuery,
  drives: readonly Drive[],
  max: number,
): Bound<{ readonly counts: readonly number[] }> => {
  const parameters = new Parameters(query.realm);
  const limit = parameters.add(max, 'bigint');
  const counts = drives.map((drive) => {
    const { from, where, order } = sourceOf(query, drive, parameters);
    return `(SELECT count(*) FROM (
      SELECT 1 FROM ${from} CROSS JOIN LATERAL (
        SELECT 1 FROM objects o WHERE o.realm = $1 AND o.kind = '${query.kind.name}' AND ${where}
        ORDER BY ${order} LIMIT ${limit}
      ) o LIMIT ${limit}) counted)`;
  });
  return bound(`SELECT ARRAY[${counts.join(', ')}]::integer[] AS counts`, parameters);
};

/**
 * A page of what contains a text: PostgreSQL chooses by its statistics between the trigram index, which has
 * the few that match a rare text, and going through all in order, which soon finds enough of a common one.
 */
export const searchStatement = (query: ListQuery): Bound<Stored> => {
  const parameters = new Parameters(query.realm);
  const { where, order } = sourceOf(query, { by: 'all' }, parameters);
  const limit = parameters.add(query.page.limit + 1, 'bigint');
  const text = `
    SELECT ${OBJECT_COLUMNS} FROM objects o WHERE ${conditions(query, parameters)} AND ${where}
    ORDER BY ${order} LIMIT ${limit}`;
  return { statement: { name: '', text }, values: parameters.values };
};
