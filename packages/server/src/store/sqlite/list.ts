// Lists: one index drives a page, so that it costs the same in a small and in a large account.
import type { AnyKind } from '@kasir/core';
import { assertListable, listRange, type ListFilter, type ListPage } from '@kasir/core/server';
import type { StatementSync } from 'node:sqlite';
import type { Database } from './database.ts';
import { facetColumn, facetIndex, idIndex, parentIndex, tableOf, textTableOf } from './schema.ts';
import type { StoredObject } from './table.ts';

/**
 * A text or a range is looked for among this many objects first: a common one fills the page there, and
 * one that does not is rare enough for an index of its own.
 */
const NEAR = 500;
/** So many candidates of the driving index are gone over rather than asking another index. */
const FEW = 5_000;
/** The trigram index finds no shorter texts. */
const TRIGRAM = 3;

/** The account, the moment and the kind of a list. */
export interface Scope {
  readonly database: Database;
  readonly kind: AnyKind;
  /** Number of the realm. */
  readonly realm: number;
  readonly now: number;
}

interface Range {
  readonly from: string;
  readonly to: string;
}

type Parameters = Readonly<Record<string, string | number>>;

const OBJECT = 'o.id, o.version, o.public, o.private';

const codePoints = (text: string): number => Array.from(text).length;

const json = (value: unknown): string => JSON.stringify(value);

/** What the filter binds; ids and values stand once each, so that no object comes twice. */
const filterParameters = (filter: ListFilter): Parameters => {
  const named = <T>(prefix: string, of: Readonly<Record<string, T>> = {}) =>
    Object.entries(of).map(([name, value]) => [`${prefix}_${name}`, value] as const);
  return Object.fromEntries([
    ...named('any', filter.any).map(([name, values]) => [name, json([...new Set(values)])]),
    ...named('contains', filter.contains),
    ...named('between', filter.between).flatMap(([name, { gte, lte }]) => [
      ...(gte === undefined ? [] : [[`${name}_gte`, gte]]),
      ...(lte === undefined ? [] : [[`${name}_lte`, lte]]),
    ]),
    ...(filter.parent === undefined ? [] : [['parent', filter.parent]]),
    ...(filter.ids === undefined ? [] : [['ids', json([...new Set(filter.ids)])]]),
  ]);
};

/** That a facet lies within the bounds of the filter; one without a number lies nowhere. */
const bounded = (facet: string, alias: string, { between = {} }: ListFilter): string => {
  const column = `${alias}.${facetColumn(facet)}`;
  const { gte, lte } = between[facet] ?? {};
  return [
    `${column} IS NOT NULL`,
    ...(gte === undefined ? [] : [`${column} >= :between_${facet}_gte`]),
    ...(lte === undefined ? [] : [`${column} <= :between_${facet}_lte`]),
  ].join(' AND ');
};

class List {
  readonly #scope: Scope;
  readonly #filter: ListFilter;
  readonly #direction: 'ASC' | 'DESC';
  /** The exact facet whose index drives the list: the first declared one, which is the most selective. */
  readonly #driver: string | undefined;
  readonly #parameters: Parameters;

  constructor(scope: Scope, filter: ListFilter, descending: boolean) {
    this.#scope = scope;
    this.#filter = filter;
    this.#direction = descending ? 'DESC' : 'ASC';
    const single = filter.ids ?? filter.parent;
    this.#driver =
      single === undefined
        ? Object.keys(scope.kind.facets).find((facet) => filter.any?.[facet])
        : undefined;
    this.#parameters = { realm: scope.realm, now: scope.now, ...filterParameters(filter) };
  }

  /** Up to `wanted` objects of a range of ids, in order. */
  read(range: Range, wanted: number): StoredObject[] {
    const { contains = {}, between = {}, ids, parent } = this.#filter;
    const exact = Object.keys(contains).length + Object.keys(between).length === 0;
    if (exact || ids !== undefined || parent !== undefined) return this.#inOrder(range, wanted);
    const edge = this.#edge(range, NEAR);
    if (edge === undefined) return this.#inOrder(range, wanted);
    const descending = this.#direction === 'DESC';
    const near = descending ? { ...range, from: edge } : { ...range, to: edge };
    const far = descending ? { ...range, to: edge } : { ...range, from: edge };
    const found = this.#inOrder(near, wanted);
    return found.length < wanted ? [...found, ...this.#rare(far, wanted - found.length)] : found;
  }

  /** Reads the driving index in the order of ids until the page is full. */
  #inOrder(range: Range, wanted: number): StoredObject[] {
    if (this.#driver !== undefined) {
      const hits = `SELECT i.row FROM ${this.#candidates()} AND ${this.#conditions('i')} ${this.#page('i')}`;
      const sql = `SELECT ${OBJECT} FROM json_each(:any_${this.#driver}) AS v CROSS JOIN ${this.#table} AS o
        WHERE o.row IN (${hits}) ${this.#page('o')}`;
      return this.#rows(sql, { ...range, wanted });
    }
    const sql = `SELECT ${OBJECT} FROM ${this.#candidates('o')} AND ${this.#conditions('o')} ${this.#page('o')}`;
    return this.#rows(sql, { ...range, wanted });
  }

