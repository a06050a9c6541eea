// The last check of all books, for whoever needs no newer one.
import type { Kasir } from '../../kasir.ts';
import { checkInvariants, type Breach } from '../invariants.ts';
import { readsOf } from '../reads/of.ts';
import type { OperatorRead, OperatorReads } from '../reads/reading.ts';

export const invariantsRead: OperatorRead<null, Breach[]> = {
  name: 'invariants',
  run: ({ store }) => checkInvariants(store),
};

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
    const breaches = await this.#reads.run(invariantsRead, null);
    this.#checked(breaches.length, at);
    this.#last = { at, breaches };
    return this.#last;
  }
}

const all = new WeakMap<Kasir, LastCheck>();

/** The books of a platform, as they were checked last. */
export const booksOf = (kasir: Kasir): LastCheck => {
  const { metrics, store } = kasir;
  const checked = (breaches: number, at: number): void => metrics.checked(breaches, at);
  const books = all.get(kasir) ?? new LastCheck(readsOf(kasir), () => store.now(), checked);
  all.set(kasir, books);
  return books;
};
