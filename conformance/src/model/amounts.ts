// Draws the amounts that commands send: in two magnitudes, or as shares of what is left.
import { isMagic, type Magic } from '../targets/magic/magic.ts';
import type { SeededRandom } from '../run/seeded-random.ts';

/** Levels of an amount in a currency without fractions. */
export const magnitudes = ['thousands', 'hundred thousands'] as const;

export const amountAt = (level: string | undefined, draw: SeededRandom): number =>
  level === 'hundred thousands' ? draw.amount(420_000, 899_999) : draw.amount(25_000, 99_999);

/** The amount that is requested when nothing is left. */
const OF_NOTHING = 10_000;

/**
 * Returns the third of an amount, or the next amount that has no meaning in test mode, as long as
 * it is less than all of it.
 */
const partOf = (all: number, magic: Magic): number => {
  const third = Math.max(1, Math.floor(all / 3));
  let part = third;
  while (part < all && isMagic(magic, part)) part += 1;
  return part < all ? part : third;
};

/** Returns a share of what is left, in whole units; undefined for a level that is not a share. */
export const shareOf = (
  level: string | undefined,
  left: number,
  magic: Magic,
): number | undefined => {
  const all = left > 0 ? left : OF_NOTHING;
  const shares: Readonly<Record<string, () => number>> = {
    'a part': () => partOf(all, magic),
    'the rest': () => all,
    'the whole': () => all,
    'too much': () => left + 1,
    'one unit': () => 1,
  };
  return shares[level ?? '']?.();
};
