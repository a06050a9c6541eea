// The reads of operators that may take long, by name: what they get and return can be sent to another
// thread and back.
import { checkInvariants } from '../control/invariants.ts';
import { readEvents } from '../control/events/read.ts';
import { readMoney } from '../control/money/read.ts';
import { readObject } from '../control/objects/describe.ts';
import { readObjects } from '../control/objects/read.ts';
import { searchObjects } from '../control/search/read.ts';
import type { Reading } from './reading.ts';

export const reads = {
  events: readEvents,
  invariants: ({ store }: Reading, _: null) => checkInvariants(store),
  money: readMoney,
  object: readObject,
  objects: readObjects,
  search: searchObjects,
} as const;

export type ReadName = keyof typeof reads;
export type ReadInput<N extends ReadName> = Parameters<(typeof reads)[N]>[1];
export type ReadOutput<N extends ReadName> = Awaited<ReturnType<(typeof reads)[N]>>;

/** Runs reads of operators: here, or where they hold up nobody. */
export interface OperatorReads {
  readonly run: <N extends ReadName>(name: N, input: ReadInput<N>) => Promise<ReadOutput<N>>;
  readonly close: () => Promise<void>;
}

/** Runs a read on what is read here. */
export const runRead = <N extends ReadName>(
  reading: Reading,
  name: N,
  input: ReadInput<N>,
): Promise<ReadOutput<N>> =>
  (reads[name] as (reading: Reading, input: ReadInput<N>) => Promise<ReadOutput<N>>)(
    reading,
    input,
  );

/** Runs them on this thread: what is kept in memory is seen by no other one. */
export const readsHere = (reading: Reading): OperatorReads => ({
  run: (name, input) => runRead(reading, name, input),
  close: async () => undefined,
});
