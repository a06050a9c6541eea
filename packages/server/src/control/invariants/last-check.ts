// The last check of all books, for whoever needs no newer one.
import type { OperatorReads } from '../../reads/reads.ts';
import type { Breach } from '../invariants.ts';

export interface Checked {
  /** When it began, in real time. */
  readonly at: number;
  readonly breaches: readonly Breach[];
}

export class LastCheck {
  readonly #reads: OperatorReads;
  readonly #now: () => number;
  readonly #checked: (breaches: number, at: number) => void;
  #last: Checked | null = null;

  /** `checked` hears of every check. */
  constructor(
    reads: OperatorReads,
    now: () => number,
    checked: (breaches: number, at: number) => void,
  ) {
    this.#reads = reads;
    this.#now = now;
    this.#checked = checked;
  }

  /** Checks all books, unless they were checked so long ago at most. */
  async check(maxAgeMs: number): Promise<Checked> {
    const at = this.#now();
    if (this.#last && at - this.#last.at < maxAgeMs) return this.#last;
    const breaches = await this.#reads.run('invariants', null);
    this.#checked(breaches.length, at);
    this.#last = { at, breaches };
    return this.#last;
  }
}
