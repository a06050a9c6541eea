// Which work is worth waking somebody for.

/** Workers look for work once a second by themselves. */
const LOOK_MS = 1_000;

/** Whether work is due before anybody looks for it unasked; both in milliseconds since 1970. */
export const isSoon = (due: number, now: number): boolean => due <= now + LOOK_MS;
