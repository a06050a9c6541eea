// Random numbers that depend only on a seed and the subject of the decision.
import { createHash } from 'node:crypto';

/** Returns a number of [0, 1) for a seed and a subject, independent of other subjects. */
export const randomFor = (seed: number, ...about: readonly (string | number)[]): number =>
  createHash('sha256')
    .update([seed, ...about].join(' '))
    .digest()
    .readUInt32BE() /
  2 ** 32;
