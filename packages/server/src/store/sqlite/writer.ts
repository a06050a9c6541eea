// The single writer: commands that came since the last flush share a transaction and its sync.
import type { Database } from './database.ts';
import { isFull } from './file-errors.ts';

/** A result, or an error of the command itself that has left nothing in the transaction. */
export type Outcome<R> =
  | { readonly ok: true; readonly value: R }
  | { readonly ok: false; readonly error: unknown };

interface Command {
  readonly run: () => Outcome<unknown>;
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
}

type Later = (failure: Error | null) => void;

/** The steps around the commands of a transaction. */
export interface Frame {
  /** Throws when nothing can be stored. */
  readonly open: () => void;
  /** Writes the last statements of the transaction. */
  readonly seal: () => void;
  /**
   * Makes the commit durable: immediately, or, when it returns false, later, and then calls
   * `later`. Throws the failure or passes it to `later`. Omitted where a commit is durable.
   */
  readonly sync?: ((later: Later | null) => boolean) | undefined;
  /** Returns whether others use the thread meanwhile, so that a transaction must not take long. */
  readonly isShared?: (() => boolean) | undefined;
  /** Runs between transactions; the next one waits for it. */
  readonly rest?: (() => Promise<void> | null) | undefined;
  /** Called when the transaction is stored or rolled back. */
  readonly settle: (failed: boolean) => void;
  /** Returns the error that the commands of a failed transaction reject with. */
  readonly failed?: ((error: unknown) => unknown) | undefined;
  /** Called with the number of commands that were stored together. */
  readonly committed?: ((commands: number) => void) | undefined;
}

/** Milliseconds of one batch; its rest waits for the next event loop round, after I/O. */
const BATCH_MS_MAX = 8;
/** The same limit while others read. */
const SHARED_BATCH_MS_MAX = 3;

export class Writer {
  readonly #database: Database;
  readonly #frame: Frame;
  readonly #group: boolean;
  #queue: Command[] = [];
  #scheduled = false;
  #closed = false;
  /** Ends the sync of the current transaction immediately. */
  #syncing: (() => void) | null = null;
  /** True while the work between transactions runs. */
  #resting = false;

  constructor(database: Database, frame: Frame, group: boolean) {
    this.#database = database;
    this.#frame = frame;
    this.#group = group;
  }

  /**
   * Runs a command within the next transaction; the result comes when that is durable. A command
   * that throws spoils the transaction: it is rolled back, and the others run again without it.
   */
  run<R>(run: () => Outcome<R>): Promise<R> {
    if (this.#closed) return Promise.reject(new Error('The store is closed.'));
    return new Promise<R>((resolve, reject) => {
      this.#queue.push({ run, resolve, reject });
      this.#schedule();
    });
  }

  /** Refuses new commands and stores the waiting ones. */
  close(): void {
    this.#closed = true;
    this.#syncing?.();
    while (this.#queue.length > 0) this.#flush();
  }

  get #isWaiting(): boolean {
    return (this.#syncing !== null || this.#resting) && !this.#closed;
  }

  #schedule(): void {
    if (this.#scheduled || this.#isWaiting) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      if (this.#isWaiting) return;
      this.#flush();
      if (this.#queue.length > 0) this.#schedule();
    });
  }

  #flush(): void {
    const most = this.#frame.isShared?.() === true ? SHARED_BATCH_MS_MAX : BATCH_MS_MAX;
    const until = performance.now() + most;
    const waiting = this.#queue;
    this.#queue = [];
    let done = 0;
    while (done < waiting.length && !this.#isWaiting && (done === 0 || performance.now() < until)) {
      const next = this.#group ? waiting.slice(done) : waiting.slice(done, done + 1);
      done += this.#transact(next, until, !this.#closed);
    }
    this.#queue = [...waiting.slice(done), ...this.#queue];
  }

  /**
   * Runs commands in one transaction until the time is up; returns their number. With `later`,
   * their results may come after an asynchronous sync.
   */
  #transact(commands: readonly Command[], until: number, later: boolean): number {
    const outcomes: Outcome<unknown>[] = [];
    const failed = (all: readonly Command[], error: unknown): number => {
      this.#undo();
      const failure = this.#meaning(error);
      for (const { reject } of all) reject(failure);
      return all.length;
    };
    try {
      this.#frame.open();
      this.#database.begin();
    } catch (error) {
      return failed(commands, error);
    }
    try {
      for (const { run } of commands) {
        const outcome = run();
        // An error that a command caught may have ended the transaction, or left half a write in
        // it.
        if (!outcome.ok && (!this.#database.isWithin || isFull(outcome.error))) throw outcome.error;
        outcomes.push(outcome);
        if (performance.now() >= until) break;
      }
    } catch (error) {
      this.#undo();
      return this.#withoutOne(commands, outcomes.length, error);
    }
    const ran = commands.slice(0, outcomes.length);
    try {
      this.#frame.seal();
      this.#database.commit();
    } catch (error) {
      return failed(ran, error);
    }
    const settle = (failure: Error | null): void => {
      this.#frame.settle(false);
      if (failure) {
        for (const { reject } of ran) reject(failure);
        return;
      }
      this.#frame.committed?.(ran.length);
      for (const [n, outcome] of outcomes.entries()) {
        if (outcome.ok) ran[n]?.resolve(outcome.value as never);
        else ran[n]?.reject(outcome.error);
      }
    };
    this.#sync(settle, later);
    return ran.length;
  }

  /** Syncs the commit, and then settles it. */
  #sync(settle: Later, later: boolean): void {
    const { sync } = this.#frame;
    const now = (): void => {
      try {
        sync?.(null);
        settle(null);
      } catch (error) {
        settle(error as Error);
      }
    };
    if (!later) return now();
    const ended = (failure: Error | null): void => {
      if (this.#syncing !== end) return;
      this.#syncing = null;
      settle(failure);
      this.#rest();
      if (this.#queue.length > 0) this.#schedule();
    };
    const end = (): void => {
      this.#syncing = null;
      now();
    };
    this.#syncing = end;
    try {
      if (sync?.(ended) === false) return;
      ended(null);
    } catch (error) {
      ended(error as Error);
    }
  }

  /** Starts the work between transactions, unless it is already running. */
  #rest(): void {
    const resting = this.#resting || this.#closed ? null : this.#frame.rest?.();
    if (!resting) return;
    this.#resting = true;
    void resting.finally(() => {
      this.#resting = false;
      if (this.#queue.length > 0) this.#schedule();
    });
  }

  /** Reruns the commands before a failing one, then that one alone; returns their number. */
  #withoutOne(commands: readonly Command[], failing: number, error: unknown): number {
    if (failing === 0) commands[0]?.reject(this.#meaning(error));
    else {
      this.#transact(commands.slice(0, failing), Infinity, false);
      this.#transact(commands.slice(failing, failing + 1), Infinity, false);
    }
    return failing + 1;
  }

  #meaning(error: unknown): unknown {
    return this.#frame.failed?.(error) ?? error;
  }

  #undo(): void {
    this.#database.rollback();
    this.#frame.settle(true);
  }
}
