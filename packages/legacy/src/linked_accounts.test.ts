// Tests through the real pipeline that accounts are linked, become payment methods and are debited.
import { directDebitMachine, linkedAccountTokenMachine } from '@kasir/models';
import { machineSteps, observedSteps } from '@kasir/core/testing/internal';
import { emptyProfile } from '@kasir/payments/testing';
import { ledgers, transactions } from '@kasir/payments/ledger';
import { instrumentPage, intentPage } from '@kasir/payments/pages';
import { customers, getInstrument, instruments } from '@kasir/payments/state';
import { describe, expect, test } from 'vitest';
import { tokenStatusOf } from './linked_account_tokens/render.ts';
import { legacyListeners } from './server.ts';
import { legacyPlatform } from './testing/platform.ts';
import { paymentListeners } from '@kasir/payments/operation';

const OWNER = '00000000-0000-7000-8000-000000000001';
const customer_id = `cust-${OWNER}`;
const HOUR_MS = 3_600_000;

const card = {
  account_mobile_number: '+6281234567890',
  card_last_four: '1234',
  card_expiry: '12/2039',
  account_email: 'siti@example.com',
};

const returns = {
  success_redirect_url: 'https://merchant.example/thanks',
  failure_redirect_url: 'https://merchant.example/sorry',
};

/** Replaces the listener of the v2 API for payment methods, which is not part of this test. */
const silent = { product: 'payment_method', handlers: {} };

const merchant = (options: Parameters<typeof legacyPlatform>[0] = {}) => {
  const platform = legacyPlatform({
    listeners: [...paymentListeners, ...legacyListeners, silent],
    ...options,
  });
  const { call, act, decide } = platform;
  const customer = () =>
    decide((d) =>
      d.insert(customers, OWNER, {
        reference: 'siti',
        type: 'INDIVIDUAL',
        profile: emptyProfile,
        created: d.now,
        updated: d.now,
      }),
    );
  const begin = (change: object = {}) =>
    call('POST', '/linked_account_tokens/auth', {
      customer_id,
      channel_code: 'DC_BRI',
      properties: card,
      ...change,
    });
  const validate = (id: string, otp_code: string) =>
    call('POST', `/linked_account_tokens/${id}/validate_otp`, { otp_code });
  const toMethod = (la: string, type = 'DEBIT_CARD', change: object = {}) =>
    call('POST', '/payment_methods', { customer_id, type, properties: { id: la }, ...change });
  const stripIdPrefix = (id: string) => id.slice(id.indexOf('-') + 1);
  return {
    ...platform,
    customer,
    begin,
    validate,
    toMethod,
    accounts: async (id: string) =>
      (await call('GET', `/linked_account_tokens/${id}/accounts`)).body,
    /** Creates a payment method of a linked card, and returns its id. */
    method: async (): Promise<string> => {
      await customer();
      const { body } = await begin();
      await validate(body.id, '333000');
      return (await toMethod(`la-${stripIdPrefix(body.id)}`)).body.id;
    },
    /** Creates a payment method of a bank account that was linked on a page, and returns its id. */
    pageMethod: async (): Promise<string> => {
      await customer();
      const { body } = await begin({ channel_code: 'BA_BPI', properties: returns });
      await act((d) => instrumentPage.act(d, stripIdPrefix(body.id), 'approve'));
      return (await toMethod(`la-${stripIdPrefix(body.id)}`, 'BANK_ACCOUNT')).body.id;
    },
    debit: (payment_method_id: string, change: object = {}) =>
      call('POST', '/direct_debits', {
        reference_id: 'debit-1',
        payment_method_id,
        currency: 'IDR',
        amount: 50_000,
        callback_url: 'https://merchant.example/debits',
        ...change,
      }),
    confirm: (id: string, otp_code: string) =>
      call('POST', `/direct_debits/${id}/validate_otp/`, { otp_code }),
    read: async (id: string) => (await call('GET', `/direct_debits/${id}`)).body,
    choose: async (url: string, choice: string) => {
      const [page, id = ''] = url.split('/').slice(-2);
      const pages = { payment_method: instrumentPage, payment_request: intentPage };
      await act((d) => pages[page as keyof typeof pages].act(d, id, choice));
    },
  };
};

