// Why a run ends before all its laws were tried: kept in one place, where everybody looks before
// going on.
import { setMaxListeners } from 'node:events';
import { Ended } from '../violation.ts';

/** `BUDGET`: requests are used up. `INTERRUPTED`: by the user. `UNREACHABLE`: nobody responds. */
export const endReasons = ['BUDGET', 'INTERRUPTED', 'UNREACHABLE'] as const;
export type EndReason = (typeof endReasons)[number];

export interface Ending {
  readonly reason: EndReason;
  /** What happened, and what to do where that is known. */
  readonly note: string;
}

/** The end of a run, once it is known; the first reason stays. */
export class RunEnd {
  readonly #abort = new AbortController();
  #ending: Ending | null = null;

  constructor() {
    // Every request that is under way listens.
    setMaxListeners(0, this.#abort.signal);
  }

  get ending(): Ending | null {
    return this.#ending;
  }

  /** Aborted when the run ends, so that what is under way is given up. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** Ends the run and returns what to throw. */
  end(reason: EndReason, note: string): Ended {
    if (this.#ending === null) {
      this.#ending = { reason, note };
      this.#abort.abort();
    }
    return new Ended(note);
  }

  /** Throws `Ended` once the run has ended. */
  check(): void {
    if (this.#ending) throw new Ended(this.#ending.note);
  }
}
