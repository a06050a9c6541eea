// Builds the SQL of a page: one access path finds candidates in list order, everything else is a
// condition on them.
import { hash } from 'node:crypto';
import type { AnyKind } from '@kasir/core/resource';
import type { ListFilter, ListRange } from '@kasir/core/store';
import type { Statement } from './database.ts';
import { facetColumn, textColumn } from './kinds.ts';
import { facetText, numberText, OBJECT_COLUMNS, type Stored } from './stored.ts';

/** A list of one partition: its filter, and the range of ids still to be read. */
export interface ListQuery {
  readonly partition: string;
  readonly kind: AnyKind;
  readonly filter: ListFilter;
  readonly range: Pick<ListRange, 'from' | 'to' | 'descending'>;
  readonly limit: number;
  /** The real time of the request, in milliseconds since 1970. */
  readonly real: number;
}

export interface Bound<Row> {
  readonly statement: Statement<Row>;
  readonly values: readonly unknown[];
}

/** The access path to the candidates of a page: an index with them in the order of ids. */
export type Drive =
  | { readonly by: 'all' }
  | { readonly by: 'ids'; readonly ids: readonly string[] }
  | { readonly by: 'parent'; readonly parent: string }
  | { readonly by: 'facet'; readonly facet: string; readonly values: readonly (string | number)[] };

/** A statement under construction; its first three parameters are always the same. */
class Builder {
  readonly query: ListQuery;
  readonly #values: unknown[];

  constructor(query: ListQuery) {
    this.query = query;
    this.#values = [query.partition, query.range.from, query.range.to];
  }

  add(value: unknown, type: string): string {
    this.#values.push(value);
    return `$${this.#values.length}::${type}`;
  }

  /** The condition that an object belongs to the partition and kind. */
  get inPartition(): string {
    return `o.realm = $1 AND o.kind = '${this.query.kind.name}'`;
  }

  get inRange(): string {
    return 'o.id >= $2::text AND o.id < $3::text';
  }

  get direction(): string {
    return this.query.range.descending ? 'DESC' : 'ASC';
  }

