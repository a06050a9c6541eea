// Data table of the routes of the independent server, with the status of each success.
import { createCode, getCode, listCodePayments, simulate } from './codes.ts';
import { createCustomer, listCustomers, updateCustomer } from './customers.ts';
import { getTransaction, listTransactions } from './ledger.ts';
import { createMethod } from './methods.ts';
import { createRefund, getRefund } from './refunds.ts';
import { createRequest, getRequest, listRequests } from './requests.ts';
import { createToken, findIn, listV3, updateToken } from './tokens.ts';
import { createV3Request } from './v3.ts';
import type { Store, Json, State } from './state.ts';

/** The arguments of a handler. */
export interface Call {
  readonly state: State;
  readonly store: Store;
  readonly id: string;
  readonly query: URLSearchParams;
  readonly body: Json;
}

/** An endpoint; `:id` matches one part of the path. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly status?: number;
  readonly handle: (call: Call) => unknown;
}

/** All endpoints; when two match a path, the first one applies. */
export const routes: readonly Route[] = [
  {
    method: 'POST',
    path: '/qr_codes',
    handle: ({ state, store, body }) => createCode(state, store, body),
  },
  {
    method: 'GET',
    path: '/qr_codes/payments',
    handle: ({ store, query }) => listCodePayments(store, query),
  },
  { method: 'GET', path: '/qr_codes/:id', handle: ({ store, id }) => getCode(store, id) },
  {
    method: 'POST',
    path: '/qr_codes/:id/payments/simulate',
    handle: ({ state, store, id, body }) => simulate(state, store, id, body),
  },
  {
    method: 'POST',
    path: '/payment_requests',
    status: 201,
    handle: ({ state, store, body }) => createRequest(state, store, body),
  },
  {
    method: 'GET',
    path: '/payment_requests',
    handle: ({ state, store, query }) => listRequests(state, store, query),
  },
  {
    method: 'GET',
    path: '/payment_requests/:id',
    handle: ({ state, store, id }) => getRequest(state, store, id),
  },
  {
    method: 'POST',
    path: '/v2/payment_methods',
    handle: ({ state, store, body }) => createMethod(state, store, body),
  },
  {
    method: 'POST',
    path: '/refunds',
    status: 201,
    handle: ({ state, store, body }) => createRefund(state, store, body),
  },
  {
    method: 'GET',
    path: '/refunds/:id',
    handle: ({ state, store, id }) => getRefund(state, store, id),
  },
  {
    method: 'POST',
    path: '/customers',
    handle: ({ state, store, body }) => createCustomer(state, store, body),
  },
  { method: 'GET', path: '/customers', handle: ({ store, query }) => listCustomers(store, query) },
  {
    method: 'PATCH',
    path: '/customers/:id',
    handle: ({ state, store, id, body }) => updateCustomer(state, store, id, body),
  },
  {
    method: 'GET',
    path: '/transactions',
    handle: ({ state, store, query }) => listTransactions(state, store, query),
  },
  {
    method: 'GET',
    path: '/transactions/:id',
    handle: ({ state, store, id }) => getTransaction(state, store, id),
  },
  {
    method: 'POST',
    path: '/v3/payment_requests',
    handle: ({ state, store, body }) => createV3Request(state, store, body),
  },
  {
    method: 'GET',
    path: '/v3/payment_requests',
    handle: ({ store, query }) => listV3(store.v3Requests, 'id', query),
  },
  {
    method: 'GET',
    path: '/v3/payment_requests/:id',
    handle: ({ store, id }) => findIn(store.v3Requests, 'id', id),
  },
  {
    method: 'POST',
    path: '/v3/payment_tokens',
    handle: ({ state, store, body }) => createToken(state, store, body),
  },
  {
    method: 'GET',
    path: '/v3/payment_tokens',
    handle: ({ store, query }) => listV3(store.tokens, 'payment_token_id', query),
  },
  {
    method: 'GET',
    path: '/v3/payment_tokens/:id',
    handle: ({ store, id }) => findIn(store.tokens, 'payment_token_id', id),
  },
  {
    method: 'PATCH',
    path: '/v3/payment_tokens/:id',
    handle: ({ state, store, id, body }) => updateToken(state, store, id, body),
  },
];
