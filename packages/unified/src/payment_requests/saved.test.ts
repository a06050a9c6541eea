// Tests payment requests by linked wallets, which are charged without a page or linked by their
// first payment, and by methods that cannot be used.
import { instruments } from '@kasir/payments/state';
import { describe, expect, test } from 'vitest';
import {
  bankAccount,
  cardMethod,
  counterMethod,
  savedWallet,
  siti,
} from '../testing/payment-method-fixtures.ts';
import {
  accountMethod,
  byAccount,
  byWallet,
  returnUrls,
  walletMethod,
} from '../testing/merchant.ts';
import {
  by,
  bySaved,
  createPaymentMerchant,
  type PaymentMerchant,
} from '../testing/payment-request-fixtures.ts';

const refusal = async ({ create }: PaymentMerchant, body: object) => {
  const { status, body: error } = await create(body);
  return [status, error.error_code];
};

describe('a linked wallet', () => {
  test('is charged at once, each time it is used (PR2-CREATE-payment_method_id, STATE-PM2-03, STATE-PR2-02, EVT-payment.succeeded)', async () => {
    const merchant = createPaymentMerchant();
    const { id } = await merchant.linked(savedWallet());
    for (let i = 0; i < 2; i += 1)
      expect(await merchant.charge(bySaved(id))).toMatchObject({
        status: 'SUCCEEDED',
        actions: [],
        failure_code: null,
        payment_method: { id, status: 'ACTIVE' },
      });
    expect((await merchant.eventNames()).slice(1)).toEqual([
      'payment.succeeded',
      'payment.succeeded',
    ]);
  });

  test.each([
    [20_103, 'ACCOUNT_ACCESS_BLOCKED'],
    [20_110, 'INSUFFICIENT_BALANCE'],
  ])(
    'fails at once at %i (EVT-payment.failed, PR2-FIELD-failure_code)',
    async (amount, failure_code) => {
      const merchant = createPaymentMerchant();
      const { id } = await merchant.linked(savedWallet());
      const made = await merchant.charge(bySaved(id, { amount }));
      expect(made).toMatchObject({ status: 'FAILED', failure_code, actions: [] });
      expect((await merchant.eventNames()).slice(1)).toEqual(['payment.failed']);
      expect((await merchant.charge(bySaved(id))).status).toBe('SUCCEEDED');
    },
  );

  test('of a push channel is charged without approval on a device', async () => {
    const merchant = createPaymentMerchant();
    const ovo = savedWallet({ ewallet: { channel_code: 'OVO', channel_properties: returnUrls } });
    const { id } = await merchant.linked(ovo);
    expect((await merchant.charge(bySaved(id))).status).toBe('SUCCEEDED');
    expect(await merchant.eventNames()).not.toContain('payment.pending');
  });
});

describe('a wallet that is saved with its first payment', () => {
  test('is linked and charged on one page (EVT-payment_method.activated)', async () => {
    const merchant = createPaymentMerchant();
    const made = await merchant.charge(by(savedWallet()));
    expect(made).toMatchObject({
      status: 'REQUIRES_ACTION',
      payment_method: { status: 'PENDING' },
    });
    expect(made.actions).toHaveLength(1);
    await merchant.choose(made.id, 'approve');
    expect(await merchant.eventNames()).toEqual(['payment_method.activated', 'payment.succeeded']);
    expect((await merchant.charge(bySaved(made.payment_method.id))).status).toBe('SUCCEEDED');
  });

  test('can then pay amounts other than the first one (STATE-PM2-03)', async () => {
    const merchant = createPaymentMerchant();
    const made = await merchant.charge(by(savedWallet(), { amount: 25_000 }));
    await merchant.choose(made.id, 'approve');
    const next = await merchant.charge(bySaved(made.payment_method.id, { amount: 40_000 }));
    expect(next).toMatchObject({ status: 'SUCCEEDED', amount: 40_000 });
  });

  test('is linked even if the payment fails', async () => {
    const merchant = createPaymentMerchant();
    const { id } = await merchant.charge(by(savedWallet(), { amount: 20_110 }));
    await merchant.choose(id, 'approve');
    expect(await merchant.read(id)).toMatchObject({
      status: 'FAILED',
      failure_code: 'INSUFFICIENT_BALANCE',
      payment_method: { status: 'ACTIVE' },
    });
    expect(await merchant.eventNames()).toEqual(['payment_method.activated', 'payment.failed']);
  });

  test('fails when the merchant expires its method (STATE-UNSPEC-03)', async () => {
    const merchant = createPaymentMerchant();
    const { id, payment_method } = await merchant.charge(by(savedWallet()));
    await merchant.expire(payment_method.id);
    expect(await merchant.read(id)).toMatchObject({
      status: 'FAILED',
      failure_code: 'INACTIVE_PAYMENT_METHOD',
      payment_method: { status: 'EXPIRED' },
    });
    await merchant.choose(id, 'approve');
    expect(await merchant.eventNames()).toEqual(['payment_method.expired', 'payment.failed']);
  });
});

