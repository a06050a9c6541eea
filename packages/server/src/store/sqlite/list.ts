// Lists: one index drives a page, so that it costs the same in a small and in a large account.
import type { AnyKind } from '@kasir/core';
import { assertListable, listRange, type ListFilter, type ListPage } from '@kasir/core/server';
import type { StatementSync } from 'node:sqlite';
import {
  conditionsOf,
  facetCondition,
  facetsOf,
  parametersOf,
  type Parameters,
} from './conditions.ts';
import type { Database } from './database.ts';
import {
  facetColumn,
  facetIndex,
  idIndex,
  listIndex,
  parentIndex,
  tableOf,
  textTableOf,
} from './schema.ts';
import type { StoredObject } from './table.ts';

/**
 * What the driving index does not answer is looked for among this many candidates first, and then
 * among this many more: what is common fills the page there, what is not is rare enough for another
 * index.
 */
const NEAR = 500;
const FURTHER = 2_000;
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

const OBJECT = 'o.id, o.version, o.public, o.private';

const codePoints = (text: string): number => Array.from(text).length;

class List {
  readonly #scope: Scope;
  readonly #filter: ListFilter;
  readonly #direction: 'ASC' | 'DESC';
  /** The exact facet whose index drives the list: the first declared is the most selective one. */
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
    this.#parameters = { realm: scope.realm, now: scope.now, ...parametersOf(filter) };
  }

  /** Up to `wanted` objects of a range of ids, in order. */
  read(range: Range, wanted: number): StoredObject[] {
    const { contains = {}, ids, parent } = this.#filter;
    const residual = Object.keys(contains).length + facetsOf(this.#filter).length;
    const isAnswered = residual === (this.#driver === undefined ? 0 : 1);
    if (isAnswered || ids !== undefined || parent !== undefined)
      return this.#inOrder(range, wanted);
    const isText = this.#driver === undefined && this.#texts().length > 0;
    return this.#searched(range, wanted, isText ? [NEAR] : [NEAR, FURTHER]);
  }

  /** Goes over windows of candidates in order, and asks another index for what lies behind them. */
  #searched(
    range: Range,
    wanted: number,
    [window, ...wider]: readonly (number | undefined)[],
  ): StoredObject[] {
    if (window === undefined) return this.#rare(range, wanted);
    const edge = this.#edge(range, window);
    if (edge === undefined) return this.#inOrder(range, wanted);
    const below = { ...range, to: edge };
    const above = { ...range, from: edge };
    const [near, far] = this.#direction === 'DESC' ? [above, below] : [below, above];
    const found = this.#inOrder(near, wanted);
    if (found.length === wanted) return found;
    return [...found, ...this.#searched(far, wanted - found.length, wider)];
  }

  /** Reads the driving index in the order of ids until the page is full. */
  #inOrder(range: Range, wanted: number): StoredObject[] {
    if (this.#driver !== undefined) {
      const hits = `SELECT i.row FROM ${this.#candidates()} AND ${conditionsOf(this.#filter, 'i')} ${this.#page('i')}`;
      const sql = `SELECT ${OBJECT} FROM json_each(:any_${this.#driver}) AS v CROSS JOIN ${this.#table} AS o
        WHERE o.row IN (${hits}) ${this.#page('o')}`;
      return this.#rows(sql, { ...range, wanted });
    }
    const sql = `SELECT ${OBJECT} FROM ${this.#candidates('o')} AND ${conditionsOf(this.#filter, 'o')} ${this.#page('o')}`;
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

  /** Asks the index of a facet that answers all or leaves little, else that of texts or of all. */
  #rare(range: Range, wanted: number): StoredObject[] {
    const { kind } = this.#scope;
    const { contains = {} } = this.#filter;
    const facets = facetsOf(this.#filter);
    const isAlone = facets.length + Object.keys(contains).length === 1;
    const best = facets.find((facet) => isAlone || this.#isNarrow(facet));
    if (best !== undefined) return this.#over(facetIndex(kind, best), range, wanted);
    const texts = this.#texts();
    return texts.length > 0
      ? this.#byText(texts, range, wanted)
      : this.#over(listIndex(kind), range, wanted);
  }

  /** Whether a facet leaves so few objects that they can be sorted. */
  #isNarrow(facet: string): boolean {
    const index = facetIndex(this.#scope.kind, facet);
    const sql = `SELECT count(*) AS hits FROM (SELECT 1 FROM ${this.#table} AS i INDEXED BY ${index}
      WHERE i.realm = :realm AND ${facetCondition(this.#filter, facet, 'i')} LIMIT ${FURTHER + 1})`;
    return Number(this.#statement(sql).get(this.#parameters)?.['hits']) <= FURTHER;
  }

  /** What the text index can find. */
  #texts(): [facet: string, text: string][] {
    return Object.entries(this.#filter.contains ?? {}).filter(
      ([, text]) => codePoints(text) >= TRIGRAM,
    );
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
         AND ${conditionsOf(this.#filter, 'o')} ORDER BY s.rowid ${this.#direction} LIMIT :wanted`,
      { ...range, wanted, match },
    );
  }

  /** Goes over an index that holds what the conditions ask for, so that only hits are fetched. */
  #over(index: string, range: Range, wanted: number): StoredObject[] {
    const hits = `SELECT i.row FROM ${this.#table} AS i INDEXED BY ${index}
      WHERE i.realm = :realm AND i.id >= :from AND i.id < :to
      AND ${conditionsOf(this.#filter, 'i')} ${this.#page('i')}`;
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
