// Tests how a change applies to a customer, and which values count as empty.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPatch, types } from '../run/samples/customers.ts';
import { contentOf, patched } from './customer-content.ts';

const whole = {
  individual_detail: { given_names: 'Siti', surname: 'Rahma' },
  business_detail: null,
  email: 'a@b.example',
  addresses: [{ country: 'ID', is_primary: false }],
};

describe('a change', () => {
  test('keeps what is absent, replaces what is present, clears what is null', () => {
    const content = patched(contentOf(whole, 'INDIVIDUAL'), {
      individual_detail: { given_names: 'Ani' },
      email: null,
    });
    expect(content['individual_detail']).toEqual({ given_names: 'Ani' });
    expect(content['email']).toBeUndefined();
    expect(content['addresses']).toEqual([{ country: 'ID' }]);
  });

  test('says the same of work in employment and beside it', () => {
    const outside = { individual_detail: { given_names: 'Ani', role_description: 'Cook' } };
    const inside = {
      individual_detail: { given_names: 'Ani', employment: { role_description: 'Cook' } },
    };
    expect(patched({}, outside)).toEqual(patched({}, inside));
    expect(patched({}, outside)).toEqual(inside);
  });

  test('has the same result when it is applied twice', () => {
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
