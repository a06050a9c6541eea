// Lines of requests to connectors: each gets a limited number at once, the others wait in order.

/** The bounds of the line of one connector. */
export interface LineBounds {
  /** Requests on their way at once. */
  readonly atOnce: number;
  /** The longest wait of a request in line, in milliseconds. */
  readonly waitMs: number;
}

interface Line {
  running: number;
  /** Ends the wait of each request in line, with a place or without. */
  readonly waiting: Set<(hasPlace: boolean) => void>;
}

export class Lines {
  readonly #bounds: LineBounds;
  readonly #lines = new Map<string, Line>();

  constructor(bounds: LineBounds) {
    this.#bounds = bounds;
  }

  /** Runs a request in its turn; returns `no_place` when the turn does not come in time. */
  async run<R>(name: string, request: () => Promise<R>): Promise<R | 'no_place'> {
    const line = this.#lines.get(name) ?? { running: 0, waiting: new Set() };
    this.#lines.set(name, line);
    if (line.running < this.#bounds.atOnce) line.running += 1;
    else if (!(await this.#turn(line))) return 'no_place';
    try {
      return await request();
    } finally {
      // The place is handed over, so that a new request waits behind those in line.
      const [next] = line.waiting;
      if (next) next(true);
      else line.running -= 1;
      if (line.running === 0) this.#lines.delete(name);
    }
  }

  /** Ends every wait without a place. */
  close(): void {
    for (const { waiting } of this.#lines.values()) for (const end of waiting) end(false);
  }

  #turn({ waiting }: Line): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (hasPlace: boolean): void => {
        clearTimeout(timer);
        waiting.delete(end);
        resolve(hasPlace);
      };
      const timer = setTimeout(() => end(false), this.#bounds.waitMs);
      waiting.add(end);
    });
  }
}
