// The sources of a view's rows: the connection of this thread, or results of another thread.
import type { SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';

export type Prepared = Pick<StatementSync, 'get' | 'all'>;

export interface Statements {
  prepare(sql: string): Prepared;
}

export type Found = Record<string, SQLOutputValue>[];

/** A statement with its values, as it is sent to another thread. */
export interface Wanted {
  readonly sql: string;
  readonly values: readonly (SQLInputValue | Readonly<Record<string, SQLInputValue>>)[];
}

/** Ends a run that lacks a result; the run is repeated once the result is found. */
class Unfound extends Error {
  constructor() {
    super('This is found before the read is run again: let the error pass.');
    this.name = 'Unfound';
  }
}

/**
 * Replays the known results to a repeated read in the same order. After the last one the read must
 * end, and its next statement is noted.
 */
export class Replay implements Statements {
  readonly #found: readonly Found[];
  #next = 0;
  /** The first statement without a known result, even when the read has caught the error. */
  wanted: Wanted | undefined;

  constructor(found: readonly Found[]) {
    this.#found = found;
  }

  prepare(sql: string): Prepared {
    const all = (...values: Wanted['values']): Found => {
      const found = this.wanted ? undefined : this.#found[this.#next];
      this.#next += 1;
      if (found) return found;
      this.wanted ??= { sql, values };
      throw new Unfound();
    };
    return { all, get: (...values: Wanted['values']) => all(...values)[0] };
  }
}
