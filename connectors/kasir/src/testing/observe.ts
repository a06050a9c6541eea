// Reads a value again and again until it reaches the goal of a test, and gives up after many reads.
import { setTimeout } from 'node:timers/promises';

/**
 * The number of reads before it gives up. It is a count and not a time: on a busy machine the chain
 * is slower, and so is each read.
 */
const OBSERVATIONS_MAX = 1_000;
const PAUSE_MS = 20;

/**
 * Reads until the goal is reached, and returns that value. Throws an error with the name of the
 * goal and the last value if it is never reached.
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