const codeOf = ({ status, body }: { status: number; body: { error_code: string } }) => [
  status,
  body.error_code,
];

describe('linking', () => {
  test('by password gives access to a card, and sends a callback (LEGACY-PATH-06)', async () => {
    const { customer, begin, validate, accounts, events } = merchant();
    await customer();
    const properties = { ...card, callback_url: 'https://merchant.example/linked' };
    const { status, body } = await begin({ properties, metadata: { a: 1 } });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.stringMatching(/^lat-[0-9a-f-]{36}$/) as string,
      customer_id,
      channel_code: 'DC_BRI',
      authorizer_url: null,
      status: 'PENDING',
      metadata: { a: 1 },
    });
    expect(await accounts(body.id)).toEqual([]);
    for (const [password, code] of [
      ['333001', 'EXPIRED_OTP_ERROR'],
      ['333002', 'MAX_OTP_ATTEMPTS_ERROR'],
      ['000000', 'INVALID_OTP_ERROR'],
    ] as const)
      expect(codeOf(await validate(body.id, password))).toEqual([400, code]);
    const { authorizer_url: _, ...rest } = body;
    const linked = await validate(body.id, '333000');
    expect([linked.status, linked.body]).toEqual([200, { ...rest, status: 'SUCCESS' }]);
    expect(codeOf(await validate(body.id, '333000'))).toEqual([
      409,
      'LINKED_ACCOUNT_TOKEN_STATUS_INVALID',
    ]);
    const la = `la-${body.id.slice(4)}`;
    expect(await accounts(body.id)).toEqual([
      {
        id: la,
        channel_code: 'DC_BRI',
        type: 'DEBIT_CARD',
        properties: {
          currency: 'IDR',
          description: '',
          card_last_four: '1234',
          card_expiry: '12/39',
        },
      },
    ]);
    expect(await events()).toMatchObject([
      {
        url: 'https://merchant.example/linked',
        body: {
          event: 'linked_account_token.successful',
          id: body.id,
          customer_id,
          channel_code: 'DC_BRI',
          type: 'DEBIT_CARD',
          accounts: [{ id: la, account_type: 'DEBIT_CARD', currency: 'IDR' }],
        },
      },
    ]);
  });

  test('on a page gives access to an account or a wallet (LEGACY-PATH-06)', async () => {
    const { customer, begin, validate, accounts, choose } = merchant();
    await customer();
    for (const [channel_code, type, currency] of [
      ['BA_BPI', 'BANK_ACCOUNT', 'PHP'],
      ['ID_DANA', 'EWALLET', 'IDR'],
      ['ID_OVO', 'EWALLET', 'IDR'],
    ] as const) {
      const { body } = await begin({ channel_code, properties: returns });
      expect(body.authorizer_url).toBe(`http://pages.test/payment_method/${body.id.slice(4)}`);
      expect(codeOf(await validate(body.id, '333000'))).toEqual([400, 'OPERATION_NOT_ALLOWED']);
      await choose(body.authorizer_url, 'approve');
      const [account] = await accounts(body.id);
      expect(account).toMatchObject({ channel_code, type, properties: { currency } });
      expect(account.properties.account_details === null).toBe(type === 'EWALLET');
    }
  });

  test.each([
    ['01/39', 200],
    ['12/39', 200],
    ['12/2039', 200],
    ['00/39', 400],
    ['13/39', 400],
    ['1/39', 400],
    ['112/39', 400],
    ['12/9', 400],
    ['12/239', 400],
    ['12/1939', 400],
    ['12/20399', 400],
    ['12-39', 400],
    ['01/12/39', 400],
    ['12/39 10:00', 400],
  ])(
    'needs the expiry of a card as MM/YY or MM/20YY: %s is %i (LEGACY-PATH-06)',
    async (card_expiry, expected) => {
      const { customer, begin } = merchant();
      await customer();
      const { status, body } = await begin({ properties: { ...card, card_expiry } });
      expect(status).toBe(expected);
      if (status === 400)
        expect(body.errors).toMatchObject([{ path: 'body.properties.card_expiry' }]);
    },
  );

  test('accepts a form', async () => {
    const { customer, call } = merchant();
    await customer();
    const form = new URLSearchParams({ customer_id: OWNER, channel_code: 'DC_BRI' });
    for (const [name, value] of Object.entries(card)) form.set(`properties[${name}]`, value);
    const { status, body } = await call('POST', '/linked_account_tokens/auth', String(form), {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([status, body.customer_id]).toEqual([200, customer_id]);
  });

  test('is refused without a customer, a channel or the properties of the channel, and when direct debit is switched off (LEGACY-PATH-06)', async () => {
    const { customer, begin, call } = merchant();
    expect(codeOf(await begin())).toEqual([400, 'CUSTOMER_NOT_FOUND_ERROR']);
    await customer();
    expect(codeOf(await begin({ channel_code: 'BRI' }))).toEqual([
      400,
      'CHANNEL_CODE_NOT_SUPPORTED_ERROR',
    ]);
    const bare = await begin({ properties: undefined });
    expect(codeOf(bare)).toEqual([400, 'API_VALIDATION_ERROR']);
    expect(bare.body.errors.map((one: { path: string }) => one.path)).toEqual([
      'body.properties.account_mobile_number',
      'body.properties.card_last_four',
      'body.properties.card_expiry',
      'body.properties.account_email',
    ]);
    const digits = { ...card, card_last_four: 123 };
    expect((await begin({ properties: digits })).status).toBe(200);
    const { card_expiry: _, ...most } = card;
    const one = await begin({ properties: most });
    expect(one.body.errors).toHaveLength(1);
    expect(one.body.errors[0].path).toBe('body.properties.card_expiry');
    const off = merchant({ account: { switches: { direct_debit: false } } });
    await off.customer();
    expect(codeOf(await off.begin())).toEqual([503, 'CHANNEL_UNAVAILABLE']);
    const live = await call(
      'POST',
      '/linked_account_tokens/auth',
      { customer_id, channel_code: 'DC_BRI', properties: card },
      { mode: 'live' },
    );
    expect(codeOf(live)).toEqual([400, 'CUSTOMER_NOT_FOUND_ERROR']);
  });

  test('cannot be continued after it is deleted or has expired (LEGACY-PATH-06)', async () => {
    const { customer, begin, validate, call, advance, toMethod } = merchant();
    await customer();
    const { body } = await begin();
    const path = `/linked_account_tokens/${body.id}`;
    const gone = await call('DELETE', path);
    expect([gone.status, gone.body]).toEqual([200, { id: body.id, is_deleted: true }]);
    expect(codeOf(await call('DELETE', path))).toEqual([404, 'DATA_NOT_FOUND']);
    expect(codeOf(await call('GET', `${path}/accounts`))).toEqual([404, 'DATA_NOT_FOUND']);
    const late = await begin();
    await advance(25 * HOUR_MS);
    expect(codeOf(await validate(late.body.id, '333000'))).toEqual([404, 'DATA_NOT_FOUND']);
    expect(codeOf(await toMethod(`la-${late.body.id.slice(4)}`))).toEqual([
      400,
      'INVALID_LINKED_ACCOUNT',
    ]);
    for (const id of ['lat-', 'lat-x', 'x'])
      expect(codeOf(await validate(id, '333000'))).toEqual([404, 'DATA_NOT_FOUND']);
  });

  test('follows its state machine (LEGACY-PATH-06)', async () => {
    const place = merchant();
    await place.customer();
    const { body } = await place.begin();
    const made = await place.store.view(place.partition, (view) =>
      getInstrument(view, body.id.slice(4)),
    );
    const steps = await observedSteps(
      instruments,
      [
        {
          place,
          state: () => made.state,
          // A token never has these: it is not paid with and cannot be deactivated.
          show: (status) =>
            status === 'PENDING' || status === 'INACTIVE' ? 'never' : tokenStatusOf(status),
        },
      ],
      { triggers: ['request_authorization', 'authorize', 'decline', 'expire', 'withdraw'] },
    );
    const reached = [...steps].filter((step) => !step.includes('never'));
    expect(new Set(reached)).toEqual(machineSteps(linkedAccountTokenMachine));
  });
});

