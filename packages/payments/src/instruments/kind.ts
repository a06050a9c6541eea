// Defines instruments: cards, accounts, numbers and codes that can be charged or paid to, in every
// generation of the API.
import { stateKind, type RowOf } from '@kasir/core/resource';
import { isListed } from '../product.ts';
import { instrumentLifecycle, type InstrumentState } from './state.ts';
import { instrumentSchema } from './state-schema.ts';

export * from './state.ts';

/** Returns the key that finds an instrument by its number or code. */
export const identifierKey = (channel: string, identifier: string): string =>
  `${channel} ${identifier}`;

/** Returns the key that finds an instrument by an identifier of its merchant. */
export const merchantKey = (product: string, key: string): string => `${product} ${key}`;

export const instruments = stateKind<InstrumentState>()({
  name: 'instrument',
  state: instrumentSchema,
  lifecycle: instrumentLifecycle,
  keys: {
    short_id: (s) => s.shortId ?? null,
    identifier: (s) =>
      s.identifier && s.numberPassedOn !== true ? identifierKey(s.channel, s.identifier) : null,
    merchant_key: (s) => s.merchantKey && merchantKey(s.product.kind, s.merchantKey),
  },
  listed: (s) => (isListed(s.product) ? s.product.kind : null),
  facets: {
    reference: (s) => s.reference,
    customer: (s) => s.customer,
    type: (s) => s.type,
    status: (s) => s.status,
    reusable: (s) => Number(s.reusable),
  },
});

export type InstrumentRow = RowOf<typeof instruments>;
