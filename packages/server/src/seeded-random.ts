// Random numbers that are the same again for the same seed: each is made of what it is about.
import { createHash } from 'node:crypto';

/** A number of [0, 1) for a seed and what is decided; no two of them have to do with each other. */
export const seededRandom = (seed: number, ...about: readonly (string | number)[]): number =>
  createHash('sha256')
    .update([seed, ...about].join(' '))
    .digest()
    .readUInt32BE() /
  2 ** 32;
