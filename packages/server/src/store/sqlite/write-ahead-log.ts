// The write-ahead log of the store: synced after each commit, on this thread or off it, and written
// back to the file while nobody writes.
import { closeSync, fdatasync, fdatasyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database } from './database.ts';
import { SyncFailed } from '../gone.ts';
import { syncDirectory } from './private-files.ts';
import { CHECKPOINT, Reader } from './reader.ts';

/**
 * The log is written back once it has this many unwritten pages more (32 MB): pages of many
 * accounts occur in it many times and are written back once.
 */
const PAGES_MAX = 4_000;
/** The wait before the next attempt after a failed write-back, in milliseconds. */
const RETRY_MS = 1_000;

export class WriteAheadLog {
  readonly #database: Database;
  readonly #descriptor: number;
  /** Runs checkpoints while this thread reads. */
  readonly #thread: Reader;
  #failed: SyncFailed | null = null;
  #closed = false;
  /** The time from which it may be written back again after a failure. */
  #retried = 0;

  /**
   * Takes over the syncs of a database: SQLite calls fsync, which also writes the times of the
   * file, and blocks. SQLite still orders the writes of a checkpoint with syncs of its own.
   */
  constructor(database: Database, file: string) {
    database.exec('PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 0');
    // The first read creates the log.
    database.prepare('SELECT name FROM settings LIMIT 1').get();
    this.#database = database;
    this.#descriptor = openSync(`${file}-wal`, 'r+');
    syncDirectory(dirname(file));
    this.#thread = new Reader(file, () => undefined);
  }

  /** Throws when a sync has failed: earlier writes may be lost. */
  assertWhole(): void {
    if (this.#failed) throw this.#failed;
  }

  /** Makes all commits durable. Throws `SyncFailed`. */
  sync(): void {
    try {
      fdatasyncSync(this.#descriptor);
    } catch (error) {
      throw this.#fail(error);
    }
  }

  /** Makes all commits durable without blocking this thread. */
  syncElsewhere(done: (failure: SyncFailed | null) => void): void {
    fdatasync(this.#descriptor, (error) => done(error && this.#fail(error)));
  }

  /** True when the log is long enough to be written back. */
  get isLong(): boolean {
    if (performance.now() < this.#retried) return false;
    const { log, checkpointed } = this.#database
      .prepare('PRAGMA wal_checkpoint(NOOP)')
      .get() as unknown as { readonly log: number; readonly checkpointed: number };
    return log - checkpointed >= PAGES_MAX;
  }

  /** Writes the log back; it then restarts if nobody reads an earlier state. */
  writeBack(): void {
    try {
      this.#database.prepare(CHECKPOINT.sql).get();
    } catch {
      // The file cannot grow: the commits stay in the log, and are written back later.
      this.#retried = performance.now() + RETRY_MS;
    }
  }

  /** Writes the log back without blocking reads here; nothing may be written meanwhile. */
  async writeBackElsewhere(): Promise<void> {
    try {
      await this.#thread.all(CHECKPOINT);
    } catch {
      // Without a thread it is written back here.
      if (!this.#closed) this.writeBack();
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#thread.close();
    closeSync(this.#descriptor);
  }

  /**
   * Notes a failed sync for good: the system may drop the data it could not write, and no later
   * sync makes up for it.
   */
  #fail(cause: unknown): SyncFailed {
    return (this.#failed ??= new SyncFailed(cause));
  }
}
