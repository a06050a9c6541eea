// Card charges through the real pipeline: every error of the specification, what a charge shows, its
// life, and the books.
import { cardFailureReason } from '@kasir/models';
import { ledgers, transactions } from '@kasir/payments';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardMerchant, testCards, type CardMerchant } from '../testing/cards.ts';

const unknown = '0190b8c26f1e000001a2b3c4';
const errorOf = ({ status, body }: { status: number; body: { error_code?: string } }) => [
  status,
  body.error_code,
];

describe('a card charge', () => {
  test('shows the whole object, which reads back the same (CARD-CREATE-01, CARD-UNSPEC-01, CARD-CONF-01, LEGACY-PATH-02, STATE-CARD-01, CARD-FIELD-id, CARD-FIELD-created, CARD-FIELD-status, CARD-FIELD-business_id, CARD-FIELD-authorized_amount, CARD-FIELD-capture_amount, CARD-FIELD-external_id, CARD-FIELD-merchant_id, CARD-FIELD-merchant_reference_code, CARD-FIELD-card_type, CARD-FIELD-masked_card_number, CARD-FIELD-charge_type, CARD-FIELD-card_brand, CARD-FIELD-bank_reconciliation_id, CARD-FIELD-eci, CARD-FIELD-approval_code, CARD-FIELD-cvn_code, CARD-FIELD-descriptor, CARD-FIELD-currency, MODEL-UNSPEC-22, MODEL-UNSPEC-23, MODEL-UNSPEC-24)', async () => {
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

  test('brings money in under one transaction, with its fees (STATE-CARD-01)', async () => {
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
  ])(
    'of %s has the eci of its scheme, with one digit or two by the dialect (CARD-FIELD-eci, CARD-FIELD-eci-visa, CARD-FIELD-eci-mastercard, MODEL-UNSPEC-23)',
    async (_, number, card_brand, eci) => {
      const own = cardMerchant();
      expect((await own.charged({}, number)).body).toMatchObject({ card_brand, eci });
      const service = cardMerchant({ dialect: 'service' });
      const { body } = await service.charged({ descriptor: 'Coffee' }, number);
      expect(body).toMatchObject({ eci: `0${eci}`, descriptor: 'KASIR*Toko Uji - Coffee' });
    },
  );

  test('in another currency goes by the market of that currency (CARD-CREATE-currency, CARD-FIELD-currency)', async () => {
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

  test('of a token for many uses says so, needs an authentication each time and can be made again (CARD-FIELD-charge_type, CARD-ERR-AUTHENTICATION_ID_MISSING_ERROR, CARD-CREATE-authentication_id)', async () => {
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

  test('needs no authentication where that is optional, and none is shown then (CARD-CREATE-authentication_id)', async () => {
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

  test('waits for the holder: a token IN_REVIEW cannot be charged, a FAILED one never (CARD-ERR-AUTHENTICATION_ID_MISSING_ERROR)', async () => {
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
    'of %i is FAILED with %s, answered with 200, and moves nothing (CARD-UNSPEC-03, CARD-FIELD-failure_reason, CARD-FAIL-EXPIRED_CARD, CARD-FAIL-CARD_DECLINED, CARD-FAIL-INSUFFICIENT_BALANCE, CARD-FAIL-STOLEN_CARD, CARD-FAIL-INACTIVE_CARD, CARD-FAIL-INVALID_CVN, CARD-FAIL-PROCESSOR_ERROR, CARD-FAIL-BIN_BLOCK)',
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

  test('of a saved card whose month is over is FAILED with EXPIRED_CARD (CARD-FAIL-EXPIRED_CARD)', async () => {
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
    'in %s of %d answer %s (LIMIT-04, LIMIT-UNSPEC-04, CARD-ERR-AMOUNT_BELOW_MINIMUM_LIMIT, CARD-ERR-AMOUNT_ABOVE_MAXIMUM_LIMIT, CARD-CREATE-amount)',
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

/** Charges a fresh token after a change of the request. */
const refusedFor = async (
  merchant: CardMerchant,
  change: Readonly<Record<string, unknown>>,
  number: string = testCards.frictionless,
) => {
  const { id } = await merchant.token(number);
  return merchant.charge({ token_id: id, amount: 75_000, ...change });
};

describe('a charge is refused', () => {
  const address = (change: object) => ({
    billing_details: { address: { country: 'ID', ...change } },
  });
  const names = ['given_names', 'surname', 'email', 'mobile_number', 'phone_number'];
  const lines = ['street_line1', 'street_line2', 'city', 'province', 'state', 'postal_code'];
  test.each<[string, Readonly<Record<string, unknown>>, string]>([
    ['no token_id', { token_id: undefined }, 'body.token_id'],
    ['no external_id', { external_id: undefined }, 'body.external_id'],
    ['an external_id of 65 characters', { external_id: 'x'.repeat(65) }, 'body.external_id'],
    ['no amount', { amount: undefined }, 'body.amount'],
    ['an amount of text', { amount: '75000' }, 'body.amount'],
    ['capture as text', { capture: 'yes' }, 'body.capture'],
    ['two digits of cvn', { card_cvn: '12' }, 'body.card_cvn'],
    ['letters of cvn', { card_cvn: 'abc' }, 'body.card_cvn'],
    ['five digits of cvn', { card_cvn: '12345' }, 'body.card_cvn'],
    ['text for billing_details', { billing_details: 'Siti' }, 'body.billing_details'],
    [
      'text for an address',
      { billing_details: { address: 'Jakarta' } },
      'body.billing_details.address',
    ],
    [
      'an address without country',
      { billing_details: { address: {} } },
      'body.billing_details.address.country',
    ],
    [
      'a promotion without reference',
      { promotion: { original_amount: 1 } },
      'body.promotion.reference_id',
    ],
    [
      'a promotion without amount',
      { promotion: { reference_id: 'a' } },
      'body.promotion.original_amount',
    ],
    [
      'installments as text',
      { installment: { count: '3', interval: 'month' } },
      'body.installment.count',
    ],
    [
      'an interval as number',
      { installment: { count: 3, interval: 1 } },
      'body.installment.interval',
    ],
    ...['', 'x'.repeat(256)].flatMap(
      (text): [string, Readonly<Record<string, unknown>>, string][] => [
        ...names.map((name): [string, Readonly<Record<string, unknown>>, string] => [
          `${name} of ${text.length} characters`,
          { billing_details: { [name]: text } },
          `body.billing_details.${name}`,
        ]),
        ...lines.map((name): [string, Readonly<Record<string, unknown>>, string] => [
          `${name} of ${text.length} characters`,
          address({ [name]: text }),
          `body.billing_details.address.${name}`,
        ]),
      ],
    ),
  ])(
    'for %s (CARD-ERR-API_VALIDATION_ERROR, CARD-CREATE-token_id, CARD-CREATE-external_id, CARD-CREATE-amount, CARD-CREATE-capture, CARD-CREATE-card_cvn, CARD-CONF-03, LIMIT-07, CARD-CREATE-billing_details, CARD-CREATE-billing_details.given_names, CARD-CREATE-billing_details.surname, CARD-CREATE-billing_details.email, CARD-CREATE-billing_details.mobile_number, CARD-CREATE-billing_details.phone_number, CARD-CREATE-billing_details.address, CARD-CREATE-billing_details.address.country, CARD-CREATE-billing_details.address.street_line1, CARD-CREATE-billing_details.address.street_line2, CARD-CREATE-billing_details.address.city, CARD-CREATE-billing_details.address.province, CARD-CREATE-billing_details.address.state, CARD-CREATE-billing_details.address.postal_code, CARD-CREATE-promotion.reference_id, CARD-CREATE-promotion.original_amount, CARD-CREATE-installment.count, CARD-CREATE-installment.interval)',
    async (_, change, path) => {
      const merchant = cardMerchant();
      const { status, body } = await refusedFor(merchant, change);
      expect([status, body.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
      expect(body.errors.map((one: { path: string }) => one.path)).toContain(path);
    },
  );

  test('for a body that is not JSON (CARD-ERR-INVALID_JSON_FORMAT)', async () => {
    const { call } = cardMerchant();
    expect(errorOf(await call('POST', '/credit_card_charges', '{'))).toEqual([
      400,
      'INVALID_JSON_FORMAT',
    ]);
  });

  test('by a key without the permission (CARD-ERR-REQUEST_FORBIDDEN_ERROR, AUTH-05)', async () => {
    const { charge } = cardMerchant();
    const answer = await charge(
      { token_id: unknown, amount: 1 },
      { permissions: ['money_in:read'] },
    );
    expect(errorOf(answer)).toEqual([403, 'REQUEST_FORBIDDEN_ERROR']);
  });

  test.each<[string, Readonly<Record<string, unknown>>, string | undefined, number, string]>([
    ['a malformed token', { token_id: 'x' }, undefined, 400, 'INVALID_TOKEN_ID_ERROR'],
    ['an unknown token', { token_id: unknown }, undefined, 404, 'TOKEN_NOT_FOUND_ERROR'],
    [
      'a malformed authentication',
      { authentication_id: 'x' },
      undefined,
      400,
      'INVALID_AUTHENTICATION_ID_ERROR',
    ],
    [
      'an unknown authentication',
      { authentication_id: unknown },
      undefined,
      404,
      'AUTHENTICATION_NOT_FOUND_ERROR',
    ],
    [
      'more than was authenticated',
      { amount: 75_001 },
      undefined,
      400,
      'AMOUNT_GREATER_THAN_AUTHENTICATED_ERROR',
    ],
    [
      'another currency than was authenticated',
      { amount: 700, currency: 'PHP' },
      undefined,
      400,
      'INVALID_AUTHENTICATION_ID_ERROR',
    ],
    [
      'three digits of cvn for AMEX',
      { card_cvn: '123' },
      testCards.amex,
      400,
      'INVALID_CVN_LENGTH_ERROR',
    ],
    [
      'four digits of cvn for VISA',
      { card_cvn: '1234' },
      undefined,
      400,
      'INVALID_CVN_LENGTH_ERROR',
    ],
    ['an unknown mid_label', { mid_label: 'OTHER' }, undefined, 404, 'MID_NOT_FOUND_ERROR'],
    ['no name where the bank wants one', {}, testCards.named, 400, 'CARDHOLDER_NAME_REQUIRED'],
    [
      'an unknown promotion',
      { promotion: { reference_id: 'x', original_amount: 75_000 } },
      undefined,
      400,
      'INVALID_PROMOTION_DETAILS',
    ],
    [
      'another amount than a promotion leaves',
      { promotion: { reference_id: 'TEST_PROMOTION', original_amount: 75_000 } },
      undefined,
      400,
      'INVALID_PROMOTION_DETAILS',
    ],
    [
      'installments of a bank without any',
      { installment: { count: 3, interval: 'month' } },
      undefined,
      404,
      'INSTALLMENT_UNAVAILABLE',
    ],
    [
      '99 installments',
      { installment: { count: 99, interval: 'month' } },
      testCards.bca,
      404,
      'INSTALLMENT_UNAVAILABLE',
    ],
  ])(
    'for %s (CARD-ERR-INVALID_TOKEN_ID_ERROR, CARD-ERR-TOKEN_NOT_FOUND_ERROR, CARD-ERR-INVALID_AUTHENTICATION_ID_ERROR, CARD-ERR-AUTHENTICATION_NOT_FOUND_ERROR, CARD-ERR-AMOUNT_GREATER_THAN_AUTHENTICATED_ERROR, CARD-ERR-INVALID_CVN_LENGTH_ERROR, CARD-CONF-03, CARD-ERR-MID_NOT_FOUND_ERROR, CARD-CREATE-mid_label, CARD-ERR-CARDHOLDER_NAME_REQUIRED, CARD-ERR-INVALID_PROMOTION_DETAILS, CARD-ERR-INSTALLMENT_UNAVAILABLE, CARD-UNSPEC-04)',
    async (_, change, number, status, code) => {
      const merchant = cardMerchant();
      expect(errorOf(await refusedFor(merchant, change, number))).toEqual([status, code]);
    },
  );

  test('a second time with a token for a single use, whatever came of the first (CARD-ERR-TOKEN_ALREADY_USED_ERROR, STATE-UNSPEC-07)', async () => {
    for (const first of [
      { amount: 75_000 },
      { amount: 10_054 },
      { amount: 75_000, capture: false },
    ]) {
      const { token, charge } = cardMerchant();
      const { id: token_id } = await token(testCards.frictionless);
      expect((await charge({ token_id, ...first })).status).toBe(200);
      expect(errorOf(await charge({ token_id, amount: 75_000 }))).toEqual([
        400,
        'TOKEN_ALREADY_USED_ERROR',
      ]);
    }
  });

  test('by a refused request a token is not used up', async () => {
    const { token, charge } = cardMerchant();
    const { id: token_id } = await token(testCards.frictionless);
    expect((await charge({ token_id, amount: 75_000, mid_label: 'OTHER' })).status).toBe(404);
    expect((await charge({ token_id, amount: 75_000 })).status).toBe(200);
  });

  test('a second time with one authentication, one of another token, or one nobody verified (CARD-ERR-AUTHENTICATION_ALREADY_USED_ERROR)', async () => {
    const { token, charge, authenticate } = cardMerchant();
    const [one, other, asked] = [
      await token(testCards.mastercard, { is_multiple_use: true }),
      await token(testCards.mastercard, { is_multiple_use: true }),
      await token(testCards.challenged, { is_multiple_use: true }),
    ];
    const { id: authentication_id } = await authenticate(one.id, 75_000);
    const body = { token_id: one.id as string, authentication_id, amount: 75_000 };
    expect(errorOf(await charge({ ...body, token_id: other.id }))).toEqual([
      404,
      'AUTHENTICATION_NOT_FOUND_ERROR',
    ]);
    expect((await charge(body)).status).toBe(200);
    expect(errorOf(await charge(body))).toEqual([400, 'AUTHENTICATION_ALREADY_USED_ERROR']);
    const waiting = await authenticate(asked.id, 75_000);
    expect(
      errorOf(await charge({ ...body, token_id: asked.id, authentication_id: waiting.id })),
    ).toEqual([400, 'INVALID_AUTHENTICATION_ID_ERROR']);
  });

  test('with an authentication whose day is over', async () => {
    const { token, charge, authenticate, advance } = cardMerchant();
    const { id: token_id } = await token(testCards.mastercard, { is_multiple_use: true });
    const { id: authentication_id } = await authenticate(token_id, 75_000);
    await advance(86_400_000);
    expect(errorOf(await charge({ token_id, authentication_id, amount: 75_000 }))).toEqual([
      400,
      'INVALID_AUTHENTICATION_ID_ERROR',
    ]);
  });

  test('with an external_id that a charge has, whatever came of that one (CARD-UNSPEC-06)', async () => {
    const { charged } = cardMerchant();
    for (const amount of [75_000, 10_054]) {
      const external_id = `taken-${amount}`;
      expect((await charged({ amount, external_id })).status).toBe(200);
      expect(errorOf(await charged({ external_id }))).toEqual([
        400,
        'EXTERNAL_ID_ALREADY_USED_ERROR',
      ]);
    }
    expect((await charged({ external_id: 'x'.repeat(64) })).status).toBe(200);
  });

  test('without card_cvn for a card of Europe, whatever its token knows (CARD-CREATE-card_cvn-europe, CARD-UNSPEC-05)', async () => {
    const merchant = cardMerchant();
    const { choose, charge, token } = merchant;
    const { id: token_id, payer_authentication_url } = await token(testCards.german, {
      card_cvn: '123',
    });
    await choose(payer_authentication_url as string, 'AUTHENTICATED');
    const { status, body } = await charge({ token_id, amount: 75_000 });
    expect([status, body.error_code, body.errors[0].path]).toEqual([
      400,
      'API_VALIDATION_ERROR',
      'body.card_cvn',
    ]);
    expect((await charge({ token_id, amount: 75_000, card_cvn: '123' })).body.status).toBe(
      'CAPTURED',
    );
  });

  test('where cards are switched off, and in live mode', async () => {
    const { charge } = cardMerchant({ account: { switches: { cards: false } } });
    const body = { token_id: unknown, amount: 75_000 };
    expect(errorOf(await charge(body))).toEqual([403, 'CHANNEL_NOT_ACTIVATED']);
    expect(errorOf(await charge(body, { mode: 'live' }))).toEqual([503, 'CHANNEL_UNAVAILABLE']);
  });
});

describe('terms of a charge', () => {
  test('a promotion leaves what is charged (CARD-CREATE-promotion, CARD-FIELD-promotion, CARD-FIELD-promotion.reference_id, CARD-FIELD-promotion.original_amount)', async () => {
    const { charged } = cardMerchant();
    const promotion = { reference_id: 'TEST_PROMOTION', original_amount: 75_000 };
    const { status, body } = await charged({ amount: 67_500, promotion });
    expect([status, body.promotion]).toEqual([200, promotion]);
  });

  test('a promotion takes a share and an amount off, from a least amount on (CARD-ERR-INVALID_PROMOTION_DETAILS)', async () => {
    const promotion = {
      reference_id: 'P',
      discount_basis_points: 1_250,
      discount_amount: 1_000,
      min_original_amount: 20_000,
    };
    const { token, charge } = cardMerchant({ account: { cards: { promotions: [promotion] } } });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 10_000, max: 100_000 }),
        fc.integer({ min: -1, max: 1 }),
        async (original_amount, off) => {
          const left = original_amount - Math.floor((original_amount * 125 + 500) / 1_000) - 1_000;
          const { id: token_id } = await token(testCards.frictionless, { amount: 200_000 });
          const { status } = await charge({
            token_id,
            amount: left + off,
            promotion: { reference_id: 'P', original_amount },
          });
          expect(status).toBe(off === 0 && original_amount >= 20_000 ? 200 : 400);
        },
      ),
      { numRuns: 40 },
    );
  });

  test.each([
    [499_999, 400],
    [500_000, 200],
  ])(
    'installments of two banks begin at 500,000: %i (LIMIT-05, LIMIT-UNSPEC-05, CARD-ERR-INSTALLMENT_BELOW_MINIMUM_AMOUNT, CARD-CREATE-installment, CARD-FIELD-installment, CARD-FIELD-installment.count, CARD-FIELD-installment.interval)',
    async (amount, status) => {
      for (const number of [testCards.bca, testCards.bni]) {
        const { charged } = cardMerchant();
        const installment = { count: 3, interval: 'month' };
        const answer = await charged({ amount, installment }, number);
        expect([answer.status, answer.body.error_code]).toEqual([
          status,
          status === 400 ? 'INSTALLMENT_BELOW_MINIMUM_AMOUNT' : undefined,
        ]);
        if (status === 200) expect(answer.body.installment).toEqual(installment);
      }
    },
  );

  test('installments are switched off for an account (CARD-ERR-INSTALLMENT_UNAVAILABLE)', async () => {
    const { charged } = cardMerchant({ account: { switches: { card_installments: false } } });
    const installment = { count: 3, interval: 'month' };
    expect(errorOf(await charged({ amount: 600_000, installment }, testCards.bca))).toEqual([
      404,
      'INSTALLMENT_UNAVAILABLE',
    ]);
  });

  test('mid_label is shown where it was sent, and to switchers always (CARD-FIELD-mid_label, CARD-CREATE-mid_label)', async () => {
    const own = cardMerchant();
    expect((await own.charged()).body).not.toHaveProperty('mid_label');
    expect((await own.charged({ mid_label: 'CTV_TEST' })).body.mid_label).toBe('CTV_TEST');
    const switcher = cardMerchant({ account: { cards: { mids: ['ONE', 'TWO'] } } });
    expect((await switcher.charged()).body.mid_label).toBe('ONE');
    expect((await switcher.charged({ mid_label: 'TWO' })).body.mid_label).toBe('TWO');
  });

  test('a name for the bank that wants one comes with the charge or with the token (CARD-ERR-CARDHOLDER_NAME_REQUIRED)', async () => {
    const { token, charge, choose } = cardMerchant();
    for (const [tokenSays, chargeSays] of [
      [{ billing_details: { given_names: 'Siti' } }, {}],
      [{}, { billing_details: { surname: 'Aminah' } }],
    ]) {
      const { id: token_id, payer_authentication_url } = await token(testCards.named, tokenSays);
      await choose(payer_authentication_url as string, 'AUTHENTICATED');
      expect((await charge({ token_id, amount: 75_000, ...chargeSays })).status).toBe(200);
    }
  });
});

describe('an authorized charge', () => {
  const authorized = async (merchant = cardMerchant()) => {
    const { body } = await merchant.charged({ capture: false });
    const act = (verb: string, sent: object, options = {}) =>
      merchant.call('POST', `/credit_card_charges/${body.id}/${verb}`, sent, options);
    const read = async () => (await merchant.call('GET', `/credit_card_charges/${body.id}`)).body;
    return { ...merchant, body, act, read };
  };

  test('holds money that is not captured (STATE-CARD-02, CARD-CREATE-capture, CARD-FIELD-capture_amount)', async () => {
    const { body, store, partition } = await authorized();
    expect(body).toMatchObject({
      status: 'AUTHORIZED',
      authorized_amount: 75_000,
      capture_amount: 0,
    });
    await store.view(partition, (view) => {
      expect(view.balance(ledgers.pending, 'IDR') + view.balance(ledgers.available, 'IDR')).toBe(0);
    });
  });

  test('is captured once, with no more than was authorized, and the rest is let go (CARD-UNSPEC-02, STATE-UNSPEC-02)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 80_000 }),
        fc.integer({ min: 1, max: 80_000 }),
        async (first, second) => {
          fc.pre([first, second].every((one) => one < 10_051 || one > 10_060));
          const { act, read, store, partition } = await authorized();
          const one = await act('capture', { amount: first });
          if (first > 75_000) expect(errorOf(one)).toEqual([400, 'CAPTURE_AMOUNT_EXCEEDED']);
          else expect(one.body).toMatchObject({ status: 'CAPTURED', capture_amount: first });
          const two = await act('capture', { amount: second });
          if (first <= 75_000) expect(errorOf(two)).toEqual([400, 'INELIGIBLE_TRANSACTION_STATUS']);
          const taken = first <= 75_000 ? first : second <= 75_000 ? second : 0;
          expect((await read()).capture_amount).toBe(taken);
          await store.view(partition, (view) => {
            const sums = view
              .list(transactions, { any: { status: ['SUCCESS'] } }, { limit: 9 })
              .rows.map(({ state }) => state.amount);
            expect(sums).toEqual(taken === 0 ? [] : [taken]);
          });
        },
      ),
      { numRuns: 40 },
    );
  });

  test('that its bank declines to capture stays authorized (CARD-UNSPEC-02)', async () => {
    const { act, read } = await authorized();
    expect(errorOf(await act('capture', { amount: 10_054 }))).toEqual([400, 'CAPTURE_DECLINED']);
    expect((await read()).status).toBe('AUTHORIZED');
    expect((await act('capture', { amount: 75_000 })).status).toBe(200);
  });

  test('expires after seven days: it is REVERSED and cannot be captured (STATE-CARD-03, STATE-UNSPEC-02)', async () => {
    const { act, read, advance } = await authorized();
    await advance(7 * 86_400_000 - 1);
    expect((await read()).status).toBe('AUTHORIZED');
    await advance(1);
    expect(await read()).toMatchObject({ status: 'REVERSED', capture_amount: 0 });
    expect(errorOf(await act('capture', { amount: 1_000 }))).toEqual([
      400,
      'INELIGIBLE_TRANSACTION_STATUS',
    ]);
  });

  test('is reversed by the merchant, once (STATE-UNSPEC-02)', async () => {
    const { act, read, body, account, store, partition } = await authorized();
    const reversed = await act('auth_reversal', { external_id: 'reversal-1' });
    expect(reversed.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
      credit_card_charge_id: body.id,
      business_id: account.id,
      external_id: 'reversal-1',
      amount: 75_000,
      currency: 'IDR',
      status: 'SUCCEEDED',
      created: '2026-01-01T00:00:00.000Z',
    });
    expect((await read()).status).toBe('REVERSED');
    for (const [verb, sent] of [
      ['auth_reversal', { external_id: 'reversal-2' }],
      ['capture', { amount: 1_000 }],
      ['refunds', { amount: 1_000, external_id: 'r' }],
    ] as const)
      expect(errorOf(await act(verb, sent))).toEqual([400, 'INELIGIBLE_TRANSACTION_STATUS']);
    await store.view(partition, (view) => {
      const { rows } = view.list(transactions, {}, { limit: 9 });
      expect(rows.map(({ state }) => state.status)).toEqual(['VOIDED']);
    });
  });

  test.each(['capture', 'auth_reversal', 'refunds'])('is needed for %s', async (verb) => {
    const { call } = cardMerchant();
    const sent = { amount: 1_000, external_id: 'x' };
    expect(errorOf(await call('POST', `/credit_card_charges/${unknown}/${verb}`, sent))).toEqual([
      404,
      'CREDIT_CARD_CHARGE_NOT_FOUND_ERROR',
    ]);
  });

  test('captured at once has nothing left to capture or to reverse', async () => {
    const { charged, call } = cardMerchant();
    const { body } = await charged();
    for (const [verb, sent] of [
      ['capture', { amount: 75_000 }],
      ['auth_reversal', { external_id: 'x' }],
    ] as const) {
      const path = `/credit_card_charges/${body.id}/${verb}`;
      expect(errorOf(await call('POST', path, sent))).toEqual([
        400,
        'INELIGIBLE_TRANSACTION_STATUS',
      ]);
    }
  });
});

describe('a refund of a charge', () => {
  const funded = async (options = {}) => {
    const merchant = cardMerchant(options);
    await merchant.charged({ amount: 500_000 });
    const { body } = await merchant.charged();
    await merchant.advance(10 * 86_400_000);
    const refund = (sent: object, call = {}) =>
      merchant.call('POST', `/credit_card_charges/${body.id}/refunds`, sent, call);
    return { ...merchant, body, refund };
  };

  test('gives money back at once, by either path (VER-12, VER-UNSPEC-05)', async () => {
    const { refund, body, account, call } = await funded();
    const made = await refund({ amount: 10_000, external_id: 'r-1' });
    expect(made.status).toBe(200);
    expect(made.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
      credit_card_charge_id: body.id,
      user_id: account.id,
      external_id: 'r-1',
      amount: 10_000,
      currency: 'IDR',
      status: 'SUCCEEDED',
      fee_refund_amount: 0,
      created: '2026-01-11T00:00:00.000Z',
      updated: '2026-01-11T00:00:00.000Z',
    });
    const named = { credit_card_charge_id: body.id as string, amount: 20_000, external_id: 'r-2' };
    const other = await call('POST', '/credit_card_charges/refunds', named);
    expect(other.body).toMatchObject({ status: 'SUCCEEDED', amount: 20_000 });
    expect((await call('GET', `/credit_card_charges/${body.id}`)).body).toEqual(body);
  });

  test('has its final status at once since 2019-05-01, and waits before that, however the server is set (VER-12)', async () => {
    for (const refunds of ['sync', 'async'] as const) {
      const { refund, advance, events } = await funded({ refunds });
      const version = (date: string) => ({ headers: { 'api-version': date } });
      const now = await refund({ amount: 1_000, external_id: 'a' }, version('2019-05-01'));
      expect(now.body.status).toBe('SUCCEEDED');
      const later = await refund({ amount: 1_000, external_id: 'b' }, version('2018-01-01'));
      expect(later.body.status).toBe('REQUESTED');
      expect(errorOf(await refund({ amount: 1_000, external_id: 'c' }))).toEqual([
        400,
        'REFUND_IN_PROGRESS',
      ]);
      await advance(2_000);
      const refunded = (await events()).filter(({ body }) => body['event'] === 'refund.succeeded');
      expect(refunded.length).toBe(0);
      expect((await refund({ amount: 1_000, external_id: 'd' })).body.status).toBe('SUCCEEDED');
    }
  });

  test('is FAILED where the bank does not carry it out', async () => {
    const { refund } = await funded();
    const { body } = await refund({ amount: 1_305, external_id: 'r' });
    expect([body.status, body.failure_reason]).toEqual(['FAILED', 'REFUND_FAILED']);
  });

  test('never gives back more than was captured (VER-UNSPEC-05)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 2_000, max: 60_000 }), { minLength: 1, maxLength: 5 }),
        async (amounts) => {
          const { refund } = await funded();
          let left = 75_000;
          for (const [index, amount] of amounts.entries()) {
            const { status, body } = await refund({ amount, external_id: `r-${index}` });
            if (amount <= left) {
              expect([status, body.status]).toEqual([200, 'SUCCEEDED']);
              left -= amount;
            } else {
              expect([status, body.error_code]).toEqual([
                400,
                left === 0 ? 'INELIGIBLE_TRANSACTION_STATUS' : 'REFUND_AMOUNT_EXCEEDED',
              ]);
            }
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  test.each<[string, object, number, string]>([
    [
      'an external_id that a refund has',
      { amount: 1_000, external_id: 'taken' },
      400,
      'EXTERNAL_ID_ALREADY_USED_ERROR',
    ],
    ['no amount', { external_id: 'x' }, 400, 'API_VALIDATION_ERROR'],
    ['a fraction', { amount: 0.5, external_id: 'x' }, 400, 'API_VALIDATION_ERROR'],
    ['no external_id', { amount: 1_000 }, 400, 'API_VALIDATION_ERROR'],
  ])('is refused for %s', async (_, sent, status, code) => {
    const { refund } = await funded();
    await refund({ amount: 1_000, external_id: 'taken' });
    expect(errorOf(await refund(sent))).toEqual([status, code]);
  });

  test('is refused while the balance does not cover it', async () => {
    const { charged, call } = cardMerchant();
    const { body } = await charged();
    const sent = { amount: 75_000, external_id: 'r' };
    const path = `/credit_card_charges/${body.id}/refunds`;
    expect(errorOf(await call('POST', path, sent))).toEqual([400, 'INSUFFICIENT_BALANCE']);
  });
});

test('a request that is sent again under its key charges once', async () => {
  const { token, charge } = cardMerchant();
  const { id: token_id } = await token(testCards.frictionless);
  const body = { token_id, amount: 75_000, external_id: 'once' };
  const options = { headers: { 'x-idempotency-key': 'k-1' } };
  const first = await charge(body, options);
  const second = await charge(body, options);
  expect(second.body).toEqual(first.body);
  expect(second.headers['idempotency-replayed']).toBe('true');
});
