// The clock of rate limits: it goes on with real time, and with every advance of the test clock.

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
