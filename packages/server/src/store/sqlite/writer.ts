// The one writer: commands that came since the last flush share a transaction and its disk sync.
import type { Database } from './database.ts';

/** A result, or an error of the command itself that has left nothing in the transaction. */
export type Outcome<R> =
  | { readonly ok: true; readonly value: R }
  | { readonly ok: false; readonly error: unknown };

interface Command {
  readonly run: () => Outcome<unknown>;
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
}

/** What belongs to a transaction beside its commands. */
export interface Frame {
  /** Throws when nothing can be stored. */
  readonly open: () => void;
  /** Writes what the transaction must end with. */
  readonly seal: () => void;
  /** Called when the transaction is stored, or was rolled back. */
  readonly settle: (failed: boolean) => void;
  /** Called with the number of commands that were stored together. */
  readonly committed?: ((commands: number) => void) | undefined;
}

/** What takes longer waits for the next round of the event loop: reads and sockets come first. */
const BATCH_MS_MAX = 8;

export class Writer {
  readonly #database: Database;
  readonly #frame: Frame;
  readonly #group: boolean;
  #queue: Command[] = [];
  #scheduled = false;
  #closed = false;

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
    while (this.#queue.length > 0) this.#flush();
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#flush();
      if (this.#queue.length > 0) this.#schedule();
    });
  }

  #flush(): void {
    const until = performance.now() + BATCH_MS_MAX;
    const waiting = this.#queue;
    this.#queue = [];
    let done = 0;
    while (done < waiting.length && (done === 0 || performance.now() < until)) {
      done += this.#transact(waiting.slice(done, this.#group ? undefined : done + 1), until);
    }
    this.#queue = [...waiting.slice(done), ...this.#queue];
  }

  /** Runs commands in one transaction until the time is up; returns how many. */
  #transact(commands: readonly Command[], until: number): number {
    const outcomes: Outcome<unknown>[] = [];
    const failed = (all: readonly Command[], error: unknown): number => {
      this.#undo();
      for (const { reject } of all) reject(error);
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
        outcomes.push(run());
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
    this.#frame.settle(false);
    this.#frame.committed?.(ran.length);
    for (const [n, outcome] of outcomes.entries()) {
      if (outcome.ok) commands[n]?.resolve(outcome.value as never);
      else commands[n]?.reject(outcome.error);
    }
    return ran.length;
  }

  /**
   * Runs the commands before a failing command again, then itself, alone; returns how many these
   * are.
   */
  #withoutOne(commands: readonly Command[], spoiler: number, error: unknown): number {
    if (spoiler === 0) commands[0]?.reject(error);
    else {
      this.#transact(commands.slice(0, spoiler), Infinity);
      this.#transact(commands.slice(spoiler, spoiler + 1), Infinity);
    }
    return spoiler + 1;
  }

  #undo(): void {
    this.#database.rollback();
    this.#frame.settle(true);
  }
}
