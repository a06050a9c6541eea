// Tests changes of customers: fields that are kept, replaced or cleared, and fixed fields.
import { describe, expect, test } from 'vitest';
import {
  business,
  createCustomerMerchant,
  individual,
  platformAccount,
} from '../testing/customer-fixtures.ts';
import { createCustomer } from './create.contract.ts';

const { individual: person, business: company } = createCustomer.examples;

/** A merchant with one customer and its id. */
const known = async (body: object = person) => {
  const merchant = createCustomerMerchant();
  const before = await merchant.create(body);
  await merchant.advance(1_000);
  return { ...merchant, before, id: before.id as string };
};

describe('a change', () => {
  test('returns 200 with the customer, in which only the sent fields differ (CUST-PATCH-02, CUST-UNSPEC-03, CUST-FIELD-updated)', async () => {
    const { patch, read, id, before } = await known();
    const { status, body } = await patch(id, { email: 'new@example.com' });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...before,
      email: 'new@example.com',
      updated: '2026-01-01T00:00:01.000Z',
    });
    expect(await read(id)).toEqual(body);
  });

  test('of an object replaces all of it (CUST-PATCH-03)', async () => {
    const { patch, id } = await known();
    const { body } = await patch(id, { individual_detail: { given_names: 'Ana' } });
    expect(body.individual_detail).toEqual({ given_names: 'Ana' });
    const metadata = { shelf: 'B 2' };
    expect((await patch(id, { metadata })).body.metadata).toEqual(metadata);
    const toko = await known(company);
    const detail = { business_name: 'Toko Dua', business_type: 'TRUST' };
    const changed = await toko.patch(toko.id, { business_detail: detail });
    expect(changed.body.business_detail).toEqual(detail);
  });

  test('of a list replaces all of it, so that a client sends the whole list to append (CUST-PATCH-04)', async () => {
    const { patch, id } = await known();
    const first = { country: 'ID', city: 'Bandung', is_primary: true };
    const second = { country: 'PH', city: 'Cebu', is_primary: false };
    for (const addresses of [[first, second], [second], [second, first, second], []])
      expect((await patch(id, { addresses })).body.addresses).toEqual(addresses);
  });

  test('to null clears a field; a cleared list is empty (CUST-PATCH-05, CUST-CONF-05)', async () => {
    for (const [name, cleared] of [
      ['email', null],
      ['description', null],
      ['metadata', null],
      ['addresses', []],
      ['identity_accounts', []],
      ['kyc_documents', []],
    ] as const) {
      const { patch, read, id, before } = await known();
      const { status, body } = await patch(id, { [name]: null });
      expect([name, status]).toEqual([name, 200]);
      expect(body).toEqual({ ...before, [name]: cleared, updated: body.updated });
      expect(body.updated > before.updated).toBe(true);
      expect(await read(id)).toEqual(body);
    }
  });

  test('to null is refused for a field that its object requires (CUST-CONF-05)', async () => {
    const { patch, id, read, before } = await known();
    const response = await patch(id, { individual_detail: { given_names: null } });
    expect(response).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body.individual_detail.given_names' }] },
    });
    expect(await read(id)).toEqual(before);
  });

  test('to null is refused for the details of its own type (CUST-FIELD-individual_detail, CUST-PATCH-individual_detail, CUST-PATCH-business_detail, CUST-CONF-05)', async () => {
    const { patch, id, read, before } = await known();
    const response = await patch(id, { individual_detail: null, email: null });
    expect(response).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body.individual_detail' }] },
    });
    expect(await read(id)).toEqual(before);
  });

  test('without fields, or to the present values, changes nothing (CUST-PATCH-08)', async () => {
    const { patch, read, id, before } = await known();
    for (const body of [
      {},
      undefined,
      { email: person.email, business_detail: null },
      { unknown: 1 },
    ]) {
      const response = await patch(id, body);
      expect([response.status, response.body]).toEqual([200, before]);
    }
    expect(await read(id)).toEqual(before);
  });

  test('sets hashed_phone_number from mobile_number, otherwise from phone_number (CUST-FIELD-hashed_phone_number, MODEL-UNSPEC-18)', async () => {
    const { patch, id } = await known();
    const steps: readonly (readonly [object, string | null])[] = [
      [{ mobile_number: '+6289999999912' }, '+628########12'],
      [{ mobile_number: null }, '+622######00'],
      [{ phone_number: '628111' }, '######'],
      [{ phone_number: null }, null],
    ];
    for (const [change, hidden] of steps)
      expect((await patch(id, change)).body.hashed_phone_number).toBe(hidden);
  });

  test('accepts the id with and without prefix; another id is 404 (CUST-PATCH-id, CUST-UNSPEC-04)', async () => {
    const { patch, id } = await known();
    const bare = id.slice('cust-'.length);
    expect((await patch(bare, { email: null })).body.id).toBe(id);
    for (const other of [`cust-${bare.replace(/.$/, (d) => (d === '0' ? '1' : '0'))}`, 'x']) {
      expect(await patch(other, { email: null })).toMatchObject({
        status: 404,
        body: { error_code: 'DATA_NOT_FOUND' },
      });
    }
  });
});

