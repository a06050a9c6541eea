// The database as it was before a group of decisions that is not durable yet: reads see it while
// the disk syncs.
import type { AnyKind } from '@kasir/core/resource';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Lookups } from './lookups.ts';
import type { KindTables } from './table.ts';
import type { Source } from './view.ts';

/** The number of groups without reads after which one group with reads no longer counts. */
const QUIET_GROUPS = 16;
/** More than one such group is needed: an occasional read must not delay a flood of writes. */
const READ_GROUPS = 1;

/** Opens a second connection that only reads. */
export const openReading = (file: string): DatabaseSync => {
  const connection = new DatabaseSync(file, {
    timeout: 5_000,
    allowUnknownNamedParameters: true,
  });
  connection.exec(
    'PRAGMA query_only = TRUE; PRAGMA wal_autocheckpoint = 0; PRAGMA temp_store = MEMORY',
  );
  return connection;
};

export class DurableSnapshot {
  readonly #file: string;
  readonly #tables: KindTables;
  readonly #statements = new Map<string, StatementSync>();
  readonly #lookups = new Map<AnyKind, Lookups>();
  #connection: DatabaseSync | null = null;
  /** True when a read came since the last group. */
  #seen = false;
  /** The number of groups with reads that still count; each group without reads lowers it. */
  #readGroups = 0;
  #held = false;
  #made = 0;
  #waiting: (() => void)[] = [];
  /** The source of reads while the snapshot is held. */
  readonly source: Source;

  constructor(file: string, tables: KindTables) {
    this.#file = file;
    this.#tables = tables;
    const { recent } = tables;
    this.source = {
      statements: { prepare: (sql) => this.#prepare(sql) },
      lookups: (kind) => this.#lookupsOf(kind),
      slices: null,
      // Cached objects have not been written since; objects found here may have been.
      recent: {
        get: (partitionState, kind, id, now) => recent.get(partitionState, kind, id, now),
        find: (partitionState, kind, key, value, now) =>
          recent.find(partitionState, kind, key, value, now),
        put: () => undefined,
      },
    };
  }

  /** True while it is held: some commits are not durable yet. */
  get isHeld(): boolean {
    return this.#held;
  }

  /** True when reads are expected during the sync of the next group. */
  get expectsReads(): boolean {
    return this.#readGroups > READ_GROUPS;
  }

  /** True when a table was created since it was held, so that it lacks the table. */
  get isOutdated(): boolean {
    return this.#tables.made !== this.#made;
  }

  /** Notes a read: more may come during the syncs of the next groups. */
  noteRead(): void {
    this.#seen = true;
  }

  /** Holds the current state of the database if reads are expected. */
  hold(): void {
    this.#readGroups = this.#seen
      ? Math.min(this.#readGroups + 1, READ_GROUPS + 1)
      : Math.max(this.#readGroups - 1 / QUIET_GROUPS, 0);
    this.#seen = false;
    if (!this.expectsReads) return;
    const connection = (this.#connection ??= openReading(this.#file));
    connection.exec('BEGIN');
    // The first read of a transaction fixes the state that its other reads see.
    this.#prepare('SELECT name FROM settings LIMIT 1').get();
    this.#made = this.#tables.made;
    this.#held = true;
  }

  /** Releases the state: all commits are durable and reads see them. */
  release(): void {
    if (!this.#held) return;
    this.#held = false;
    if (this.#connection?.isTransaction) this.#connection.exec('COMMIT');
    for (const go of this.#waiting.splice(0)) go();
  }

  /** Resolves when all commits are durable. */
  async released(): Promise<void> {
    if (this.#held) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  close(): void {
    this.release();
    this.#statements.clear();
    this.#connection?.close();
    this.#connection = null;
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    const connection = (this.#connection ??= openReading(this.#file));
    const statement = connection.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  #lookupsOf(kind: AnyKind): Lookups {
    this.#tables.of(kind);
    let lookups = this.#lookups.get(kind);
    if (!lookups) {
      lookups = new Lookups(this.source.statements, kind);
      this.#lookups.set(kind, lookups);
    }
    return lookups;
  }
}
