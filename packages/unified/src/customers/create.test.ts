// Creates and reads customers: responses, look-ups and refusals.
import { describe, expect, test } from 'vitest';
import {
  business,
  createCustomerMerchant,
  individual,
  platformAccount,
} from '../testing/customer-fixtures.ts';
import { createCustomer } from './create.contract.ts';

const { individual: person, business: company } = createCustomer.examples;

describe('a created customer', () => {
  test('that is a person returns 200 with every field as it was sent, and reads back the same (CUST-FIELD-id, CUST-FIELD-reference_id, CUST-FIELD-type, CUST-FIELD-individual_detail, CUST-FIELD-individual_detail.given_names, CUST-FIELD-individual_detail.surname, CUST-FIELD-individual_detail.nationality, CUST-FIELD-individual_detail.place_of_birth, CUST-FIELD-individual_detail.date_of_birth, CUST-FIELD-individual_detail.gender, CUST-FIELD-individual_detail.employment, CUST-FIELD-email, CUST-FIELD-mobile_number, CUST-FIELD-phone_number, CUST-FIELD-addresses, CUST-FIELD-identity_accounts, CUST-FIELD-kyc_documents, CUST-FIELD-description, CUST-FIELD-metadata, CUST-FIELD-created, CUST-UNSPEC-02)', async () => {
    const { call, read, find } = createCustomerMerchant();
    const { status, body } = await call('POST', '/customers', person);
    expect(status).toBe(200);
    expect(body).toEqual({
      ...person,
      id: expect.stringMatching(/^cust-[0-9a-f-]{36}$/) as string,
      addresses: [{ ...person.addresses[0], is_primary: false }],
      business_detail: null,
      date_of_registration: null,
      domicile_of_registration: null,
      hashed_phone_number: '+628########90',
      created: '2026-01-01T00:00:00.000Z',
      updated: '2026-01-01T00:00:00.000Z',
    });
    expect(await read(body.id)).toEqual(body);
    expect((await find('customer-1')).body).toEqual({ data: [body], has_more: false });
  });

  test('that is a business has no details of a person, but dates and domicile in both places (CUST-FIELD-type, CUST-FIELD-business_detail, CUST-CONF-02, CUST-CONF-07)', async () => {
    const { create, read } = createCustomerMerchant();
    const body = await create(company);
    expect(body).toEqual({
      ...company,
      id: body.id,
      individual_detail: null,
      email: null,
      mobile_number: null,
      phone_number: null,
      hashed_phone_number: null,
      addresses: [],
      identity_accounts: [],
      kyc_documents: [],
      description: null,
      metadata: null,
      created: body.created,
      updated: body.updated,
    });
    expect(await read(body.id)).toEqual(body);
  });

  test('has in its objects the sent fields that PATCH accepts, and no others (CUST-FIELD-children)', async () => {
    const { create } = createCustomerMerchant();
    const body = await create(
      individual({
        individual_detail: { given_names: 'Siti', nickname: 'Tuti' },
        addresses: [{ country: 'ID', planet: 'Earth' }],
        identity_accounts: [
          { type: 'QR_CODE', properties: { qr_string: 'q', colour: 'black' }, size: 1 },
        ],
        kyc_documents: [{ type: 'VISA', country: 'ID', colour: 'blue' }],
        status: 'ACTIVE',
      }),
    );
    expect(body.individual_detail).toEqual({ given_names: 'Siti' });
    expect(body.addresses).toEqual([{ country: 'ID', is_primary: false }]);
    expect(body.identity_accounts).toEqual([{ type: 'QR_CODE', properties: { qr_string: 'q' } }]);
    expect(body.kyc_documents).toEqual([{ type: 'VISA', country: 'ID' }]);
    expect(body).not.toHaveProperty('status');
  });

  test('is found by its id with and without prefix, and by no other id (MODEL-UNSPEC-18)', async () => {
    const { call, create } = createCustomerMerchant();
    const body = await create(individual({ phone_number: '+62215550100' }));
    const bare = body.id.slice('cust-'.length);
    for (const id of [body.id, bare])
      expect(await call('GET', `/customers/${id}`)).toMatchObject({ status: 200, body });
    expect(body.hashed_phone_number).toBe('+622######00');
    for (const id of ['cust-', `pm-${bare}`, `cust-cust-${bare}`, 'cust-x']) {
      expect(await call('GET', `/customers/${id}`)).toMatchObject({
        status: 404,
        body: { error_code: 'DATA_NOT_FOUND' },
      });
    }
  });

  test('has a reference_id that is unique in its account and mode (CUST-UNSPEC-10)', async () => {
    const { call, create } = createCustomerMerchant(platformAccount);
    await create(individual());
    for (const body of [individual(), business({ reference_id: 'person-1' })]) {
      expect(await call('POST', '/customers', body)).toMatchObject({
        status: 409,
        body: { error_code: 'DUPLICATE_ERROR' },
      });
    }
    const live = await call('POST', '/customers', individual(), { mode: 'live' });
    const headers = { 'for-user-id': 'branch' };
    const branch = await call('POST', '/customers', individual(), { headers });
    expect([live.status, branch.status]).toEqual([200, 200]);
  });

  test('has a reference_id of up to 255 characters (MODEL-UNSPEC-19)', async () => {
    const { call } = createCustomerMerchant();
    for (const [reference_id, status] of [
      ['r'.repeat(255), 200],
      ['😀'.repeat(255), 200],
      ['r'.repeat(256), 400],
      ['', 400],
    ] as const)
      expect((await call('POST', '/customers', individual({ reference_id }))).status).toBe(status);
  });
});

