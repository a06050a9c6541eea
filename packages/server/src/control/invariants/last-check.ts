// Keeps the last check of all books, for callers that need no newer one, and the position of a
// running one.
import type { Kasir } from '../../app/kasir.ts';
import { remainingMs } from '../../terminal/progress.ts';
import { checkInvariants, shareOf, type Breach, type CheckSteps } from '../invariants.ts';
import { readsOf } from '../reads/of.ts';
import type { OperatorRead, OperatorReads } from '../reads/reading.ts';

export const invariantsRead: OperatorRead<null, Breach[], CheckSteps> = {
  name: 'invariants',
  run: ({ store }, _none, report) => checkInvariants(store, report),
};

export interface Checked {
  /** The start of the check, in real time. */
  readonly at: number;
  readonly breaches: readonly Breach[];
}

/** The position of a check, with the time left. */
export interface CheckProgress extends Pick<CheckSteps, 'checked' | 'books'> {
  /** The part that is done, from 0 to 1, see `shareOf`; null when unknown. */
  readonly share: number | null;
  /** Estimated milliseconds left; null when unknown. */
  readonly leftMs: number | null;
}

/** A check in progress. */
interface Running {
  readonly checked: Promise<Checked>;
  /** The start, on the clock of the process. */
  readonly begun: number;
}

const NO_STEPS: CheckSteps = { checked: 0, books: 0, reads: 0 };

export class LastCheck {
  readonly #reads: OperatorReads;
  readonly #now: () => number;
  readonly #checked: (breaches: number, at: number) => void;
  #last: Checked | null = null;
  #running: Running | null = null;
  #steps = NO_STEPS;
  /** Pages that the last check read; null before the first one. */
  #expectedReads: number | null = null;

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

  /**
   * Checks all books, unless the last check is younger than `maxAgeMs`. Callers during a check
   * share its result.
   */
  async check(maxAgeMs: number): Promise<Checked> {
    const at = this.#now();
    if (this.#last && at - this.#last.at < maxAgeMs) return this.#last;
    this.#running ??= { checked: this.#run(at), begun: performance.now() };
    return this.#running.checked;
  }

  /** Returns how far the running check is; null when none runs. */
  get progress(): CheckProgress | null {
    if (!this.#running) return null;
    const { checked, books } = this.#steps;
    const share = shareOf(this.#steps, this.#expectedReads);
    const leftMs = remainingMs(share, performance.now() - this.#running.begun);
    return { checked, books, share, leftMs };
  }

  async #run(at: number): Promise<Checked> {
    this.#steps = NO_STEPS;
    try {
      const breaches = await this.#reads.run(invariantsRead, null, (steps) => {
        this.#steps = steps;
      });
      this.#expectedReads = this.#steps.reads;
      this.#checked(breaches.length, at);
      this.#last = { at, breaches };
      return this.#last;
    } finally {
      this.#running = null;
    }
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
