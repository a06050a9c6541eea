// Work that must not be done at once, in turns: whoever waits comes after one piece of work of each
// other one, however much that one has asked for.

interface Waiting {
  readonly begin: () => void;
  readonly refuse: (error: Error) => void;
}

/** One piece of work at a time, fairly between those who ask for it. */
export class Turns {
  /** Who waits, the next first, each with its work in the order it came. */
  readonly #waiting = new Map<string, Waiting[]>();
  #busy = false;
  /** Whose turn it was last: anybody else comes before another one of theirs. */
  #last = '';
  #closed = false;

  /** Runs work when it is the turn of `asker`. Rejects with what it throws. */
  async run<R>(asker: string, work: () => Promise<R>): Promise<R> {
    await this.#turn(asker);
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  /** Refuses all work that has not begun. */
  close(): void {
    this.#closed = true;
    const waiting = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    for (const { refuse } of waiting) refuse(closed());
  }

  #turn(asker: string): Promise<void> {
    if (this.#closed) return Promise.reject(closed());
    if (!this.#busy) {
      this.#busy = true;
      this.#last = asker;
      return Promise.resolve();
    }
    return new Promise((begin, refuse) => {
      const own = this.#waiting.get(asker) ?? [];
      own.push({ begin, refuse });
      this.#waiting.set(asker, own);
    });
  }

  #next(): void {
    const askers = [...this.#waiting.keys()];
    const asker = askers.find((one) => one !== this.#last) ?? this.#last;
    const [next, ...later] = this.#waiting.get(asker) ?? [];
    this.#waiting.delete(asker);
    if (later.length > 0) this.#waiting.set(asker, later);
    this.#last = asker;
    this.#busy = next !== undefined;
    next?.begin();
  }
}

const closed = (): Error => new Error('The store is closed.');
