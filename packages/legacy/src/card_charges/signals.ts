// Card charges have no webhook: what comes of one is in the answer that made it. Their refunds are
// notified as all refunds are.
import { listen } from '@kasir/core/server';
import type { DomainSignals } from '@kasir/payments';
import { CARD_CHARGE } from '../products.ts';

export const cardChargeListener = listen<DomainSignals>()(
  CARD_CHARGE,
  ['intent', 'payment', 'capture'],
  {
    'intent.succeeded': null,
    'intent.authorized': null,
    'intent.failed': null,
    'intent.voided': null,
    'intent.expired': null,
    'intent.closed': null,
    'intent.canceled': null,
    'payment.pending': null,
    'payment.completed': null,
    'payment.failed': null,
    'payment.authorized': null,
    'payment.expired': null,
    'payment.voided': null,
    'capture.succeeded': null,
    'capture.failed': null,
  },
);
