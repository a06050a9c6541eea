// Checks that a test only expects those values of a response that are the same each time.
import { expect, test } from 'vitest';
import { expectedOf } from './expected.ts';

const id = 'pr-0b8f1c9e-1111-4222-8333-444455556666';

test('a write is expected to return the sent values and constants, but no assigned values', () => {
  const expected = expectedOf(
    {
      method: 'POST',
      body: { reference_id: 'order-1', amount: 5, payment_method: { type: 'EWALLET' } },
      response: {
        id,
        status: 'REQUIRES_ACTION',
        reference_id: 'order-1',
        amount: 5,
        created: '2026-11-26T16:00:00.000Z',
        payment_code: 'KASIR0001',
        payment_method: { id: `pm-${id.slice(3)}`, type: 'EWALLET' },
        actions: [{ url: 'http://127.0.0.1/pay' }],
        description: null,
      },
      error_code: null,
    },
    [],
  );
  expect(expected).toEqual({
    status: 'REQUIRES_ACTION',
    reference_id: 'order-1',
    amount: 5,
    payment_method: { type: 'EWALLET' },
  });
});

test('a read is expected to return the written values, but no status that has changed since', () => {
  const response = { id, status: 'SUCCEEDED', amount: 5, currency: 'IDR' };
  const before = [{ body: {}, response: { ...response, status: 'REQUIRES_ACTION' } }];
  expect(expectedOf({ method: 'GET', response, error_code: null }, before)).toEqual({
    amount: 5,
    currency: 'IDR',
  });
});

test('an error is expected to have its code, and nothing is expected of a list', () => {
  const refused = { error_code: 'DATA_NOT_FOUND', message: 'any' };
  expect(
    expectedOf({ method: 'GET', response: refused, error_code: 'DATA_NOT_FOUND' }, []),
  ).toEqual({
    error_code: 'DATA_NOT_FOUND',
  });
  expect(expectedOf({ method: 'GET', response: [refused], error_code: null }, [])).toBeUndefined();
});
