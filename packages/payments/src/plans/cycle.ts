// Bills the cycles of a plan: each once, by an invoice, when it is due.
import { limits } from '@kasir/core';
import { job, type Scope } from '@kasir/core/server';
import { shortestSeconds } from '@kasir/models';
import * as z from 'zod';
import { createInvoice } from '../invoices/create.ts';
import { cycleAt } from './calendar.ts';
import { chargeInvoice } from './charge.ts';
import { plans, type PlanRow, type PlanState } from './kind.ts';

/** Returns the time in milliseconds at which the next invoice is due; null after the last one. */
export const nextCycle = ({
  anchor,
  interval,
  turn,
  progress,
  cycles,
}: Pick<PlanState, 'anchor' | 'interval' | 'turn' | 'progress' | 'cycles'>): number | null =>
  cycles !== null && progress >= cycles ? null : cycleAt(anchor, interval, turn);

/**
 * Returns the seconds until an invoice of a plan expires: always before the next cycle (LIMIT-17),
 * even when the default applies (RECUR-CREATE-invoice_duration-default).
 */
export const invoiceSecondsOf = ({
  interval,
  invoiceSeconds,
}: Pick<PlanState, 'interval' | 'invoiceSeconds'>): number =>
  Math.min(invoiceSeconds ?? limits.invoice_seconds.default, shortestSeconds(interval) - 1);

/**
 * Bills a plan at its time. Does nothing when the next cycle is no longer at `due`, because the
 * plan was moved, paused or ended, or this cycle was already billed.
 */
export const cycleJob = job({
  name: 'plan.cycle',
  payload: z.object({ plan: z.string(), due: z.number() }),
  run: (d, { plan, due }) => {
    const row = d.get(plans, plan);
    if (row?.state.status !== 'ACTIVE' || nextCycle(row.state) !== due) return;
    billCycle(d, row, row.state.turn + 1);
  },
});

/** Schedules the billing of the next cycle of a plan. */
export const scheduleCycle = (d: Scope, { id, state }: PlanRow): void => {
  const due = nextCycle(state);
  if (due !== null) d.schedule(cycleJob, due, { plan: id, due });
};

/** Bills a plan now; `turn` is the number of the next cycle. */
export const billCycle = (d: Scope, row: PlanRow, turn: number): PlanRow => {
  const { state } = row;
  const invoice = createInvoice(d, {
    reference: state.reference,
    amount: state.amount,
    currency: state.currency,
    description: state.description,
    metadata: state.metadata,
    returnUrls: state.returnUrls,
    plan: state.shortId,
    savesCardFor: state.savesCard ? { kind: plans.name, id: row.id } : null,
    excluded: [],
    ...(state.purchase && { purchase: state.purchase }),
    notifications: state.notifications,
    seconds: invoiceSecondsOf(state),
    echo: state.invoiceEcho,
  });
  const progress = state.progress + 1;
  const billed = d.transition(plans, row, 'bill', { progress, turn, lastInvoice: invoice.id });
  if (state.instrument !== null) chargeInvoice(d, invoice, state.instrument);
  scheduleCycle(d, billed);
  return billed;
};