describe('a payment method', () => {
  test('is created once from a linked account, and listed for its customer (LEGACY-PATH-07)', async () => {
    const { customer, begin, validate, toMethod, call } = merchant();
    await customer();
    const { body: token } = await begin();
    const la = `la-${token.id.slice(4)}`;
    expect(codeOf(await toMethod(la))).toEqual([400, 'INVALID_LINKED_ACCOUNT']);
    await validate(token.id, '333000');
    const list = async (id = customer_id) =>
      (await call('GET', `/payment_methods?customer_id=${id}`)).body;
    expect(await list()).toEqual([]);
    expect(codeOf(await toMethod(la, 'EWALLET'))).toEqual([400, 'API_VALIDATION_ERROR']);
    const { status, body } = await toMethod(la, 'DEBIT_CARD', { metadata: { shop: 'A' } });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: `pm-${token.id.slice(4)}`,
      customer_id,
      type: 'DEBIT_CARD',
      status: 'ACTIVE',
      properties: {
        id: la,
        channel_code: 'DC_BRI',
        currency: 'IDR',
        description: '',
        card_last_four: '1234',
        card_expiry: '12/39',
      },
      metadata: { shop: 'A' },
      created: '2026-01-01T00:00:00.000Z',
      updated: '2026-01-01T00:00:00.000Z',
    });
    expect(await list()).toEqual([body]);
    expect(await list(OWNER)).toEqual([body]);
    expect(await list('cust-x')).toEqual([]);
    expect(codeOf(await toMethod(la))).toEqual([409, 'DUPLICATE_ERROR']);
    expect(codeOf(await toMethod('la-x'))).toEqual([400, 'LINKED_ACCOUNT_NOT_FOUND_ERROR']);
    const other = await toMethod(la, 'DEBIT_CARD', { customer_id: 'cust-x' });
    expect(codeOf(other)).toEqual([400, 'CUSTOMER_NOT_FOUND_ERROR']);
    await call('DELETE', `/linked_account_tokens/${token.id}`);
    expect((await list())[0].status).toBe('EXPIRED');
  });
});

