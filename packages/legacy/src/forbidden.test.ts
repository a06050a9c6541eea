// Tests that all endpoints of a resource use the same one of the two error codes of status 403.
import { contractsOf } from '@kasir/core';
import { expect, test } from 'vitest';
import { legacyContracts } from './index.ts';

test('all endpoints of a resource have the same code for 403, REQUEST_FORBIDDEN where the specification lists it (AUTH-CONF-01)', () => {
  const spellings = new Map<string, Set<string>>();
  for (const { id, errors } of contractsOf(legacyContracts)) {
    const [resource = ''] = id.split('.');
    const codes = Object.keys(errors).filter((code) => code.startsWith('REQUEST_FORBIDDEN'));
    spellings.set(resource, new Set([...(spellings.get(resource) ?? []), ...codes]));
  }
  const short = [...spellings].filter(([, codes]) => codes.has('REQUEST_FORBIDDEN'));
  expect(short.map(([resource]) => resource).toSorted()).toEqual([
    'cardless_credit',
    'ewallets',
    'recurring_payments',
  ]);
  for (const [resource, codes] of spellings) expect([resource, codes.size]).toEqual([resource, 1]);
});
