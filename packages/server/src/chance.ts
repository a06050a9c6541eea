// Chances that are the same again for the same seed: a number made of what it is asked about.
import { createHash } from 'node:crypto';

/** A number of [0, 1) for a seed and what is decided; no two of them have to do with each other. */
export const chanceOf = (seed: number, ...about: readonly (string | number)[]): number =>
  createHash('sha256')
    .update([seed, ...about].join(' '))
    .digest()
    .readUInt32BE() /
  2 ** 32;
