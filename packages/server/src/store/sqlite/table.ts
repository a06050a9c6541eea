// The table of the objects of one kind: applies the writes of a decision.
import type { AnyKind } from '@kasir/core/resource';
import { Conflict, keyChanges, type ObjectWrite, type Write } from '@kasir/core/store';
import type { StatementSync } from 'node:sqlite';
import type { Database } from './database.ts';
import { Drafts, isPlain } from './drafts.ts';
import { ensureTable } from './ensure-table.ts';
import { ALIVE, Lookups } from './lookups.ts';
import type { PartitionState } from './partitions.ts';
import { Recent } from './recent.ts';
import {
  columnsOf,
  columnValues,
  facetColumn,
  keyColumn,
  keyValue,
  ROWS_PER_PARTITION,
  tableOf,
  textTableOf,
  type Column,
} from './schema.ts';

export class KindTable {
  readonly kind: AnyKind;
  /** The lookups of views. */
  readonly reads: Lookups;
  /** The buffer of decisions for a kind whose objects are found by id alone. */
  readonly drafts: Drafts | null;
  readonly #database: Database;
  readonly #recent: Recent;
  readonly #name: string;
  readonly #keys: readonly string[];
  readonly #facets: readonly string[];
  readonly #statements = new Map<string, StatementSync>();
  #insert: StatementSync | null = null;

  constructor(database: Database, kind: AnyKind, recent: Recent) {
    ensureTable(database, kind);
    this.#recent = recent;
    this.kind = kind;
    this.reads = new Lookups(database, kind);
    this.drafts = isPlain(kind) ? new Drafts(database, kind) : null;
    this.#database = database;
    this.#name = tableOf(kind);
    this.#keys = Object.keys(kind.keys);
    this.#facets = Object.keys(kind.facets);
  }

  /** Releases alternate keys, so that another object of the same decision can take them. */
  free(partitionState: PartitionState, { id }: ObjectWrite, keys: readonly string[]): void {
    const sql = () =>
      `UPDATE ${this.#name} SET ${keys.map((key) => `${keyColumn(key)} = NULL`).join(', ')}
       WHERE realm = ? AND id = ?`;
    this.#statement(`free ${keys.join(' ')}`, sql).run(partitionState.number, id);
  }

  /** Stores a new object, and its texts in the text index. */
  insert(partitionState: PartitionState, write: ObjectWrite, now: number): void {
    const { searched } = this.kind;
    this.drafts?.made(partitionState, write.id);
    const values: Column[] = [
      null,
      partitionState.number,
      partitionState.live,
      write.id,
      write.version,
      write.expires,
      write.parent,
    ];
    for (const key of this.#keys) values.push(keyValue(write.keys[key] ?? null));
    for (const facet of this.#facets) values.push(write.facets[facet] ?? null);
    values.push(write.public, write.state);
    let row: number | null = null;
    this.#make(partitionState, write, now, () => {
      if (searched.length > 0) values[0] = row = this.#nextRow(partitionState, write.id);
      return (this.#insert ??= this.#database.prepare(this.#insertSql())).run(...values);
    });
    if (searched.length === 0) return;
    const text = () =>
      `INSERT INTO ${textTableOf(this.kind)} (rowid, ${searched.map(facetColumn).join(', ')})
       VALUES (?${', ?'.repeat(searched.length)})`;
    const texts = searched.map((facet) => write.facets[facet] ?? null);
    this.#statement('insert text', text).run(row, ...texts);
  }

  #insertSql(): string {
    const columns = columnsOf(this.kind);
    return `INSERT INTO ${this.#name} (row, realm, live, id, version, expires, parent,
        ${columns.map((column) => `${column}, `).join('')}public, private)
      VALUES (?, ?, ?, ?, ?, ?, ?, ${'?, '.repeat(columns.length)}?, ?) ON CONFLICT DO NOTHING`;
  }

