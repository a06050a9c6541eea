// The one writer: commands that came since the last flush share a transaction and its disk sync.
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

/** What belongs to a transaction beside its commands. */
export interface Frame {
  /** Throws when nothing can be stored. */
  readonly open: () => void;
  /** Writes what the transaction must end with. */
  readonly seal: () => void;
  /**
   * Makes what was committed durable: at once, or with `later` perhaps after it has returned false;
   * `later` is called when it is. Throws, or says, why it may not be. Left out where a commit does.
   */
  readonly sync?: ((later: Later | null) => boolean) | undefined;
  /** Whether others use the thread meanwhile, so that one transaction must not take long. */
  readonly isShared?: (() => boolean) | undefined;
  /** What is done between transactions; the next one waits for it. */
  readonly rest?: (() => Promise<void> | null) | undefined;
  /** Called when the transaction is stored, or was rolled back. */
  readonly settle: (failed: boolean) => void;
  /** What the failure of a transaction means; it is what its commands reject with. */
  readonly failed?: ((error: unknown) => unknown) | undefined;
  /** Called with the number of commands that were stored together. */
  readonly committed?: ((commands: number) => void) | undefined;
}

/** What takes longer waits for the next round of the event loop: reads and sockets come first. */
const BATCH_MS_MAX = 8;
/** The same while others read. */
const SHARED_BATCH_MS_MAX = 3;

export class Writer {
  readonly #database: Database;
  readonly #frame: Frame;
  readonly #group: boolean;
  #queue: Command[] = [];
  #scheduled = false;
  #closed = false;
  /** Ends the transaction that is being synced, at once. */
  #syncing: (() => void) | null = null;
  /** Whether something is done between transactions. */
  #resting = false;

  constructor(database: Database, frame: Frame, group: boolean) {
    this.#database = database;
    this.#frame = frame;
    this.#group = group;
  }

  /**
   * Runs a command within the next transaction; the response comes when that is durable. A command
   * that throws spoils the transaction: it is rolled back, and the others run again without it.
   */
  run<R>(run: () => Outcome<R>): Promise<R> {
    if (this.#closed) return Promise.reject(new Error('The store is closed.'));
    return new Promise<R>((resolve, reject) => {
      this.#queue.push({ run, resolve, reject });
      this.#schedule();
    });
  }

  /** Refuses new commands and stores those that are waiting. */
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
   * Runs commands in one transaction until the time is up; returns how many. They may be answered
   * `later`, when it is synced.
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
        // What a command catches may have ended the transaction, or left half of something in it.
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

  /** Has what was committed synced, and then settles it. */
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

  /** What is done between transactions; a transaction that ends while it is done adds nothing. */
  #rest(): void {
    const resting = this.#resting || this.#closed ? null : this.#frame.rest?.();
    if (!resting) return;
    this.#resting = true;
    void resting.finally(() => {
      this.#resting = false;
      if (this.#queue.length > 0) this.#schedule();
    });
  }

  /**
   * Runs the commands before a failing command again, then itself, alone; returns how many these
   * are.
   */
  #withoutOne(commands: readonly Command[], spoiler: number, error: unknown): number {
    if (spoiler === 0) commands[0]?.reject(this.#meaning(error));
    else {
      this.#transact(commands.slice(0, spoiler), Infinity, false);
      this.#transact(commands.slice(spoiler, spoiler + 1), Infinity, false);
    }
    return spoiler + 1;
  }

  #meaning(error: unknown): unknown {
    return this.#frame.failed?.(error) ?? error;
  }

  #undo(): void {
    this.#database.rollback();
    this.#frame.settle(true);
  }
}
