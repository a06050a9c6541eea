// Emits the result of a safe acceptance, because its payer may never return to the merchant. Other
// card charges have no webhook: the response that creates one contains its outcome. Refunds emit
// the events of all refunds.
import { listen, type Scope, type Signal } from '@kasir/core/server';
import { cardAccepted } from '@kasir/models';
import { type DomainSignals, silentPayments } from '@kasir/payments/signals';
import type { IntentRow } from '@kasir/payments/state';
import { CARD_CHARGE } from '../products.ts';
import { renderAcceptance } from './render.ts';
import { acceptanceOf } from './state.ts';

/** Emits the result of a safe acceptance; later changes of an authorization are not results. */
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
    ...silentPayments,
    'capture.succeeded': null,
    'capture.failed': null,
  },
);
