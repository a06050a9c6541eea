// Tests that the relevant exchanges are those that led to the last one, and no others.
import { describe, expect, test } from 'vitest';
import type { Exchange } from '../targets/wire/message.ts';
import { relevantExchanges } from './relevant-exchanges.ts';

const exchange = (
  method: string,
  target: string,
  { sent, body, from = 0 }: { sent?: unknown; body?: unknown; from?: number } = {},
): Exchange => ({
  outgoing: {
    endpoint: null,
    actor: null,
    method,
    target,
    headers: {},
    body: sent === undefined ? null : JSON.stringify(sent),
  },
  response: { status: 200, headers: {}, text: JSON.stringify(body ?? {}), body: body ?? {} },
  problem: null,
  from,
  to: 1,
  manner: from > 0 ? 'one of 2 concurrent requests' : null,
});

const targets = (exchanges: readonly Exchange[]): string[] =>
  relevantExchanges(exchanges).map(({ outgoing: { method, target } }) => `${method} ${target}`);

describe('the relevant exchanges', () => {
  test('are the requests that created the object and its dependencies, and no others', () => {
    expect(
      targets([
        exchange('POST', '/customers', { sent: { reference_id: 'c' }, body: { id: 'cust-1111' } }),
        exchange('POST', '/customers', { sent: { reference_id: 'd' }, body: { id: 'cust-2222' } }),
        exchange('POST', '/requests', {
          sent: { customer_id: 'cust-1111' },
          body: { id: 'pr-333333' },
        }),
        exchange('POST', '/requests', {
          sent: { customer_id: 'cust-2222' },
          body: { id: 'pr-444444' },
        }),
        exchange('GET', '/requests/pr-444444', { body: { id: 'pr-444444' } }),
        exchange('POST', '/requests/pr-333333/capture', { sent: {}, body: { id: 'capt-5555' } }),
        exchange('GET', '/requests/pr-333333', { body: { id: 'pr-333333', status: 'SUCCEEDED' } }),
      ]),
    ).toEqual([
      'POST /customers',
      'POST /requests',
      'POST /requests/pr-333333/capture',
      'GET /requests/pr-333333',
    ]);
  });

  test('are the requests that created the rows of a list, and earlier reads of the list', () => {
    expect(
      targets([
        exchange('GET', '/things?limit=10', { body: { data: [] } }),
        exchange('POST', '/things', { sent: {}, body: { id: 'thing-0001' } }),
        exchange('POST', '/others', { sent: {}, body: { id: 'other-0001' } }),
        exchange('GET', '/things?limit=10', { body: { data: [{ id: 'thing-0001' }] } }),
      ]),
    ).toEqual(['GET /things?limit=10', 'POST /things', 'GET /things?limit=10']);
  });

  test('are found quickly among megabytes of text', () => {
    const filling = 'x'.repeat(3_000_000);
    const made = exchange('POST', '/things', {
      sent: { description: filling },
      body: { id: 'thing-0001' },
    });
    expect(targets([made, exchange('GET', '/things/thing-0001')])).toEqual([
      'POST /things',
      'GET /things/thing-0001',
    ]);
  });

  test('are all requests of a burst, and all requests when the last one names no object', () => {
    const burst = [
      exchange('POST', '/pay/qr-0001', { sent: {}, from: 7 }),
      exchange('POST', '/pay/qr-0001', { sent: {}, from: 7 }),
    ];
    expect(relevantExchanges(burst)).toHaveLength(2);
    const nameless = [exchange('POST', '/a', { sent: {} }), exchange('GET', '/b')];
    expect(relevantExchanges(nameless)).toHaveLength(2);
    expect(relevantExchanges([])).toEqual([]);
  });
});
