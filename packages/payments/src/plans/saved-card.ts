// The card that a payer saved by paying an invoice of a plan: charged for the next invoices, and
// ended with the plan or when another instrument replaces it.
import { canTrigger } from '@kasir/core/resource';
import type { Scope, Signal } from '@kasir/core/server';
import { endInstrument } from '../instruments/end.ts';
import { instrumentLifecycle, instruments } from '../instruments/kind.ts';
import { invoices } from '../invoices/kind.ts';
import type { PaymentRow } from '../payments/kind.ts';
import { plans, type PlanRow } from './kind.ts';

/** Returns whether a plan can still create invoices. */
export const isLiving = ({ state: { status } }: Pick<PlanRow, 'state'>): boolean =>
  status === 'ACTIVE' || status === 'PAUSED';

/** Ends the card that was saved with a plan; instruments of other owners are left alone. */
export const forgetCard = (
  d: Scope,
  plan: Pick<PlanRow, 'id'>,
  instrument: string | null,
): void => {
  const row = instrument === null ? undefined : d.get(instruments, instrument);
  if (row?.state.product.kind !== plans.name || row.state.product.id !== plan.id) return;
  if (canTrigger(instrumentLifecycle, row.state.status, 'withdraw'))
    endInstrument(d, row, 'withdraw');
};

/** Makes a plan charge the card that was saved by this payment. */
export const saveCard = (d: Scope, payment: PaymentRow): void => {
  const card =
    payment.state.instrument === null ? undefined : d.get(instruments, payment.state.instrument);
  const plan =
    card?.state.product.kind === plans.name ? d.get(plans, card.state.product.id) : undefined;
  if (!card || !plan || plan.state.instrument === card.id) return;
  if (!isLiving(plan)) forgetCard(d, plan, card.id);
  else {
    forgetCard(d, plan, plan.state.instrument);
    d.change(plans, plan, { instrument: card.id, updated: d.now });
  }
};

/** Ends the card of a plan that has ended; its pending last invoice no longer saves one. */
export const endSavedCard = (d: Scope, { row }: Signal<PlanRow>): void => {
  const { instrument, lastInvoice } = row.state;
  forgetCard(d, row, instrument);
  const invoice = lastInvoice === null ? undefined : d.get(invoices, lastInvoice);
  if (invoice?.state.status === 'PENDING') d.change(invoices, invoice, { savesCardFor: null });
};
