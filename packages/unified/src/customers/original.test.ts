// Customers that are created in the form of version 2020-05-19: flat, without a type.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anyOriginal,
  business,
  createCustomerMerchant,
  individual,
} from '../testing/customer-fixtures.ts';

const original = { headers: { 'api-version': '2020-05-19' } };

/** A customer as an older official SDK sends it. */
const sent = {
  reference_id: 'customer-1',
  given_names: 'Siti',
  middle_name: 'Nur',
  surname: 'Rahma',
  email: 'siti@example.com',
  mobile_number: '+6281234567890',
  phone_number: '+62215550100',
  nationality: 'ID',
  date_of_birth: '1990-02-28',
  description: 'Comes every Friday',
  employment: {
    employer_name: 'Toko Uji',
    nature_of_business: 'Retail',
    role_description: 'Owner',
  },
  source_of_wealth: 'EMPLOYMENT',
  metadata: { branch: 'A 1' },
  addresses: [
    {
      country: 'PH',
      street_line1: 'Mabini Street 1',
      street_line2: 'Unit 2',
      city: 'Cebu City',
      province: 'Cebu',
      state: 'Central Visayas',
      postal_code: '6000',
      category: 'HOME',
      is_primary: true,
    },
  ],
};

/** Creates a customer in the original form. */
const creating = async (body: object = sent) => {
  const merchant = createCustomerMerchant();
  const { status, body: made } = await merchant.call('POST', '/customers', body, original);
  expect([status, made.message]).toEqual([200, undefined]);
  const { id } = made;
  const asThen = async () =>
    (await merchant.call('GET', `/customers/${id}`, undefined, original)).body;
  return { ...merchant, made, id: id as string, asThen };
};

describe('a person in the original form', () => {
  test('is returned as it was sent when it is created, read and listed (VER-17, VER-UNSPEC-03, CUST-UNSPEC-02)', async () => {
    const { made, id, asThen, find } = await creating();
    expect(made).toEqual({ ...sent, id });
    expect(await asThen()).toEqual(made);
    expect((await find('customer-1', '', original.headers)).body).toEqual([made]);
  });

  test('is a person in the current form, with all its fields (VER-16, VER-UNSPEC-03)', async () => {
    const { id, read } = await creating();
    const { addresses, given_names, middle_name, surname, nationality, ...rest } = sent;
    const { date_of_birth, employment, source_of_wealth, ...shared } = rest;
    expect(await read(id)).toMatchObject({
      ...shared,
      id: `cust-${id}`,
      type: 'INDIVIDUAL',
      individual_detail: {
        given_names,
        middle_name,
        surname,
        nationality,
        date_of_birth,
        employment,
        source_of_wealth,
      },
      business_detail: null,
      addresses: [{ ...addresses[0], province_state: 'Cebu' }],
    });
  });

  test('requires a unique reference_id and given_names (CUST-UNSPEC-02, CUST-UNSPEC-10)', async () => {
    const { call } = await creating();
    const twice = await call('POST', '/customers', sent, original);
    expect([twice.status, twice.body.error_code]).toEqual([409, 'DUPLICATE_ERROR']);
    for (const body of [{}, { type: undefined }, { addresses: null, identity_accounts: [] }]) {
      const { status, body: response } = await call('POST', '/customers', body, original);
      expect([status, response.errors.map(({ path }: { path: string }) => path)]).toEqual([
        400,
        ['body.reference_id', 'body.given_names'],
      ]);
    }
  });

  test('cannot have fields of the current form, which are refused by name (VER-17)', async () => {
    const { call, find } = createCustomerMerchant();
    const { individual_detail } = individual();
    const { business_detail } = business();
    const accounts = [{ type: 'SOCIAL_MEDIA', properties: { account_id: 'a-1' } }];
    for (const [change, path, remedy] of [
      [{ individual_detail }, 'body.individual_detail', 'type'],
      [{ business_detail }, 'body.business_detail', 'type'],
      [{ type: 'INDIVIDUAL', individual_detail }, 'body.given_names', 'individual_detail'],
      [{ type: 'PERSON' }, 'body.type', 'or omitted'],
      [{ type: null }, 'body.type', 'or omitted'],
      [{ identity_accounts: accounts }, 'body.identity_accounts', '2020-10-31'],
      [{ gender: 'FEMALE' }, 'body.gender', 'individual_detail'],
    ] as const) {
      const { status, body } = await call('POST', '/customers', { ...sent, ...change }, original);
      expect([status, body.errors[0].path]).toEqual([400, path]);
      expect(body.errors[0].message).toContain(remedy);
    }
    expect((await find('customer-1')).body.data).toEqual([]);
  });

  test('is refused by the current version, which needs a type (VER-16, CUST-UNSPEC-02)', async () => {
    const { call } = createCustomerMerchant();
    for (const headers of [{}, { 'api-version': '2020-10-31' }]) {
      const { status, body } = await call('POST', '/customers', sent, { headers });
      expect([status, body.errors[0].path]).toEqual([400, 'body.type']);
    }
  });
});

describe('any person in the original form', () => {
  const unsaid = {
    description: null,
    middle_name: null,
    surname: null,
    mobile_number: null,
    phone_number: null,
    email: null,
    nationality: null,
    date_of_birth: null,
    employment: null,
    source_of_wealth: null,
    metadata: null,
  };
  const place = {
    street_line1: null,
    street_line2: null,
    city: null,
    province: null,
    state: null,
    postal_code: null,
    category: null,
  };

  test('is returned with every field, also after a change of another field (VER-17, VER-UNSPEC-03, CUST-PATCH-02)', async () => {
    await fc.assert(
      fc.asyncProperty(anyOriginal, async (body) => {
        const { made, id, asThen, read, patch, advance } = await creating(body);
        const { addresses = [], ...rest } = body;
        const expected = (addresses as object[]).map((address) => ({ ...place, ...address }));
        expect(made).toEqual({ ...unsaid, ...rest, addresses: expected, id });
        const { addresses: now, individual_detail } = await read(id);
        await advance(1_000);
        const same = await patch(id, { addresses: now, individual_detail });
        expect(same.body.updated).toBe(same.body.created);
        await patch(id, { description: 'Another' });
        expect(await asThen()).toEqual({ ...made, description: 'Another' });
      }),
      { numRuns: 60 },
    );
  });

  test('is the same customer as one that was created in the current version (VER-16, VER-17)', async () => {
    await fc.assert(
      fc.asyncProperty(anyOriginal, async (body) => {
        const { id, read } = await creating(body);
        const {
          given_names,
          middle_name,
          surname,
          nationality,
          date_of_birth,
          employment,
          source_of_wealth,
          ...shared
        } = body;
        const names = { given_names, middle_name, surname, nationality, date_of_birth };
        const there = await createCustomerMerchant().create({
          ...shared,
          type: 'INDIVIDUAL',
          individual_detail: { ...names, employment, source_of_wealth },
        });
        expect(await read(id)).toEqual(there);
      }),
      { numRuns: 60 },
    );
  });
});
