// Sample calls that use every feature of call data, as a generator would write them.
import type { Calls } from '../call-data.ts';

const read = {
  RATE_LIMIT_EXCEEDED: 429,
  INVALID_API_KEY: 401,
  REQUEST_FORBIDDEN_ERROR: 403,
  API_VALIDATION_ERROR: 400,
  SERVER_ERROR: 500,
};
const write = { ...read, IDEMPOTENCY_ERROR: 409 };

/** The calls of the sample client. */
export const sampleCalls = {
  widgets: {
    create: {
      id: 'widgets.create',
      method: 'POST',
      path: '/widgets',
      body: true,
      idempotency: 'standard',
      version: 'ignored',
      errors: { ...write, DUPLICATE_ERROR: 409, CHANNEL_UNAVAILABLE: 503 },
    },
    get: {
      id: 'widgets.get',
      method: 'GET',
      path: '/widgets/{id}',
      idempotency: 'none',
      version: 'ignored',
      errors: { ...read, DATA_NOT_FOUND: 404 },
    },
    list: {
      id: 'widgets.list',
      method: 'GET',
      path: '/widgets',
      pages: true,
      idempotency: 'none',
      version: 'ignored',
      errors: { ...read },
    },
    sort: {
      id: 'widgets.sort',
      method: 'GET',
      path: '/widgets/sorted',
      pages: true,
      idempotency: 'none',
      version: 'optional',
      versions: ['2020-05-19', '2024-11-11'],
      errors: { ...read },
    },
    fold: {
      id: 'widgets.fold',
      method: 'POST',
      path: '/widgets/fold',
      body: true,
      idempotency: 'standard',
      version: 'optional',
      versions: ['2020-05-19', '2024-11-11'],
      errors: { ...write },
    },
    count: {
      id: 'widgets.count',
      method: 'GET',
      path: '/widgets/count',
      idempotency: 'none',
      version: 'required',
      versions: ['2020-05-19', '2024-11-11'],
      errors: { ...read },
    },
    paint: {
      id: 'widgets.paint',
      method: 'POST',
      path: '/widgets/{id}/paint!',
      idempotency: 'none',
      version: 'optional',
      versions: ['2022-07-31'],
      errors: { ...write },
    },
    bind: {
      id: 'widgets.bind',
      method: 'POST',
      path: '/widgets/bind',
      body: true,
      idempotency: 'x-external-id',
      version: 'ignored',
      errors: { ...write },
    },
  },
} satisfies Calls;
