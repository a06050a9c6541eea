// Runs work one piece at a time, in fair turns: a waiting caller comes after at most one piece of
// each other caller, however much they have queued.

/** The shortest timer in milliseconds. */
const REST_MS_MIN = 1;

interface Waiting {
  readonly begin: () => void;
  readonly refuse: (error: Error) => void;
}

/**
 * Runs one piece of work at a time, fairly between callers. A caller with one piece after another
 * rests between them for `restPerWork` times the duration of the last one, unless another caller
 * comes meanwhile, so that no caller occupies the machine.
 */
export class Turns {
  readonly #restPerWork: number;
  /** The queued work by caller, the next caller first, each in order of arrival. */
  readonly #waiting = new Map<string, Waiting[]>();
  #busy = false;
  /** The caller of the last turn: any other caller comes before its next piece. */
  #last = '';
  #closed = false;
  /** Ends the current rest. */
  #rest: NodeJS.Timeout | null = null;

  constructor(restPerWork = 0) {
    this.#restPerWork = restPerWork;
  }

  /** Runs work when it is the turn of `asker`. Rejects with the error of the work. */
  async run<R>(asker: string, work: () => Promise<R>): Promise<R> {
    await this.#turn(asker);
    const start = performance.now();
    try {
      return await work();
    } finally {
      this.#end((performance.now() - start) * this.#restPerWork);
    }
  }

  /** Refuses all work that has not started. */
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
