// Counts the disturbances by webhook chaos per account, in the transactions that it disturbs.
import { recordKind } from '@kasir/core/resource';
import { schemaOf, stateFields, type Decision } from '@kasir/core/server';
import * as z from 'zod';

export interface ChaosDone {
  readonly duplicated: number;
  readonly reordered: number;
  readonly delayed: number;
  readonly dropped: number;
  readonly stale: number;
  readonly before_response: number;
}

const { count } = stateFields;

const chaosSchema = schemaOf<ChaosDone>()(
  z.strictObject({
    duplicated: count,
    reordered: count,
    delayed: count,
    dropped: count,
    stale: count,
    before_response: count,
  }),
);

export const chaosDone = recordKind<ChaosDone>()({ name: 'webhook_chaos', state: chaosSchema });

/** The id of the only row. */
export const CHAOS = 'chaos';

export const nothingDone: ChaosDone = {
  duplicated: 0,
  reordered: 0,
  delayed: 0,
  dropped: 0,
  stale: 0,
  before_response: 0,
};

type Counting = Pick<Decision, 'get' | 'insert' | 'change'>;

const write = (d: Counting, done: ChaosDone): void => {
  const row = d.get(chaosDone, CHAOS);
  if (row) d.change(chaosDone, row, done);
  else d.insert(chaosDone, CHAOS, done);
};

/** Counts each of these disturbances once. */
export const noteChaos = (d: Counting, what: readonly (keyof ChaosDone)[]): void => {
  if (what.length === 0) return;
  const done = { ...(d.get(chaosDone, CHAOS)?.state ?? nothingDone) };
  for (const one of what) done[one] += 1;
  write(d, done);
};

/** Resets the counts. */
export const resetChaosDone = (d: Counting): void => write(d, nothingDone);
