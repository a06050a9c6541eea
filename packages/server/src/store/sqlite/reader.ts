// The reader: a second thread with its own connection to the same file, for reads that would block
// the first thread for too long.
import { statSync } from 'node:fs';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { isFull } from './file-errors.ts';
import type { Found, Wanted } from './statements.ts';

/** A message to the thread, one at a time; only `'end'` has no response. */
export type Asked = 'begin' | 'end' | Wanted;
export type Reply = { readonly found: Found } | { readonly error: unknown };

interface Open {
  readonly resolve: (found: Found) => void;
  readonly reject: (error: unknown) => void;
}

const CLOSED = 'The store is closed.';

/** The program of the thread, next to this module: as source, or as built. */
const PROGRAM = new URL(`./reader-thread${extname(import.meta.url)}`, import.meta.url);

/** Equals the size limit that the write-ahead log is cut to when it restarts. */
const LOG_BYTES_MAX = 67_108_864;

/** Writes the write-ahead log back as far as concurrent readers allow. */
export const CHECKPOINT: Wanted = { sql: 'PRAGMA wal_checkpoint(PASSIVE)', values: [] };

export class Reader {
  readonly #file: string;
  readonly #checkpoint: () => void;
  #thread: Worker | null = null;
  #open: Open | null = null;
  #closed = false;

  /** `checkpoint` synchronously writes back the rest of the write-ahead log. */
  constructor(file: string, checkpoint: () => void) {
    this.#file = file;
    this.#checkpoint = checkpoint;
  }

  /** Begins a read: every statement until `end` sees the current state of the database. */
  async begin(): Promise<void> {
    await this.#shortenLog();
    await this.#ask('begin');
  }

  /** Returns the rows of a statement. Rejects with its error, or when the thread has ended. */
  all(wanted: Wanted): Promise<Found> {
    return this.#ask(wanted);
  }

  end(): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    this.#thread?.postMessage('end' satisfies Asked);
  }

  /** Ends the thread and its current read. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#thread?.terminate();
  }

  /**
   * Writes the log back. It can restart only when it is fully written back while nobody reads, so
   * never during a series of long reads. The thread writes most of it back.
   */
  async #shortenLog(): Promise<void> {
    const log = statSync(`${this.#file}-wal`, { throwIfNoEntry: false });
    if (!log || log.size <= LOG_BYTES_MAX) return;
    try {
      await this.#ask(CHECKPOINT);
      this.#checkpoint();
    } catch (error) {
      // On a full disk the log stays as it is and can still be read.
      if (!isFull(error)) throw error;
    }
  }

  #ask(request: Asked): Promise<Found> {
    if (this.#closed) return Promise.reject(new Error(CLOSED));
    const thread = (this.#thread ??= this.#start());
    return new Promise((resolve, reject) => {
      this.#open = { resolve, reject };
      thread.ref();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
      thread.postMessage(request);
    });
  }

  /** Starts the thread, which keeps no process alive while it is idle. */
  #start(): Worker {
    const thread = new Worker(PROGRAM, { workerData: this.#file, execArgv: [] });
    thread.on('message', (reply: Reply) => {
      const open = this.#settle(thread);
      if ('found' in reply) open?.resolve(reply.found);
      else open?.reject(reply.error);
    });
    thread.on('error', (error) => this.#lose(thread, error));
    thread.on('exit', () => {
      const why = this.#closed ? CLOSED : 'The reader thread has ended.';
      this.#lose(thread, new Error(why));
    });
    return thread;
  }

  #settle(thread: Worker): Open | null {
    const open = this.#open;
    this.#open = null;
    thread.unref();
    return open;
  }

  /** Drops a failed thread; the next read starts another one. */
  #lose(thread: Worker, error: unknown): void {
    if (this.#thread !== thread) return;
    this.#thread = null;
    this.#settle(thread)?.reject(error);
  }
}