  /** The id behind the first `count` candidates, unless there are fewer. */
  #edge(range: Range, count: number): string | undefined {
    const behind = `SELECT i.id FROM ${this.#candidates()} ORDER BY i.id ${this.#direction} LIMIT 1 OFFSET ${count}`;
    const nearest = this.#direction === 'DESC' ? 'max' : 'min';
    const sql =
      this.#driver === undefined
        ? behind
        : `SELECT ${nearest}((${behind})) AS id FROM json_each(:any_${this.#driver}) AS v`;
    const [edge] = this.#rows(sql, { ...range });
    return edge?.id ?? undefined;
  }

  /**
   * Reads what the nearest candidates did not show: on through a driver that leaves few of them, else
   * through the text index, else through the index of the facet that is searched or bounded.
   */
  #rare(range: Range, wanted: number): StoredObject[] {
    const { contains = {}, between = {} } = this.#filter;
    if (this.#driver !== undefined && this.#edge(range, FEW) === undefined) {
      return this.#inOrder(range, wanted);
    }
    const texts = Object.entries(contains);
    const indexed = texts.filter(([, text]) => codePoints(text) >= TRIGRAM);
    if (indexed.length > 0) return this.#byText(indexed, range, wanted);
    const [facet = ''] = [...texts.map(([name]) => name), ...Object.keys(between)];
    return this.#byFacet(facet, range, wanted);
  }

  #byText(texts: [facet: string, text: string][], range: Range, wanted: number): StoredObject[] {
    const hits = textTableOf(this.#scope.kind);
    const row = (direction: string) =>
      `(SELECT row FROM ${this.#table} WHERE realm = :realm AND id >= :from AND id < :to
        ORDER BY id ${direction} LIMIT 1)`;
    const match = texts
      .map(([facet, text]) => `${facetColumn(facet)} : "${text.replaceAll('"', '""')}"`)
      .join(' AND ');
    return this.#rows(
      `SELECT ${OBJECT} FROM ${hits} AS s CROSS JOIN ${this.#table} AS o ON o.row = s.rowid
       WHERE s.${hits} MATCH :match AND s.rowid BETWEEN ${row('ASC')} AND ${row('DESC')}
         AND ${this.#conditions('o', 'every')} ORDER BY s.rowid ${this.#direction} LIMIT :wanted`,
      { ...range, wanted, match },
    );
  }

  /** Goes over the index of a facet, which is smaller than its objects, and sorts what matches. */
  #byFacet(facet: string, range: Range, wanted: number): StoredObject[] {
    const { kind } = this.#scope;
    const hits = `SELECT i.row FROM ${this.#table} AS i INDEXED BY ${facetIndex(kind, facet)}
      WHERE i.realm = :realm AND i.id >= :from AND i.id < :to
      AND ${this.#conditions('i', 'every')} ${this.#page('i')}`;
    const sql = `SELECT ${OBJECT} FROM ${this.#table} AS o WHERE o.row IN (${hits}) ${this.#page('o')}`;
    return this.#rows(sql, { ...range, wanted });
  }

  /** The driving index within a range of ids. */
  #candidates(alias = 'i'): string {
    const { kind } = this.#scope;
    const { ids, parent } = this.#filter;
    const from = (index: string, condition: string) =>
      `${this.#table} AS ${alias} INDEXED BY ${index} WHERE ${alias}.realm = :realm AND ${condition}`;
    const range = `${alias}.id >= :from AND ${alias}.id < :to`;
    if (ids) {
      const chosen = `${alias}.id IN (SELECT value FROM json_each(:ids))`;
      return from(idIndex(kind), `${chosen} AND +${alias}.id >= :from AND +${alias}.id < :to`);
    }
    if (parent !== undefined)
      return from(parentIndex(kind), `${alias}.parent = :parent AND ${range}`);
    if (this.#driver === undefined) return from(idIndex(kind), range);
    const column = facetColumn(this.#driver);
    return from(facetIndex(kind, this.#driver), `${alias}.${column} = v.value AND ${range}`);
  }

  /** All that the driving index does not answer, or with `every` the whole filter. */
  #conditions(alias: string, which?: 'every'): string {
    const { any = {}, contains = {}, between = {}, parent, ids } = this.#filter;
    return [
      `(${alias}.expires IS NULL OR ${alias}.expires > :now)`,
      ...Object.keys(any)
        .filter((facet) => which === 'every' || facet !== this.#driver)
        .map(
          (facet) =>
            `${alias}.${facetColumn(facet)} IN (SELECT value FROM json_each(:any_${facet}))`,
        ),
      ...Object.keys(contains).map(
        (facet) => `instr(${alias}.${facetColumn(facet)}, :contains_${facet}) > 0`,
      ),
      ...Object.keys(between).map((facet) => bounded(facet, alias, this.#filter)),
      ...(parent !== undefined && ids ? [`${alias}.parent = :parent`] : []),
    ].join(' AND ');
  }

  #page(alias: string): string {
    return `ORDER BY ${alias}.id ${this.#direction} LIMIT :wanted`;
  }

  get #table(): string {
    return tableOf(this.#scope.kind);
  }

  #statement(sql: string): StatementSync {
    return this.#scope.database.prepare(sql);
  }

  #rows(sql: string, parameters: Parameters): StoredObject[] {
    return this.#statement(sql).all({
      ...this.#parameters,
      ...parameters,
    }) as unknown as StoredObject[];
  }
}

/** The page of a list, and whether more objects match behind it. */
export const listed = (
  scope: Scope,
  filter: ListFilter,
  page: ListPage,
): { rows: StoredObject[]; more: boolean } => {
  assertListable(scope.kind, filter);
  const { from, to, descending, reversed } = listRange(filter, page);
  const found = new List(scope, filter, descending).read({ from, to }, page.limit + 1);
  const rows = found.slice(0, page.limit);
  return { rows: reversed ? rows.toReversed() : rows, more: found.length > page.limit };
};
