// Tests the customer of a payment request: when it is required, sent inline, or refused.
import { customers } from '@kasir/payments/state';
import { describe, expect, test } from 'vitest';
import { business, individual } from '../testing/customer-fixtures.ts';
import {
  bankAccount,
  cardMethod,
  debitCard,
  savedWallet,
  siti,
} from '../testing/payment-method-fixtures.ts';
import { byAccount, byWallet, walletMethod } from '../testing/merchant.ts';
import {
  by,
  bySaved,
  cardAtOnce,
  createPaymentMerchant,
  type PaymentMerchant,
} from '../testing/payment-request-fixtures.ts';

const nobody = { customer: undefined };
const account = bankAccount(nobody, 'MANDIRI');

/** Returns the status, error code and paths of a refused request. */
const refusal = async ({ create }: PaymentMerchant, body: object) => {
  const { status, body: error } = await create(body);
  const paths = error.errors?.map(({ path }: { path: string }) => path);
  return [status, error.error_code, ...(paths ?? [])];
};

describe('a customer is required', () => {
  test.each<[string, object]>([
    ['a direct debit', account],
    [
      'a direct debit for one use',
      bankAccount({ ...nobody, reusability: 'ONE_TIME_USE' }, 'MANDIRI'),
    ],
    ['a wallet that is saved', savedWallet(nobody)],
  ])(
    'for %s, by id or inline, at the request or its method (PR2-CREATE-customer_id, PR2-CREATE-customer, PR2-CONF-03, PR2-CONF-06)',
    async (_, method) => {
      const merchant = createPaymentMerchant();
      const { body: known } = await merchant.call('POST', '/customers', individual());
      expect(await refusal(merchant, by(method))).toEqual([
        400,
        'API_VALIDATION_ERROR',
        'body.customer_id',
      ]);
      expect(await refusal(merchant, by(method, { customer: null, customer_id: null }))).toEqual([
        400,
        'API_VALIDATION_ERROR',
        'body.customer_id',
      ]);
      for (const body of [
        by(method, { customer_id: known.id }),
        by(method, { customer: individual() }),
        by({ ...method, customer_id: known.id }),
        by({ ...method, customer: individual() }),
      ]) {
        const made = await merchant.charge(body);
        expect(made.customer_id).toBe(known.id);
        expect((await merchant.get(made.payment_method.id)).customer_id).toBe(known.id);
      }
    },
  );

  test('for no other method, and is shown if it is sent (PR2-CONF-03, PR2-FIELD-customer_id)', async () => {
    const merchant = createPaymentMerchant();
    const { body: known } = await merchant.call('POST', '/customers', individual());
    for (const body of [byWallet(), byAccount(), by(cardAtOnce()), by(cardMethod())]) {
      expect((await merchant.charge(body)).customer_id).toBeNull();
      const named = await merchant.charge({ ...body, customer_id: known.id });
      expect(named.customer_id).toBe(known.id);
    }
  });
});

describe('the customer', () => {
  test('of the request takes precedence over that of its method (PR2-CREATE-payment_method-precedence)', async () => {
    const merchant = createPaymentMerchant();
    const { body: known } = await merchant.call('POST', '/customers', individual());
    const made = await merchant.charge(by(debitCard(), { customer_id: known.id }));
    expect(made.customer_id).toBe(known.id);
    const { rows } = await merchant.store.view(merchant.partition, (view) =>
      view.list(customers, {}, { limit: 9 }),
    );
    expect(rows.map((row) => row.state.reference)).toEqual(['person-1']);
  });

  test('that is sent inline is created once (PR2-UNSPEC-10, PR2-CREATE-customer)', async () => {
    const merchant = createPaymentMerchant();
    const first = await merchant.charge(byWallet({ customer: siti }));
    const second = await merchant.charge(by(debitCard()));
    expect(second.customer_id).toBe(first.customer_id);
    const { body } = await merchant.call('GET', `/customers/${first.customer_id}`);
    expect(body.reference_id).toBe(siti.reference_id);
  });

  test('must be the same in customer_id and customer (PR2-UNSPEC-10)', async () => {
    const merchant = createPaymentMerchant();
    const { body: known } = await merchant.call('POST', '/customers', individual());
    const both = { customer_id: known.id, customer: business() };
    expect(await refusal(merchant, byWallet(both))).toEqual([
      400,
      'API_VALIDATION_ERROR',
      'body.customer',
    ]);
    const same = await merchant.charge(byWallet({ customer_id: known.id, customer: individual() }));
    expect(same.customer_id).toBe(known.id);
  });

  test('that does not exist is CUSTOMER_NOT_FOUND_ERROR, also if the method is invalid (PR2-UNSPEC-01)', async () => {
    const merchant = createPaymentMerchant();
    const customer_id = 'cust-00000000-0000-7000-8000-000000000000';
    for (const body of [
      byWallet({ customer_id }),
      bySaved('pm-1', { customer_id }),
      by(walletMethod({}, 'NONE'), { customer_id }),
    ])
      expect(await refusal(merchant, body)).toEqual([400, 'CUSTOMER_NOT_FOUND_ERROR']);
  });

  test('of a saved method is that of the request, and another customer is refused (PR2-UNSPEC-01, PR2-FIELD-customer_id)', async () => {
    const merchant = createPaymentMerchant();
    const { body: other } = await merchant.call('POST', '/customers', individual());
    const method = await merchant.linked(debitCard());
    expect((await merchant.charge(bySaved(method.id))).customer_id).toBe(method.customer_id);
    const own = await merchant.charge(bySaved(method.id, { customer_id: method.customer_id }));
    expect(own.customer_id).toBe(method.customer_id);
    expect(await refusal(merchant, bySaved(method.id, { customer_id: other.id }))).toEqual([
      400,
      'CUSTOMER_PAYMENT_METHOD_MISMATCHED',
    ]);
    const { id: open } = await merchant.make(walletMethod());
    const made = await merchant.charge(bySaved(open, { customer_id: other.id }));
    expect(made.customer_id).toBe(other.id);
  });
});

