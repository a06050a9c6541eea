// The cycles of a plan: each is billed once by an invoice, when its time comes.
import { limits } from '@kasir/core';
import { job, type Scope } from '@kasir/core/server';
import { shortestSeconds } from '@kasir/models';
import * as z from 'zod';
import { createInvoice } from '../invoices/create.ts';
import { cycleAt } from './calendar.ts';
import { chargeInvoice } from './charge.ts';
import { plans, type PlanRow, type PlanState } from './kind.ts';

/** Milliseconds at which the next invoice is due; null when there was the last one. */
export const nextCycle = ({
  anchor,
  interval,
  turn,
  progress,
  cycles,
}: Pick<PlanState, 'anchor' | 'interval' | 'turn' | 'progress' | 'cycles'>): number | null =>
  cycles !== null && progress >= cycles ? null : cycleAt(anchor, interval, turn);

/**
 * Seconds until an invoice of a plan expires: always before the next cycle (LIMIT-17), also where
 * the default applies (RECUR-CREATE-invoice_duration-default).
 */
export const invoiceSecondsOf = ({
  interval,
  invoiceSeconds,
}: Pick<PlanState, 'interval' | 'invoiceSeconds'>): number =>
  Math.min(invoiceSeconds ?? limits.invoice_seconds.default, shortestSeconds(interval) - 1);

/**
 * Bills a plan at its time. A plan that was moved, paused or ended meanwhile, or was billed for
 * this time before, has another next cycle or none: nothing is done.
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

/** Has a plan billed at its next cycle. */
export const scheduleCycle = (d: Scope, { id, state }: PlanRow): void => {
  const due = nextCycle(state);
  if (due !== null) d.schedule(cycleJob, due, { plan: id, due });
};

/** Bills a plan now; `turn` is the number of the cycle that comes next. */
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
