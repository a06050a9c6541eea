// Waits until a value is available.
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 15_000;

/**
 * Repeats a search until it finds a value, and returns that value. Throws when it takes too long.
 */
export const waitFor = async <T>(
  what: string,
  find: () => Promise<T | null | undefined>,
): Promise<T> => {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const found = await find();
    if (found !== null && found !== undefined) return found;
    if (performance.now() > until) throw new Error(`It did not happen in time: ${what}.`);
    await sleep(50);
  }
};
