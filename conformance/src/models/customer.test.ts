// The model of customers: the result of an update, and which values count as empty.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Violation } from '../violation.ts';
import {
  expectAgreement,
  anyPatch,
  contentOf,
  patched,
  types,
  type ModelledCustomer,
} from './customer.ts';

const whole = {
  id: 'cust-1',
  reference_id: 'a',
  type: 'INDIVIDUAL',
  created: '2026-01-01T00:00:00.000Z',
  individual_detail: { given_names: 'Siti', surname: 'Rahma' },
  business_detail: null,
  email: 'a@b.example',
  addresses: [{ country: 'ID', is_primary: false }],
};

const modelled = (): ModelledCustomer => ({
  id: 'cust-1',
  type: 'INDIVIDUAL',
  fixed: {
    id: 'cust-1',
    reference_id: 'a',
    type: 'INDIVIDUAL',
    created: '2026-01-01T00:00:00.000Z',
  },
  content: contentOf(whole, 'INDIVIDUAL'),
});

describe('a change', () => {
  test('keeps what is absent, replaces what is present, clears what is null', () => {
    const content = patched(modelled().content, {
      individual_detail: { given_names: 'Ani' },
      email: null,
    });
    expect(content['individual_detail']).toEqual({ given_names: 'Ani' });
    expect(content['email']).toBeUndefined();
    expect(content['addresses']).toEqual([{ country: 'ID' }]);
  });

  test('twice is once', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...types).chain((type) => anyPatch(type)),
        (patch) => {
          const once = patched({}, patch);
          expect(patched(once, patch)).toEqual(once);
        },
      ),
    );
  });
});

describe('a response', () => {
  test('agrees when it has the same content in another form', () => {
    expect(() =>
      expectAgreement({ ...whole, kyc_documents: null, description: null }, modelled()),
    ).not.toThrow();
  });

  test.each([
    ['another reference', { ...whole, reference_id: 'b' }],
    ['a name that is gone', { ...whole, individual_detail: { given_names: 'Siti' } }],
    ['an address more', { ...whole, addresses: [{ country: 'ID' }, { country: 'PH' }] }],
    ['details of a business', { ...whole, business_detail: { business_name: 'Toko' } }],
  ])('does not agree with %s', (_what, seen) => {
    expect(() => expectAgreement(seen, modelled())).toThrow(Violation);
  });
});
