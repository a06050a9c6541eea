// Listeners that emit the events of v3 on signals of the domain.
import { listen, type Listener } from '@kasir/core/server';
import { v3Products } from '@kasir/models';
import type { DomainSignals } from '@kasir/payments/signals';
import { requestEvents } from './payment_requests/signals.ts';
import { tokenEvents } from './payment_tokens/signals.ts';
import { paymentEvents } from './payments/signals.ts';

const requestListener = listen<DomainSignals>()(
  v3Products.request,
  ['intent', 'instrument', 'payment', 'capture'],
  { ...requestEvents, ...paymentEvents },
);

const tokenListener = listen<DomainSignals>()(v3Products.token, ['instrument'], tokenEvents);

export const v3Listeners: readonly Listener[] = [requestListener, tokenListener];
