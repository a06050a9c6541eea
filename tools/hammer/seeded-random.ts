// Randomness with a seed: the same seed makes the same choices.
export class SeededRandom {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number below `bound`. */
  below(bound: number): number {
    return Math.floor(this.next() * bound);
  }

  /** True with a probability of `cases` percent. */
  in100(cases: number): boolean {
    return this.below(100) < cases;
  }

  pick<T>(items: readonly [T, ...T[]]): T {
    return items[this.below(items.length)] ?? items[0];
  }

  /** One of the items, or the other value when there are none. */
  among<T>(items: readonly T[], otherwise: T): T {
    return items[this.below(items.length)] ?? otherwise;
  }

  /** One of the items, each as often as its weight says. */
  weighted<T>(items: readonly [readonly [number, T], ...(readonly [number, T])[]]): T {
    let left = this.below(items.reduce((sum, [weight]) => sum + weight, 0));
    for (const [weight, item] of items) {
      if (left < weight) return item;
      left -= weight;
    }
    return items[0][1];
  }
}
