// Describes operations of the control interface for people.
import type { ControlAct } from '../targets/wire/surroundings.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Formats a duration exactly: `1 d 2 h 3 min 4.005 s`. */
const spanText = (ms: number): string => {
  const parts = [
    [Math.floor(ms / DAY_MS), 'd'],
    [Math.floor((ms % DAY_MS) / HOUR_MS), 'h'],
    [Math.floor((ms % HOUR_MS) / MINUTE_MS), 'min'],
    [(ms % MINUTE_MS) / 1_000, 's'],
  ] as const;
  const units = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`);
  return units.length === 0 ? '0 s' : units.join(' ');
};

/** Returns an operation in one line, e.g. `the clock moves on by 1 d`. */
export const actText = ({ name, args }: ControlAct): string => {
  const [first] = args;
  if (name === 'clock.advance' && typeof first === 'number')
    return `the clock moves on by ${spanText(first)}`;
  if (name === 'clock.freeze') return 'the clock stands still';
  return [name, ...args.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)))].join(
    ' ',
  );
};
