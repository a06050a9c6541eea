// The write-ahead log of the store: synced after each commit, here and now or off this thread, and
// written back to the file while nobody writes.
import { closeSync, fdatasync, fdatasyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database } from './database.ts';
import { SyncFailed } from '../gone.ts';
import { syncDirectory } from './private-files.ts';
import { CHECKPOINT, Reader } from './reader.ts';

/**
 * The log is written back when it has so many pages more than were, 32 MB: the pages of many
 * accounts stand in it many times, and are written back once.
 */
const PAGES_MAX = 4_000;
/** Where the file could not take it, it is tried again after this. */
const RETRY_MS = 1_000;

export class WriteAheadLog {
  readonly #database: Database;
  readonly #descriptor: number;
  /** Runs checkpoints while this thread reads. */
  readonly #thread: Reader;
  #failed: SyncFailed | null = null;
  #closed = false;
  /** When it may be written back again after a failure. */
  #retried = 0;

  /**
   * Takes the syncs of a database over: SQLite calls fsync, which writes the times of the file as
   * well, and blocks. It still orders what a checkpoint writes by syncs of its own.
   */
  constructor(database: Database, file: string) {
    database.exec('PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 0');
    // The first read makes the log.
    database.prepare('SELECT name FROM settings LIMIT 1').get();
    this.#database = database;
    this.#descriptor = openSync(`${file}-wal`, 'r+');
    syncDirectory(dirname(file));
    this.#thread = new Reader(file, () => undefined);
  }

  /** Throws when a sync has failed: what was written before it may be lost. */
  assertWhole(): void {
    if (this.#failed) throw this.#failed;
  }

  /** Makes all that was committed durable. Throws `SyncFailed`. */
  sync(): void {
    try {
      fdatasyncSync(this.#descriptor);
    } catch (error) {
      throw this.#fail(error);
    }
  }

  /** The same while others use this thread. */
  syncElsewhere(done: (failure: SyncFailed | null) => void): void {
    fdatasync(this.#descriptor, (error) => done(error && this.#fail(error)));
  }

  /** Whether it has grown so long that it is to be written back. */
  get isLong(): boolean {
    if (performance.now() < this.#retried) return false;
    const { log, checkpointed } = this.#database
      .prepare('PRAGMA wal_checkpoint(NOOP)')
      .get() as unknown as { readonly log: number; readonly checkpointed: number };
    return log - checkpointed >= PAGES_MAX;
  }

  /** Writes it back; it starts over then, when nobody reads an earlier moment. */
  writeBack(): void {
    try {
      this.#database.prepare(CHECKPOINT.sql).get();
    } catch {
      // The file cannot grow: what was committed stands in the log, and is written back later.
      this.#retried = performance.now() + RETRY_MS;
    }
  }

  /** The same while others read on this thread; nothing may be written meanwhile. */
  async writeBackElsewhere(): Promise<void> {
    try {
      await this.#thread.all(CHECKPOINT);
    } catch {
      // Without a thread it is done here.
      if (!this.#closed) this.writeBack();
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#thread.close();
    closeSync(this.#descriptor);
  }

  /** The system may forget what it could not write: no later sync makes up for it. */
  #fail(cause: unknown): SyncFailed {
    return (this.#failed ??= new SyncFailed(cause));
  }
}
