// Models a sliding window independently; it knows only within bounds when a request was decided.

/** The period in which the target decided on a request, in milliseconds. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The minimum and maximum number of earlier requests that count at one time. */
export interface Counted {
  readonly least: number;
  readonly most: number;
}

/** The state of the window that a response reports. */
export interface Observation {
  readonly passed: boolean;
  /** Requests left after this one. */
  readonly remaining: number;
}

const WINDOW_MS = 60_000;

/** Tolerance in milliseconds, because the clocks of target and suite may round differently. */
const SLACK_MS = 5;

/**
 * The requests of one bucket. The specification leaves open whether rejected ones count
 * (RATE-UNSPEC-06).
 */
class Log {
  readonly #spans: Span[] = [];

  counted(now: Span): Counted {
    const age = (test: (span: Span) => boolean): number => this.#spans.filter(test).length;
    return {
      least: age(({ from }) => now.to - from < WINDOW_MS - SLACK_MS),
      most: age(({ to }) => now.from - to < WINDOW_MS + SLACK_MS),
    };
  }

  add(span: Span): void {
    this.#spans.push(span);
  }
}

interface Interpretation {
  readonly name: string;
  readonly log: Log;
  readonly countsRefused: boolean;
}

/**
 * Checks responses against every interpretation of the specification that fits all responses so
 * far.
 */
export class SlidingWindow {
  readonly #limit: number;
  #readings: readonly Interpretation[] = [
    { name: 'do not count', log: new Log(), countsRefused: false },
    { name: 'count', log: new Log(), countsRefused: true },
  ];

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Returns the expected outcome of a request; `either` if it is too close to an edge. */
  expects(now: Span): 'a success' | '429' | 'either' {
    const all = this.#readings.map(({ log }) => log.counted(now));
    if (all.every(({ most }) => most < this.#limit)) return 'a success';
    return all.every(({ least }) => least >= this.#limit) ? '429' : 'either';
  }

  /** States whether rejected requests count, once the responses have shown it; null before. */
  get refused(): string | null {
    const [only, other] = this.#readings;
    return other === undefined ? (only?.name ?? null) : null;
  }

  /** Adds a response; returns false if no interpretation explains it. */
  accepts(now: Span, observed: Observation): boolean {
    const fitting = this.#readings.filter((reading) => this.#fits(reading, now, observed));
    if (fitting.length === 0) return false;
    this.#readings = fitting;
    for (const { log, countsRefused } of fitting)
      if (observed.passed || countsRefused) log.add(now);
    return true;
  }

  #fits({ log }: Interpretation, now: Span, { passed, remaining }: Observation): boolean {
    const { least, most } = log.counted(now);
    const own = passed ? 1 : 0;
    const [fewest, all] = [this.#limit - most - own, this.#limit - least - own];
    return (
      (passed ? least < this.#limit : most >= this.#limit) &&
      remaining >= Math.max(0, fewest) &&
      remaining <= Math.max(0, all)
    );
  }
}