describe('a direct debit', () => {
  test('waits for the password of its bank, and sends a callback when it is completed (LEGACY-PATH-08)', async () => {
    const { method, debit, confirm, read, call, events, store, partition } = merchant();
    const pm = await method();
    const sent = {
      description: 'Order 1',
      basket: [{ name: 'Coffee', price: 50_000, quantity: 1 }],
      enable_otp: true,
      metadata: { deep: { a: null } },
      ...returns,
    };
    const { status, body } = await debit(pm, sent);
    expect(status).toBe(200);
    expect(body).toEqual({
      ...sent,
      id: expect.stringMatching(/^ddpy-[0-9a-f-]{36}$/) as string,
      reference_id: 'debit-1',
      payment_method_id: pm,
      channel_code: 'DC_BRI',
      currency: 'IDR',
      amount: 50_000,
      is_otp_required: true,
      otp_mobile_number: '+6281234567890',
      otp_expiration_timestamp: '2026-01-01T00:30:00.000Z',
      required_action: 'VALIDATE_OTP',
      checkout_url: null,
      failure_code: null,
      status: 'PENDING',
      callback_url: 'https://merchant.example/debits',
      created: '2026-01-01T00:00:00.000Z',
      updated: '2026-01-01T00:00:00.000Z',
    });
    expect(await read(body.id)).toEqual(body);
    expect((await call('GET', '/direct_debits?reference_id=debit-1')).body).toEqual([body]);
    expect((await call('GET', '/direct_debits?reference_id=other')).body).toEqual([]);
    for (const [password, code] of [
      ['222001', 'EXPIRED_OTP_ERROR'],
      ['222002', 'MAX_OTP_ATTEMPTS_ERROR'],
      ['222003', 'INVALID_OTP_ERROR'],
    ] as const)
      expect(codeOf(await confirm(body.id, password))).toEqual([400, code]);
    const again = await call('POST', `/direct_debits/${body.id}/resend_otp`);
    expect([again.status, again.body]).toEqual([200, body]);
    const paid = await confirm(body.id, '222000');
    expect(paid.body).toMatchObject({
      id: body.id,
      status: 'COMPLETED',
      required_action: null,
      otp_mobile_number: null,
    });
    expect(await read(body.id)).toEqual(paid.body);
    expect((await events()).at(-1)).toMatchObject({
      url: 'https://merchant.example/debits',
      body: {
        event: 'direct_debit.payment',
        id: body.id,
        reference_id: 'debit-1',
        payment_method_id: pm,
        channel_code: 'DC_BRI',
        amount: 50_000,
        status: 'COMPLETED',
        failure_code: null,
        metadata: { deep: { a: null } },
      },
    });
    await store.view(partition, (view) => {
      const [row] = view.list(transactions, {}, { limit: 5 }).rows;
      expect(`ddpy-${row?.state.source.id}`).toBe(body.id);
      expect(row?.state).toMatchObject({
        category: 'DIRECT_DEBIT',
        channel: 'ID_BRI',
        reference: 'debit-1',
        amount: 50_000,
      });
      expect(view.balance(ledgers.clearing, 'IDR')).toBe(-50_000);
    });
    for (const verb of ['validate_otp', 'resend_otp'])
      expect(
        codeOf(await call('POST', `/direct_debits/${body.id}/${verb}`, { otp_code: '222000' })),
      ).toEqual([409, 'DIRECT_DEBIT_ALREADY_COMPLETED']);
  });

  test('on a page is confirmed or declined on that page (LEGACY-PATH-08)', async () => {
    const { pageMethod, debit, read, choose, events, confirm } = merchant();
    const pm = await pageMethod();
    for (const [choice, status, failure_code] of [
      ['approve', 'COMPLETED', null],
      ['decline', 'FAILED', 'USER_DECLINED_PAYMENT'],
    ] as const) {
      const { body } = await debit(pm, { currency: 'PHP', amount: 100.5, ...returns });
      expect(body).toMatchObject({
        channel_code: 'BA_BPI',
        is_otp_required: false,
        required_action: 'VALIDATE_ON_REDIRECT',
      });
      expect(codeOf(await confirm(body.id, '222000'))).toEqual([400, 'NOT_SUPPORTED_BY_CHANNEL']);
      await choose(body.checkout_url, choice);
      expect(await read(body.id)).toMatchObject({ status, failure_code, checkout_url: null });
      expect((await events()).at(-1)?.body).toMatchObject({ id: body.id, status, failure_code });
    }
  });

  test.each([
    [11_001, 'FAILED', 'MAX_AMOUNT_LIMIT_ERROR'],
    [11_002, 'FAILED', 'INSUFFICIENT_BALANCE'],
    [11_003, 'FAILED', 'OTP_DELIVERY_ERROR'],
    [11_004, 'FAILED', 'ACCOUNT_ACCESS_BLOCKED'],
    [12_003, 'COMPLETED', null],
  ])('of %i is %s without a password (LEGACY-PATH-08)', async (amount, status, failure) => {
    const { method, debit, read, advance, events } = merchant();
    const { body } = await debit(await method(), { amount });
    expect(body).toMatchObject({
      status: 'PENDING',
      is_otp_required: false,
      required_action: null,
    });
    await advance(2_000);
    expect(await read(body.id)).toMatchObject({ status, failure_code: failure });
    expect((await events()).at(-1)?.body).toMatchObject({ status, failure_code: failure });
  });

  test('completes without a password, and fails with a low balance, after its expiry, or when its account is unlinked (LEGACY-PATH-08)', async () => {
    const { method, debit, read, confirm, advance, call, events } = merchant();
    const pm = await method();
    const silent = (await debit(pm, { enable_otp: false })).body;
    expect(silent).toMatchObject({ is_otp_required: false, required_action: null });
    await advance(2_000);
    expect((await read(silent.id)).status).toBe('COMPLETED');
    const poor = (await debit(pm)).body;
    const failed = await confirm(poor.id, '222005');
    expect([failed.status, failed.body.status, failed.body.failure_code]).toEqual([
      200,
      'FAILED',
      'INSUFFICIENT_BALANCE',
    ]);
    expect(codeOf(await confirm(poor.id, '222000'))).toEqual([409, 'DIRECT_DEBIT_ALREADY_FAILED']);
    const late = (await debit(pm)).body;
    await advance(HOUR_MS);
    expect(await read(late.id)).toMatchObject({
      status: 'FAILED',
      failure_code: 'DIRECT_DEBIT_EXPIRED',
    });
    const orphan = (await debit(pm)).body;
    await call('DELETE', `/linked_account_tokens/lat-${pm.slice(3)}`);
    expect(await read(orphan.id)).toMatchObject({
      status: 'FAILED',
      failure_code: 'INACTIVE_PAYMENT_METHOD',
    });
    const notified = (await events()).filter(
      ({ body }) => body['event'] === 'direct_debit.payment',
    );
    expect(notified.map(({ body }) => body['status'])).toEqual([
      'COMPLETED',
      'FAILED',
      'FAILED',
      'FAILED',
    ]);
    expect((await read(silent.id)).is_otp_required).toBe(false);
    expect(codeOf(await debit(pm))).toEqual([400, 'INACTIVE_PAYMENT_METHOD']);
  });

  test.each([
    [{ payment_method_id: 'pm-x' }, 400, 'PAYMENT_METHOD_NOT_FOUND_ERROR'],
    [{ currency: 'PHP' }, 400, 'CURRENCY_MISMATCHED'],
    [{ amount: 50_000_001 }, 400, 'API_VALIDATION_ERROR'],
    [{ amount: 0.5 }, 400, 'API_VALIDATION_ERROR'],
    [{ amount: 11_000 }, 503, 'CHANNEL_UNAVAILABLE'],
    [{ reference_id: undefined }, 400, 'API_VALIDATION_ERROR'],
  ])('with %j is refused (LEGACY-PATH-08)', async (change, status, code) => {
    const { method, debit } = merchant();
    expect(codeOf(await debit(await method(), change))).toEqual([status, code]);
  });

  test('is refused for a wallet and when switched off, and is not found by another id', async () => {
    const { customer, begin, choose, toMethod, debit, call, confirm } = merchant();
    await customer();
    const { body } = await begin({ channel_code: 'ID_DANA', properties: returns });
    await choose(body.authorizer_url, 'approve');
    const wallet = await toMethod(`la-${body.id.slice(4)}`, 'EWALLET');
    expect(codeOf(await debit(wallet.body.id))).toEqual([400, 'PAYMENT_METHOD_NOT_FOUND_ERROR']);
    expect(codeOf(await call('GET', '/direct_debits/ddpy-x'))).toEqual([404, 'DATA_NOT_FOUND']);
    expect(codeOf(await confirm('x', '222000'))).toEqual([404, 'DATA_NOT_FOUND']);
    const switches: Record<string, boolean> = {};
    const off = merchant({ account: { switches } });
    const pm = await off.method();
    switches['direct_debit'] = false;
    expect(codeOf(await off.debit(pm))).toEqual([403, 'CHANNEL_NOT_ACTIVATED']);
  });

  test('follows its state machine (LEGACY-PATH-08)', async () => {
    const seen = new Set(['nothing PENDING']);
    for (const password of ['222000', '222005']) {
      const at = merchant();
      const { body } = await at.debit(await at.method());
      const known = (await at.events()).length;
      await at.confirm(body.id, password);
      const notified = (await at.events()).slice(known).map((one) => String(one.body['event']));
      seen.add(['PENDING', (await at.read(body.id)).status, ...notified].join(' '));
    }
    expect(seen).toEqual(machineSteps(directDebitMachine));
  });
});
