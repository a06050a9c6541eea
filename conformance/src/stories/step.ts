// One step of a story as data, so that it can be repeated, shortened and printed.
import type { Levels } from '../model/command.ts';

export interface Step {
  /** Identifies the step, and with it the objects that it creates. */
  readonly id: number;
  readonly command: string;
  readonly account: string;
  /** The key of the object it acts on. */
  readonly on: string | null;
  readonly levels: Levels;
  /** The seed of its random values. */
  readonly seed: number;
}

/** Returns a step in one line. */
export const stepText = ({ id, command, account, on, levels }: Step): string => {
  const chosen = Object.entries(levels).map(([name, level]) => `${name}: ${level}`);
  return [
    `${id}. ${command}`,
    ...(on === null ? [] : [`on ${on}`]),
    `as ${account}`,
    ...(chosen.length === 0 ? [] : [`(${chosen.join(', ')})`]),
  ].join(' ');
};

/** Returns the name of a step in the act that sends its key again. */
export const stepName = (id: number): string => `step ${id}`;
