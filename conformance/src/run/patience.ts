// Limits how long a run waits for something that may never come: waits are full at first, and short
// once too many have failed.
import { Indeterminate } from '../violation.ts';

/** Total length of consecutive failed waits that a target is granted. */
const VAIN_MAX_MS = 20_000;

/** Length of a wait after that, until one succeeds again. */
const SHORT_MS = 100;

/**
 * The patience of a run, shared by all laws: a target that never does what laws wait for costs
 * twenty seconds in total, not per law.
 */
export class Patience {
  #vainMs = 0;

  /** Returns the part of a wait that is granted, in milliseconds. */
  grant(ms: number): number {
    return this.#isOver ? Math.min(ms, SHORT_MS) : ms;
  }

  /**
   * Records how a wait ended. Throws `Indeterminate` if it was cut short and nothing came: that
   * proves nothing.
   */
  note(came: boolean, waitedMs: number): void {
    if (came) this.#vainMs = 0;
    else {
      this.check();
      this.#vainMs += waitedMs;
    }
  }

  /** Throws `Indeterminate` once full waits are no longer granted. */
  check(): void {
    if (!this.#isOver) return;
    throw new Indeterminate('what other laws waited for never came, so that it was not waited for');
  }

  get #isOver(): boolean {
    return this.#vainMs >= VAIN_MAX_MS;
  }
}
