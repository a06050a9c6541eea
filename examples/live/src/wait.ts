// Waits until something holds.
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 15_000;

/** Looks until something is found, and returns it. Throws when it stays away. */
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
