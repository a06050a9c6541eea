// Tests card charges through the real pipeline: every error of the specification, rendering,
// lifecycle, and the books.
import { cardFailureReason } from '@kasir/models';
import { ledgers, transactions } from '@kasir/payments/ledger';
import { describe, expect, test } from 'vitest';
import { cardMerchant, errorOf, testCards } from '../testing/cards.ts';

describe('a card charge', () => {
  test('returns the complete object, and a GET returns the same (CARD-CREATE-01, CARD-UNSPEC-01, CARD-CONF-01, LEGACY-PATH-02, STATE-CARD-01, CARD-FIELD-id, CARD-FIELD-created, CARD-FIELD-status, CARD-FIELD-business_id, CARD-FIELD-authorized_amount, CARD-FIELD-capture_amount, CARD-FIELD-external_id, CARD-FIELD-merchant_id, CARD-FIELD-merchant_reference_code, CARD-FIELD-card_type, CARD-FIELD-masked_card_number, CARD-FIELD-charge_type, CARD-FIELD-card_brand, CARD-FIELD-bank_reconciliation_id, CARD-FIELD-eci, CARD-FIELD-approval_code, CARD-FIELD-cvn_code, CARD-FIELD-descriptor, CARD-FIELD-currency, MODEL-UNSPEC-22, MODEL-UNSPEC-23, MODEL-UNSPEC-24)', async () => {
    const { charged, call, account } = cardMerchant();
    const made = await charged({
      external_id: 'order-7',
      card_cvn: '123',
      descriptor: 'Two coffees',
      metadata: { table: 7, guest: { name: 'Siti', vip: null }, tags: ['a'] },
    });
    expect(made.status).toBe(200);
    expect(made.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
      created: '2026-01-01T00:00:00.000Z',
      status: 'CAPTURED',
      business_id: account.id,
      authorized_amount: 75_000,
      capture_amount: 75_000,
      external_id: 'order-7',
      merchant_id: 'kasir',
      merchant_reference_code: made.body.id,
      card_type: 'CREDIT',
      masked_card_number: '400000XXXXXX1000',
      charge_type: 'SINGLE_USE_TOKEN',
      card_brand: 'VISA',
      bank_reconciliation_id: expect.stringMatching(/^\d{22}$/) as string,
      eci: '5',
      approval_code: expect.stringMatching(/^\d{6}$/) as string,
      cvn_code: 'M',
      descriptor: 'Two coffees',
      currency: 'IDR',
      metadata: { table: 7, guest: { name: 'Siti', vip: null }, tags: ['a'] },
    });
    expect((await call('GET', `/credit_card_charges/${made.body.id}`)).body).toEqual(made.body);
    expect(errorOf(await call('GET', '/credit_card_charges/x'))).toEqual([
      404,
      'CREDIT_CARD_CHARGE_NOT_FOUND_ERROR',
    ]);
  });

  test('records one transaction, and the ledgers increase by its net amount (STATE-CARD-01)', async () => {
    const { charged, store, partition } = cardMerchant();
    const { body } = await charged({ external_id: 'order-8' });
    await store.view(partition, (view) => {
      const { rows } = view.list(transactions, {}, { limit: 9 });
      expect(rows.map(({ state }) => state)).toEqual([
        expect.objectContaining({
          type: 'PAYMENT',
          status: 'SUCCESS',
          category: 'CARDS',
          channel: 'ID_CARDS',
          reference: 'order-8',
          amount: body.capture_amount as number,
          identifier: '400000XXXXXX1000',
        }),
      ]);
      const [row] = rows;
      const net = (row?.state.amount ?? 0) - (row?.state.fee ?? 0) - (row?.state.vat ?? 0);
      expect(view.balance(ledgers.pending, 'IDR') + view.balance(ledgers.available, 'IDR')).toBe(
        net,
      );
    });
  });

  test.each([
    ['VISA', testCards.frictionless, 'VISA', '5'],
    ['MASTERCARD', testCards.mastercard, 'MASTERCARD', '2'],
    ['AMEX', testCards.amex, 'AMEX', '5'],
    ['VISA whose bank does not take part', testCards.attempted, 'VISA', '6'],
    ['MASTERCARD whose bank does not take part', testCards.attemptedMastercard, 'MASTERCARD', '1'],
    ['VISA whose bank cannot be reached', testCards.unavailable, 'VISA', '7'],
    ['MASTERCARD whose bank cannot be reached', testCards.unavailableMastercard, 'MASTERCARD', '0'],
  ])(
    'of %s has the eci of its scheme, with one digit or two by the dialect (CARD-CREATE-descriptor, CARD-FIELD-descriptor, CARD-FIELD-eci, CARD-FIELD-eci-visa, CARD-FIELD-eci-mastercard, MODEL-UNSPEC-23)',
    async (_, number, card_brand, eci) => {
      const own = cardMerchant();
      expect((await own.charged({}, number)).body).toMatchObject({ card_brand, eci });
      const service = cardMerchant({ dialect: 'service' });
      const { body } = await service.charged({ descriptor: 'Coffee' }, number);
      expect(body).toMatchObject({ eci: `0${eci}`, descriptor: 'KASIR*Toko Uji - Coffee' });
    },
  );

  test('in another currency uses the channel of the market of that currency (CARD-CREATE-currency, CARD-FIELD-currency)', async () => {
    const { charged, token, charge, authenticate, store, partition } = cardMerchant();
    expect((await charged({ currency: 'PHP', amount: 500.5 })).body).toMatchObject({
      currency: 'PHP',
      authorized_amount: 500.5,
      capture_amount: 500.5,
    });
    const { id: token_id } = await token(testCards.frictionless, { is_multiple_use: true });
    const { id: authentication_id } = await authenticate(token_id, 700, { currency: 'PHP' });
    const body = { token_id, authentication_id, amount: 700, currency: 'PHP' };
    expect((await charge(body)).body).toMatchObject({ currency: 'PHP', capture_amount: 700 });
    await store.view(partition, (view) => {
      const { rows } = view.list(transactions, {}, { limit: 9 });
      expect(
        rows.map(({ state: { channel, currency, amount } }) => [channel, currency, amount]),
      ).toEqual([
        ['PH_CARDS', 'PHP', 70_000],
        ['PH_CARDS', 'PHP', 50_050],
      ]);
    });
  });

  test('of a multiple-use token needs an authentication each time, and can be repeated (CARD-FIELD-charge_type, CARD-ERR-AUTHENTICATION_ID_MISSING_ERROR, CARD-CREATE-authentication_id)', async () => {
    const { token, charge, authenticate } = cardMerchant();
    const { id: token_id } = await token(testCards.mastercard, { is_multiple_use: true });
    expect(errorOf(await charge({ token_id, amount: 75_000 }))).toEqual([
      400,
      'AUTHENTICATION_ID_MISSING_ERROR',
    ]);
    for (const amount of [75_000, 50_000]) {
      const { id: authentication_id } = await authenticate(token_id, 75_000);
      const made = await charge({ token_id, authentication_id, amount });
      expect(made.body).toMatchObject({ status: 'CAPTURED', charge_type: 'MULTIPLE_USE_TOKEN' });
    }
  });

  test('needs no authentication when it is optional for the account, and then has no eci (CARD-CREATE-authentication_id)', async () => {
    const { token, charge } = cardMerchant({
      account: { cards: { optional_authentication: true } },
    });
    const often = await token(testCards.challenged, { is_multiple_use: true, amount: undefined });
    const once = await token(testCards.challenged, { should_authenticate: false });
    for (const { id: token_id } of [often, once]) {
      const { body } = await charge({ token_id, amount: 75_000 });
      expect(body).toMatchObject({ status: 'CAPTURED', cvn_code: 'P' });
      expect(body).not.toHaveProperty('eci');
    }
  });

  test('needs a VERIFIED token: one IN_REVIEW cannot be charged yet, and a FAILED one never (CARD-ERR-AUTHENTICATION_ID_MISSING_ERROR)', async () => {
    const { token, charge, choose } = cardMerchant();
    const made = await token(testCards.challenged);
    const body = { token_id: made.id as string, amount: 75_000 };
    expect(errorOf(await charge(body))).toEqual([400, 'AUTHENTICATION_ID_MISSING_ERROR']);
    await choose(made.payer_authentication_url as string, 'AUTHENTICATED');
    expect((await charge(body)).body).toMatchObject({ status: 'CAPTURED', eci: '5' });
    const failed = await token(testCards.challenged);
    await choose(failed.payer_authentication_url as string, 'UNAUTHENTICATED');
    expect(errorOf(await charge({ token_id: failed.id, amount: 75_000 }))).toEqual([
      400,
      'INVALID_TOKEN_ID_ERROR',
    ]);
  });

  test.each([
    [10_051, 'EXPIRED_CARD'],
    [10_052, 'CARD_DECLINED'],
    [10_053, 'CARD_DECLINED'],
    [10_054, 'INSUFFICIENT_BALANCE'],
    [10_055, 'STOLEN_CARD'],
    [10_056, 'INACTIVE_CARD'],
    [10_057, 'PROCESSOR_ERROR'],
    [10_058, 'INVALID_CVN'],
    [10_059, 'CARD_DECLINED'],
    [10_060, 'BIN_BLOCK'],
  ])(
    'of %i is FAILED with %s, returned with 200, and moves no money (CARD-UNSPEC-03, CARD-FIELD-failure_reason, CARD-FAIL-EXPIRED_CARD, CARD-FAIL-CARD_DECLINED, CARD-FAIL-INSUFFICIENT_BALANCE, CARD-FAIL-STOLEN_CARD, CARD-FAIL-INACTIVE_CARD, CARD-FAIL-INVALID_CVN, CARD-FAIL-PROCESSOR_ERROR, CARD-FAIL-BIN_BLOCK)',
    async (amount, failure_reason) => {
      const { charged, call, store, partition } = cardMerchant();
      const { status, body } = await charged({ amount, card_cvn: '123' });
      expect([status, body.status, body.failure_reason]).toEqual([200, 'FAILED', failure_reason]);
      expect(body.cvn_code).toBe(failure_reason === 'INVALID_CVN' ? 'N' : 'M');
      for (const absent of ['capture_amount', 'approval_code'])
        expect(body).not.toHaveProperty(absent);
      expect((await call('GET', `/credit_card_charges/${body.id}`)).body).toEqual(body);
      await store.view(partition, (view) => {
        expect(view.list(transactions, {}, { limit: 1 }).rows).toEqual([]);
        expect(view.balance(ledgers.available, 'IDR')).toBe(0);
      });
      expect(cardFailureReason.options).toContain(failure_reason);
    },
  );

  test('of a saved card that has expired is FAILED with EXPIRED_CARD (CARD-FAIL-EXPIRED_CARD)', async () => {
    const { token, authenticate, charge, advance } = cardMerchant();
    const card_data = { account_number: testCards.mastercard, exp_month: '1', exp_year: '2026' };
    const { id: token_id } = await token(testCards.mastercard, {
      is_multiple_use: true,
      card_data,
    });
    await advance(30.5 * 86_400_000);
    const { id: authentication_id } = await authenticate(token_id, 75_000);
    await advance(86_400_000 - 3_600_000);
    const { body } = await charge({ token_id, authentication_id, amount: 75_000 });
    expect([body.status, body.failure_reason]).toEqual(['FAILED', 'EXPIRED_CARD']);
  });
});

