// Data table of the routes of the independent server, with the status of each success.
import { createCode, getCode, listCodePayments, simulate } from './codes.ts';
import { createCustomer, listCustomers, updateCustomer } from './customers.ts';
import { getTransaction, listTransactions } from './ledger.ts';
import { createMethod } from './methods.ts';
import { createRefund, getRefund } from './refunds.ts';
import { createRequest, getRequest, listRequests } from './requests.ts';
import { createToken, createV3Request, findIn, listV3, updateToken } from './v3.ts';
import type { Book, Json, World } from './world.ts';

/** What a handler gets. */
export interface Asked {
  readonly world: World;
  readonly book: Book;
  readonly id: string;
  readonly query: URLSearchParams;
  readonly body: Json;
}

/** An endpoint; `:id` stands for one part of the path. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly status?: number;
  readonly handle: (asked: Asked) => unknown;
}

/** All endpoints; of two that fit a path, the first is meant. */
export const routes: readonly Route[] = [
  {
    method: 'POST',
    path: '/qr_codes',
    handle: ({ world, book, body }) => createCode(world, book, body),
  },
  {
    method: 'GET',
    path: '/qr_codes/payments',
    handle: ({ book, query }) => listCodePayments(book, query),
  },
  { method: 'GET', path: '/qr_codes/:id', handle: ({ book, id }) => getCode(book, id) },
  {
    method: 'POST',
    path: '/qr_codes/:id/payments/simulate',
    handle: ({ world, book, id, body }) => simulate(world, book, id, body),
  },
  {
    method: 'POST',
    path: '/payment_requests',
    status: 201,
    handle: ({ world, book, body }) => createRequest(world, book, body),
  },
  {
    method: 'GET',
    path: '/payment_requests',
    handle: ({ world, book, query }) => listRequests(world, book, query),
  },
  {
    method: 'GET',
    path: '/payment_requests/:id',
    handle: ({ world, book, id }) => getRequest(world, book, id),
  },
  {
    method: 'POST',
    path: '/v2/payment_methods',
    handle: ({ world, book, body }) => createMethod(world, book, body),
  },
  {
    method: 'POST',
    path: '/refunds',
    status: 201,
    handle: ({ world, book, body }) => createRefund(world, book, body),
  },
  {
    method: 'GET',
    path: '/refunds/:id',
    handle: ({ world, book, id }) => getRefund(world, book, id),
  },
  {
    method: 'POST',
    path: '/customers',
    handle: ({ world, book, body }) => createCustomer(world, book, body),
  },
  { method: 'GET', path: '/customers', handle: ({ book, query }) => listCustomers(book, query) },
  {
    method: 'PATCH',
    path: '/customers/:id',
    handle: ({ world, book, id, body }) => updateCustomer(world, book, id, body),
  },
  {
    method: 'GET',
    path: '/transactions',
    handle: ({ world, book, query }) => listTransactions(world, book, query),
  },
  {
    method: 'GET',
    path: '/transactions/:id',
    handle: ({ world, book, id }) => getTransaction(world, book, id),
  },
  {
    method: 'POST',
    path: '/v3/payment_requests',
    handle: ({ world, book, body }) => createV3Request(world, book, body),
  },
  {
    method: 'GET',
    path: '/v3/payment_requests',
    handle: ({ book, query }) => listV3(book.v3Requests, 'id', query),
  },
  {
    method: 'GET',
    path: '/v3/payment_requests/:id',
    handle: ({ book, id }) => findIn(book.v3Requests, 'id', id),
  },
  {
    method: 'POST',
    path: '/v3/payment_tokens',
    handle: ({ world, book, body }) => createToken(world, book, body),
  },
  {
    method: 'GET',
    path: '/v3/payment_tokens',
    handle: ({ book, query }) => listV3(book.tokens, 'payment_token_id', query),
  },
  {
    method: 'GET',
    path: '/v3/payment_tokens/:id',
    handle: ({ book, id }) => findIn(book.tokens, 'payment_token_id', id),
  },
  {
    method: 'PATCH',
    path: '/v3/payment_tokens/:id',
    handle: ({ world, book, id, body }) => updateToken(world, book, id, body),
  },
];
