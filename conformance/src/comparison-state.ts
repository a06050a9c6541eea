// The file of --state: what a comparison has seen, so that another run can go on with it.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseComparison, type Comparison } from './report/comparison.ts';
import { BadUsage } from './run/bad-usage.ts';

/** What was seen before, from the file of --state. Throws `BadUsage` if it is of other runs. */
export const readState = (
  file: string | undefined,
  fresh: Comparison,
  isSeeded: boolean,
): Comparison => {
  if (file === undefined || !existsSync(file)) return fresh;
  let state: Comparison;
  try {
    state = parseComparison(readFileSync(file, 'utf8'));
  } catch {
    throw new BadUsage(`--state: ${file} is no state of a comparison: name another, or remove it.`);
  }
  const names = Object.keys(fresh.of) as (keyof Comparison['of'])[];
  const differing = names.find(
    (name) => (name !== 'seed' || isSeeded) && state.of[name] !== fresh.of[name],
  );
  if (differing !== undefined)
    throw new BadUsage(
      `--state: ${file} compares with ${differing} ${state.of[differing]}, not ${fresh.of[differing]}: name another file, or remove it.`,
    );
  return state;
};

/** Replaces the file as a whole, so that an end at any moment leaves one that can be read. */
export const writeState = (file: string | undefined, state: Comparison): void => {
  if (file === undefined) return;
  writeFileSync(`${file}.new`, `${JSON.stringify(state, null, 2)}\n`);
  renameSync(`${file}.new`, file);
};
