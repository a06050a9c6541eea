// Updates the plan of an invoice that has ended.
import { canTrigger } from '@kasir/core/resource';
import { type Scope, type Signal } from '@kasir/core/server';
import type { InvoiceRow } from '../invoices/kind.ts';
import { nextCycle } from './cycle.ts';
import { planLifecycle, plans, type PlanRow, type PlanState } from './kind.ts';

/** Returns the trigger of the plan for the end of an invoice; null when the plan continues. */
const triggerOf = (state: PlanState, invoice: InvoiceRow): 'miss' | 'complete' | null => {
  if (invoice.state.status === 'EXPIRED' && state.missed === 'STOP') return 'miss';
  return nextCycle(state) === null && state.lastInvoice === invoice.id ? 'complete' : null;
};

const planOf = (d: Scope, { state: { plan } }: InvoiceRow): PlanRow | undefined =>
  plan === null ? undefined : d.find(plans, 'short_id', plan);

export const endPlanInvoice = (d: Scope, { row }: Signal<InvoiceRow>): void => {
  const plan = planOf(d, row);
  const trigger = plan && triggerOf(plan.state, row);
  if (plan && trigger && canTrigger(planLifecycle, plan.state.status, trigger))
    d.transition(plans, plan, trigger);
};
