// Amounts that decide something in test mode, such as a decline, and drawing amounts that do not.
import fc from 'fast-check';

/**
 * The only place that knows them: all other amounts of the suite are drawn around these, and laws
 * about one of them name it themselves.
 */
const magic: readonly (readonly [number, number])[] = [
  [10, 11],
  [1_300, 1_310],
  [1_401, 1_412],
  [4_000, 4_080],
  [5_000, 5_000],
  [9_999, 9_999],
  [10_051, 10_060],
  [10_100, 10_102],
  [11_000, 11_004],
  [12_003, 12_003],
  [20_103, 20_111],
  [400_300, 405_900],
];

export const isMagic = (amount: number): boolean =>
  magic.some(([low, high]) => amount >= low && amount <= high);

/** Whole amounts that decide nothing. */
export const wholeAmount = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min, max }).filter((amount) => !isMagic(amount));

/** The amount, or the next larger one that decides nothing; begins again at `min` after `max`. */
export const ordinaryAmount = (amount: number, min: number, max: number): number => {
  for (let step = 0; step <= max - min; step += 1) {
    const candidate = min + ((amount - min + step) % (max - min + 1));
    if (!isMagic(candidate)) return candidate;
  }
  throw new Error(`Every amount from ${min} to ${max} decides something.`);
};
