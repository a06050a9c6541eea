// Listeners that emit the events of this API's products.
import { listen, type Listener } from '@kasir/core/server';
import type { DomainSignals } from '@kasir/payments/signals';
import { accountListener } from './accounts/signals.ts';
import { methodEvents } from './payment_methods/signals.ts';
import { requestEvents } from './payment_requests/signals.ts';
import { paymentEvents } from './payments/signals.ts';
import { METHOD, REQUEST } from './products.ts';
import { refundListener } from './refunds/signals.ts';
import { reportListener } from './reports/signals.ts';

const methodListener = listen<DomainSignals>()(METHOD, ['instrument', 'payment'], {
  ...methodEvents,
  ...paymentEvents,
});

const requestListener = listen<DomainSignals>()(REQUEST, ['intent', 'payment', 'capture'], {
  ...requestEvents,
  ...paymentEvents,
});

export const unifiedListeners: readonly Listener[] = [
  methodListener,
  requestListener,
  refundListener,
  accountListener,
  reportListener,
];
