// Card charges have no webhook: what comes of one is in the response that made it. One by safe
// acceptance has: its payer may never come back. Refunds are notified as all refunds are.
import { listen, type Scope, type Signal } from '@kasir/core/server';
import { cardAccepted } from '@kasir/models';
import type { DomainSignals } from '@kasir/payments/signals';
import type { IntentRow } from '@kasir/payments/state';
import { CARD_CHARGE } from '../products.ts';
import { renderAcceptance } from './render.ts';
import { acceptanceOf } from './state.ts';

/** The result of a safe acceptance; what becomes of an authorization later is none. */
const notifyAccepted = (d: Scope, { row, before }: Signal<IntentRow>): void => {
  if (!acceptanceOf(row) || before === 'AWAITING_CAPTURE') return;
  const data = renderAcceptance(d, row, d.context);
  d.emit(cardAccepted, { data, subject: data.id ?? row.id });
};

export const cardChargeListener = listen<DomainSignals>()(
  CARD_CHARGE,
  ['intent', 'payment', 'capture'],
  {
    'intent.succeeded': notifyAccepted,
    'intent.authorized': notifyAccepted,
    'intent.failed': notifyAccepted,
    'intent.voided': null,
    'intent.expired': notifyAccepted,
    'intent.closed': notifyAccepted,
    'intent.canceled': notifyAccepted,
    'payment.pending': null,
    'payment.completed': null,
    'payment.failed': null,
    'payment.authorized': null,
    'payment.expired': null,
    'payment.received_late': null,
    'payment.voided': null,
    'capture.succeeded': null,
    'capture.failed': null,
  },
);
