// Defines intents: a request to be paid by one instrument, in every generation of the API.
import { stateKind, type RowOf } from '@kasir/core/resource';
import { merchantKey } from '../instruments/kind.ts';
import { isListed, isListedByState } from '../product.ts';
import { channelKeyOf, situationKey, situationOf } from './facets.ts';
import { intentLifecycle, type IntentState } from './state.ts';
import { intentSchema } from './state-schema.ts';

export * from './state.ts';

export const intents = stateKind<IntentState>()({
  name: 'intent',
  state: intentSchema,
  lifecycle: intentLifecycle,
  keys: {
    merchant_key: (s) => s.merchantKey && merchantKey(s.product.kind, s.merchantKey),
    short_id: (s) => s.shortId,
  },
  parent: (s) => s.instrument,
  listed: (s) => (isListed(s.product) ? s.product.kind : null),
  facets: {
    reference: (s) => s.reference,
    customer: (s) => s.customer,
    situation: (s) => (isListedByState(s.product) ? situationKey(situationOf(s)) : null),
    purpose: (s) => (isListedByState(s.product) ? s.purpose : null),
    channel: (s) => (isListedByState(s.product) ? channelKeyOf(s) : null),
  },
});

export type IntentRow = RowOf<typeof intents>;
