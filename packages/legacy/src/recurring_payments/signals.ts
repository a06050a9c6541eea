// Emits nothing for a recurring payment itself: its invoices have the callbacks.
import { listen } from '@kasir/core/server';
import { type DomainSignals, silentInstruments } from '@kasir/payments/signals';
import { plans } from '@kasir/payments/state';

export const recurringPaymentListener = listen<DomainSignals>()(
  plans.name,
  ['plan', 'instrument'],
  {
    'plan.billed': null,
    'plan.paused': null,
    'plan.resumed': null,
    'plan.stopped': null,
    'plan.completed': null,
    ...silentInstruments,
  },
);
