// Chooses levels so that every pair of levels of two factors is met in time; the account, the class
// of the object and the state of settings are factors like any other.
import type { Levels } from '../model/command.ts';
import type { SeededRandom } from '../run/seeded-random.ts';

/** The number of random choices that are compared. */
const CANDIDATES = 16;

export class Covering {
  /** Pair of levels of a command -> how often it was met. */
  readonly #met = new Map<string, number>();

  /**
   * Returns the possible levels that meet the most new pairs among a few random choices; null when
   * none of them is possible.
   */
  choose(
    command: string,
    factors: Readonly<Record<string, readonly string[]>>,
    given: Levels,
    draw: SeededRandom,
    isPossible: (levels: Levels) => boolean = () => true,
  ): Levels | null {
    const candidates = Array.from({ length: CANDIDATES }, () =>
      Object.fromEntries(Object.entries(factors).map(([name, all]) => [name, draw.pick(all)])),
    );
    const ranked = candidates
      .map((levels) => ({ levels, pairs: this.#newPairs(command, { ...levels, ...given }) }))
      .toSorted((one, other) => other.pairs - one.pairs);
    return ranked.find(({ levels }) => isPossible(levels))?.levels ?? null;
  }

  /** Notes that a call was made with these levels. */
  note(command: string, levels: Levels): void {
    for (const pair of pairsOf(command, levels)) this.#met.set(pair, this.times(pair) + 1);
  }

  /** Returns how often a pair was met. */
  times(pair: string): number {
    return this.#met.get(pair) ?? 0;
  }

  /** The number of pairs that were met. */
  get size(): number {
    return this.#met.size;
  }

  #newPairs(command: string, levels: Levels): number {
    return pairsOf(command, levels).filter((pair) => this.times(pair) === 0).length;
  }
}

const pairsOf = (command: string, levels: Levels): readonly string[] => {
  const all = Object.entries(levels).map(([name, level]) => `${name}=${level}`);
  return all.flatMap((one, at) =>
    at === all.length - 1 && at > 0
      ? []
      : (all.length === 1 ? [one] : all.slice(at + 1)).map((other) => `${command}|${one}|${other}`),
  );
};