  /** Returns the statement, named by a hash of its text if its plan is kept. */
  build<Row>(text: string, kept: boolean): Bound<Row> {
    const name = kept ? hash('sha256', text, 'hex').slice(0, 32) : '';
    return { statement: { name, text }, values: this.#values };
  }
}

const facetTexts = (values: readonly (string | number)[]): string[] => [
  ...new Set(values.map(facetText)),
];

const likePattern = (part: string): string => `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Returns the exact conditions of the filter on `o` that the access path does not cover. */
const exactly = (builder: Builder, drive: Drive): string => {
  const { filter, real } = builder.query;
  const { any = {}, parent, ids } = filter;
  const now = `(SELECT realm_now($1, ${builder.add(real, 'bigint')}))`;
  const found = [`(o.expires IS NULL OR o.expires > ${now})`];
  for (const [facet, values] of Object.entries(any)) {
    if (drive.by === 'facet' && drive.facet === facet) continue;
    found.push(`${facetColumn(facet, 'o')} = ANY(${builder.add(facetTexts(values), 'text[]')})`);
  }
  if (parent !== undefined && drive.by !== 'parent') {
    found.push(`o.parent = ${builder.add(parent, 'text')}`);
  }
  if (ids && drive.by !== 'ids') found.push(`o.id = ANY(${builder.add(ids, 'text[]')})`);
  return found.join(' AND ');
};

/** Returns the conditions on ranges and texts of an object `o`. */
const loosely = (builder: Builder): string => {
  const { between = {}, contains = {} } = builder.query.filter;
  const found = ['true'];
  for (const [facet, { gte = -Infinity, lte = Infinity }] of Object.entries(between)) {
    const from = builder.add(numberText(gte), 'text');
    const to = builder.add(numberText(lte), 'text');
    found.push(`${facetColumn(facet, 'o')} BETWEEN ${from} AND ${to}`);
  }
  for (const [facet, part] of Object.entries(contains)) {
    found.push(`${textColumn(facet, 'o')} LIKE ${builder.add(likePattern(part), 'text')}`);
  }
  return found.join(' AND ');
};

interface Source {
  /** Names each wanted value `wanted.value`. */
  readonly from: string;
  readonly where: string;
  readonly order: string;
}

/**
 * Returns the candidates of each wanted value in the order of their ids. Value and id are compared
 * and ordered together: only the index over both serves that, so no other plan is chosen. (An
 * equality would remove the value from the order.)
 */
const sourceOf = (builder: Builder, drive: Drive): Source => {
  const { inPartition, inRange, direction } = builder;
  const wanted = (values: readonly string[]): string =>
    `unnest(${builder.add(values, 'text[]')}) AS wanted(value)`;
  const along = (column: string, values: readonly string[]): Source => ({
    from: wanted(values),
    where: `${inPartition} AND ${column} IS NOT NULL
      AND (${column}, o.id) >= (wanted.value COLLATE "C", $2::text)
      AND (${column}, o.id) < (wanted.value COLLATE "C", $3::text)`,
    order: `${column} ${direction}, o.id ${direction}`,
  });
  const order = `o.id ${direction}`;
  switch (drive.by) {
    case 'all':
      return {
        from: '(VALUES (1)) AS wanted(value)',
        where: `${inPartition} AND ${inRange}`,
        order,
      };
    case 'ids': {
      const where = `${inPartition} AND o.id = wanted.value AND ${inRange}`;
      return { from: wanted([...new Set(drive.ids)]), where, order };
    }
    case 'parent':
      return along('o.parent', [drive.parent]);
    case 'facet':
      return along(facetColumn(drive.facet, 'o'), facetTexts(drive.values));
  }
};

/** Returns a page of candidates in index order: at most one page per wanted value is merged. */
export const pageStatement = (query: ListQuery, drive: Drive): Bound<Stored> => {
  const builder = new Builder(query);
  const { from, where, order } = sourceOf(builder, drive);
  const limit = builder.add(query.limit, 'bigint');
  const text = `
    SELECT ${OBJECT_COLUMNS} FROM ${from} CROSS JOIN LATERAL (
      SELECT ${OBJECT_COLUMNS} FROM objects o
      WHERE ${where} AND ${exactly(builder, drive)} AND ${loosely(builder)}
      ORDER BY ${order} LIMIT ${limit}
    ) o ORDER BY o.id ${builder.direction} LIMIT ${limit}`;
  return builder.build(text, true);
};

/** Returns the id of the candidate after the first `count` per path; null if there is none. */
export const edgeStatement = (
  query: ListQuery,
  drives: readonly Drive[],
  count: number,
): Bound<{ readonly edges: readonly (string | null)[] }> => {
  const builder = new Builder(query);
  const offset = builder.add(count, 'bigint');
  const edges = drives.map((drive) => {
    const { from, where, order } = sourceOf(builder, drive);
    return `(SELECT o.id FROM ${from} CROSS JOIN LATERAL (
        SELECT o.id FROM objects o WHERE ${where} ORDER BY ${order} LIMIT ${offset} + 1
      ) o ORDER BY o.id ${builder.direction} LIMIT 1 OFFSET ${offset})`;
  });
  return builder.build(`SELECT ARRAY[${edges.join(', ')}] AS edges`, true);
};

/**
 * Returns a page of rare objects: all that match the ranges and texts are found first, by their
 * index, then filtered and sorted. The statement is planned for its values, with the plans that are
 * disabled for all others.
 */
export const rareStatement = (query: ListQuery): Bound<Stored> => {
  const builder = new Builder(query);
  const { inPartition, inRange, direction } = builder;
  const limit = builder.add(query.limit, 'bigint');
  const text = `
    WITH hits AS MATERIALIZED (
      SELECT o.id, o.parent, o.expires, o.facets FROM objects o
      WHERE ${inPartition} AND ${inRange} AND ${loosely(builder)}
    )
    SELECT ${OBJECT_COLUMNS} FROM (
      SELECT o.id FROM hits o WHERE ${exactly(builder, { by: 'all' })}
      ORDER BY o.id ${direction} LIMIT ${limit}
    ) page CROSS JOIN LATERAL (SELECT * FROM objects o WHERE ${inPartition} AND o.id = page.id LIMIT 1) o
    ORDER BY o.id ${direction}`;
  return builder.build(text, false);
};
