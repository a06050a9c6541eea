// Waits for what a target does a little later than it responds.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Trial } from './trial.ts';

const PAUSE_MS = 100;

/** Step in milliseconds and number of advances of the clock, if it can be advanced. */
const LATER_MS = 5_000;
const ROUNDS = 3;

/** Repeats a read until a condition holds, and returns the last value for the caller to check. */
export const eventually = async <T>(
  trial: Trial,
  read: () => Promise<T>,
  isDone: (value: T) => boolean,
): Promise<T> => {
  const { control, patience, patienceMs } = trial.context;
  const rounds = control?.clock ? ROUNDS : patience.grant(patienceMs) / PAUSE_MS;
  let value = await read();
  if (isDone(value)) return value;
  const begun = performance.now();
  for (let round = 0; round < rounds && !isDone(value); round += 1) {
    await (control?.waitUntilIdle?.() ?? sleep(PAUSE_MS));
    value = await read();
    if (!isDone(value)) await control?.clock?.advance(LATER_MS);
  }
  patience.note(isDone(value), performance.now() - begun);
  return value;
};