describe('an idempotency key', () => {
  test('creates one customer for two requests (CUST-UNSPEC-02)', async () => {
    const { call, find } = createCustomerMerchant();
    const headers = { 'idempotency-key': 'k-1' };
    const [one, two] = [
      await call('POST', '/customers', individual(), { headers }),
      await call('POST', '/customers', individual(), { headers }),
    ];
    expect([one.status, two.status, two.headers['idempotency-replayed']]).toEqual([
      200,
      200,
      'true',
    ]);
    expect(two.body).toEqual(one.body);
    expect((await find('person-1')).body.data).toEqual([one.body]);
  });
});

describe('creation is refused', () => {
  const refused = async (body: object): Promise<string[]> => {
    const response = await createCustomerMerchant().call('POST', '/customers', body);
    expect([response.status, response.body.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
    return response.body.errors.map(({ path }: { path: string }) => path);
  };

  test('without the fields that its type requires, or with those of the other type (CUST-FIELD-individual_detail, CUST-FIELD-business_detail)', async () => {
    const { individual_detail } = individual();
    const { business_detail } = business();
    expect(await refused({})).toEqual(['body.type', 'body.reference_id']);
    expect(await refused(individual({ individual_detail: null }))).toEqual([
      'body.individual_detail',
    ]);
    expect(await refused(individual({ individual_detail: {} }))).toEqual([
      'body.individual_detail.given_names',
    ]);
    expect(await refused(individual({ business_detail }))).toEqual(['body.business_detail']);
    expect(await refused(business({ business_detail: undefined }))).toEqual([
      'body.business_detail',
      'body.business_detail.business_name',
      'body.business_detail.business_type',
    ]);
    expect(await refused(business({ individual_detail }))).toEqual(['body.individual_detail']);
    expect(await refused(business({ business_detail: {} }))).toEqual([
      'body.business_detail.business_name',
      'body.business_detail.business_type',
    ]);
  });

  test('with a key that may not write customers, and so is reading without permission to read (CUST-UNSPEC-02)', async () => {
    const { call, create } = createCustomerMerchant();
    const { id } = await create(individual());
    for (const [method, target, permissions] of [
      ['POST', '/customers', ['customer:read', 'money_in:write']],
      ['PATCH', `/customers/${id}`, ['customer:read']],
      ['GET', `/customers/${id}`, ['money_in:write']],
      ['GET', '/customers?reference_id=person-1', []],
    ] as const) {
      const body = method === 'GET' ? undefined : {};
      expect((await call(method, target, body, { permissions })).status).toBe(403);
    }
  });
});
