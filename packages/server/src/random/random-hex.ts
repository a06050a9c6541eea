// Random hex digits, drawn in large portions: ids and Request-IDs need a few of them very often.
import { randomFillSync } from 'node:crypto';

const pool = Buffer.alloc(8_192);
let used = pool.length;

/** Returns random hex digits; `digits` must be even and at most 64. */
export const randomHex = (digits: number): string => {
  const bytes = digits / 2;
  if (used + bytes > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += bytes;
  return pool.toString('hex', used - bytes, used);
};
