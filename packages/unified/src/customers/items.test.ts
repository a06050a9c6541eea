// Tests the lists of a customer: the fields of addresses, identity accounts and documents.
import { describe, expect, test } from 'vitest';
import { createCustomerMerchant, individual } from '../testing/customer-fixtures.ts';

const merchant = createCustomerMerchant();
const { id } = await merchant.create(individual());

type List = 'addresses' | 'identity_accounts' | 'kyc_documents';

/** Expects an item to be stored as it was sent, or as `expected`, in a list of two. */
const takes = async (list: List, item: object, expected: object = item): Promise<void> => {
  const { status, body } = await merchant.patch(id, { [list]: [item, item] });
  expect([status, body.message]).toEqual([200, undefined]);
  expect(body[list]).toEqual([expected, expected]);
  expect((await merchant.read(id))[list]).toEqual(body[list]);
};

/** Expects an item to be refused with errors at these paths in it. */
const refuses = async (list: List, item: unknown, ...paths: string[]): Promise<void> => {
  const { status, body } = await merchant.patch(id, { [list]: [item] });
  expect([status, body.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
  const found = body.errors.map(({ path }: { path: string }) => path);
  expect(found.toSorted()).toEqual(paths.map((path) => `body.${list}.0.${path}`).toSorted());
};

test('a list field accepts only a list (CUST-PATCH-addresses, CUST-PATCH-identity_accounts, CUST-PATCH-kyc_documents)', async () => {
  for (const list of ['addresses', 'identity_accounts', 'kyc_documents']) {
    for (const value of [{}, 'ID', { country: 'ID' }]) {
      const { status, body } = await merchant.patch(id, { [list]: value });
      expect([status, body.errors[0].path]).toEqual([400, `body.${list}`]);
    }
    const { body } = await merchant.patch(id, { [list]: [] });
    expect(body[list]).toEqual([]);
  }
});

describe('an address', () => {
  const expected = { country: 'ID', is_primary: false };

  test('requires a country (CUST-PATCH-addresses, CUST-PATCH-addresses.country)', async () => {
    await takes('addresses', { country: 'ID' }, expected);
    await refuses('addresses', { city: 'Bandung' }, 'country');
    for (const country of ['Indonesia', 'ID-JB', null])
      await refuses('addresses', { country }, 'country');
  });

  test('has lines of up to 255 characters (CUST-PATCH-addresses.street_line1, CUST-PATCH-addresses.street_line2, CUST-PATCH-addresses.city, CUST-PATCH-addresses.province_state, CUST-PATCH-addresses.postal_code)', async () => {
    for (const line of ['street_line1', 'street_line2', 'city', 'province_state', 'postal_code']) {
      await takes('addresses', { ...expected, [line]: 'a'.repeat(255) });
      await refuses('addresses', { ...expected, [line]: 'a'.repeat(256) }, line);
    }
  });

  test('has a category, and is not primary by default; several addresses may be primary (CUST-PATCH-addresses.category, CUST-PATCH-addresses.is_primary, CUST-UNSPEC-08)', async () => {
    for (const category of ['HOME', 'WORK', 'PROVINCIAL'])
      await takes('addresses', { ...expected, category });
    await refuses('addresses', { country: 'ID', category: 'OFFICE' }, 'category');
    await takes('addresses', { country: 'ID', is_primary: true });
    await refuses('addresses', { country: 'ID', is_primary: 'yes' }, 'is_primary');
  });
});

describe('an address of an official SDK', () => {
  const sent = { country_code: 'ID', line_1: 'Jalan Braga 1', line_2: 'Lantai 2' };
  const expected = { country: 'ID', street_line1: 'Jalan Braga 1', street_line2: 'Lantai 2' };

  test('is shown under the names of the specification, which take precedence (CUST-PATCH-addresses.country, CUST-PATCH-addresses.street_line1, CUST-PATCH-addresses.street_line2)', async () => {
    await takes('addresses', sent, { ...expected, is_primary: false });
    await takes('addresses', { ...sent, country: null }, { ...expected, is_primary: false });
    const other = { country: 'PH', street_line1: 'Jalan Asia 2', street_line2: '' };
    await takes('addresses', { ...sent, ...other }, { ...other, is_primary: false });
  });

  test('is checked by the same rules, and errors name the fields as sent (CUST-PATCH-addresses.country)', async () => {
    await refuses('addresses', { line_1: 'Jalan Braga 1' }, 'country');
    await refuses('addresses', { country_code: 'Indonesia' }, 'country_code');
    for (const line of ['line_1', 'line_2'])
      await refuses('addresses', { ...sent, [line]: 'a'.repeat(256) }, line);
  });

  test('keeps the status and the meta that the merchant sends (CUST-PATCH-addresses)', async () => {
    for (const status of ['ACTIVE', 'DELETED'])
      await takes('addresses', { country: 'ID', is_primary: false, status, meta: { floor: 2 } });
    await refuses('addresses', { country: 'ID', status: 'GONE' }, 'status');
    await refuses('addresses', { country: 'ID', meta: 'floor 2' }, 'meta');
  });

  test('also has its province or state as province_state (CUST-PATCH-addresses.province_state)', async () => {
    const address = { country: 'ID', is_primary: false };
    for (const [own, province_state] of [
      [{ province: 'Bali' }, 'Bali'],
      [{ state: 'NY' }, 'NY'],
      [{ province: 'Bali', state: 'NY' }, 'Bali'],
      [{ province_state: 'Jakarta', province: 'Bali', state: 'NY' }, 'Jakarta'],
    ] as const)
      await takes('addresses', { ...address, ...own }, { ...address, ...own, province_state });
  });
});

/** Properties of each type of identity account: the required ones, then the optional ones. */
const types: Readonly<Record<string, readonly [object, object]>> = {
  BANK_ACCOUNT: [
    { account_number: '123', account_holder_name: 'Siti' },
    {
      swift_code: 'BRINIDJA',
      account_type: 'SAVINGS',
      account_details: 'Branch 1',
      currency: 'IDR',
    },
  ],
  EWALLET: [{ account_number: '123' }, { account_holder_name: 'Siti', currency: 'IDR' }],
  CREDIT_CARD: [{ token_id: 't-1' }, {}],
  PAY_LATER: [{ account_id: 'a-1' }, { account_holder_name: 'Siti', currency: 'IDR' }],
  OTC: [{ payment_code: 'P1' }, { expires_at: '2030-01-31' }],
  QR_CODE: [{ qr_string: '00020101' }, {}],
  SOCIAL_MEDIA: [{ account_id: 'a-1' }, { account_handle: '@siti' }],
  CARDLESS_CREDIT: [{ account_id: 'a-1' }, { account_holder_name: 'Siti', currency: 'IDR' }],
  DEBIT_CARD: [{ token_id: 't-1' }, {}],
};

describe('an identity account', () => {
  const account = (type: string, properties: unknown, change: object = {}) => ({
    type,
    properties,
    ...change,
  });
  const qr = (change: object) => account('QR_CODE', { qr_string: 'q' }, change);

  test('has one of the seven types of the specification or the two of the public service (CUST-PATCH-identity_accounts, CUST-PATCH-identity_accounts.type)', async () => {
    for (const [type, [needed]] of Object.entries(types))
      await takes('identity_accounts', account(type, needed));
    for (const type of ['CARD', 'bank_account', undefined])
      await refuses('identity_accounts', { type, properties: {} }, 'type');
  });

  test('has a company, a description and a country (CUST-PATCH-identity_accounts.company, CUST-PATCH-identity_accounts.description, CUST-PATCH-identity_accounts.country)', async () => {
    const whole = { company: 'c'.repeat(100), description: 'd'.repeat(255), country: 'ID' };
    await takes('identity_accounts', qr(whole));
    await refuses('identity_accounts', qr({ company: 'c'.repeat(101) }), 'company');
    await refuses('identity_accounts', qr({ description: 'd'.repeat(256) }), 'description');
    await refuses('identity_accounts', qr({ country: 'Java' }), 'country');
  });

  test('has the properties of its type, at least the required ones (CUST-PATCH-identity_accounts.BANK_ACCOUNT, CUST-PATCH-identity_accounts.EWALLET, CUST-PATCH-identity_accounts.CREDIT_CARD, CUST-PATCH-identity_accounts.OTC, CUST-PATCH-identity_accounts.QR_CODE, CUST-PATCH-identity_accounts.PAY_LATER, CUST-PATCH-identity_accounts.SOCIAL_MEDIA)', async () => {
    for (const [type, [needed, more]] of Object.entries(types)) {
      await takes('identity_accounts', account(type, { ...needed, ...more }));
      await refuses('identity_accounts', { type }, 'properties');
      for (const name of Object.keys(needed)) {
        const without = { ...needed, ...more, [name]: undefined };
        await refuses('identity_accounts', account(type, without), `properties.${name}`);
      }
    }
    const code = { payment_code: 'P1', expires_at: '31.01.2030' };
    await refuses('identity_accounts', account('OTC', code), 'properties.expires_at');
  });

  test('has no properties of another type (CUST-PATCH-identity_accounts.properties)', async () => {
    for (const [type, [needed, more]] of Object.entries(types)) {
      for (const [theirs] of Object.values(types)) {
        const foreign = Object.keys(theirs).filter((name) => !(name in needed || name in more));
        if (foreign.length === 0) continue;
        await refuses(
          'identity_accounts',
          account(type, { ...theirs, ...needed }),
          ...foreign.map((name) => `properties.${name}`),
        );
      }
    }
  });
});

describe('a document', () => {
  const passport = (change: object = {}) => ({ type: 'PASSPORT', country: 'ID', ...change });

  test('requires a country and one of eight types (CUST-PATCH-kyc_documents, CUST-PATCH-kyc_documents.country, CUST-PATCH-kyc_documents.type)', async () => {
    for (const type of [
      'BIRTH_CERTIFICATE',
      'BANK_STATEMENT',
      'DRIVING_LICENSE',
      'IDENTITY_CARD',
      'PASSPORT',
      'VISA',
      'BUSINESS_REGISTRATION',
      'BUSINESS_LICENSE',
    ])
      await takes('kyc_documents', { type, country: 'ID' });
    await refuses('kyc_documents', { type: 'PASSPORT' }, 'country');
    for (const type of ['DEED', undefined]) {
      await refuses('kyc_documents', { type, country: 'ID' }, 'type');
    }
  });

  test('may have a sub_type only if it is an identity card (CUST-PATCH-kyc_documents.sub_type, CUST-UNSPEC-07)', async () => {
    const card = (sub_type: string) => ({ type: 'IDENTITY_CARD', country: 'ID', sub_type });
    for (const sub_type of [
      'NATIONAL_ID',
      'CONSULAR_ID',
      'VOTER_ID',
      'POSTAL_ID',
      'RESIDENCE_PERMIT',
      'TAX_ID',
      'STUDENT_ID',
      'MILITARY_ID',
      'MEDICAL_ID',
      'OTHERS',
    ])
      await takes('kyc_documents', card(sub_type));
    await refuses('kyc_documents', card('CLUB_ID'), 'sub_type');
    await refuses('kyc_documents', passport({ sub_type: 'NATIONAL_ID' }), 'sub_type');
  });

  test('has texts of up to 255 characters, an expiry date and ids of files (CUST-PATCH-kyc_documents.document_name, CUST-PATCH-kyc_documents.document_number, CUST-PATCH-kyc_documents.holder_name, CUST-PATCH-kyc_documents.expires_at, CUST-PATCH-kyc_documents.document_images, CUST-UNSPEC-07)', async () => {
    for (const name of ['document_name', 'document_number', 'holder_name']) {
      await takes('kyc_documents', passport({ [name]: 'n'.repeat(255) }));
      await refuses('kyc_documents', passport({ [name]: 'n'.repeat(256) }), name);
    }
    await takes('kyc_documents', passport({ expires_at: '2030-01-31' }));
    for (const expires_at of ['31.01.2030', '2030-02-30'])
      await refuses('kyc_documents', passport({ expires_at }), 'expires_at');
    for (const document_images of [['file-1', 'anything'], []])
      await takes('kyc_documents', passport({ document_images }));
    await refuses('kyc_documents', passport({ document_images: 'file-1' }), 'document_images');
    await refuses('kyc_documents', passport({ document_images: [5] }), 'document_images.0');
  });
});
