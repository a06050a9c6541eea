// The clock of rate limits: it follows real time and every advance of the test clock.

export class LimiterClock {
  #advanced = 0;

  advance(ms: number): void {
    this.#advanced += ms;
  }

  /** Returns milliseconds since an arbitrary start. */
  read(): number {
    return performance.now() + this.#advanced;
  }
}
