// Amounts without a simulated outcome in test mode of a target.
import fc from 'fast-check';
import { isMagic, type Magic } from '../targets/magic/magic.ts';

/** Draws whole amounts without a simulated outcome. */
export const wholeAmount = (magic: Magic, min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min, max }).filter((amount) => !isMagic(magic, amount));

/**
 * Returns the amount, or the next larger one without a simulated outcome; continues at `min` after
 * `max`.
 */
export const ordinaryAmount = (magic: Magic, amount: number, min: number, max: number): number => {
  for (let step = 0; step <= max - min; step += 1) {
    const candidate = min + ((amount - min + step) % (max - min + 1));
    if (!isMagic(magic, candidate)) return candidate;
  }
  throw new Error(`Every amount from ${min} to ${max} decides something.`);
};
