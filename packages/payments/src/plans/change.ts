// What a merchant does with a plan: pause, resume, stop, change its terms.
import type { Scope } from '@kasir/core/server';
import { cycleFrom } from './calendar.ts';
import { nextCycle, scheduleCycle } from './cycle.ts';
import { forgetCard } from './saved-card.ts';
import { plans, type PlanRow, type PlanState } from './kind.ts';

/** No invoices are created until it is resumed (STATE-RECUR-06). */
export const pausePlan = (d: Scope, row: Pick<PlanRow, 'id'>): PlanRow =>
  d.transition(plans, row, 'pause');

/** The number of the next cycle that is still to come; those of a pause are left out. */
const turnToCome = ({ now }: Scope, { state: { anchor, interval, turn } }: PlanRow): number =>
  cycleFrom(anchor, interval, turn, now);

/** Goes on with the next cycle that is still to come. */
export const resumePlan = (d: Scope, row: PlanRow): PlanRow => {
  const resumed = d.transition(plans, row, 'resume', { turn: turnToCome(d, row) });
  scheduleCycle(d, resumed);
  return resumed;
};

/** Ends it: what was billed can still be paid. */
export const stopPlan = (d: Scope, row: Pick<PlanRow, 'id'>): PlanRow =>
  d.transition(plans, row, 'stop');

/** New terms of a plan; what is left out stays. */
export interface PlanChange extends Partial<
  Pick<
    PlanState,
    | 'amount'
    | 'description'
    | 'interval'
    | 'missed'
    | 'invoiceSeconds'
    | 'instrument'
    | 'notifications'
    | 'echo'
    | 'invoiceEcho'
  >
> {
  /** Milliseconds of the next cycle. */
  readonly next?: number;
}

/**
 * Changes a plan for the cycles to come. Those after a new date or with a new interval are counted
 * from the next one that is still to come, also while it is paused.
 */
export const changePlan = (d: Scope, row: PlanRow, { next, ...change }: PlanChange): PlanRow => {
  const toCome = { ...row.state, turn: turnToCome(d, row) };
  const anchor = next ?? (change.interval ? nextCycle(toCome) : null);
  const moved = anchor === null ? {} : { anchor, turn: 0 };
  const changed = d.change(plans, row, { ...change, ...moved, updated: d.now });
  if (changed.state.instrument !== row.state.instrument) forgetCard(d, row, row.state.instrument);
  if (anchor !== null && changed.state.status === 'ACTIVE') scheduleCycle(d, changed);
  return changed;
};
