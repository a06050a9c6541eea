// Changing what is paid to for an intent, and the intent with it.
import type { Scope } from '@kasir/core/server';
import { getInstrument } from '../instruments/find.ts';
import type { Problem } from '../instruments/problems.ts';
import { changeInstrument, planChange } from '../instruments/revise.ts';
import { moveIntentEnds } from './end.ts';
import { intents, type IntentRow, type IntentState } from './kind.ts';

/** What is to change; what is left out stays. */
export interface IntentRevision {
  /** Minor units; null leaves it to the payer. */
  readonly amount?: number | null;
  readonly expires?: number;
  readonly description?: IntentState['description'];
  /** Why the amount could not be read, or null. */
  readonly unread?: Problem | null;
}

/** Changes an intent that waits on a number, or says everything that is wrong with the change. */
export const reviseIntent = (
  d: Scope,
  { id, state }: IntentRow,
  { amount, expires, description, unread = null }: IntentRevision,
): readonly Problem[] => {
  const instrument = getInstrument(d, state.instrument);
  const paidTo = {
    ...(amount !== undefined && { amount }),
    ...(expires !== undefined && { expires }),
  };
  const planned = planChange(d, instrument, Object.keys(paidTo).length > 0 ? { paidTo } : {});
  const problems = [unread, ...planned.problems].filter((one) => one !== null);
  if (problems.length > 0) return problems;
  moveIntentEnds(d, instrument, changeInstrument(d, instrument, planned));
  d.change(
    intents,
    { id },
    {
      ...(amount !== undefined && { requested: { ...state.requested, amount } }),
      ...(description !== undefined && { description }),
      updated: d.now,
    },
  );
  return [];
};
