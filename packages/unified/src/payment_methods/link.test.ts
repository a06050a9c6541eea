// Tests the linking of payment methods: with the password of the bank, on a page, and the expiry of
// methods that nobody links.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bankAccount,
  cardMethod,
  debitCard,
  cardNumbers,
  savedWallet,
  siti,
  createMethodMerchant,
  type MethodMerchant,
} from '../testing/payment-method-fixtures.ts';
import { returnUrls, walletMethod } from '../testing/merchant.ts';

const HOUR = 3_600_000;
const cancel_return_url = 'https://merchant.example/back';
const leaving = savedWallet({
  ewallet: { channel_code: 'DANA', channel_properties: { ...returnUrls, cancel_return_url } },
});

const lastEvent = async ({ events }: MethodMerchant) => (await events()).at(-1)?.body;

describe('a password', () => {
  test.each(['333000', '123456'])(
    '%s links a debit card (PM2-UNSPEC-06, STATE-UNSPEC-03, EVT-payment_method.activated, EVT-01)',
    async (code) => {
      const merchant = createMethodMerchant();
      const { id } = await merchant.make(debitCard());
      await merchant.advance(5_000);
      const { status, body } = await merchant.auth(id, code);
      expect([status, body.status, body.actions]).toEqual([200, 'ACTIVE', []]);
      expect(body.updated).toBe('2026-01-01T00:00:05.000Z');
      expect(await merchant.get(id)).toEqual(body);
      const { business_id, ...data } = body;
      expect(await merchant.events()).toHaveLength(1);
      expect(await lastEvent(merchant)).toEqual({
        event: 'payment_method.activated',
        business_id,
        created: body.updated,
        data,
        api_version: null,
      });
    },
  );

  test.each([
    ['333001', 'EXPIRED_OTP_ERROR'],
    ['333002', 'MAX_OTP_ATTEMPTS_ERROR'],
    ['333003', 'INVALID_OTP_ERROR'],
    ['222000', 'INVALID_OTP_ERROR'],
    ['constructor', 'INVALID_OTP_ERROR'],
  ])('%s returns 400 %s and changes nothing (PM2-UNSPEC-06)', async (code, error) => {
    const merchant = createMethodMerchant();
    const made = await merchant.make(debitCard());
    const { status, body } = await merchant.auth(made.id, code);
    expect([status, body.error_code]).toEqual([400, error]);
    expect(await merchant.get(made.id)).toEqual(made);
    expect((await merchant.auth(made.id, '333000')).status).toBe(200);
  });

  test('can be sent again until the method is linked (PM2-UNSPEC-06)', async () => {
    const { make, call, auth } = createMethodMerchant();
    const made = await make(debitCard());
    const resend = () => call('POST', `/v2/payment_methods/${made.id}/auth/resend`);
    expect(await resend()).toMatchObject({ status: 200, body: made });
    await auth(made.id, '333000');
    const { status, body } = await resend();
    expect([status, body.error_code]).toEqual([409, 'PAYMENT_METHOD_ALREADY_ACTIVE']);
  });

  test('is in no stored byte, event or response', async () => {
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[a-z]{8,20}$/), async (code) => {
        const { make, call, store, events } = createMethodMerchant();
        const { id } = await make(debitCard());
        const headers = { 'idempotency-key': 'k-1' };
        const body = { auth_code: code };
        const url = `/v2/payment_methods/${id}/auth`;
        const response = await call('POST', url, body, { headers });
        expect(JSON.stringify([response, await events()]) + store.asText()).not.toContain(code);
      }),
      { numRuns: 20 },
    );
  });

  test.each<
    [
      string,
      object,
      ((merchant: MethodMerchant, id: string) => Promise<unknown>) | null,
      number,
      string,
    ]
  >([
    [
      'an active method',
      debitCard(),
      ({ auth }, id) => auth(id, '333000'),
      409,
      'PAYMENT_METHOD_ALREADY_ACTIVE',
    ],
    ['a wallet for one use', walletMethod(), null, 409, 'PAYMENT_METHOD_ALREADY_ACTIVE'],
    [
      'a declined method',
      bankAccount(),
      ({ chooseOnPage }, id) => chooseOnPage(id, 'decline'),
      409,
      'PAYMENT_METHOD_ALREADY_FAILED',
    ],
    [
      'an expired method',
      debitCard(),
      ({ expire }, id) => expire(id),
      400,
      'PAYMENT_METHOD_STATUS_INVALID',
    ],
    [
      'a method that nobody linked in time',
      debitCard(),
      ({ advance }) => advance(24 * HOUR),
      400,
      'PAYMENT_METHOD_STATUS_INVALID',
    ],
    ['a method with a page', savedWallet(), null, 400, 'OPERATION_NOT_ALLOWED'],
  ])('of %s returns %i %s (PM2-UNSPEC-06)', async (_, sent, before, ...wanted) => {
    const merchant = createMethodMerchant();
    const { id } = await merchant.make(sent);
    await before?.(merchant, id);
    const { status, body } = await merchant.auth(id, '333000');
    expect([status, body.error_code]).toEqual(wanted);
  });

  test('is required, and is 404 for an unknown method', async () => {
    const { make, call, auth } = createMethodMerchant();
    const { id } = await make(debitCard());
    const { status, body } = await call('POST', `/v2/payment_methods/${id}/auth`, {});
    expect([status, body.errors[0].path]).toEqual([400, 'body.auth_code']);
    expect((await auth('pm-1', '333000')).status).toBe(404);
  });
});

