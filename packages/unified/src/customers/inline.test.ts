// Tests the customer of a payment request or payment method: by id, inline, or omitted.
import { inlineCustomer, type InlineCustomer } from '@kasir/models';
import { customers } from '@kasir/payments/state';
import { describe, expect, test } from 'vitest';
import { business, createCustomerMerchant, individual } from '../testing/customer-fixtures.ts';
import { customerOf } from './inline.ts';
import { renderCustomer } from './render.ts';

const paths = { customer_id: 'body.customer_id', customer: 'body.customer' };

interface Named {
  readonly customer_id?: string | null;
  readonly customer?: object | null;
}

/** Returns a merchant with a function that resolves the customer of a request. */
const asking = () => {
  const merchant = createCustomerMerchant();
  const { store, partition, decide } = merchant;
  const parsedCustomer = ({ customer, ...rest }: Named): Parameters<typeof customerOf>[1] => ({
    ...rest,
    ...(customer !== undefined && { customer: customer && inlineCustomer.parse(customer) }),
  });
  return {
    ...merchant,
    ask: (named: Named) =>
      decide((d) => {
        const found = customerOf(d, parsedCustomer(named), paths);
        return found.ok ? { ok: true, customer: found.row && renderCustomer(found.row) } : found;
      }),
    count: () =>
      store.view(partition, (view) => view.list(customers, {}, { limit: 99 }).rows.length),
  };
};

describe('the customer of a request', () => {
  test('is null when the request names none (PR2-CONF-03)', async () => {
    const { ask, count } = asking();
    for (const named of [{}, { customer_id: null, customer: null }])
      expect(await ask(named)).toEqual({ ok: true, customer: null });
    expect(await count()).toBe(0);
  });

  test('is found by its id with and without prefix (PR2-UNSPEC-10)', async () => {
    const { ask, create } = asking();
    const known = await create(individual());
    for (const customer_id of [known.id, known.id.slice('cust-'.length)])
      expect(await ask({ customer_id })).toMatchObject({ ok: true, customer: known });
  });

  test('that does not exist is CUSTOMER_NOT_FOUND_ERROR; a malformed id is a validation error (PR2-UNSPEC-10)', async () => {
    const { ask, create } = asking();
    const { id } = await create(individual());
    const other = `${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}`;
    const missing = await ask({ customer_id: other });
    expect(missing).toMatchObject({ ok: false, code: 'CUSTOMER_NOT_FOUND_ERROR' });
    expect(missing).toHaveProperty('message', expect.stringContaining('customer_id'));
    for (const customer_id of ['', 'x', 'cust-', `pm-${id.slice(5)}`, `cust-${id}`]) {
      expect(await ask({ customer_id, customer: individual() })).toMatchObject({
        ok: false,
        code: 'API_VALIDATION_ERROR',
        errors: [{ path: 'body.customer_id' }],
      });
    }
  });

  test('is created when its reference_id is first sent, and used unchanged afterwards (PR2-UNSPEC-10)', async () => {
    const { ask, count, read } = asking();
    const email = 'siti@example.com';
    const sent = individual({ email, country: 'ID' });
    const first = await ask({ customer: sent });
    if (!('customer' in first) || !first.customer) throw new Error('no customer');
    const { id } = first.customer;
    expect(first.customer).toMatchObject({ reference_id: 'person-1', email });
    for (const customer of [
      sent,
      individual({ email: 'new@example.com' }),
      { ...business(), reference_id: 'person-1' },
    ])
      expect(await ask({ customer })).toMatchObject({ ok: true, customer: { id } });
    expect([await count(), await read(id)]).toEqual([1, first.customer]);
    expect(await ask({ customer: business() })).toMatchObject({
      customer: { type: 'BUSINESS', business_detail: business().business_detail },
    });
    expect(await count()).toBe(2);
  });

  test('must be the same by customer_id and customer: otherwise none is created (PR2-UNSPEC-10)', async () => {
    const { ask, create, count } = asking();
    const { id } = await create(individual());
    const same = await ask({ customer_id: id, customer: individual({ email: 'x@example.com' }) });
    expect(same).toMatchObject({ ok: true, customer: { id, email: null } });
    expect(await ask({ customer_id: id, customer: business() })).toMatchObject({
      ok: false,
      code: 'API_VALIDATION_ERROR',
      errors: [{ path: 'body.customer' }],
    });
    expect(await count()).toBe(1);
  });

  test('has its country as an address if it has no other address (CUST-CONF-04)', async () => {
    const cebu = { country: 'PH', city: 'Cebu', is_primary: true };
    for (const [change, addresses] of [
      [{ country: 'ID' }, [{ country: 'ID', is_primary: false }]],
      [{ country: 'ID', addresses: [] }, [{ country: 'ID', is_primary: false }]],
      [{ country: 'ID', addresses: [cebu] }, [cebu]],
      [{ country: null }, []],
      [{}, []],
    ] as const) {
      const found = await asking().ask({ customer: individual(change) });
      expect(found).toMatchObject({ customer: { addresses } });
      expect(found).not.toHaveProperty('customer.country');
    }
  });
});

describe('the object of an inline customer', () => {
  const accepts = (body: object): boolean => inlineCustomer.safeParse(body).success;

  test('has a reference_id, a type and its details (CUST-CONF-03)', () => {
    const { business_detail } = business();
    const trading = { business_detail: { ...business_detail, trading_name: 'Toko' } };
    for (const body of [individual(), business(), business(trading)]) {
      expect(accepts(body)).toBe(true);
      expect(accepts({ ...body, reference_id: 'r'.repeat(256) })).toBe(false);
      expect(accepts({ ...body, reference_id: null })).toBe(false);
      expect(accepts({ ...body, type: 'OTHER' })).toBe(false);
    }
    expect(accepts(individual({ individual_detail: null }))).toBe(false);
    expect(accepts(individual({ business_detail }))).toBe(false);
    expect(accepts(business({ business_detail: { business_type: 'TRUST' } }))).toBe(false);
  });

  test('has one of four countries (CUST-CONF-04)', () => {
    for (const country of ['ID', 'PH', 'TH', 'MY'] as const) {
      const parsed: InlineCustomer = inlineCustomer.parse(individual({ country }));
      expect(parsed.country).toBe(country);
    }
    for (const country of ['ZZ', 'VN', 'id', ''])
      expect(accepts(individual({ country }))).toBe(false);
  });
});
