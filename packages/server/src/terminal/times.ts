// Writes times and durations for people.

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const units = [
  ['d', DAY],
  ['h', HOUR],
  ['min', MINUTE],
  ['s', SECOND],
] as const;

/** Returns milliseconds in their two largest units, such as `6 d 23 h`; below a second in ms. */
export const durationText = (ms: number): string => {
  const size = Math.abs(ms);
  const index = units.findIndex(([, length]) => size >= length);
  const [unit, length] = units[index] ?? [];
  if (unit === undefined || length === undefined) return `${Math.round(size)} ms`;
  const [nextUnit, nextLength] = units[index + 1] ?? [];
  const whole = Math.floor(size / length);
  const rest = nextLength === undefined ? 0 : Math.floor((size % length) / nextLength);
  return rest === 0 ? `${whole} ${unit}` : `${whole} ${unit} ${rest} ${nextUnit}`;
};

/** Returns a timestamp of the API without fractions and zone, such as `2026-11-26 14:48:05`. */
export const momentText = (timestamp: string): string =>
  timestamp.replace('T', ' ').replace(/(?:\.\d+)?Z$/, '');

/** Returns a time relative to another, such as `3 min ago` or `in 6 d 23 h`. */
export const relativeText = (timestamp: string, now: number): string => {
  const ms = Date.parse(timestamp) - now;
  if (Math.abs(ms) < SECOND) return 'now';
  return ms < 0 ? `${durationText(ms)} ago` : `in ${durationText(ms)}`;
};

/** Returns how far a clock is from real time, such as `6 d 23 h ahead`. */
export const aheadText = (ms: number): string =>
  `${durationText(ms)} ${ms < 0 ? 'behind' : 'ahead'}`;
