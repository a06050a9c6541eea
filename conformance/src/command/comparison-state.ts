// Reads and writes the file of --state: the results of a comparison, so that another run can resume
// it.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseComparison, type Comparison } from '../report/comparison.ts';
import { BadUsage } from '../run/bad-usage.ts';

/**
 * Returns the comparison in the file of --state, or `fresh` without a file. Throws `BadUsage` if
 * the file is not a comparison or belongs to one with other settings.
 */
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

/** Replaces the file as a whole, so that it can be read after an interruption at any moment. */
export const writeState = (file: string | undefined, state: Comparison): void => {
  if (file === undefined) return;
  writeFileSync(`${file}.new`, `${JSON.stringify(state, null, 2)}\n`);
  renameSync(`${file}.new`, file);
};
