// Looks at a chain again and again until it shows what a test waits for, and gives up after many
// looks.
import { setTimeout } from 'node:timers/promises';

/**
 * The number of looks before it gives up. It is a count and not a time: on a busy machine the chain
 * is slower, and so is each look.
 */
const OBSERVATIONS_MAX = 1_000;
const PAUSE_MS = 20;

/**
 * Looks until the goal is reached, and returns what was seen then. Throws an error that names the
 * goal and what was seen last.
 */
export const observeUntil = async <Seen>(
  what: string,
  observe: () => Promise<Seen>,
  isReached: (seen: Seen) => boolean,
  most = OBSERVATIONS_MAX,
): Promise<Seen> => {
  let seen = await observe();
  for (let count = 1; !isReached(seen); count += 1) {
    if (count >= most)
      throw new Error(`${what} was not seen in ${most} looks. Last seen: ${JSON.stringify(seen)}`);
    await setTimeout(PAUSE_MS);
    seen = await observe();
  }
  return seen;
};
