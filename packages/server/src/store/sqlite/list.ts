// Reads lists: one index drives a page, so that it costs the same in a small and in a large
// account. Objects that no index finds are searched near the start first, then everywhere, in
// slices.
import { assertListable, listRange, type ListFilter, type ListPage } from '@kasir/core/store';
import { ListSql, type Range, type Rows, type Scope } from './list-sql.ts';
import type { StoredObject } from './stored.ts';

/** The amounts that a long list scans at once. */
export interface Slices {
  /** Objects in the order of their ids. */
  readonly objects: number;
  /**
   * Rows of the text index, which scans everything before a slice: slices should be few and large.
   * Null means not to use it.
   */
  readonly rows: number | null;
}

export interface ListScope extends Scope {
  /** Null where no list may be long. */
  readonly slices: Slices | null;
}

/**
 * Objects that the driving index does not find are searched among this many candidates first, then
 * among `FURTHER` more: common ones fill the page there, the others are rare enough for another
 * index. This bounds the cost of a list on the calling thread to about two milliseconds.
 */
const NEAR = 500;
const FURTHER = 2_000;

/** A list scans more of the account than is allowed at once here. */
export class TooLong extends Error {
  constructor() {
    super('This list is read elsewhere: let the error pass.');
    this.name = 'TooLong';
  }
}

/** Reads part after part until enough objects are found. */
const readParts = <Part>(
  parts: Iterable<Part>,
  wanted: number,
  read: (part: Part, wanted: number) => StoredObject[],
): StoredObject[] => {
  const found: StoredObject[] = [];
  for (const part of parts) {
    found.push(...read(part, wanted - found.length));
    if (found.length === wanted) break;
  }
  return found;
};

class List {
  readonly #sql: ListSql;
  readonly #isParent: boolean;
  readonly #descending: boolean;
  readonly #slices: Slices | null;

  constructor(scope: ListScope, filter: ListFilter, descending: boolean) {
    this.#sql = new ListSql(scope, filter, descending);
    this.#isParent = filter.parent !== undefined;
    this.#descending = descending;
    this.#slices = scope.slices;
  }

  /** Returns up to `wanted` objects of a range of ids, in order. Throws `TooLong`. */
  read(range: Range, wanted: number): StoredObject[] {
    if (this.#sql.isAnswered) return this.#sql.inOrder(range, wanted);
    if (this.#slices !== null) return this.#inAllSlices(range, wanted);
    const isText = this.#sql.driver === undefined && this.#sql.texts.length > 0;
    return this.#searched(range, wanted, isText ? [NEAR] : [NEAR, FURTHER]);
  }

  /** Scans windows of candidates in order, then searches everywhere behind them. */
  #searched(
    range: Range,
    wanted: number,
    [window, ...wider]: readonly (number | undefined)[],
  ): StoredObject[] {
    if (window === undefined) return this.#inAllSlices(range, wanted);
    const edge = this.#sql.edge(range, window);
    if (edge === undefined) return this.#sql.inOrder(range, wanted);
    const [near, far] = this.#cut(range, edge);
    const found = this.#sql.inOrder(near, wanted);
    if (found.length === wanted) return found;
    return [...found, ...this.#searched(far, wanted - found.length, wider)];
  }

  /** Uses the index of a facet that leaves few objects, or else that of texts or of all. */
  #inAllSlices(range: Range, wanted: number): StoredObject[] {
    const sql = this.#sql;
    const few = this.#isParent ? undefined : sql.narrowFacet(FURTHER);
    if (few !== undefined) return sql.byFacet(few, range, wanted);
    if (this.#slices === null) throw new TooLong();
    const { objects, rows } = this.#slices;
    if (this.#isParent) {
      const parts = this.#cuts(range, (rest) => sql.edge(rest, objects));
      return readParts(parts, wanted, (part, limit) => sql.inOrder(part, limit));
    }
    if (rows !== null && sql.texts.length > 0) {
      const parts = this.#cutRows(sql.rowsOf(range), rows);
      return readParts(parts, wanted, (part, limit) => sql.byText(part, limit));
    }
    const some = sql.narrowFacet(objects);
    if (some !== undefined) return sql.byFacet(some, range, wanted);
    const parts = this.#cuts(range, (rest) => sql.edgeOfAll(rest, objects));
    return readParts(parts, wanted, (part, limit) => sql.byAll(part, limit));
  }

  /** Splits a range at one edge after another; the last part is the rest. */
  *#cuts(range: Range, edgeOf: (rest: Range) => string | undefined): Generator<Range> {
    let rest = range;
    for (let edge = edgeOf(rest); edge !== undefined; edge = edgeOf(rest)) {
      const [near, far] = this.#cut(rest, edge);
      yield near;
      rest = far;
    }
    yield rest;
  }

  *#cutRows(rows: Rows | undefined, count: number): Generator<Rows> {
    if (!rows) return;
    const { first, last } = rows;
    for (let done = 0; first + done <= last; done += count) {
      yield this.#descending
        ? { first: Math.max(first, last - done - count + 1), last: last - done }
        : { first: first + done, last: Math.min(last, first + done + count - 1) };
    }
  }

  /** Splits a range at an id, in the order it is read. */
  #cut(range: Range, edge: string): [near: Range, far: Range] {
    const below = { ...range, to: edge };
    const above = { ...range, from: edge };
    return this.#descending ? [above, below] : [below, above];
  }
}

/** Returns the page of a list, and whether more objects match after it. Throws `TooLong`. */
export const listed = (
  scope: ListScope,
  filter: ListFilter,
  page: ListPage,
): { rows: StoredObject[]; more: boolean } => {
  assertListable(scope.kind, filter);
  const { from, to, descending, reversed } = listRange(filter, page);
  const found = new List(scope, filter, descending).read({ from, to }, page.limit + 1);
  const rows = found.slice(0, page.limit);
  return { rows: reversed ? rows.toReversed() : rows, more: found.length > page.limit };
};