  /** Replaces an object; unchanged columns are left alone, because each has an index. */
  update(partitionState: PartitionState, write: ObjectWrite, now: number): void {
    this.#recent.forget(partitionState, this.kind, write.id);
    if (this.drafts?.take(partitionState, write)) return;
    const previous = new Map(columnValues(write.previousKeys, write.previousFacets));
    const changed: [string, Column][] = columnValues(write.keys, write.facets).filter(
      ([column, value]) => previous.get(column) !== value,
    );
    if (write.parent !== write.previousParent) changed.push(['parent', write.parent]);
    if (write.expires !== null) changed.push(['expires', write.expires]);
    const sets = changed.map(([column]) => `, ${column} = ?`).join('');
    const sql = () =>
      `UPDATE OR IGNORE ${this.#name} SET version = ?, public = ?, private = ?${sets}
       WHERE realm = ? AND id = ? AND version = ? AND ${ALIVE}`;
    this.#make(partitionState, write, now, () =>
      this.#statement(`update${sets}`, sql).run(
        write.version,
        write.public,
        write.state,
        ...changed.map(([, value]) => value),
        partitionState.number,
        write.id,
        write.version - 1,
        now,
      ),
    );
  }

  /** Runs a write that changes nothing on a conflict; deletes an expired object in its way. */
  #make(
    partitionState: PartitionState,
    write: ObjectWrite,
    now: number,
    run: () => { changes: number | bigint },
  ): void {
    if (run().changes === 1) return;
    const taken = keyChanges(write).taken;
    const sql = () =>
      `DELETE FROM ${this.#name} WHERE realm = ? AND expires <= ?
       AND (id = ?${taken.map(([key]) => ` OR ${keyColumn(key)} = ?`).join('')})`;
    const keys = taken.map(([key]) => key).join(' ');
    this.#statement(`bury ${keys}`, sql).run(
      partitionState.number,
      now,
      write.id,
      ...taken.map(([, value]) => keyValue(value)),
    );
    if (run().changes === 0) {
      throw new Conflict(`${this.kind.name} ${write.id}${keys && ` or its ${keys}`}`);
    }
  }

  /**
   * Returns the next row number. Rows of a searched kind are in the order of their ids, so that
   * hits of the text index come in list order. An id older than the last one moves the rows after
   * it up by one.
   */
  #nextRow(partitionState: PartitionState, id: string): number {
    const table = this.#name;
    const last = this.#statement(
      'last row',
      () => `SELECT id, row FROM ${table} WHERE realm = ? ORDER BY id DESC LIMIT 1`,
    ).get(partitionState.number) as { id: string; row: number } | undefined;
    if (!last) return partitionState.number * ROWS_PER_PARTITION + 1;
    if (last.id <= id) return last.row + 1;
    const next = this.#statement(
      'row behind',
      () => `SELECT row FROM ${table} WHERE realm = ? AND id > ? ORDER BY id LIMIT 1`,
    ).get(partitionState.number, id);
    this.#statement(
      'lift rows',
      () => `UPDATE ${table} SET row = -(row + 1) WHERE realm = ? AND id > ?`,
    ).run(partitionState.number, id);
    this.#statement('settle rows', () => `UPDATE ${table} SET row = -row WHERE row < 0`).run();
    return Number(next?.['row']);
  }

  #statement(name: string, sql: () => string): StatementSync {
    const known = this.#statements.get(name);
    if (known) return known;
    const statement = this.#database.prepare(sql());
    this.#statements.set(name, statement);
    return statement;
  }
}

/** The tables of all kinds, each created or migrated to its declaration at its first use. */
export class KindTables {
  readonly #database: Database;
  /** The cache of recently viewed objects of all kinds. */
  readonly recent = new Recent();
  readonly #known = new Map<string, KindTable>();
  /** Tables created within the open transaction. */
  #fresh: string[] = [];
  /** The number of tables prepared so far; an earlier state of the database may lack some. */
  made = 0;

  constructor(database: Database) {
    this.#database = database;
  }

  of(kind: AnyKind): KindTable {
    const known = this.#known.get(kind.name);
    if (known) return known;
    const table = new KindTable(this.#database, kind, this.recent);
    this.#known.set(kind.name, table);
    this.made += 1;
    this.#fresh.push(kind.name);
    return table;
  }

  /** Releases the alternate keys that writes release, before any of them takes one. */
  free(partitionState: PartitionState, writes: readonly Write[]): void {
    if (writes.length === 1) return;
    for (const write of writes) {
      if (write.op !== 'update') continue;
      const freed = keyChanges(write).freed.map(([key]) => key);
      if (freed.length > 0) this.of(write.kind).free(partitionState, write, freed);
    }
  }

  /** Writes the buffered changes of the open transaction. */
  seal(): void {
    for (const { drafts } of this.#known.values()) drafts?.seal();
  }

  /** Forgets everything of a partition that is about to be replaced. */
  forgetAll(partitionState: PartitionState): void {
    this.seal();
    for (const { drafts } of this.#known.values()) drafts?.clear();
    this.recent.forgetAll(partitionState);
  }

  /** Ends the transaction; with `failed` its tables are forgotten as well. */
  settle(failed: boolean): void {
    for (const { drafts } of this.#known.values()) drafts?.clear();
    if (failed) for (const name of this.#fresh) this.#known.delete(name);
    this.#fresh = [];
  }
}
