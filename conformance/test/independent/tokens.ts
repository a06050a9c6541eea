// Payment tokens of v3, and the lists of v3.
import {
  country,
  countryOf,
  currency,
  needOneOf,
  needText,
  object,
  text,
  wholeNumber,
} from './check.ts';
import { createCustomer } from './customers.ts';
import { page } from './ledger.ts';
import { opening, publicProperties, typeOf } from './v3-channels.ts';
import { emit } from './webhooks.ts';
import {
  invalid,
  newId,
  now,
  Rejection,
  stamp,
  type Json,
  type State,
  type Store,
} from './state.ts';

/** Creates a payment token. */
export const newToken = (state: State, store: Store, source: Json, status: string): Json => {
  const id = newId('pt-');
  const at = stamp(now(state));
  const channel = String(source['channel_code']);
  const token: Json = {
    payment_token_id: id,
    reference_id: source['reference_id'] ?? newId('ref-'),
    country: source['country'] ?? countryOf(String(source['currency'])),
    currency: source['currency'],
    status,
    channel_code: channel,
    channel_properties: publicProperties(state, object(source, 'channel_properties')),
    actions: status === 'ACTIVE' ? [] : opening(state, id, typeOf(channel), undefined),
    created: at,
    updated: at,
  };
  store.tokens.push(token);
  return token;
};

/** POST /v3/payment_tokens */
export const createToken = (state: State, store: Store, body: Json): Json => {
  needOneOf(body, 'type', ['SAVE']);
  currency(body);
  country(body);
  text(body, 'reference_id');
  const type = typeOf(needText(body, 'channel_code', 100));
  if (!['CARD', 'EWALLET', 'DIRECT_DEBIT'].includes(type)) {
    throw invalid('channel_code', 'cannot be saved');
  }
  object(body, 'channel_properties');
  const customer = object(body, 'customer');
  if (customer) createCustomer(state, store, customer, 'customer.');
  return newToken(state, store, body, 'REQUIRES_ACTION');
};

/** Applies the decision of the customer on the page of a token. */
export const settleToken = (state: State, store: Store, token: Json, agreed: boolean): boolean => {
  if (token['status'] !== 'REQUIRES_ACTION') return false;
  const status = agreed ? 'ACTIVE' : 'FAILED';
  Object.assign(token, { status, actions: [], updated: stamp(now(state)) });
  const event = agreed ? 'payment_token.activation' : 'payment_token.failure';
  emit(state, store, event, structuredClone(token));
  return true;
};

/** PATCH /v3/payment_tokens/{id}: channel_properties are replaced, nothing else can be changed. */
export const updateToken = (state: State, store: Store, id: string, body: Json): Json => {
  const token = findIn(store.tokens, 'payment_token_id', id);
  const properties = object(body, 'channel_properties');
  if (properties) {
    const channel_properties = publicProperties(state, properties);
    Object.assign(token, { channel_properties, updated: stamp(now(state)) });
  }
  return token;
};

/** Returns an item of a v3 list by its id. */
export const findIn = (rows: readonly Json[], field: string, id: string): Json => {
  const row = rows.find((row) => row[field] === id);
  if (!row) throw new Rejection(404, 'DATA_NOT_FOUND', `There is no ${id}.`);
  return row;
};

/** Returns a page of a v3 list, newest first. */
export const listV3 = (rows: readonly Json[], field: string, query: URLSearchParams): Json => {
  const limit = wholeNumber(query, 'limit', [1, 100, 20]);
  const found = page(query, rows.toReversed(), (row) => row[field], limit);
  return { data: found.rows, has_more: found.more };
};
