// Keeps the reason why a run ended early in one place, which is checked before anything continues.
import { setMaxListeners } from 'node:events';
import { Ended } from './failures.ts';

/** `BUDGET`: requests are used up. `INTERRUPTED`: by the user. `UNREACHABLE`: nobody responds. */
export const endReasons = ['BUDGET', 'INTERRUPTED', 'UNREACHABLE'] as const;
export type EndReason = (typeof endReasons)[number];

export interface Ending {
  readonly reason: EndReason;
  /** The event, and the remedy if it is known. */
  readonly note: string;
}

/** The end of a run, once it is known; the first reason stays. */
export class RunEnd {
  readonly #abort = new AbortController();
  #ending: Ending | null = null;

  constructor() {
    // Every request in progress listens to the signal.
    setMaxListeners(0, this.#abort.signal);
  }

  get ending(): Ending | null {
    return this.#ending;
  }

  /** Aborted when the run ends, so that requests in progress are abandoned. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** Ends the run and returns the error to throw. */
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
