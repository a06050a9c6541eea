// Creates a plan: billed at once, from a start date, or both.
import { legacyId } from '@kasir/core';
import type { Scope } from '@kasir/core/server';
import { payersActOutside } from '../connectors/connector.ts';
import { billCycle, scheduleCycle } from './cycle.ts';
import { plans, type PlanRow, type PlanState } from './kind.ts';

/** A requested plan. */
export interface NewPlan extends Omit<
  PlanState,
  'status' | 'shortId' | 'progress' | 'anchor' | 'turn' | 'lastInvoice' | 'created' | 'updated'
> {
  /** The time of the first cycle, in milliseconds; now when null. */
  readonly start: number | null;
  /** True to create an invoice now in addition to those from the start date on. */
  readonly immediately: boolean;
}

/** Creates a plan with its first invoice, or the job that creates it. */
export const createPlan = (
  d: Scope,
  { start, immediately, purchase, ...newPlan }: NewPlan,
): PlanRow => {
  const id = d.id();
  const row = d.create(plans, id, 'create', {
    ...newPlan,
    ...(payersActOutside(d.context) && purchase && { purchase }),
    shortId: legacyId(id),
    progress: 0,
    anchor: start ?? d.now,
    turn: 0,
    lastInvoice: null,
    created: d.now,
    updated: d.now,
  });
  if (start === null) return billCycle(d, row, 1); // STATE-RECUR-02
  if (immediately) return billCycle(d, row, 0); // RECUR-CREATE-charge_immediately-true
  scheduleCycle(d, row); // STATE-RECUR-03
  return row;
};