describe('a method', () => {
  test('is refused if it is unlinked, failed or inactive (PR2-UNSPEC-01)', async () => {
    const merchant = createPaymentMerchant();
    const waiting = await merchant.make(savedWallet());
    expect(await refusal(merchant, bySaved(waiting.id))).toEqual([
      400,
      'PAYMENT_METHOD_STATUS_INVALID',
    ]);
    await merchant.chooseOnPage(waiting.id, 'decline');
    expect(await refusal(merchant, bySaved(waiting.id))).toEqual([400, 'INACTIVE_PAYMENT_METHOD']);
    const off = await merchant.make(accountMethod({ reusability: 'MULTIPLE_USE' }));
    await merchant.patch(off.id, { status: 'INACTIVE' });
    expect(await refusal(merchant, bySaved(off.id))).toEqual([400, 'INACTIVE_PAYMENT_METHOD']);
    await merchant.patch(off.id, { status: 'ACTIVE' });
    expect((await merchant.charge(bySaved(off.id))).status).toBe('REQUIRES_ACTION');
  });

  test.each<[string, object, object, string]>([
    ['in another currency', cardMethod(), { currency: 'PHP' }, 'CURRENCY_MISMATCHED'],
    [
      'in another currency of its code',
      accountMethod(),
      { currency: 'PHP' },
      'CURRENCY_MISMATCHED',
    ],
    ['for another amount', counterMethod({}, {}, { amount: 20_000 }), {}, 'AMOUNT_MISMATCHED'],
  ])('is refused %s (PR2-UNSPEC-01)', async (_, method, change, code) => {
    const merchant = createPaymentMerchant();
    const { id } = await merchant.linked(method);
    expect(await refusal(merchant, bySaved(id, change))).toEqual([400, code]);
  });

  test.each<[string, object]>([
    ['a wallet', byWallet()],
    ['a virtual account', byAccount()],
    ['a direct debit', by(bankAccount({}, 'MANDIRI'))],
  ])('refuses manual capture: %s (PR2-UNSPEC-06, PR2-FIELD-capture_method)', async (_, body) => {
    const merchant = createPaymentMerchant();
    expect(await refusal(merchant, { ...body, capture_method: 'MANUAL' })).toEqual([
      400,
      'MANUAL_CAPTURE_NOT_SUPPORTED',
    ]);
    const { rows } = await merchant.store.view(merchant.partition, (view) =>
      view.list(instruments, {}, { limit: 9 }),
    );
    expect(rows).toEqual([]);
  });

  test('is charged in the currency and amount of the request, whatever its own fields say (PR2-CREATE-payment_method-precedence)', async () => {
    const merchant = createPaymentMerchant();
    const method = counterMethod({}, {}, { amount: 99, currency: 'PHP' });
    const made = await merchant.charge(by(method));
    expect(made).toMatchObject({
      currency: 'IDR',
      amount: 25_000,
      payment_method: { over_the_counter: { currency: 'IDR', amount: 25_000 } },
    });
  });
});

test('the currency determines the country of a channel code in several markets (PR2-UNSPEC-08)', async () => {
  const merchant = createPaymentMerchant();
  for (const [currency, amount, country] of [
    ['IDR', 25_000, 'ID'],
    ['PHP', 100, 'PH'],
    ['VND', 25_000, 'VN'],
    ['THB', 100, 'TH'],
    ['MYR', 100, 'MY'],
  ]) {
    const body = { currency, amount, payment_method: walletMethod({}, 'SHOPEEPAY') };
    expect((await merchant.charge(body)).country).toBe(country);
  }
});

test('a linked wallet belongs to its inline customer', async () => {
  const merchant = createPaymentMerchant();
  const { customer_id } = await merchant.linked(savedWallet());
  const { body } = await merchant.call('GET', `/customers/${customer_id}`);
  expect(body.reference_id).toBe(siti.reference_id);
});
