// Intents: one wish to be paid by an instrument, under every generation of the API.
import { stateKind, type RowOf } from '@kasir/core';
import { merchantKey } from '../instruments/kind.ts';
import { upcastIntent } from './formerly.ts';
import { intentLifecycle, type IntentState } from './state.ts';

export * from './state.ts';

export const intents = stateKind<IntentState>()({
  name: 'intent',
  lifecycle: intentLifecycle,
  formerly: ['payment_request'],
  upcast: upcastIntent,
  keys: {
    merchant_key: (s) => (s.merchantKey ? merchantKey(s.product.kind, s.merchantKey) : null),
  },
  parent: (s) => s.instrument,
  listed: (s) => s.product.kind,
  facets: {
    reference: (s) => s.reference,
    customer: (s) => s.customer,
  },
});

export type IntentRow = RowOf<typeof intents>;
