// Observes a chain for a test until it is where the test wants it, or has not come there for long.
import { setTimeout } from 'node:timers/promises';

/**
 * The observations after which a goal is given up. Their number counts and no time: on a busy
 * machine the chain is slower, and so is each observation of it.
 */
const OBSERVATIONS_MAX = 1_000;
const PAUSE_MS = 20;

/**
 * Observes until the goal is reached, and returns what was seen then. Throws with what was to be
 * seen, and what was seen last.
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
