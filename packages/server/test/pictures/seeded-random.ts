// Makes random bytes the same in every run, so that ids and keys in pictures do not change.
import type crypto from 'node:crypto';
import { createHash } from 'node:crypto';
import { vi } from 'vitest';

/** Returns a function that fills bytes from a seed, in place of `randomFillSync` of node:crypto. */
const fillFrom = (seed: string) => {
  let drawn = 0;
  return <T extends Uint8Array>(bytes: T): T => {
    for (let at = 0; at < bytes.length; at += 32) {
      drawn += 1;
      const digest = createHash('sha256').update(`${seed}/${drawn}`).digest();
      bytes.set(digest.subarray(0, Math.min(32, bytes.length - at)), at);
    }
    return bytes;
  };
};

/**
 * Makes the random bytes of modules that are imported from now on begin again from the seed;
 * modules imported before keep theirs.
 */
export const seedRandom = (): void => {
  vi.resetModules();
  vi.doMock('node:crypto', async (original) => ({
    ...(await original<typeof crypto>()),
    randomFillSync: fillFrom('pictures'),
  }));
};
