// Stores the results of mutants of the same sources from earlier runs: a larger sample continues
// where a smaller one ended, and a survivor that was judged meanwhile is not tried again.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache } from './map.ts';
import type { Mutant } from './mutant.ts';
import type { Outcome } from './trial.ts';

/** A result of the suite, and the seconds that it took. */
export interface Tried {
  readonly outcome: Outcome;
  readonly seconds: number;
}

interface Line extends Partial<Tried> {
  readonly id: string;
  /** The test that failed; null where none did. */
  readonly test?: string | null;
  /** The seconds of the quick laws, when all of them passed and others are left. */
  readonly quick?: number;
}

export class Kept {
  readonly #folder: string;
  readonly #file: string;
  readonly #tried = new Map<string, Tried>();
  readonly #tests = new Map<string, string | null>();
  readonly #quick = new Map<string, number>();

  /** Loads the results of a version of the sources. */
  constructor(version: string, folder = cache) {
    this.#folder = folder;
    this.#file = join(folder, `${version}.outcomes`);
    const text = existsSync(this.#file) ? readFileSync(this.#file, 'utf8') : '';
    for (const line of text.split('\n').filter((one) => one !== '')) {
      const { id, outcome, seconds = 0, test, quick } = JSON.parse(line) as Line;
      if (outcome) this.#tried.set(id, { outcome, seconds });
      if (test !== undefined) this.#tests.set(id, test);
      if (quick !== undefined) this.#quick.set(id, quick);
    }
  }

  #write(line: Line): void {
    mkdirSync(this.#folder, { recursive: true });
    appendFileSync(this.#file, `${JSON.stringify(line)}\n`);
  }

  /** Returns the suite's result for a mutant of an earlier run. */
  tried({ id }: Mutant): Tried | undefined {
    return this.#tried.get(id);
  }

  /** Stores the suite's result for a mutant. */
  keep({ id }: Mutant, tried: Tried): void {
    this.#write({ id, ...tried });
  }

  /** Returns the failed test of an earlier run, null where all passed; undefined without one. */
  tested({ id }: Mutant): string | null | undefined {
    return this.#tests.get(id);
  }

  /** Stores the failed test of a mutant, or null where all passed. */
  keepTest({ id }: Mutant, test: string | null): void {
    this.#tests.set(id, test);
    this.#write({ id, test });
  }

  /** Returns the seconds of the quick laws if they passed in an earlier run. */
  passedQuickly({ id }: Mutant): number | undefined {
    return this.#quick.get(id);
  }

  /** Stores that the quick laws passed, and the seconds that they took. */
  keepQuick({ id }: Mutant, seconds: number): void {
    this.#write({ id, quick: seconds });
  }
}
