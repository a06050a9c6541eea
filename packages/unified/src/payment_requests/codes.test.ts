// Tests payment requests with a number, code or QR code, which is paid at a bank or an outlet, and
// with push wallets.
import { describe, expect, test } from 'vitest';
import { counterMethod, qrMethod } from '../testing/payment-method-fixtures.ts';
import { accountMethod, byAccount, byPush } from '../testing/merchant.ts';
import {
  by,
  bySaved,
  createPaymentMerchant,
  DAY,
  type PaymentMerchant,
} from '../testing/payment-request-fixtures.ts';

const payments = async ({ events }: PaymentMerchant) =>
  (await events())
    .filter(({ body }) => body['event'] === 'payment.succeeded')
    .map(({ body }) => body['data'] as Record<string, unknown>);

const page = (id: string) => `http://pages.test/payment_request/${id.slice(3)}`;

describe('an outlet', () => {
  test('is paid by a code, and its payment has remarks in payment_detail (PR2-UNSPEC-05, PAY-FIELD-payment_detail.remarks, PAY-FIELD-id, TXN-FIELD-account_identifier, MODEL-UNSPEC-08, MODEL-UNSPEC-14, STATE-PM2-02)', async () => {
    const merchant = createPaymentMerchant();
    const made = await merchant.charge(by(counterMethod()));
    const code = made.payment_method.over_the_counter.channel_properties.payment_code;
    expect(made).toMatchObject({
      status: 'REQUIRES_ACTION',
      amount: 25_000,
      actions: [{ action: 'AUTH', url: page(made.id), url_type: 'WEB', qr_code: null }],
      payment_method: { status: 'ACTIVE', over_the_counter: { amount: 25_000, currency: 'IDR' } },
    });
    expect((await merchant.show(made.id))?.instructions).toEqual([
      { label: { say: 'outlet' }, value: 'Alfamart' },
      { label: { say: 'payment_code' }, value: code, typedElsewhere: true },
      { label: { say: 'name' }, value: 'Siti' },
    ]);
    await merchant.pay(made.id);
    expect((await merchant.read(made.id)).status).toBe('SUCCEEDED');
    expect(await payments(merchant)).toMatchObject([
      { id: expect.stringMatching(/^pymt-/) as string, payment_detail: { remarks: null } },
    ]);
    expect(await merchant.eventNames()).toEqual(['payment.succeeded', 'payment_method.expired']);
    const { body } = await merchant.call('GET', '/transactions?currency=IDR');
    expect(body.data).toMatchObject([
      { channel_category: 'RETAIL_OUTLET', account_identifier: null, amount: 25_000 },
    ]);
    expect((await merchant.show(made.id))?.instructions).toBeUndefined();
  });

  test('may leave the amount to its payer, and expires after two days (PR2-CONF-01, PR2-FIELD-amount)', async () => {
    const merchant = createPaymentMerchant();
    const [paid, unpaid] = [
      await merchant.charge(by(counterMethod(), { amount: null })),
      await merchant.charge(by(counterMethod(), { amount: undefined })),
    ];
    expect([paid.amount, unpaid.amount]).toEqual([null, null]);
    expect((await merchant.show(paid.id))?.amount).toBeNull();
    await merchant.pay(paid.id, { amount: 12_345 });
    expect((await payments(merchant)).map(({ amount }) => amount)).toEqual([12_345]);
    await merchant.advance(2 * DAY);
    expect((await merchant.read(unpaid.id)).failure_code).toBe('PAYMENT_REQUEST_EXPIRED');
  });
});

describe('a QR code', () => {
  test('is shown in the response and on a page (PR2-FIELD-actions, PR2-FIELD-action.action, PR2-FIELD-action.url, PR2-FIELD-action.qr_code, MODEL-UNSPEC-13, PAY-FIELD-id)', async () => {
    for (const dialect of ['spec', 'service'] as const) {
      const merchant = createPaymentMerchant({ dialect });
      const made = await merchant.charge(by(qrMethod()));
      const { qr_string } = made.payment_method.qr_code.channel_properties;
      expect(made.status).toBe(dialect === 'spec' ? 'REQUIRES_ACTION' : 'PENDING');
      expect(made.actions).toEqual([
        {
          action: dialect === 'spec' ? 'AUTH' : 'PRESENT_TO_CUSTOMER',
          url: page(made.id),
          url_type: 'WEB',
          method: 'GET',
          qr_code: qr_string,
        },
      ]);
      expect(await merchant.show(made.id)).toMatchObject({
        instructions: [{ label: { say: 'scan_with' }, value: 'QRIS' }],
        qr: qr_string,
      });
      await merchant.pay(made.id);
      expect(await merchant.read(made.id)).toMatchObject({ status: 'SUCCEEDED', actions: [] });
      expect(await payments(merchant)).toMatchObject([
        {
          id: expect.stringMatching(/^qrpy_/) as string,
          payment_detail: { issuer_name: 'DANA', source: 'DANA', receipt_id: null },
        },
      ]);
    }
  });

  test('requires an amount, for one use and for many (PR2-FIELD-amount, PR2-CONF-01)', async () => {
    const merchant = createPaymentMerchant();
    const { id } = await merchant.make(qrMethod({ reusability: 'MULTIPLE_USE' }));
    for (const body of [by(qrMethod(), { amount: null }), bySaved(id, { amount: null })]) {
      const { status, body: error } = await merchant.create(body);
      expect([status, error.errors[0].path]).toEqual([400, 'body.amount']);
    }
    const { id: fixed } = await merchant.make(qrMethod({}, { amount: 30_000 }));
    expect((await merchant.charge(bySaved(fixed, { amount: null }))).amount).toBe(30_000);
  });

  test('for many uses can be paid repeatedly for one request (STATE-PM2-03)', async () => {
    const merchant = createPaymentMerchant();
    const made = await merchant.charge(by(qrMethod({ reusability: 'MULTIPLE_USE' })));
    for (let i = 0; i < 3; i += 1) await merchant.pay(made.id);
    expect(await payments(merchant)).toHaveLength(3);
    await merchant.advance(30 * DAY);
    expect(await merchant.read(made.id)).toMatchObject({
      status: 'REQUIRES_ACTION',
      payment_method: { status: 'ACTIVE' },
    });
  });
});

