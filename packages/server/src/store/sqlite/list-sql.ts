// Builds the statements of one list: the index of its candidates, and the conditions on them.
import { LIST, type AnyKind } from '@kasir/core/resource';
import type { ListFilter } from '@kasir/core/store';
import {
  conditionsOf,
  facetCondition,
  facetsOf,
  parametersOf,
  type Parameters,
} from './conditions.ts';
import type { StoredObject } from './stored.ts';
import {
  facetColumn,
  facetIndex,
  idIndex,
  listIndex,
  parentIndex,
  tableOf,
  textTableOf,
} from './schema.ts';
import type { Found, Statements } from './statements.ts';

/** The partition, time and kind of a list. */
export interface Scope {
  readonly statements: Statements;
  readonly kind: AnyKind;
  /** Number of the partition. */
  readonly partition: number;
  readonly now: number;
}

/** A range of ids: `from` inclusive, `to` exclusive. */
export interface Range {
  readonly from: string;
  readonly to: string;
}

/** A range of row numbers, both inclusive; rows of a searched kind are ordered by id. */
export interface Rows {
  readonly first: number;
  readonly last: number;
}

/** The shortest text that the trigram index finds, in code points. */
const TRIGRAM = 3;

const OBJECT = 'o.id, o.version, o.public, o.private';

const codePoints = (text: string): number => Array.from(text).length;

export class ListSql {
  readonly #scope: Scope;
  readonly #filter: ListFilter;
  readonly #table: string;
  readonly #direction: 'ASC' | 'DESC';
  readonly #parameters: Parameters;
  /** The exact facet whose index drives the list: the first declared is the most selective one. */
  readonly driver: string | undefined;
  /** The texts that the text index can find. */
  readonly texts: readonly (readonly [facet: string, text: string])[];

  constructor(scope: Scope, filter: ListFilter, descending: boolean) {
    const { kind, partition, now } = scope;
    this.#scope = scope;
    this.#filter = filter;
    this.#table = tableOf(kind);
    this.#direction = descending ? 'DESC' : 'ASC';
    this.#parameters = { realm: partition, now, ...parametersOf(filter) };
    const isSingle = (filter.ids ?? filter.parent) !== undefined;
    this.driver = isSingle
      ? undefined
      : Object.keys(kind.facets).find((facet) => filter.any?.[facet]);
    this.texts = Object.entries(filter.contains ?? {}).filter(
      ([, text]) => codePoints(text) >= TRIGRAM,
    );
  }

