// Tests the payment in its events, by channel and outcome.
import { magicAmounts } from '@kasir/payments/simulator';
import { describe, expect, test } from 'vitest';
import {
  accountMethod,
  byAccount,
  byPush,
  byWallet,
  createMerchant,
  walletMethod,
  type Merchant,
} from '../testing/merchant.ts';

const lastPayment = async ({ events }: Merchant) => {
  const emitted = (await events()).filter(({ body }) =>
    String(body['event']).startsWith('payment.'),
  );
  return emitted.at(-1)?.body as { event: string; data: Record<string, unknown> };
};

test('a success emits the payment in the v2 envelope, and the expiry of its method (EVT-payment.succeeded, EVT-payment_method.expired, EVT-01, EVT-UNSPEC-03, PAY-FIELD-id, PAY-FIELD-payment_request_id, PAY-FIELD-reference_id, PAY-FIELD-customer_id, PAY-FIELD-currency, PAY-FIELD-amount, PAY-FIELD-country, PAY-FIELD-status, PAY-FIELD-payment_method, PAY-FIELD-channel_properties, PAY-FIELD-description, PAY-FIELD-failure_code, PAY-FIELD-payment_detail, PAY-FIELD-payment_detail.fund_source, PAY-FIELD-payment_detail.source, PAY-FIELD-metadata, PAY-FIELD-created, PAY-FIELD-updated, MODEL-UNSPEC-08, MODEL-UNSPEC-09)', async () => {
  const merchant = createMerchant();
  const channel_properties = { success_return_url: 'https://merchant.example/other' };
  const body = {
    currency: 'PHP',
    amount: 1500.5,
    reference_id: 'order-1',
    description: 'Two tickets',
    metadata: { seat: '1A' },
    channel_properties,
    payment_method: walletMethod({}, 'GCASH'),
  };
  const { id } = await merchant.request(body);
  await merchant.advance(5_000);
  await merchant.choose(id, 'approve');
  const [succeeded, expired, ...others] = await merchant.events();
  const { payment_method } = await merchant.read(id);
  const time = '2026-01-01T00:00:05.000Z';
  const envelope = { business_id: merchant.account.id, created: time, api_version: null };
  expect(succeeded).toEqual({
    url: null,
    body: {
      ...envelope,
      event: 'payment.succeeded',
      data: {
        id: expect.stringMatching(/^ewc_[0-9a-f-]{36}$/) as string,
        payment_request_id: id,
        reference_id: 'order-1',
        customer_id: null,
        currency: 'PHP',
        amount: 1500.5,
        country: 'PH',
        status: 'SUCCEEDED',
        payment_method,
        channel_properties,
        description: 'Two tickets',
        failure_code: null,
        payment_detail: { fund_source: 'WALLET_BALANCE', source: 'GCASH' },
        metadata: { seat: '1A' },
        created: time,
        updated: time,
      },
    },
  });
  expect(payment_method.status).toBe('EXPIRED');
  const { business_id: _, ...method } = await merchant.readMethod(payment_method.id);
  expect(expired?.body).toEqual({ ...envelope, event: 'payment_method.expired', data: method });
  expect(others).toEqual([]);
});

test('a wallet payment by installments has their number in fund_source (PAY-FIELD-payment_detail.fund_source, MODEL-UNSPEC-09)', async () => {
  const merchant = createMerchant();
  const { id } = await merchant.request({ ...byWallet(), amount: 1_406 });
  await merchant.choose(id, 'approve');
  const { data } = await lastPayment(merchant);
  expect(data.payment_detail).toEqual({ fund_source: 'INSTALLMENT_6', source: 'DANA' });
});

test('a failure emits its code, and leaves the method unchanged (EVT-payment.failed, PAY-FIELD-status, PAY-FIELD-failure_code, PAY-FIELD-metadata, PAY-FIELD-reference_id)', async () => {
  const merchant = createMerchant();
  const { id, reference_id } = await merchant.request(byWallet());
  await merchant.choose(id, 'decline');
  const { event, data } = await lastPayment(merchant);
  expect(event).toBe('payment.failed');
  expect(data).toMatchObject({
    payment_request_id: id,
    reference_id,
    status: 'FAILED',
    failure_code: 'USER_DECLINED_PAYMENT',
    amount: 25_000,
    channel_properties: null,
    description: null,
    metadata: {},
    payment_method: { status: 'ACTIVE' },
  });
  expect(await merchant.events()).toHaveLength(1);
});

