// Tests payment requests by direct debit: linked on the page of the payment, or by a linked account
// with a page, a password, or no authentication.
import { describe, expect, test } from 'vitest';
import { bankAccount, debitCard } from '../testing/payment-method-fixtures.ts';
import { returnUrls } from '../testing/merchant.ts';
import {
  by,
  bySaved,
  createPaymentMerchant,
  type PaymentMerchant,
} from '../testing/payment-request-fixtures.ts';

const PESOS = { currency: 'PHP', amount: 1_500.5 };
const rupiahAccount = () => bankAccount({}, 'MANDIRI');

const failures = async ({ events }: PaymentMerchant) =>
  (await events())
    .map(({ body }) => body as { event: string; data: Record<string, unknown> })
    .filter(({ event }) => event === 'payment.failed')
    .map(({ data }) => data['failure_code']);

describe('an inline direct debit', () => {
  test('is linked and paid on one page (STATE-PR2-01, PR2-FIELD-actions, PR2-CREATE-payment_method.direct_debit, PR2-CREATE-payment_method.direct_debit.channel_code, PR2-CREATE-payment_method.direct_debit.channel_properties, PR2-CREATE-payment_method.direct_debit.channel_properties.success_return_url, PR2-CREATE-payment_method.direct_debit.channel_properties.failure_return_url, PR2-CREATE-payment_method.reusability, EVT-payment_method.activated, EVT-payment.succeeded, PAY-FIELD-id, PAY-FIELD-payment_detail)', async () => {
    const merchant = createPaymentMerchant();
    const made = await merchant.charge(by(bankAccount(), PESOS));
    expect(made).toMatchObject({
      ...PESOS,
      status: 'REQUIRES_ACTION',
      country: 'PH',
      customer_id: expect.stringMatching(/^cust-/) as string,
      actions: [
        {
          action: 'AUTH',
          url: `http://pages.test/payment_request/${made.id.slice(3)}`,
          url_type: 'WEB',
          method: 'GET',
          qr_code: null,
        },
      ],
      payment_method: {
        type: 'DIRECT_DEBIT',
        status: 'PENDING',
        direct_debit: { channel_code: 'BPI', channel_properties: returnUrls },
      },
    });
    expect((await merchant.show(made.id))?.choices).toEqual([
      {
        name: 'approve',
        label: { say: 'link_and_pay_amount', with: { amount: '₱1,500.50' } },
      },
      { name: 'decline', label: { say: 'decline' }, isSecondary: true },
    ]);
    await merchant.choose(made.id, 'approve');
    expect(await merchant.eventNames()).toEqual(['payment_method.activated', 'payment.succeeded']);
    const after = await merchant.read(made.id);
    expect(after).toMatchObject({ status: 'SUCCEEDED', payment_method: { status: 'ACTIVE' } });
    expect(after.payment_method.direct_debit.bank_account.bank_account_hash).not.toBeNull();
    const emitted = await merchant.events();
    expect(emitted.at(-1)?.body['data']).toMatchObject({
      id: expect.stringMatching(/^ddpy-[0-9a-f-]{36}$/) as string,
      customer_id: made.customer_id,
      payment_detail: null,
      payment_method: { status: 'ACTIVE' },
    });
    const again = await merchant.charge(bySaved(made.payment_method.id, PESOS));
    expect([again.status, again.customer_id]).toEqual(['REQUIRES_ACTION', made.customer_id]);
  });

  test('that is declined fails, and so does its payment method (EVT-payment_method.failed, EVT-payment.failed)', async () => {
    const merchant = createPaymentMerchant();
    const { id, payment_method } = await merchant.charge(by(rupiahAccount()));
    await merchant.choose(id, 'decline');
    expect(await merchant.read(id)).toMatchObject({
      status: 'FAILED',
      failure_code: 'USER_DECLINED_PAYMENT',
      payment_method: { status: 'FAILED' },
    });
    expect(await failures(merchant)).toEqual(['USER_DECLINED_PAYMENT']);
    expect((await merchant.get(payment_method.id)).failure_code).toBe('USER_DECLINED_PAYMENT');
  });

  test('for one use is used up by its payment (STATE-PM2-01, STATE-PM2-02)', async () => {
    const merchant = createPaymentMerchant();
    const once = bankAccount({ reusability: 'ONE_TIME_USE' }, 'BPI_ONLINE_BANKING');
    const { id } = await merchant.charge(by(once, PESOS));
    await merchant.choose(id, 'approve');
    expect(await merchant.eventNames()).toEqual([
      'payment_method.activated',
      'payment.succeeded',
      'payment_method.expired',
    ]);
  });

  test('that nobody opens expires with its method after half an hour', async () => {
    const merchant = createPaymentMerchant();
    const { id, payment_method } = await merchant.charge(by(rupiahAccount()));
    const { status, body } = await merchant.create(bySaved(payment_method.id));
    expect([status, body.error_code]).toEqual([400, 'PAYMENT_METHOD_STATUS_INVALID']);
    await merchant.advance(30 * 60_000);
    expect((await merchant.read(id)).failure_code).toBe('PAYMENT_REQUEST_EXPIRED');
    expect((await merchant.get(payment_method.id)).status).toBe('EXPIRED');
    expect((await merchant.eventNames()).map(String).toSorted()).toEqual([
      'payment.failed',
      'payment_method.expired',
    ]);
  });

  test('accepts no password', async () => {
    const merchant = createPaymentMerchant();
    const { id } = await merchant.charge(by(debitCard()));
    for (const { status, body } of [await merchant.enter(id, '222000'), await merchant.resend(id)])
      expect([status, body.error_code]).toEqual([400, 'NOT_SUPPORTED_BY_CHANNEL']);
    expect((await merchant.read(id)).status).toBe('REQUIRES_ACTION');
  });
});

