// Changes an intent together with the instrument to which the payer pays.
import type { Scope } from '@kasir/core/server';
import { getInstrument } from '../instruments/find.ts';
import type { Problem } from '../instruments/problems.ts';
import { planChange } from '../instruments/revise.ts';
import { moveIntentEnds } from './end.ts';
import { intents, type IntentRow, type IntentState } from './kind.ts';

/** A requested change; omitted fields stay. */
export interface IntentRevision {
  /** Minor units; null lets the payer choose. */
  readonly amount?: number | null;
  readonly expires?: number;
  readonly description?: IntentState['description'];
  /** The problem with an amount that could not be parsed, or null. */
  readonly unread?: Problem | null;
}

/** Changes an intent that waits for money on a number; returns all problems with the change. */
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
  moveIntentEnds(d, instrument, planned.write());
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
