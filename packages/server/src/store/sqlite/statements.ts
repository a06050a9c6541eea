// Where a view gets its rows from: the connection of this thread at once, or results that were
// found elsewhere before.
import type { SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';

export type Prepared = Pick<StatementSync, 'get' | 'all'>;

export interface Statements {
  prepare(sql: string): Prepared;
}

export type Found = Record<string, SQLOutputValue>[];

/** A statement with its values, as it crosses to another thread. */
export interface Wanted {
  readonly sql: string;
  readonly values: readonly (SQLInputValue | Readonly<Record<string, SQLInputValue>>)[];
}

/** Ends a run that lacks a result; the run is made again when that is found. */
class Unfound extends Error {
  constructor() {
    super('This is found before the read is run again: let the error pass.');
    this.name = 'Unfound';
  }
}

/**
 * A read that is run again meets the same results in the same order; behind the last one it has
 * to end, and what it wanted next is noted.
 */
export class Replay implements Statements {
  readonly #found: readonly Found[];
  #next = 0;
  /** The first statement whose result is not known, also when the read has caught the error. */
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
