// How long a run waits for what may never come: in full, until too much waiting was in vain.
import { Indeterminate } from '../violation.ts';

/** Waiting in vain that a target is granted in a row. */
const VAIN_MAX_MS = 20_000;

/** How long is waited afterwards, until something comes again. */
const SHORT_MS = 100;

/**
 * Shared by all laws of a run. A target that never does what is waited for costs twenty seconds,
 * and not as much for every law.
 */
export class Patience {
  #vainMs = 0;

  /** How much of a wait is granted, in milliseconds. */
  grant(ms: number): number {
    return this.#isOver ? Math.min(ms, SHORT_MS) : ms;
  }

  /**
   * Notes how a wait ended. Throws `Indeterminate` where it was cut short and nothing came: that
   * proves nothing.
   */
  note(came: boolean, waitedMs: number): void {
    if (came) this.#vainMs = 0;
    else {
      this.check();
      this.#vainMs += waitedMs;
    }
  }

  /** Throws `Indeterminate` where nothing is waited for any longer. */
  check(): void {
    if (!this.#isOver) return;
    throw new Indeterminate('what other laws waited for never came, so that it was not waited for');
  }

  get #isOver(): boolean {
    return this.#vainMs >= VAIN_MAX_MS;
  }
}
