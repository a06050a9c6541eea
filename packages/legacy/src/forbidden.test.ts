// Tests that a resource uses the same spelling of 403, of which there are two, at all its
// endpoints.
import { contractsOf } from '@kasir/core';
import { expect, test } from 'vitest';
import { legacyContracts } from './index.ts';

test('a resource has one spelling of 403 whatever the method, the short one where the specification lists it (AUTH-CONF-01)', () => {
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
