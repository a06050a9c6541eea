// Tests how the customer of a request is resolved: by id, by its data, by both, or without any.
import type { InlineCustomer } from '@kasir/models';
import { expect, test } from 'vitest';
import { harness } from '../testing/harness.ts';
import { customers } from './kind.ts';
import { resolveCustomer, type NamedCustomer } from './resolve.ts';

const siti = { reference_id: 'siti', type: 'INDIVIDUAL', country: 'ID' } as InlineCustomer;

const asking = () => {
  const { decide, store, partition } = harness();
  return {
    ask: (named: NamedCustomer) =>
      decide((d) => {
        const resolved = resolveCustomer(d, named);
        return resolved.ok ? resolved.row : resolved.refusal;
      }),
    count: () =>
      store.view(partition, (view) => view.list(customers, {}, { limit: 9 }).rows.length),
  };
};

test('a customer that is sent with its data is created once, and found when it is sent again (PR2-UNSPEC-10)', async () => {
  const { ask, count } = asking();
  const first = await ask({ customer: siti });
  expect(await ask({ customer: siti })).toEqual(first);
  expect(first).toMatchObject({ state: { profile: { addresses: [{ country: 'ID' }] } } });
  expect(await count()).toBe(1);
});

test('a customer is found by id with or without prefix, and refused when the sent data is of another', async () => {
  const { ask, count } = asking();
  const known = await ask({ customer: siti });
  const id = typeof known === 'object' && known ? known.id : '';
  for (const customer_id of [id, `cust-${id}`]) {
    expect(await ask({ customer_id })).toEqual(known);
    expect(await ask({ customer_id, customer: siti })).toEqual(known);
    const budi = { ...siti, reference_id: 'budi' };
    expect(await ask({ customer_id, customer: budi })).toBe('TWO_CUSTOMERS');
  }
  expect(await ask({ customer_id: 'cust-nobody', customer: siti })).toBe('UNKNOWN_CUSTOMER');
  expect(await ask({})).toBeNull();
  expect(await count()).toBe(1);
});