  /** True when the driving index alone selects the objects, or the candidates are listed by id. */
  get isAnswered(): boolean {
    if (this.#filter.ids) return true;
    const isLeft = (facet: string): boolean =>
      this.driver === undefined ||
      (facet !== this.driver && !(this.#scope.kind.listed && facet === LIST));
    const { contains = {} } = this.#filter;
    return Object.keys(contains).length === 0 && !facetsOf(this.#filter).some(isLeft);
  }

  /** Reads the driving index in the order of ids until the page is full. */
  inOrder(range: Range, wanted: number): StoredObject[] {
    if (this.driver !== undefined) {
      const hits = `SELECT i.row FROM ${this.#candidates()} AND ${conditionsOf(this.#filter, 'i')} ${this.#page('i')}`;
      const sql = `SELECT ${OBJECT} FROM json_each(:any_${this.driver}) AS v CROSS JOIN ${this.#table} AS o
        WHERE o.row IN (${hits}) ${this.#page('o')}`;
      return this.#objects(sql, { ...range, wanted });
    }
    const sql = `SELECT ${OBJECT} FROM ${this.#candidates('o')} AND ${conditionsOf(this.#filter, 'o')} ${this.#page('o')}`;
    return this.#objects(sql, { ...range, wanted });
  }

  /** Returns the id after the first candidates, at most `count`; undefined if there are fewer. */
  edge(range: Range, count: number): string | undefined {
    const behind = (offset: number) =>
      `SELECT i.id FROM ${this.#candidates()} ORDER BY i.id ${this.#direction} LIMIT 1 OFFSET ${offset}`;
    if (this.driver === undefined) return this.#id(behind(count), range);
    const each = Math.ceil(count / new Set(this.#filter.any?.[this.driver]).size);
    const nearest = this.#direction === 'DESC' ? 'max' : 'min';
    const values = `json_each(:any_${this.driver}) AS v`;
    return this.#id(`SELECT ${nearest}((${behind(each)})) AS id FROM ${values}`, range);
  }

  /** Returns the id after the account's first `count` objects; undefined if there are fewer. */
  edgeOfAll(range: Range, count: number): string | undefined {
    const all = `${this.#table} AS i INDEXED BY ${idIndex(this.#scope.kind)}`;
    const sql = `SELECT i.id FROM ${all} WHERE i.realm = :realm AND i.id >= :from AND i.id < :to
      ORDER BY i.id ${this.#direction} LIMIT 1 OFFSET ${count}`;
    return this.#id(sql, range);
  }

  /** Returns a facet that leaves at most `few` objects, so that they can be sorted. */
  narrowFacet(few: number): string | undefined {
    const facets = facetsOf(this.#filter);
    if (facets.length === 0) return undefined;
    const hits = facets.map((facet) => {
      const index = facetIndex(this.#scope.kind, facet);
      return `(SELECT count(*) FROM (SELECT 1 FROM ${this.#table} AS i INDEXED BY ${index}
        WHERE ${this.#inPartition('i')} AND ${facetCondition(this.#filter, facet, 'i')} LIMIT ${few + 1}
      )) AS ${facetColumn(facet)}`;
    });
    const [counted] = this.#all(`SELECT ${hits.join(', ')}`, {});
    return facets.find((facet) => Number(counted?.[facetColumn(facet)]) <= few);
  }

  /** Reads all objects that match on a facet, and sorts them. */
  byFacet(facet: string, range: Range, wanted: number): StoredObject[] {
    return this.#over(facetIndex(this.#scope.kind, facet), range, wanted);
  }

  /** Scans all objects of a range in the order of their ids, in an index of all facets. */
  byAll(range: Range, wanted: number): StoredObject[] {
    const { kind } = this.#scope;
    const isMany = Object.keys(kind.facets).length > 1;
    return this.#over(isMany ? listIndex(kind) : idIndex(kind), range, wanted);
  }

  /** Returns the rows of a range; undefined when it is empty. */
  rowsOf(range: Range): Rows | undefined {
    const row = (direction: string) =>
      `(SELECT row FROM ${this.#table} WHERE realm = :realm AND id >= :from AND id < :to
        ORDER BY id ${direction} LIMIT 1)`;
    const [ends] = this.#all(`SELECT ${row('ASC')} AS first, ${row('DESC')} AS last`, { ...range });
    if (!ends || ends['first'] === null) return undefined;
    return { first: Number(ends['first']), last: Number(ends['last']) };
  }

  /** Searches the text index within a range of rows. */
  byText(rows: Rows, wanted: number): StoredObject[] {
    const hits = textTableOf(this.#scope.kind);
    const match = this.texts
      .map(([facet, text]) => `${facetColumn(facet)} : "${text.replaceAll('"', '""')}"`)
      .join(' AND ');
    return this.#objects(
      `SELECT ${OBJECT} FROM ${hits} AS s CROSS JOIN ${this.#table} AS o ON o.row = s.rowid
       WHERE s.${hits} MATCH :match AND s.rowid BETWEEN :first AND :last
         AND ${conditionsOf(this.#filter, 'o')} ORDER BY s.rowid ${this.#direction} LIMIT :wanted`,
      { ...rows, wanted, match },
    );
  }

  /** Scans an index that covers the conditions, so that only hits are fetched. */
  #over(index: string, range: Range, wanted: number): StoredObject[] {
    const hits = `SELECT i.row FROM ${this.#table} AS i INDEXED BY ${index}
      WHERE ${this.#inPartition('i')} AND i.id >= :from AND i.id < :to
      AND ${conditionsOf(this.#filter, 'i')} ${this.#page('i')}`;
    const sql = `SELECT ${OBJECT} FROM ${this.#table} AS o WHERE o.row IN (${hits}) ${this.#page('o')}`;
    return this.#objects(sql, { ...range, wanted });
  }

  /** Returns the driving index within a range of ids. */
  #candidates(alias = 'i'): string {
    const { kind } = this.#scope;
    const { ids, parent } = this.#filter;
    const from = (index: string, condition: string, inPartition = `${alias}.realm = :realm`) =>
      `${this.#table} AS ${alias} INDEXED BY ${index} WHERE ${inPartition} AND ${condition}`;
    const range = `${alias}.id >= :from AND ${alias}.id < :to`;
    if (ids) {
      const chosen = `${alias}.id IN (SELECT value FROM json_each(:ids))`;
      return from(idIndex(kind), `${chosen} AND +${alias}.id >= :from AND +${alias}.id < :to`);
    }
    if (parent !== undefined)
      return from(parentIndex(kind), `${alias}.parent = :parent AND ${range}`);
    if (this.driver === undefined) return from(idIndex(kind), range);
    const column = facetColumn(this.driver);
    return from(
      facetIndex(kind, this.driver),
      `${alias}.${column} = v.value AND ${range}`,
      this.#inPartition(alias),
    );
  }

  /**
   * Returns the condition on the partition, and on the requested list for a kind with several
   * lists; the filter then names exactly one.
   */
  #inPartition(alias: string): string {
    const own = `${alias}.realm = :realm`;
    const list = `${alias}.${facetColumn(LIST)} = (:any_${LIST} ->> 0)`;
    return this.#filter.any?.[LIST] && this.#scope.kind.listed ? `${own} AND ${list}` : own;
  }

  #page(alias: string): string {
    return `ORDER BY ${alias}.id ${this.#direction} LIMIT :wanted`;
  }

  #id(sql: string, range: Range): string | undefined {
    const [found] = this.#all(sql, { ...range });
    const id = found?.['id'];
    return typeof id === 'string' ? id : undefined;
  }

  #objects(sql: string, parameters: Parameters): StoredObject[] {
    return this.#all(sql, parameters) as unknown as StoredObject[];
  }

  #all(sql: string, parameters: Parameters): Found {
    return this.#scope.statements.prepare(sql).all({ ...this.#parameters, ...parameters });
  }
}
