// Keeps the last check of all books, for callers that need no newer one.
import type { Kasir } from '../../app/kasir.ts';
import { checkInvariants, type Breach } from '../invariants.ts';
import { readsOf } from '../reads/of.ts';
import type { OperatorRead, OperatorReads } from '../reads/reading.ts';

export const invariantsRead: OperatorRead<null, Breach[]> = {
  name: 'invariants',
  run: ({ store }) => checkInvariants(store),
};

export interface Checked {
  /** The start of the check, in real time. */
  readonly at: number;
  readonly breaches: readonly Breach[];
}

export class LastCheck {
  readonly #reads: OperatorReads;
  readonly #now: () => number;
  readonly #checked: (breaches: number, at: number) => void;
  #last: Checked | null = null;

  /** `checked` is called after every check. */
  constructor(
    reads: OperatorReads,
    now: () => number,
    checked: (breaches: number, at: number) => void,
  ) {
    this.#reads = reads;
    this.#now = now;
    this.#checked = checked;
  }

  /** Checks all books, unless the last check is younger than `maxAgeMs`. */
  async check(maxAgeMs: number): Promise<Checked> {
    const at = this.#now();
    if (this.#last && at - this.#last.at < maxAgeMs) return this.#last;
    const breaches = await this.#reads.run(invariantsRead, null);
    this.#checked(breaches.length, at);
    this.#last = { at, breaches };
    return this.#last;
  }
}

const all = new WeakMap<Kasir, LastCheck>();

/** Returns the last check of the books of a platform. */
export const booksOf = (kasir: Kasir): LastCheck => {
  const { metrics, store } = kasir;
  const checked = (breaches: number, at: number): void => metrics.checked(breaches, at);
  const books = all.get(kasir) ?? new LastCheck(readsOf(kasir), () => store.now(), checked);
  all.set(kasir, books);
  return books;
};
