// Decides which work is worth waking a worker for.

/** Workers look for work once a second automatically. */
const LOOK_MS = 1_000;

/** Returns whether work is due before the workers' next look; both in ms since 1970. */
export const isSoon = (due: number, now: number): boolean => due <= now + LOOK_MS;
