// Work that must not be done at once, in turns: whoever waits comes after one piece of work of each
// other one, however much that one has asked for.

/** A timer cannot wait for less. */
const REST_MS_MIN = 1;

interface Waiting {
  readonly begin: () => void;
  readonly refuse: (error: Error) => void;
}

/**
 * One piece of work at a time, fairly between those who ask for it. Who has one piece after the
 * other rests between them, `restPerWork` times as long as the last one took, unless somebody else
 * comes meanwhile: so that the machine is not taken up by one.
 */
export class Turns {
  readonly #restPerWork: number;
  /** Who waits, the next first, each with its work in the order it came. */
  readonly #waiting = new Map<string, Waiting[]>();
  #busy = false;
  /** Whose turn it was last: anybody else comes before another one of theirs. */
  #last = '';
  #closed = false;
  /** Ends the rest that is being taken. */
  #rest: NodeJS.Timeout | null = null;

  constructor(restPerWork = 0) {
    this.#restPerWork = restPerWork;
  }

  /** Runs work when it is the turn of `asker`. Rejects with what it throws. */
  async run<R>(asker: string, work: () => Promise<R>): Promise<R> {
    await this.#turn(asker);
    const start = performance.now();
    try {
      return await work();
    } finally {
      this.#end((performance.now() - start) * this.#restPerWork);
    }
  }

  /** Refuses all work that has not begun. */
  close(): void {
    this.#closed = true;
    if (this.#rest) clearTimeout(this.#rest);
    const waiting = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    for (const { refuse } of waiting) refuse(closed());
  }

  #turn(asker: string): Promise<void> {
    if (this.#closed) return Promise.reject(closed());
    const isResting = this.#rest !== null && asker !== this.#last;
    if (!this.#busy || isResting) {
      if (this.#rest) clearTimeout(this.#rest);
      this.#rest = null;
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

  #end(restMs: number): void {
    const [asker, ...others] = this.#waiting.keys();
    if (restMs < REST_MS_MIN || asker !== this.#last || others.length > 0) return this.#next();
    this.#rest = setTimeout(() => {
      this.#rest = null;
      this.#next();
    }, restMs);
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