describe('the page', () => {
  test.each([
    ['DANA', savedWallet(), { say: 'link_channel', with: { channel: 'DANA' } }, 'linked'],
    [
      'BPI Direct Debit',
      bankAccount(),
      { say: 'link_channel', with: { channel: 'BPI Direct Debit' } },
      'linked',
    ],
    ['Card', cardMethod(), { say: 'authenticate_card' }, 'authenticated'],
  ])(
    'of %s asks the payer and redirects to the merchant (PM2-UNSPEC-06)',
    async (title, sent, purpose, status) => {
      const { make, seePage, chooseOnPage } = createMethodMerchant();
      const { id, reference_id } = await make({ ...sent, description: 'For Siti' });
      const page = {
        title,
        purpose,
        merchant: 'Toko Uji',
        amount: null,
        reference: reference_id,
        description: 'For Siti',
      };
      expect(await seePage(id)).toMatchObject({
        ...page,
        choices: [{ name: 'approve' }, { name: 'decline' }],
        status: 'open',
        returnUrl: null,
      });
      await chooseOnPage(id, 'approve');
      expect(await seePage(id)).toMatchObject({
        ...page,
        choices: [],
        status,
        returnUrl: returnUrls.success_return_url,
      });
    },
  );

  test.each([
    ['wallet', savedWallet(), 'USER_DID_NOT_AUTHORIZE_THE_PAYMENT'],
    ['bank account', bankAccount(), 'USER_DID_NOT_AUTHORIZE_THE_PAYMENT'],
    ['card', cardMethod(), 'AUTHENTICATION_FAILED'],
  ])(
    'of a %s fails it when the payer declines (STATE-UNSPEC-03, EVT-payment_method.failed, EVT-01)',
    async (_, sent, failure_code) => {
      const merchant = createMethodMerchant();
      const { id } = await merchant.make(sent);
      await merchant.chooseOnPage(id, 'decline');
      const { business_id: _owner, ...data } = await merchant.get(id);
      expect(data).toMatchObject({ status: 'FAILED', failure_code, actions: [] });
      expect(await lastEvent(merchant)).toMatchObject({ event: 'payment_method.failed', data });
      expect(await merchant.seePage(id)).toMatchObject({
        choices: [],
        status: expect.stringMatching(/^not_/) as string,
        returnUrl: returnUrls.failure_return_url,
      });
    },
  );

  test('decides once: a later choice changes nothing', async () => {
    for (const first of ['approve', 'decline']) {
      const merchant = createMethodMerchant();
      const { id } = await merchant.make(leaving);
      await merchant.chooseOnPage(id, first);
      const ended = await merchant.get(id);
      for (const late of ['approve', 'decline', 'cancel', 'x'])
        await merchant.chooseOnPage(id, late);
      expect(await merchant.get(id)).toEqual(ended);
      expect(await merchant.eventNames()).toHaveLength(1);
    }
  });

  test('does not exist for methods that need none', async () => {
    const { make, seePage, chooseOnPage, get } = createMethodMerchant();
    for (const body of [walletMethod(), debitCard()]) {
      const made = await make(body);
      expect(await seePage(made.id)).toBeUndefined();
      await chooseOnPage(made.id, 'approve');
      expect(await get(made.id)).toEqual(made);
    }
    expect(await seePage('pm-1')).toBeUndefined();
  });

  test('can be canceled and opened again for 15 minutes (PM2-CREATE-ewallet.channel_properties.cancel_return_url-retry)', async () => {
    const { make, seePage, chooseOnPage, get, advance } = createMethodMerchant();
    const { id } = await make(leaving);
    await advance(HOUR);
    await chooseOnPage(id, 'cancel');
    expect(await seePage(id)).toMatchObject({ status: 'open', returnUrl: cancel_return_url });
    await advance(15 * 60_000 - 1);
    expect((await seePage(id))?.choices).toHaveLength(3);
    await chooseOnPage(id, 'approve');
    expect((await get(id)).status).toBe('ACTIVE');
  });

  test('expires 15 minutes after it was canceled, and any other after a day (STATE-UNSPEC-03, EVT-payment_method.expired, PM2-CREATE-ewallet.channel_properties.cancel_return_url-retry)', async () => {
    const { make, seePage, chooseOnPage, get, advance, eventNames } = createMethodMerchant();
    const left = await make(leaving);
    const untouched = await make(savedWallet());
    await chooseOnPage(left.id, 'cancel');
    await advance(15 * 60_000);
    expect((await get(left.id)).status).toBe('EXPIRED');
    expect(await seePage(left.id)).toMatchObject({
      status: 'expired',
      returnUrl: returnUrls.failure_return_url,
    });
    await advance(24 * HOUR - 15 * 60_000 - 1);
    expect((await get(untouched.id)).status).toBe('REQUIRES_ACTION');
    await advance(1);
    expect((await get(untouched.id)).status).toBe('EXPIRED');
    expect(await eventNames()).toEqual(['payment_method.expired', 'payment_method.expired']);
  });
});