/** Returns a direct debit of a business with changed details. */
const ofBusiness = (change: object) =>
  by(account, {
    customer: business({ business_detail: { ...business().business_detail, ...change } }),
  });

const ofPerson = (change: object) => by(account, { customer: individual(change) });

describe('an inline customer', () => {
  test.each<[string, object]>([
    ['a person', ofPerson({})],
    ['a business', ofBusiness({})],
    ['the longest reference_id', ofPerson({ reference_id: 'é'.repeat(255) })],
    ['a trading name', ofBusiness({ trading_name: 'Toko' })],
    ['the nature of its business', ofBusiness({ nature_of_business: 'Retail' })],
    ['a domicile', ofBusiness({ business_domicile: 'ID' })],
    ['a day of registration', ofBusiness({ date_of_registration: '2020-02-29' })],
    ['the longest email', ofPerson({ email: `${'a'.repeat(44)}@ab.cd` })],
    ['a mobile number', ofPerson({ mobile_number: '+6281234567890' })],
    ...['ID', 'PH', 'TH', 'MY'].map((country): [string, object] => [
      country,
      ofPerson({ country }),
    ]),
    ...[
      'CORPORATION',
      'SOLE_PROPRIETOR',
      'PARTNERSHIP',
      'COOPERATIVE',
      'TRUST',
      'NON_PROFIT',
      'GOVERNMENT',
    ].map((type): [string, object] => [type, ofBusiness({ business_type: type })]),
  ])(
    'is accepted with %s (PR2-CREATE-customer, PR2-CREATE-customer.type, PR2-CREATE-customer.individual_detail, PR2-CREATE-customer.business_detail, PR2-CREATE-customer.business_detail.trading_name, PR2-CREATE-customer.business_detail.business_type, PR2-CREATE-customer.business_detail.nature_of_business, PR2-CREATE-customer.business_detail.business_domicile, PR2-CREATE-customer.business_detail.date_of_registration, PR2-CREATE-customer.country, PR2-CREATE-customer.mobile_number)',
    async (_, body) => {
      const merchant = createPaymentMerchant();
      const { customer_id } = await merchant.charge(body);
      expect((await merchant.call('GET', `/customers/${customer_id}`)).status).toBe(200);
    },
  );

  test.each<[string, object, string]>([
    ['a longer reference_id', ofPerson({ reference_id: 'r'.repeat(256) }), 'reference_id'],
    ['no reference_id', ofPerson({ reference_id: undefined }), 'reference_id'],
    ['another type', ofPerson({ type: 'OTHER' }), 'type'],
    ['no details', ofPerson({ individual_detail: undefined }), 'individual_detail'],
    [
      'no name of its business',
      ofBusiness({ business_name: undefined }),
      'business_detail.business_name',
    ],
    [
      'no type of business',
      ofBusiness({ business_type: undefined }),
      'business_detail.business_type',
    ],
    [
      'another type of business',
      ofBusiness({ business_type: 'LLC' }),
      'business_detail.business_type',
    ],
    ['a longer email', ofPerson({ email: `${'a'.repeat(45)}@ab.cd` }), 'email'],
    ['a malformed number', ofPerson({ mobile_number: '0812x' }), 'mobile_number'],
    ['a longer number', ofPerson({ mobile_number: `+${'6'.repeat(50)}` }), 'mobile_number'],
    ['another country', ofPerson({ country: 'ZZ' }), 'country'],
  ])(
    'is refused with %s (PR2-CREATE-customer.reference_id, PR2-CREATE-customer.type, PR2-CREATE-customer.business_detail.business_name, PR2-CREATE-customer.business_detail.business_type, PR2-CREATE-customer.email, PR2-CREATE-customer.mobile_number, PR2-CREATE-customer.country)',
    async (_, body, path) => {
      const place = `body.customer.${path}`;
      const rejection: unknown[] = await refusal(createPaymentMerchant(), body);
      expect(rejection.filter((one) => !String(one).startsWith(`${place}.`))).toEqual([
        400,
        'API_VALIDATION_ERROR',
        place,
      ]);
    },
  );
});

test('requests are listed by customer, with and without the prefix of its id (PR2-UNSPEC-02)', async () => {
  const merchant = createPaymentMerchant();
  const one = await merchant.charge(byWallet({ customer: individual() }));
  const two = await merchant.charge(byWallet({ customer: siti }));
  await merchant.charge(byWallet());
  const found = async (query: string) =>
    (await merchant.call('GET', `/payment_requests?${query}`)).body.data.map(
      ({ id }: { id: string }) => id,
    );
  expect(await found(`customer_id=${one.customer_id}`)).toEqual([one.id]);
  expect(await found(`customer_id=${one.customer_id.slice('cust-'.length)}`)).toEqual([one.id]);
  expect(await found(`customer_id[]=${one.customer_id},${two.customer_id}`)).toEqual([
    two.id,
    one.id,
  ]);
});
