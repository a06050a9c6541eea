// Choices that replay: numbers, members of a list and parts of a table, from a seed.
import { ordinaryAmount } from '../generate/amounts.ts';
import type { Magic } from '../magic/magic.ts';
import { createRandom } from './seed.ts';

export class SeededRandom {
  /** Numbers of [0, 1) from the seed. */
  readonly random: () => number;
  /** Values that decide something on the target. */
  readonly magic: Magic;
  readonly #choices: number;

  /** Draws from a seed; `some` selects at most `choices` members. */
  constructor(seed: number, choices: number, magic: Magic) {
    this.random = createRandom(seed);
    this.magic = magic;
    this.#choices = choices;
  }

  /** A whole number from `min` to `max`, from the seed. */
  integer(min: number, max: number): number {
    return min + Math.floor(this.random() * (max - min + 1));
  }

  /** An amount from `min` to `max` that decides nothing in test mode, from the seed. */
  amount(min: number, max: number): number {
    return ordinaryAmount(this.magic, this.integer(min, max), min, max);
  }

  /** One of several, from the seed. */
  pick<T>(choices: readonly T[]): T {
    const chosen = choices[this.integer(0, choices.length - 1)];
    if (chosen === undefined) throw new Error('There is nothing to choose from.');
    return chosen;
  }

  /** As many of a table as the effort allows, in their order, chosen by the seed. */
  some<T>(choices: readonly T[]): readonly T[] {
    let open = this.#choices;
    return choices.filter((_, at) => {
      const taken = this.random() * (choices.length - at) < open;
      if (taken) open -= 1;
      return taken;
    });
  }
}