test('payments of virtual accounts have the prefix pymt- and a network (PAY-FIELD-id, PAY-FIELD-payment_detail.network, PAY-FIELD-payment_method, MODEL-UNSPEC-08)', async () => {
  const merchant = createMerchant();
  const { id } = await merchant.request(byAccount());
  await merchant.pay(id);
  const { data } = await lastPayment(merchant);
  expect(data).toMatchObject({
    id: expect.stringMatching(/^pymt-[0-9a-f-]{36}$/) as string,
    payment_detail: { network: null },
    payment_method: { type: 'VIRTUAL_ACCOUNT', status: 'EXPIRED' },
  });
});

describe('the network', () => {
  const bank = (country: 'PH' | 'ID', reusability: string) =>
    accountMethod(
      { reusability },
      {},
      { channel_code: country === 'PH' ? 'BANK_TRANSFER' : 'BRI' },
    );

  test.each([
    ['PH', 'PHP', 'MULTIPLE_USE', 1, 'InstaPay'],
    ['PH', 'PHP', 'MULTIPLE_USE', 50_000, 'InstaPay'],
    ['PH', 'PHP', 'MULTIPLE_USE', 50_000.01, 'PESONet'],
    ['PH', 'PHP', 'MULTIPLE_USE', 50_001, 'PESONet'],
    ['PH', 'PHP', 'ONE_TIME_USE', 50_001, null],
    ['ID', 'IDR', 'MULTIPLE_USE', 50_001, null],
  ] as const)(
    'in %s %s for %s and %d is %s (PAY-FIELD-payment_detail.network-values, PAY-FIELD-payment_detail.network, MODEL-UNSPEC-09)',
    async (country, currency, reusability, amount, network) => {
      const merchant = createMerchant();
      const payment_method = bank(country, reusability);
      const { id } = await merchant.request({ currency, amount: null, payment_method });
      await merchant.pay(id, { amount });
      const { data } = await lastPayment(merchant);
      expect(data['payment_detail']).toEqual({ network });
    },
  );
});

test('an expired account without an amount emits a failed payment of 0 (MODEL-UNSPEC-10)', async () => {
  const merchant = createMerchant();
  const payment_method = accountMethod({}, { expires_at: '2026-01-02T00:00:00+07:00' });
  const { id } = await merchant.request(byAccount({ amount: null, payment_method }));
  await merchant.advance(17 * 3_600_000);
  expect((await merchant.read(id)).failure_code).toBe('PAYMENT_REQUEST_EXPIRED');
  const { data } = await lastPayment(merchant);
  expect(data).toMatchObject({
    amount: 0,
    status: 'FAILED',
    failure_code: 'PAYMENT_REQUEST_EXPIRED',
  });
});

describe('an amount that fails in test mode', () => {
  test.each([
    [20_103, 'ACCOUNT_ACCESS_BLOCKED'],
    [20_104, 'INVALID_MERCHANT_CREDENTIALS'],
    [20_105, 'USER_DECLINED_PAYMENT'],
    [20_106, 'INVALID_ACCOUNT_DETAILS'],
    [20_107, 'MAXIMUM_LIMIT_REACHED'],
    [20_108, 'USER_UNREACHABLE'],
    [20_109, 'CHANNEL_UNAVAILABLE'],
    [20_110, 'INSUFFICIENT_BALANCE'],
    [20_111, 'ACCOUNT_NOT_ACTIVATED'],
  ])('%i ends a wallet payment with %s, by page, simulation and push', async (amount, code) => {
    for (const act of [
      async (merchant: Merchant) => {
        const { id } = await merchant.request(byWallet({ amount }));
        await merchant.choose(id, 'approve');
        return id;
      },
      async (merchant: Merchant) => {
        const { id } = await merchant.request(byWallet({ amount }));
        expect((await merchant.pay(id)).status).toBe(200);
        return id;
      },
      async (merchant: Merchant) => {
        const { id } = await merchant.request(byPush({ amount }));
        await merchant.advance(2_000);
        return id;
      },
    ]) {
      const merchant = createMerchant();
      const { status, failure_code } = await merchant.read(await act(merchant));
      expect([status, failure_code]).toEqual(['FAILED', code]);
      const { event, data } = await lastPayment(merchant);
      expect([event, data['failure_code']]).toEqual(['payment.failed', code]);
    }
  });

  test('has no effect on a virtual account', async () => {
    const merchant = createMerchant();
    for (const amount of magicAmounts.filter((one) => Number.isInteger(one))) {
      const { id } = await merchant.request(byAccount({ amount }));
      await merchant.pay(id);
      expect((await merchant.read(id)).status).toBe('SUCCEEDED');
    }
  });
});