describe('the identity of a customer', () => {
  test('is fixed: reference_id cannot be sent, not even with its present value (CUST-PATCH-06, CUST-UNSPEC-04)', async () => {
    const { patch, read, id, before } = await known();
    for (const reference_id of ['other', before.reference_id, null]) {
      const { status, body } = await patch(id, { reference_id, email: null });
      expect([status, body.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
      expect(body.errors).toEqual([
        {
          path: 'body.reference_id',
          message: 'The reference_id of a customer cannot be changed. Omit this field.',
        },
      ]);
    }
    expect(await read(id)).toEqual(before);
  });

  test('is fixed: type cannot be changed (CUST-PATCH-07, CUST-UNSPEC-04)', async () => {
    const { patch, read, id, before } = await known();
    const { business_detail } = business();
    const { status, body } = await patch(id, { type: 'BUSINESS', business_detail });
    expect([status, body.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
    expect(body.errors[0].path).toBe('body.type');
    expect(body.message).toContain('cannot be changed');
    expect(await read(id)).toEqual(before);
  });

  test('determines its details: those of the other type are refused, but may be null (CUST-PATCH-individual_detail, CUST-PATCH-business_detail, CUST-UNSPEC-04)', async () => {
    for (const [body, name, detail] of [
      [person, 'business_detail', business().business_detail],
      [company, 'individual_detail', individual().individual_detail],
    ] as const) {
      const { patch, read, id, before } = await known(body);
      const refused = await patch(id, { [name]: detail, description: 'x' });
      expect(refused).toMatchObject({
        status: 400,
        body: { error_code: 'API_VALIDATION_ERROR', errors: [{ path: `body.${name}` }] },
      });
      expect(refused.body.message).toContain(body.type);
      expect((await patch(id, { [name]: null })).body).toEqual(before);
      expect(await read(id)).toEqual(before);
    }
  });
});

describe('headers of a change', () => {
  test('api-version may be omitted or name the current version (CUST-PATCH-01, CUST-PATCH-HDR-api_version)', async () => {
    const { patch, id } = await known();
    for (const [headers, status] of [
      [{}, 200],
      [{ 'api-version': '2020-10-31' }, 200],
      [{ 'x-api-version': '2020-10-31' }, 200],
      [{ 'api-version': '2021-01-01' }, 400],
      [{ 'api-version': 'latest' }, 400],
    ] as const)
      expect((await patch(id, { email: null }, headers)).status).toBe(status);
  });

  test('for-user-id changes the customer of the sub-account (CUST-PATCH-HDR-for_user_id)', async () => {
    const { call, patch } = createCustomerMerchant(platformAccount);
    const headers = { 'for-user-id': 'branch' };
    const { body } = await call('POST', '/customers', individual(), { headers });
    expect((await patch(body.id, { description: 'a' })).status).toBe(404);
    const changed = await patch(body.id, { description: 'a' }, headers);
    expect([changed.status, changed.body.description]).toEqual([200, 'a']);
  });

  test('content-type must be JSON (CUST-PATCH-HDR-content_type)', async () => {
    const { patch, id } = await known();
    const json = { 'content-type': 'application/json' };
    expect((await patch(id, { description: 'a' }, json)).status).toBe(200);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
      expect(await patch(id, 'description=b', { 'content-type': type })).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'header.content-type' }] },
      });
    }
  });

  test('idempotency-key applies one change for two requests (CUST-UNSPEC-09)', async () => {
    const { patch, read, id } = await known();
    const headers = { 'idempotency-key': 'k-1' };
    const first = await patch(id, { description: 'a' }, headers);
    await patch(id, { description: 'b' });
    const again = await patch(id, { description: 'a' }, headers);
    expect([again.headers['idempotency-replayed'], again.body]).toEqual(['true', first.body]);
    expect((await read(id)).description).toBe('b');
    const other = await patch(id, { description: 'c' }, headers);
    expect([other.status, other.body.error_code]).toEqual([409, 'IDEMPOTENCY_ERROR']);
  });
});
