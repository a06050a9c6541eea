// Tests both versions of customers: the original one is flat, with ids without prefix and lists
// as arrays.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anyPerson,
  business,
  createCustomerMerchant,
  individual,
} from '../testing/customer-fixtures.ts';
import { createCustomer } from './create.contract.ts';

const { individual: person } = createCustomer.examples;
const { identity_accounts: _, ...personThen } = person;
const original = { 'api-version': '2020-05-19' };
const current = { 'api-version': '2020-10-31' };

/** The example customer in the original version. */
const originalBody = {
  id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/) as string,
  reference_id: 'customer-1',
  description: 'Comes every Friday',
  given_names: 'Siti',
  middle_name: null,
  surname: 'Rahma',
  mobile_number: '+6281234567890',
  phone_number: '+62215550100',
  email: 'siti@example.com',
  nationality: 'ID',
  addresses: [
    {
      country: 'ID',
      street_line1: 'Jalan Braga 1',
      street_line2: null,
      city: 'Bandung',
      province: null,
      state: null,
      postal_code: null,
      category: 'HOME',
      is_primary: false,
    },
  ],
  date_of_birth: '1990-02-28',
  employment: {
    employer_name: 'Toko Uji',
    nature_of_business: 'Retail',
    role_description: 'Owner',
  },
  source_of_wealth: null,
  metadata: { branch: 'A 1' },
};

describe('version 2020-10-31', () => {
  test('is the default version of a request, with businesses and identity accounts (VER-16, CUST-CONF-06)', async () => {
    const { call, patch } = createCustomerMerchant();
    const made = await call('POST', '/customers', business(), { headers: current });
    expect(made).toMatchObject({ status: 200, body: { type: 'BUSINESS' } });
    const accounts = [{ type: 'SOCIAL_MEDIA', properties: { account_id: 'a-1' } }];
    const detail = { business_name: 'Toko Dua', business_type: 'TRUST' };
    const change = { business_detail: detail, identity_accounts: accounts };
    const { status, body } = await patch(made.body.id, change, current);
    expect([status, body.business_detail, body.identity_accounts]).toEqual([200, detail, accounts]);
    expect((await call('GET', `/customers/${made.body.id}`)).body).toEqual(body);
  });
});

describe('version 2020-05-19', () => {
  test('returns a flat person with an unprefixed id when it is created, read and listed (VER-17, VER-UNSPEC-03)', async () => {
    const { call, find } = createCustomerMerchant();
    const made = await call('POST', '/customers', personThen, { headers: original });
    expect([made.status, made.body]).toEqual([200, originalBody]);
    for (const id of [made.body.id, `cust-${made.body.id}`]) {
      const read = await call('GET', `/customers/${id}`, undefined, { headers: original });
      expect([read.status, read.body]).toEqual([200, made.body]);
    }
    const found = await find('customer-1', '', original);
    expect([found.status, found.body]).toEqual([200, [made.body]]);
    expect((await find('nobody', '', original)).body).toEqual([]);
    const now = await call('GET', `/customers/${made.body.id}`);
    expect(now.body).toMatchObject({ ...personThen, addresses: [{ country: 'ID' }] });
  });

  test('is the default of an account that is set to it, unless a request names another version (VER-17, CUST-CONF-06)', async () => {
    const versions = { test: { customers: '2020-05-19' }, live: {} };
    const { call, find, patch } = createCustomerMerchant({ account: { versions } });
    const { body } = await call('POST', '/customers', personThen);
    expect(body).toEqual(originalBody);
    expect((await find('customer-1')).body).toEqual([body]);
    expect((await find('customer-1', '', current)).body.data[0].id).toBe(`cust-${body.id}`);
    const live = await call('POST', '/customers', personThen, { mode: 'live' });
    expect(live.body.id).toMatch(/^cust-/);
    const patched = await patch(body.id, { email: null });
    expect(patched).toMatchObject({ status: 200, body: { id: `cust-${body.id}`, email: null } });
  });

  test('refuses businesses and identity accounts, and names the version to send instead (VER-17)', async () => {
    const { call, find } = createCustomerMerchant();
    for (const [body, path] of [
      [business(), 'body.type'],
      [person, 'body.identity_accounts'],
    ] as const) {
      const response = await call('POST', '/customers', body, { headers: original });
      expect(response).toMatchObject({
        status: 400,
        body: { error_code: 'API_VALIDATION_ERROR', errors: [{ path }] },
      });
      expect(response.body.message).toContain('2020-10-31');
      expect((await find(body.reference_id)).body.data).toEqual([]);
    }
  });

  test('shows a business without the names of a person (VER-17, VER-UNSPEC-03)', async () => {
    const { create, find } = createCustomerMerchant();
    const { id } = await create(business({ email: 'toko@example.com' }));
    const [rendered] = (await find('business-1', '', original)).body;
    expect(rendered).toMatchObject({
      id: id.slice('cust-'.length),
      reference_id: 'business-1',
      given_names: null,
      email: 'toko@example.com',
    });
  });

  test('refuses changes of customers (VER-17, CUST-PATCH-01)', async () => {
    const { create, patch, read } = createCustomerMerchant();
    const made = await create(individual());
    const response = await patch(made.id, { email: 'a@example.com' }, original);
    expect(response).toMatchObject({ status: 400, body: { error_code: 'API_VALIDATION_ERROR' } });
    expect(response.body.message).toContain('2020-10-31');
    expect(await read(made.id)).toEqual(made);
  });

  test('shows any person with the values of the current version, under the original names only (VER-17)', async () => {
    await fc.assert(
      fc.asyncProperty(anyPerson, async (body) => {
        const { call, create } = createCustomerMerchant();
        const now = await create(body);
        const { body: then } = await call('GET', `/customers/${now.id}`, undefined, {
          headers: original,
        });
        expect(Object.keys(then)).toEqual(Object.keys(originalBody));
        const detail = now.individual_detail;
        expect(then).toMatchObject({
          id: now.id.slice('cust-'.length),
          given_names: detail.given_names,
          surname: detail.surname ?? null,
          nationality: detail.nationality ?? null,
          date_of_birth: detail.date_of_birth ?? null,
          email: now.email,
          mobile_number: now.mobile_number,
          phone_number: now.phone_number,
          description: now.description,
          metadata: now.metadata,
        });
        expect(then.addresses.map(({ city }: { city: string | null }) => city)).toEqual(
          now.addresses.map(({ city }: { city?: string }) => city ?? null),
        );
      }),
      { numRuns: 50 },
    );
  });
});

test('any other version of customers is refused (VER-16, VER-17)', async () => {
  const { call, find } = createCustomerMerchant();
  const headers = { 'api-version': '2020-07-01' };
  const made = await call('POST', '/customers', individual(), { headers });
  const found = await find('person-1', '', headers);
  for (const { status, body } of [made, found]) {
    expect([status, body.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
    expect(body.message).toContain('2020-05-19, 2020-10-31');
  }
});
