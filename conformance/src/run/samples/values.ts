// Draws values for commands by level: texts of every script, metadata of every size.
import fc from 'fast-check';
import { anyText } from '../../generate/text.ts';
import type { Made } from './sample.ts';
import type { SeededRandom } from '../seeded-random.ts';

/** Draws a value from a generator, reproducibly. */
export const drawn = <T>(values: fc.Arbitrary<T>, draw: SeededRandom): T => {
  const [value] = fc.sample(values, { numRuns: 1, seed: draw.integer(1, 2 ** 30) });
  return value as T;
};

/** Levels of a text that may be omitted. */
export const texts = ['left out', 'plain', 'odd'] as const;

/** Returns a text of a level; undefined if it is omitted. */
export const textAt = (level: string | undefined, draw: SeededRandom): string | undefined => {
  if (level === 'plain') return 'Two coffees';
  return level === 'odd' ? `x${drawn(anyText(1, 60), draw)}x` : undefined;
};

/** Levels of metadata. */
export const sizes = ['none', 'one', 'odd', 'odd keys', 'many'] as const;

const MANY = 50;

/**
 * Returns metadata of a level, as a field of a body: up to the maximum number of keys and
 * characters.
 */
export const metadataOf = (level: string | undefined, draw: SeededRandom): Made => {
  if (level === 'one') return { metadata: { branch: 'A 1' } };
  // Frameworks give these characters a meaning in the names of forms and queries.
  if (level === 'odd keys') return { metadata: { 'order.id': '7', 'a-b c': 'd', 'x=1&y': 'z' } };
  if (level === 'odd') return { metadata: { odd: drawn(anyText(1, 60), draw) } };
  if (level !== 'many') return {};
  const entries = Array.from({ length: MANY }, (_, at) => [
    `key ${at}`,
    at === 0 ? 'x'.repeat(500) : `v${at}`,
  ]);
  return { metadata: Object.fromEntries(entries) as Made };
};
