// Tests every error of the specification for a refused card charge.
import { describe, expect, test } from 'vitest';
import {
  cardMerchant,
  errorOf,
  testCards,
  unknownId,
  type CardMerchant,
} from '../testing/cards.ts';

/** Charges a new token with a changed request. */
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
    const response = await charge(
      { token_id: unknownId, amount: 1 },
      { permissions: ['money_in:read'] },
    );
    expect(errorOf(response)).toEqual([403, 'REQUEST_FORBIDDEN_ERROR']);
  });

  test.each<[string, Readonly<Record<string, unknown>>, string | undefined, number, string]>([
    ['a malformed token', { token_id: 'x' }, undefined, 400, 'INVALID_TOKEN_ID_ERROR'],
    ['an unknown token', { token_id: unknownId }, undefined, 404, 'TOKEN_NOT_FOUND_ERROR'],
    [
      'a malformed authentication',
      { authentication_id: 'x' },
      undefined,
      400,
      'INVALID_AUTHENTICATION_ID_ERROR',
    ],
    [
      'an unknown authentication',
      { authentication_id: unknownId },
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

  test('a second time with a single-use token, whatever the outcome of the first (CARD-ERR-TOKEN_ALREADY_USED_ERROR, STATE-UNSPEC-07)', async () => {
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

  test('without using up its single-use token', async () => {
    const { token, charge } = cardMerchant();
    const { id: token_id } = await token(testCards.frictionless);
    expect((await charge({ token_id, amount: 75_000, mid_label: 'OTHER' })).status).toBe(404);
    expect((await charge({ token_id, amount: 75_000 })).status).toBe(200);
  });

  test('with an authentication that is already used, of another token, or not verified (CARD-ERR-AUTHENTICATION_ALREADY_USED_ERROR)', async () => {
    const { token, charge, authenticate } = cardMerchant();
    const [one, other, challenged] = [
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
    const waiting = await authenticate(challenged.id, 75_000);
    expect(
      errorOf(await charge({ ...body, token_id: challenged.id, authentication_id: waiting.id })),
    ).toEqual([400, 'INVALID_AUTHENTICATION_ID_ERROR']);
  });

  test('with an authentication that expired after a day', async () => {
    const { token, charge, authenticate, advance } = cardMerchant();
    const { id: token_id } = await token(testCards.mastercard, { is_multiple_use: true });
    const { id: authentication_id } = await authenticate(token_id, 75_000);
    await advance(86_400_000);
    expect(errorOf(await charge({ token_id, authentication_id, amount: 75_000 }))).toEqual([
      400,
      'INVALID_AUTHENTICATION_ID_ERROR',
    ]);
  });

  test('with an external_id of another charge, whatever its outcome (CARD-UNSPEC-06)', async () => {
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

  test('without card_cvn for a European card, even when its token was created with one (CARD-CREATE-card_cvn-europe, CARD-UNSPEC-05)', async () => {
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

  test('when cards are switched off for the account, and in live mode', async () => {
    const { charge } = cardMerchant({ account: { switches: { cards: false } } });
    const body = { token_id: unknownId, amount: 75_000 };
    expect(errorOf(await charge(body))).toEqual([403, 'CHANNEL_NOT_ACTIVATED']);
    expect(errorOf(await charge(body, { mode: 'live' }))).toEqual([503, 'CHANNEL_UNAVAILABLE']);
  });
});
