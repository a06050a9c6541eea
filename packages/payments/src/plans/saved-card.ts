// The card that a payer has saved by paying an invoice of a plan: charged for the next ones, and
// gone with the plan or with another instrument in its place.
import { canTrigger } from '@kasir/core';
import type { Scope, Signal } from '@kasir/core/server';
import { endInstrument } from '../instruments/end.ts';
import { instrumentLifecycle, instruments } from '../instruments/kind.ts';
import { invoices } from '../invoices/kind.ts';
import type { PaymentRow } from '../payments/kind.ts';
import { plans, type PlanRow } from './kind.ts';

/** Whether a plan may still create invoices. */
export const isLiving = ({ state: { status } }: Pick<PlanRow, 'state'>): boolean =>
  status === 'ACTIVE' || status === 'PAUSED';

/** Ends the card that was saved with a plan; an instrument of anybody else is left alone. */
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

/** A payment by a card that belongs to a plan: the plan charges it from now on. */
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

/** A plan has ended: its card is gone, and its last invoice saves none. */
export const endSavedCard = (d: Scope, { row }: Signal<PlanRow>): void => {
  const { instrument, lastInvoice } = row.state;
  forgetCard(d, row, instrument);
  const invoice = lastInvoice === null ? undefined : d.get(invoices, lastInvoice);
  if (invoice?.state.status === 'PENDING') d.change(invoices, invoice, { savesCardFor: null });
};