describe('a virtual account', () => {
  const bounded = (change: object = {}) =>
    accountMethod(change, {}, { min_amount: 20_000, max_amount: 30_000 });

  test('shows its bounds, which apply to requested and to paid amounts (PR2-FIELD-amount, PR2-CONF-01)', async () => {
    const merchant = createPaymentMerchant();
    const made = await merchant.charge(
      by(bounded({ reusability: 'MULTIPLE_USE' }), { amount: null }),
    );
    expect(made).toMatchObject({ amount: null, min_amount: 20_000, max_amount: 30_000 });
    for (const [amount, status] of [
      [19_999, 400],
      [20_000, 200],
      [30_000, 200],
      [30_001, 400],
    ]) {
      const response = await merchant.pay(made.id, { amount });
      expect([amount, response.status]).toEqual([amount, status]);
      if (status === 400) expect(response.body.errors[0].path).toBe('body.amount');
    }
    expect((await payments(merchant)).map(({ amount }) => amount)).toEqual([20_000, 30_000]);
    for (const amount of [19_999, 30_001]) {
      const inline = await merchant.create(by(bounded(), { amount }));
      expect([inline.status, inline.body.errors[0].path]).toEqual([400, 'body.amount']);
      const saved = await merchant.create(bySaved(made.payment_method.id, { amount }));
      expect([saved.status, saved.body.error_code]).toEqual([400, 'AMOUNT_MISMATCHED']);
    }
    expect((await merchant.charge(bySaved(made.payment_method.id))).amount).toBe(25_000);
  });

  test('shows its bank, number and name on the page', async () => {
    const merchant = createPaymentMerchant();
    const { id, payment_method } = await merchant.charge(byAccount());
    const { virtual_account_number } = payment_method.virtual_account.channel_properties;
    expect((await merchant.show(id))?.instructions).toEqual([
      { label: { say: 'bank' }, value: 'Bank Rakyat Indonesia' },
      { label: { say: 'account_number' }, value: virtual_account_number, typedElsewhere: true },
      { label: { say: 'account_name' }, value: 'Siti' },
    ]);
  });
});

describe('a wallet whose payer approves on a device', () => {
  test('has one payment, which is PENDING until the payer approves (MODEL-UNSPEC-07, PAY-FIELD-status, PAY-FIELD-updated)', async () => {
    const merchant = createPaymentMerchant();
    const { id, actions } = await merchant.charge(byPush());
    expect(actions).toEqual([
      { action: 'AUTH', url: page(id), url_type: 'WEB', method: 'GET', qr_code: null },
    ]);
    expect((await merchant.show(id))?.instructions).toEqual([
      {
        label: { say: 'confirm_in' },
        value: { say: 'app_of', with: { channel: 'OVO' } },
      },
    ]);
    await merchant.advance(2_000);
    const [pending, succeeded] = (await merchant.events()).map(({ body }) => body);
    const time = (second: number) => `2026-01-01T00:00:0${second}.000Z`;
    expect(pending).toMatchObject({
      event: 'payment.pending',
      data: { status: 'PENDING', amount: 25_000, failure_code: null, created: time(0) },
    });
    expect(succeeded).toMatchObject({
      event: 'payment.succeeded',
      data: {
        id: (pending?.['data'] as { id: string } | undefined)?.id,
        status: 'SUCCEEDED',
        created: time(0),
        updated: time(2),
      },
    });
    const { body } = await merchant.call('GET', '/transactions?currency=IDR');
    expect(body.data).toHaveLength(1);
  });

  test('needs no page in dialect service (MODEL-UNSPEC-12, PR2-FIELD-actions)', async () => {
    const made = await createPaymentMerchant({ dialect: 'service' }).charge(byPush());
    expect([made.status, made.actions]).toEqual(['PENDING', []]);
  });
});