describe('a linked method shows', () => {
  test('its bank account, masked and as a digest (PM2-FIELD-direct_debit.bank_account, PM2-FIELD-direct_debit.bank_account.masked_bank_account_number, PM2-FIELD-direct_debit.bank_account.bank_account_hash)', async () => {
    const { make, chooseOnPage, get } = createMethodMerchant();
    const { id } = await make(bankAccount());
    await chooseOnPage(id, 'approve');
    expect((await get(id)).direct_debit.bank_account).toMatchObject({
      masked_bank_account_number: expect.stringMatching(/^X{6}\d{4}$/) as string,
      bank_account_hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
  });

  test('never the account number that was sent (PM2-FIELD-direct_debit.bank_account.masked_bank_account_number, PM2-FIELD-direct_debit.bank_account.bank_account_hash)', async () => {
    const { make, post, chooseOnPage, get, events, store } = createMethodMerchant();
    const account_number = '900300700112';
    const identity_document_number = '1100200300400';
    const properties = { mobile_number: '+639171234567', account_number, identity_document_number };
    const sent = bankAccount({}, 'BDO', properties);
    const [one, two] = [await make(sent), await make(sent)];
    expect(one.direct_debit.bank_account).toEqual({
      masked_bank_account_number: 'XXXXXXXX0112',
      bank_account_hash: two.direct_debit.bank_account.bank_account_hash,
      mobile_number: '+639171234567',
      identity_document_number,
    });
    expect(one.direct_debit.channel_properties).toEqual({
      ...returnUrls,
      mobile_number: '+639171234567',
      identity_document_number,
    });
    await chooseOnPage(one.id, 'approve');
    const after = await get(one.id);
    expect(after.direct_debit).toEqual(one.direct_debit);
    const wrong = await post(bankAccount({ reusability: 'NEVER' }, 'BDO', properties));
    const seen = JSON.stringify([one, after, wrong, await events()]) + store.asText();
    expect(seen).not.toContain(account_number);
  });

  test('how a card was authenticated (PM2-UNSPEC-05)', async () => {
    const { make, chooseOnPage, get } = createMethodMerchant();
    const method = await make(cardMethod());
    await chooseOnPage(method.id, 'approve');
    const unasked = await make(cardMethod({}, {}, { card_number: cardNumbers.frictionless }));
    const results = async (id: string) => (await get(id)).card.card_verification_results;
    expect(await results(method.id)).toMatchObject({
      three_d_secure: { three_d_secure_flow: 'CHALLENGE', eci_code: '05' },
      cvv_result: 'MATCH',
    });
    expect(await results(unasked.id)).toMatchObject({
      three_d_secure: { three_d_secure_flow: 'FRICTIONLESS', eci_code: '05' },
    });
    const mastercard = await make(cardMethod({}, {}, { card_number: '5200000000001005' }));
    expect((await results(mastercard.id)).three_d_secure.eci_code).toBe('02');
  });

  test('the same customer as before', async () => {
    const { make, chooseOnPage, get, call } = createMethodMerchant();
    const { id, customer_id } = await make(savedWallet());
    await chooseOnPage(id, 'approve');
    expect((await get(id)).customer_id).toBe(customer_id);
    const { body } = await call('GET', `/customers?reference_id=${siti.reference_id}`);
    expect(body.data).toHaveLength(1);
  });
});
