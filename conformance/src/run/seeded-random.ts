// Makes reproducible choices from a seed: numbers, members of a list and parts of a table.
import { ordinaryAmount } from '../generate/amounts.ts';
import type { Magic } from '../targets/magic/magic.ts';
import { createRandom } from './seed.ts';

export class SeededRandom {
  /** Returns a number in [0, 1) from the seed. */
  readonly random: () => number;
  /** Magic values of the target. */
  readonly magic: Magic;
  readonly #choices: number;

  /** Draws from a seed; `some` selects at most `choices` members. */
  constructor(seed: number, choices: number, magic: Magic) {
    this.random = createRandom(seed);
    this.magic = magic;
    this.#choices = choices;
  }

  /** Returns a whole number from `min` to `max`, from the seed. */
  integer(min: number, max: number): number {
    return min + Math.floor(this.random() * (max - min + 1));
  }

  /** Returns an amount from `min` to `max` without a meaning in test mode, from the seed. */
  amount(min: number, max: number): number {
    return ordinaryAmount(this.magic, this.integer(min, max), min, max);
  }

  /** Returns one of several values, from the seed. */
  pick<T>(choices: readonly T[]): T {
    const chosen = choices[this.integer(0, choices.length - 1)];
    if (chosen === undefined) throw new Error('There is nothing to choose from.');
    return chosen;
  }

  /**
   * Returns as many members of a table as the profile allows, in their order, chosen by the seed.
   */
  some<T>(choices: readonly T[]): readonly T[] {
    let open = this.#choices;
    return choices.filter((_, at) => {
      const taken = this.random() * (choices.length - at) < open;
      if (taken) open -= 1;
      return taken;
    });
  }
}
