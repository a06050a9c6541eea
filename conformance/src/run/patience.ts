// How long a run waits for what may never come: in full, until too much waiting was in vain.
import { Indeterminate } from '../violation.ts';

/** Waiting in vain that a target is granted in a row. */
const VAIN_MAX_MS = 30_000;

/** How long is waited afterwards, until something comes again. */
const SHORT_MS = 100;

/**
 * Shared by all laws of a run. A target that never does what is waited for costs half a minute, and
 * not half a minute for every law.
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
    else if (this.#isOver) {
      throw new Indeterminate(
        'what other laws waited for never came, so that this one was not waited for',
      );
    } else this.#vainMs += waitedMs;
  }

  get #isOver(): boolean {
    return this.#vainMs >= VAIN_MAX_MS;
  }
}
