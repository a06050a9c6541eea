// The operator reads that may take long, for the thread that runs them.
import { eventsRead } from './events/read.ts';
import { undeliveredRead } from './events/undelivered.ts';
import { invariantsRead } from './invariants/last-check.ts';
import { moneyRead } from './money/read.ts';
import { objectRead } from './objects/describe.ts';
import { objectsRead } from './objects/read.ts';
import type { OperatorRead } from './reads/reading.ts';
import { searchRead } from './search/read.ts';

const reads = [
  eventsRead,
  invariantsRead,
  moneyRead,
  objectRead,
  objectsRead,
  searchRead,
  undeliveredRead,
];

/** Returns a read by its name; the caller must pass the input that belongs to it. */
export const findRead = (name: string): OperatorRead<unknown, unknown, unknown> => {
  const found = reads.find((read) => read.name === name);
  if (!found) throw new Error(`There is no read ${name}.`);
  return found as OperatorRead<unknown, unknown, unknown>;
};