test('an account may have its own limits for charges (LIMIT-UNSPEC-04)', async () => {
  const cards = { limits: { IDR: { min: 1_000, max: 2_000 } } };
  const { charged } = cardMerchant({ account: { cards } });
  for (const [amount, code] of [
    [999, 'AMOUNT_BELOW_MINIMUM_LIMIT'],
    [1_000, undefined],
    [2_000, undefined],
    [2_001, 'AMOUNT_ABOVE_MAXIMUM_LIMIT'],
  ] as const)
    expect((await charged({ amount })).body.error_code).toBe(code);
});

describe('amounts', () => {
  test.each([
    ['IDR', 4_999, 'AMOUNT_BELOW_MINIMUM_LIMIT'],
    ['IDR', 5_000, undefined],
    ['IDR', 200_000_000, undefined],
    ['IDR', 200_000_001, 'AMOUNT_ABOVE_MAXIMUM_LIMIT'],
    ['PHP', 19, 'AMOUNT_BELOW_MINIMUM_LIMIT'],
    ['PHP', 20, undefined],
    ['PHP', 700_000, undefined],
    ['PHP', 700_001, 'AMOUNT_ABOVE_MAXIMUM_LIMIT'],
    ['IDR', 75_000.5, 'API_VALIDATION_ERROR'],
    ['USD', 75_000, 'API_VALIDATION_ERROR'],
  ])(
    'in %s of %d return %s (LIMIT-04, LIMIT-UNSPEC-04, CARD-ERR-AMOUNT_BELOW_MINIMUM_LIMIT, CARD-ERR-AMOUNT_ABOVE_MAXIMUM_LIMIT, CARD-CREATE-amount)',
    async (currency, amount, code) => {
      const { token, charge } = cardMerchant();
      const { id: token_id } = await token(testCards.frictionless, {
        amount: 999_999_999,
        currency: currency === 'USD' ? 'IDR' : currency,
      });
      const { status, body } = await charge({ token_id, amount, currency });
      expect([status, body.error_code]).toEqual([code === undefined ? 200 : 400, code]);
    },
  );
});

test('a request that is sent again with its idempotency key charges the card once', async () => {
  const { token, charge } = cardMerchant();
  const { id: token_id } = await token(testCards.frictionless);
  const body = { token_id, amount: 75_000, external_id: 'once' };
  const options = { headers: { 'x-idempotency-key': 'k-1' } };
  const first = await charge(body, options);
  const second = await charge(body, options);
  expect(second.body).toEqual(first.body);
  expect(second.headers['idempotency-replayed']).toBe('true');
});