/** Creates a merchant with a linked debit card, and a payment request by it. */
const withPassword = async (change: object = {}) => {
  const merchant = createPaymentMerchant();
  const method = await merchant.linked(debitCard());
  const made = await merchant.charge(bySaved(method.id, change));
  return { merchant, method, made };
};

describe('a linked debit card', () => {
  test('is debited on a page or by a password, whichever comes first (STATE-PR2-01, PR2-FIELD-actions, PR2-FIELD-actions-one, PR2-FIELD-action.action, PR2-FIELD-action.url, PR2-FIELD-action.url_type, PR2-FIELD-action.method, PR2-FIELD-action.qr_code, PR2-CREATE-payment_method_id, PR2-UNSPEC-09)', async () => {
    const { merchant, made } = await withPassword();
    const api = `http://api.test/payment_requests/${made.id}`;
    const post = { url_type: 'API', method: 'POST', qr_code: null };
    expect(made).toMatchObject({ status: 'REQUIRES_ACTION', payment_method: { status: 'ACTIVE' } });
    expect(made.actions).toEqual([
      {
        action: 'AUTH',
        url: `http://pages.test/payment_request/${made.id.slice(3)}`,
        url_type: 'WEB',
        method: 'GET',
        qr_code: null,
      },
      { action: 'AUTH', url: `${api}/auth`, ...post },
      { action: 'RESEND_AUTH', url: `${api}/auth/resend`, ...post },
    ]);
    expect(await merchant.resend(made.id)).toMatchObject({ status: 200, body: made });
    const { status, body } = await merchant.enter(made.id, '222000');
    expect([status, body.status, body.actions]).toEqual([200, 'SUCCEEDED', []]);
    expect(await merchant.read(made.id)).toEqual(body);
    await merchant.choose(made.id, 'decline');
    expect((await merchant.read(made.id)).status).toBe('SUCCEEDED');
    const again = await merchant.enter(made.id, '222000');
    expect([again.status, again.body.error_code]).toEqual([
      409,
      'PAYMENT_REQUEST_ALREADY_COMPLETED',
    ]);
    expect(
      (await merchant.eventNames()).filter((name) => name === 'payment.succeeded'),
    ).toHaveLength(1);
  });

  test.each(['222000', '222004', '123456'])('is debited by the password %s', async (code) => {
    const { merchant, made } = await withPassword();
    expect((await merchant.enter(made.id, code)).body.status).toBe('SUCCEEDED');
  });

  test.each([
    ['222001', 'EXPIRED_OTP_ERROR'],
    ['222002', 'MAX_OTP_ATTEMPTS_ERROR'],
    ['222003', 'INVALID_OTP_ERROR'],
    ['333000', 'INVALID_OTP_ERROR'],
    ['toString', 'INVALID_OTP_ERROR'],
  ])('stays open after the password %s: %s', async (code, error) => {
    const { merchant, made } = await withPassword();
    const { status, body } = await merchant.enter(made.id, code);
    expect([status, body.error_code]).toEqual([400, error]);
    expect(await merchant.read(made.id)).toEqual(made);
    expect((await merchant.enter(made.id, '222000')).body.status).toBe('SUCCEEDED');
  });

  test.each([undefined, null, '', 222_000])('requires a password, not %s', async (code) => {
    const { merchant, made } = await withPassword();
    const { status, body } = await merchant.enter(made.id, code);
    expect([status, body.error_code, body.errors[0].path]).toEqual([
      400,
      'API_VALIDATION_ERROR',
      'body.auth_code',
    ]);
  });

  test('fails when the balance is too low (EVT-payment.failed, MODEL-UNSPEC-10)', async () => {
    const { merchant, made } = await withPassword();
    const { status, body } = await merchant.enter(made.id, '222005');
    expect([status, body.status, body.failure_code]).toEqual([
      200,
      'FAILED',
      'INSUFFICIENT_BALANCE',
    ]);
    expect(await failures(merchant)).toEqual(['INSUFFICIENT_BALANCE']);
    const again = await merchant.resend(made.id);
    expect([again.status, again.body.error_code]).toEqual([409, 'PAYMENT_REQUEST_ALREADY_FAILED']);
  });

  test('is not debited by a password after its expiry, even before the job ran', async () => {
    const merchant = createPaymentMerchant({ jobs: [] });
    const { id } = await merchant.linked(debitCard());
    const made = await merchant.charge(bySaved(id));
    await merchant.advance(30 * 60_000);
    expect((await merchant.enter(made.id, '222000')).body.error_code).toBe(
      'PAYMENT_REQUEST_ALREADY_FAILED',
    );
  });

  test('is debited without storing the password', async () => {
    const { merchant, made } = await withPassword();
    const path = `/payment_requests/${made.id}/auth`;
    const headers = { 'idempotency-key': 'once' };
    for (const auth_code of ['222001', '222000'])
      await merchant.call('POST', path, { auth_code }, { headers });
    await merchant.call('POST', path, { auth_code: '222000' });
    expect(merchant.store.asText()).not.toMatch(/222001|222000/);
  });

  test('of an unknown request is 404', async () => {
    const merchant = createPaymentMerchant();
    for (const { status, body } of [await merchant.enter('pr-1', '1'), await merchant.resend('x')])
      expect([status, body.error_code]).toEqual([404, 'DATA_NOT_FOUND']);
  });
});

