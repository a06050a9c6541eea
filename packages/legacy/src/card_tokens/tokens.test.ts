// Tests card tokens and authentications through the real pipeline: with a public key, in both
// spellings, and which card data is stored and sent.
import { hasCheckDigit } from '@kasir/models';
import { authentications, instruments, intents } from '@kasir/payments/state';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardData, cardMerchant, testCards, tokenBody } from '../testing/cards.ts';

const publicly = { type: 'public' } as const;

describe('a card token', () => {
  test('of a card that its bank knows is VERIFIED at once, and a public key reads the same (TOKEN-status, MODEL-UNSPEC-25, MODEL-UNSPEC-26, LEGACY-PATH-01)', async () => {
    const { call } = cardMerchant();
    const body = tokenBody(testCards.frictionless, { external_id: 'order-1', card_cvn: '123' });
    const made = await call('POST', '/v2/credit_card_tokens', body, publicly);
    expect(made.status).toBe(200);
    expect(made.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
      external_id: 'order-1',
      status: 'VERIFIED',
      is_multiple_use: false,
      masked_card_number: '400000XXXXXX1000',
      card_expiration_month: '12',
      card_expiration_year: '2039',
      card_info: {
        bank: 'KASIR TEST BANK',
        country: 'ID',
        type: 'CREDIT',
        brand: 'VISA',
        fingerprint: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
      },
      authentication_id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
    });
    const read = await call('GET', `/credit_card_tokens/${made.body.id}`, undefined, publicly);
    expect(read.body).toEqual(made.body);
    const alias = await call('POST', '/credit_card_tokens', body, publicly);
    expect(alias.body).toMatchObject({ status: 'VERIFIED', external_id: 'order-1' });
  });

  test.each([
    ['AUTHENTICATED', 'VERIFIED', undefined],
    ['UNAUTHENTICATED', 'FAILED', 'UNAUTHENTICATED'],
    ['CANCELLED_AUTHENTICATION', 'FAILED', 'CANCELLED_AUTHENTICATION'],
  ])(
    'of a card whose bank asks for authentication is IN_REVIEW until its holder chooses %s, and the merchant is notified (TOKEN-status-IN_REVIEW, TOKEN-should_authenticate, STATE-UNSPEC-07)',
    async (choice, status, failure_reason) => {
      const { call, token, choose, events } = cardMerchant();
      const made = await token(testCards.challenged, { external_id: 'order-2' });
      expect(made.status).toBe('IN_REVIEW');
      expect(await events()).toEqual([]);
      await choose(made.payer_authentication_url as string, choice);
      const { body } = await call('GET', `/credit_card_tokens/${made.id}`, undefined, publicly);
      const { payer_authentication_url: _, ...kept } = made;
      const settled = { ...kept, status, ...(failure_reason && { failure_reason }) };
      expect(body).toEqual(settled);
      const { body: authentication } = await call(
        'GET',
        `/credit_card_authentications/${made.authentication_id}`,
        undefined,
        publicly,
      );
      expect(authentication).toMatchObject({ status, amount: 75_000, currency: 'IDR' });
      const sent = await events();
      expect(sent.map(({ body: { event } }) => event)).toEqual([
        'credit_card.authentication',
        'credit_card.tokenization',
      ]);
      expect(sent[0]?.body['data']).toEqual({
        id: made.authentication_id,
        credit_card_token_id: made.id,
        external_id: 'order-2',
        amount: 75_000,
        currency: 'IDR',
        card_data: { masked_card_number: '400000XXXXXX1091', exp_month: '12', exp_year: '2039' },
        status,
        eci: status === 'VERIFIED' ? '5' : null,
        three_ds_result: status === 'VERIFIED' ? 'AUTHENTICATED' : 'UNAUTHENTICATED',
        three_ds_version: '2.2.0',
      });
      expect(sent[1]?.body['data']).toEqual(settled);
    },
  );

  test('whose holder is not authenticated within a day is FAILED, and stays FAILED (STATE-UNSPEC-07)', async () => {
    const { call, token, advance, events, choose } = cardMerchant();
    const made = await token(testCards.challenged);
    await advance(24 * 3_600_000);
    await choose(made.payer_authentication_url as string, 'AUTHENTICATED');
    const { body } = await call('GET', `/credit_card_tokens/${made.id}`);
    expect(body).toMatchObject({ status: 'FAILED', failure_reason: 'EXPIRED' });
    expect(await events()).toHaveLength(2);
    const verified = await token(testCards.frictionless);
    await advance(48 * 3_600_000);
    expect((await call('GET', `/credit_card_tokens/${verified.id}`)).body.status).toBe('VERIFIED');
    expect(await events()).toHaveLength(4);
  });

  test('is for a single use unless is_multiple_use or is_single_use overrides that (TOKEN-is_multiple_use, TOKEN-card_cvn)', async () => {
    const { call, token } = cardMerchant();
    for (const [sent, often] of [
      [{ is_multiple_use: true }, true],
      [{ is_multiple_use: undefined, is_single_use: false }, true],
      [{ is_multiple_use: undefined, is_single_use: true }, false],
      [{ is_multiple_use: true, is_single_use: false }, true],
      [{ is_multiple_use: undefined }, false],
    ] as const)
      expect((await token(testCards.frictionless, sent)).is_multiple_use).toBe(often);
    const both = tokenBody(testCards.frictionless, { is_single_use: false });
    const { status, body } = await call('POST', '/v2/credit_card_tokens', both, publicly);
    expect([status, body.errors[0].path]).toEqual([400, 'body.is_multiple_use']);
    const cvn = { card_data: { ...cardData(testCards.frictionless), cvn: '123' } };
    expect((await token(testCards.frictionless, cvn)).status).toBe('VERIFIED');
  });

  test('for multiple uses needs no amount; without one it is VERIFIED without an authentication', async () => {
    const { token, events } = cardMerchant();
    const made = await token(testCards.challenged, { amount: undefined, is_multiple_use: true });
    expect(made).toMatchObject({ status: 'VERIFIED', is_multiple_use: true });
    expect(made).not.toHaveProperty('authentication_id');
    expect((await events()).map(({ body }) => body['event'])).toEqual(['credit_card.tokenization']);
  });

  const change = (sent: object) => ({ card_data: { ...cardData('4000000000001000'), ...sent } });
  test.each<[string, Readonly<Record<string, unknown>>, string]>([
    ['no amount', { amount: undefined }, 'body.amount'],
    ['a fraction of a rupiah', { amount: 75_000.5 }, 'body.amount'],
    ['no card_data', { card_data: undefined }, 'body.card_data'],
    [
      'a number of another length',
      change({ account_number: '4000000000' }),
      'body.card_data.account_number',
    ],
    [
      'a wrong check digit',
      change({ account_number: '4000000000001001' }),
      'body.card_data.account_number',
    ],
    [
      'no known network',
      change({ account_number: '9000000000000001' }),
      'body.card_data.account_number',
    ],
    ['month 13', change({ exp_month: '13' }), 'body.card_data.exp_month'],
    ['month 0', change({ exp_month: '00' }), 'body.card_data.exp_month'],
    ['a card that has expired', change({ exp_year: '2025' }), 'body.card_data.exp_year'],
    ['two digits of cvn', { card_cvn: '12' }, 'body.card_cvn'],
    ['four digits of cvn for VISA', { card_cvn: '1234' }, 'body.card_cvn'],
    ['four digits of cvn inside', change({ cvn: '1234' }), 'body.card_data.cvn'],
    ['two security codes', { card_cvn: '123', ...change({ cvn: '456' }) }, 'body.card_cvn'],
    ['a payer in both spellings', { billing_details: {}, customer: {} }, 'body.customer'],
    ['a currency without cards', { currency: 'USD' }, 'body.currency'],
  ])(
    'is refused with %s (TOKEN-amount, TOKEN-card_data, TOKEN-card_data.account_number, TOKEN-card_data.exp_month, TOKEN-card_data.exp_year, TOKEN-billing_details, TOKEN-customer, CARD-CONF-02)',
    async (_, sent, path) => {
      const { call, store, partition } = cardMerchant();
      const body = tokenBody(testCards.frictionless, sent);
      const made = await call('POST', '/v2/credit_card_tokens', body, publicly);
      expect([made.status, made.body.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
      expect(made.body.errors.map((one: { path: string }) => one.path)).toContain(path);
      expect(await store.partitions()).not.toContainEqual(partition);
    },
  );

  test('accepts a form, and every field of a payer (TOKEN-external_id, TOKEN-billing_details.given_names, TOKEN-billing_details.surname, TOKEN-billing_details.email, TOKEN-billing_details.mobile_number, TOKEN-billing_details.phone_number, TOKEN-billing_details.address)', async () => {
    const { call } = cardMerchant();
    const payer = {
      given_names: 'Siti',
      surname: 'Aminah',
      email: 'siti@customers.example',
      mobile_number: '+62812345678',
      phone_number: '+62212345678',
      address: {
        country: 'ID',
        street_line1: 'Jalan 1',
        street_line2: 'Lantai 2',
        city: 'Jakarta',
        province_state: 'DKI',
        postal_code: '10110',
      },
    };
    for (const name of ['billing_details', 'customer']) {
      const body = tokenBody(testCards.frictionless, { [name]: payer });
      expect((await call('POST', '/v2/credit_card_tokens', body, publicly)).status).toBe(200);
    }
    const form = new URLSearchParams({
      amount: '75000',
      should_authenticate: 'true',
      'card_data[account_number]': testCards.frictionless,
      'card_data[exp_month]': '9',
      'card_data[exp_year]': '2039',
      'billing_details[given_names]': 'Siti',
    });
    const { status, body } = await call('POST', '/credit_card_tokens', form.toString(), {
      ...publicly,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([status, body.card_expiration_month]).toEqual([200, '09']);
  });

  test('can be created with a secret key, too, and other endpoints refuse a public key (AUTH-05, AUTH-UNSPEC-03)', async () => {
    const { call, token } = cardMerchant();
    const body = tokenBody(testCards.frictionless);
    expect((await call('POST', '/v2/credit_card_tokens', body)).status).toBe(200);
    const denied = await call('POST', '/v2/credit_card_tokens', body, {
      permissions: ['report:read'],
    });
    expect(denied.body.error_code).toBe('REQUEST_FORBIDDEN_ERROR');
    const { id } = await token(testCards.frictionless);
    const charge = { token_id: id, external_id: 'a', amount: 75_000 };
    expect((await call('POST', '/credit_card_charges', charge, publicly)).status).toBe(403);
    expect((await call('GET', '/qr_codes/a', undefined, publicly)).status).toBe(403);
  });

  test('cannot be created in live mode without a connector, nor when cards are switched off', async () => {
    const { call } = cardMerchant({ account: { switches: { cards: false } } });
    const body = tokenBody(testCards.frictionless);
    for (const [mode, status, code] of [
      ['test', 403, 'CHANNEL_NOT_ACTIVATED'],
      ['live', 503, 'CHANNEL_UNAVAILABLE'],
    ] as const) {
      const response = await call('POST', '/v2/credit_card_tokens', body, { ...publicly, mode });
      expect([response.status, response.body.error_code]).toEqual([status, code]);
    }
  });

  test('has its own id, and the same fingerprint as other tokens of the same card', async () => {
    const { token } = cardMerchant();
    const [one, same, other] = [
      await token(testCards.frictionless),
      await token(testCards.frictionless),
      await token(testCards.mastercard),
    ];
    expect(same.card_info.fingerprint).toBe(one.card_info.fingerprint);
    expect(other.card_info.fingerprint).not.toBe(one.card_info.fingerprint);
    expect(new Set([one.id, same.id, other.id]).size).toBe(3);
  });

  test('and its authentication are not found by any other id', async () => {
    const { call } = cardMerchant();
    for (const [path, code] of [
      ['/credit_card_tokens/x', 'TOKEN_NOT_FOUND_ERROR'],
      ['/credit_card_tokens/0190b8c26f1e000001a2b3c4', 'TOKEN_NOT_FOUND_ERROR'],
      ['/credit_card_authentications/x', 'AUTHENTICATION_NOT_FOUND_ERROR'],
    ] as const) {
      const { status, body } = await call('GET', path, undefined, publicly);
      expect([status, body.error_code]).toEqual([404, code]);
    }
  });
});

describe('an authentication of a token', () => {
  test('is made for an amount, and shows the page of the challenge (MODEL-UNSPEC-26)', async () => {
    const { token, authenticate, choose, call } = cardMerchant();
    const { id } = await token(testCards.challenged, { is_multiple_use: true, amount: undefined });
    const made = await authenticate(id, 50_000, { external_id: 'a-1', card_cvn: '123' });
    expect(made).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
      credit_card_token_id: id,
      external_id: 'a-1',
      amount: 50_000,
      currency: 'IDR',
      masked_card_number: '400000XXXXXX1091',
      status: 'IN_REVIEW',
      payer_authentication_url: expect.stringContaining('/authentication/') as string,
    });
    await choose(made.payer_authentication_url as string, 'AUTHENTICATED');
    const { body } = await call('GET', `/credit_card_authentications/${made.id}`);
    expect(body).toMatchObject({ status: 'VERIFIED', eci: '5', threeds_version: '2.2.0' });
    expect(body).not.toHaveProperty('payer_authentication_url');
    const known = await token(testCards.mastercard, { is_multiple_use: true, amount: undefined });
    expect(await authenticate(known.id, 50_000)).toMatchObject({ status: 'VERIFIED', eci: '2' });
  });

  test.each([
    ['an unknown token', { token: '0190b8c26f1e000001a2b3c4' }, {}, 404, 'TOKEN_NOT_FOUND_ERROR'],
    ['no amount', {}, { amount: undefined }, 400, 'API_VALIDATION_ERROR'],
    ['a fraction', {}, { amount: 0.5 }, 400, 'API_VALIDATION_ERROR'],
    ['another currency', {}, { currency: 'EUR' }, 400, 'API_VALIDATION_ERROR'],
    ['a cvn of AMEX', {}, { card_cvn: '1234' }, 400, 'INVALID_CVN_LENGTH_ERROR'],
  ])('is refused for %s', async (_, { token: named }: { token?: string }, sent, status, code) => {
    const { token, call } = cardMerchant();
    const { id } = await token(testCards.frictionless, { is_multiple_use: true });
    const path = `/credit_card_tokens/${named ?? id}/authentications`;
    const response = await call('POST', path, { amount: 50_000, ...sent }, publicly);
    expect([response.status, response.body.error_code]).toEqual([status, code]);
  });

  test('is refused for a token that was used, and for a card that has expired', async () => {
    const { token, charge, authenticate, advance } = cardMerchant();
    const used = await token(testCards.frictionless);
    await charge({ token_id: used.id, amount: 75_000 });
    expect((await authenticate(used.id, 10_000)).error_code).toBe('TOKEN_ALREADY_USED_ERROR');
    const card_data = { ...cardData(testCards.frictionless), exp_month: '1', exp_year: '2026' };
    const old = await token(testCards.frictionless, { is_multiple_use: true, card_data });
    await advance(31 * 86_400_000);
    expect((await authenticate(old.id, 10_000)).error_code).toBe('INVALID_TOKEN_ID_ERROR');
  });
});

/** Card numbers with a valid check digit. */
const cardNumber = fc.integer({ min: 1e8, max: 1e9 - 1 }).map((digits) => {
  const number = `421337${digits}`;
  return number + Array.from('0123456789').find((last) => hasCheckDigit(number + last));
});

test('stored rows, responses and webhooks never contain the number or security code of a card', async () => {
  await fc.assert(
    fc.asyncProperty(
      cardNumber,
      fc.integer({ min: 100, max: 999 }).map(String),
      fc.boolean(),
      async (number, card_cvn, is_multiple_use) => {
        const { token, charge, store, partition, events } = cardMerchant();
        const response = await token(number, { card_cvn, is_multiple_use });
        const authentication_id = response.authentication_id as string;
        const charged = await charge({
          token_id: response.id,
          amount: 1,
          card_cvn,
          authentication_id,
        });
        const kept = await store.view(partition, (view) =>
          [instruments, authentications, intents].map(
            (kind) => view.list(kind, {}, { limit: 10 }).rows,
          ),
        );
        for (const value of [kept, response, await events(), charged]) {
          const text = JSON.stringify(value);
          expect(text).not.toContain(number);
          expect(text).not.toContain(number.slice(6));
          expect(text).not.toContain(`"${card_cvn}"`);
        }
        expect(JSON.stringify(kept)).toContain(`${number.slice(0, 6)}XXXXXX${number.slice(-4)}`);
      },
    ),
    { numRuns: 30 },
  );
});
