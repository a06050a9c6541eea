// Changes a plan for its merchant: pause, resume, stop, new terms.
import type { Scope } from '@kasir/core/server';
import { payersActOutside } from '../connectors/connector.ts';
import { cycleFrom } from './calendar.ts';
import { nextCycle, scheduleCycle } from './cycle.ts';
import { forgetCard } from './saved-card.ts';
import { plans, type PlanRow, type PlanState } from './kind.ts';

/** Returns the number of the next cycle in the future; cycles during a pause are skipped. */
const turnToCome = ({ now }: Scope, { state: { anchor, interval, turn } }: PlanRow): number =>
  cycleFrom(anchor, interval, turn, now);

/**
 * Pauses, resumes or stops a plan. A paused plan creates no invoices (STATE-RECUR-06); a resumed
 * one continues with the next cycle in the future. Existing invoices of a stopped plan can still be
 * paid.
 */
export const switchPlan = (d: Scope, row: PlanRow, on: 'pause' | 'resume' | 'stop'): PlanRow => {
  if (on !== 'resume') return d.transition(plans, row, on);
  const resumed = d.transition(plans, row, 'resume', { turn: turnToCome(d, row) });
  scheduleCycle(d, resumed);
  return resumed;
};

/** New terms of a plan; omitted ones do not change. */
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
    | 'purchase'
    | 'echo'
    | 'invoiceEcho'
  >
> {
  /** The time of the next cycle, in milliseconds. */
  readonly next?: number;
}

/**
 * Changes a plan for future cycles. After a new date or interval, cycles are counted from the next
 * one in the future, even while the plan is paused.
 */
export const changePlan = (
  d: Scope,
  row: PlanRow,
  { next, purchase, ...terms }: PlanChange,
): PlanRow => {
  const change = { ...terms, ...(payersActOutside(d.context) && purchase && { purchase }) };
  const toCome = { ...row.state, turn: turnToCome(d, row) };
  const anchor = next ?? (change.interval ? nextCycle(toCome) : null);
  const moved = anchor === null ? {} : { anchor, turn: 0 };
  const changed = d.change(plans, row, { ...change, ...moved, updated: d.now });
  if (changed.state.instrument !== row.state.instrument) forgetCard(d, row, row.state.instrument);
  if (anchor !== null && changed.state.status === 'ACTIVE') scheduleCycle(d, changed);
  return changed;
};