describe('a direct debit without authentication', () => {
  test.each([
    [11_001, 'MAX_AMOUNT_LIMIT_ERROR'],
    [11_002, 'INSUFFICIENT_BALANCE'],
    [11_003, 'OTP_DELIVERY_ERROR'],
    [11_004, 'ACCOUNT_ACCESS_BLOCKED'],
  ])(
    'of %i fails with %s without an act of the payer (EVT-payment.failed, STATE-PR2-02, MODEL-UNSPEC-10)',
    async (amount, code) => {
      const { merchant, made } = await withPassword({ amount });
      expect(made.status).toBe('REQUIRES_ACTION');
      await merchant.advance(2_000);
      expect(await merchant.read(made.id)).toMatchObject({ status: 'FAILED', failure_code: code });
      expect(await failures(merchant)).toEqual([code]);
    },
  );

  test('succeeds two seconds after a request with require_auth false', async () => {
    const { merchant, made } = await withPassword({ channel_properties: { require_auth: false } });
    expect(made).toMatchObject({
      status: 'REQUIRES_ACTION',
      channel_properties: { require_auth: false },
    });
    await merchant.advance(1_999);
    expect((await merchant.read(made.id)).status).toBe('REQUIRES_ACTION');
    await merchant.advance(1);
    expect((await merchant.read(made.id)).status).toBe('SUCCEEDED');
  });

  test('is impossible for an inline method, which fails after approval on the page', async () => {
    const merchant = createPaymentMerchant();
    const { id } = await merchant.charge(by(rupiahAccount(), { amount: 11_002 }));
    await merchant.advance(60_000);
    expect((await merchant.read(id)).status).toBe('REQUIRES_ACTION');
    await merchant.choose(id, 'approve');
    expect(await merchant.read(id)).toMatchObject({
      status: 'FAILED',
      failure_code: 'INSUFFICIENT_BALANCE',
      payment_method: { status: 'ACTIVE' },
    });
  });

  test('of 11000 is refused by its channel', async () => {
    const { merchant, method } = await withPassword();
    for (const body of [
      bySaved(method.id, { amount: 11_000 }),
      by(debitCard(), { amount: 11_000 }),
    ]) {
      const { status, body: error } = await merchant.create(body);
      expect([status, error.error_code]).toEqual([503, 'CHANNEL_UNAVAILABLE']);
    }
  });
});

test('a linked bank account without passwords is paid on the page only', async () => {
  const merchant = createPaymentMerchant();
  const { id } = await merchant.linked(rupiahAccount());
  const made = await merchant.charge(bySaved(id));
  expect(made.actions.map(({ url_type }: { url_type: string }) => url_type)).toEqual(['WEB']);
  expect((await merchant.enter(made.id, '222000')).body.error_code).toBe(
    'NOT_SUPPORTED_BY_CHANNEL',
  );
  await merchant.choose(made.id, 'approve');
  expect((await merchant.read(made.id)).status).toBe('SUCCEEDED');
  expect((await merchant.get(id)).status).toBe('ACTIVE');
});
