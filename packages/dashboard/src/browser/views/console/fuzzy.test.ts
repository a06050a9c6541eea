// Checks that endpoints are found by parts of their names, the best match first.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findTexts } from './fuzzy.ts';

const endpoints = [
  'POST /payment_requests',
  'GET /payment_requests/{id}',
  'POST /v3/payment_requests',
  'POST /refunds',
  'GET /v2/invoices/{id}',
];
const find = (typed: string) => findTexts(endpoints, typed, (one) => one);

test('words in any order, and letters with gaps, find an endpoint', () => {
  expect(find('post pay')[0]).toBe('POST /payment_requests');
  expect(find('v3 post')[0]).toBe('POST /v3/payment_requests');
  expect(find('inv')[0]).toBe('GET /v2/invoices/{id}');
  expect(find('pstrfnd')[0]).toBe('POST /refunds');
  expect(find('nothing of these')).toEqual([]);
});

test('any part of a name finds it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...endpoints), fc.nat(30), fc.nat(30), (name, from, length) => {
      expect(find(name.slice(from, from + length))).toContain(name);
    }),
  );
});
