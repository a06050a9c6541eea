// Tests refunds that are refused: each error when it applies, in the order of the contract, and
// nothing is written.
import { payments } from '@kasir/payments/state';
import { describe, expect, test } from 'vitest';
import {
  channelNamed,
  DAY,
  createRefundMerchant,
  type RefundMerchant,
} from '../testing/refund-fixtures.ts';
import { createRefund } from './create.contract.ts';

const url = '/refunds';
const dana = channelNamed('EWALLET', 'DANA');
const card = channelNamed('CARD', 'CARDS');

/** Sends a body, and checks that its refusal changes no money and emits no event. */
const refusal = async (merchant: RefundMerchant, body: object, options = {}) => {
  const before = [await merchant.money(), await merchant.refundEvents()];
  const response = await merchant.call('POST', url, body, options);
  expect([await merchant.money(), await merchant.refundEvents()]).toEqual(before);
  return response;
};

const asks = (payment_request_id: string, change: object = {}) => ({
  payment_request_id,
  reason: 'OTHERS',
  ...change,
});

describe('an invalid body', () => {
  test.each([
    ['neither id', { payment_request_id: undefined }, 'body.payment_request_id'],
    [
      'null for both ids',
      { payment_request_id: null, invoice_id: null },
      'body.payment_request_id',
    ],
    ['both ids', { invoice_id: '0190b8c26f1e000001a2b3c4' }, 'body.invoice_id'],
    ['no reason', { reason: undefined }, 'body.reason'],
    ['an unknown reason', { reason: 'BORED' }, 'body.reason'],
    ['an amount of zero', { amount: 0 }, 'body.amount'],
    ['a negative amount', { amount: -1 }, 'body.amount'],
    ['an amount as text', { amount: '1000' }, 'body.amount'],
    ['more decimals than the currency has', { amount: 100.5 }, 'body.amount'],
    ['another currency', { currency: 'PHP' }, 'body.currency'],
    ['no currency at all', { currency: 'rupiah' }, 'body.currency'],
    ['a reference_id of 256 characters', { reference_id: 'é'.repeat(256) }, 'body.reference_id'],
    ['an empty reference_id', { reference_id: '' }, 'body.reference_id'],
    ['nested metadata', { metadata: { a: { b: 1 } } }, 'body.metadata.a'],
  ])(
    'with %s is refused and named (REFUND-ERR-API_VALIDATION_ERROR, REFUND-CREATE-payment_request_id, REFUND-CREATE-invoice_id, REFUND-CREATE-currency, REFUND-CREATE-reference_id, REFUND-CREATE-metadata, REFUND-UNSPEC-01, REFUND-UNSPEC-03)',
    async (_, change, path) => {
      const merchant = await createRefundMerchant();
      const { status, body } = await refusal(merchant, asks(await merchant.sell(), change));
      expect([status, body.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
      expect(body.errors.map((one: { path: string }) => one.path)).toEqual([path]);
      expect(body.message).not.toContain('Invalid input');
    },
  );

  test('gets the errors of all its fields at once (REFUND-ERR-API_VALIDATION_ERROR)', async () => {
    const merchant = await createRefundMerchant();
    const empty = await refusal(merchant, { amount: 0 });
    expect(empty.body.errors.map((one: { path: string }) => one.path)).toEqual([
      'body.amount',
      'body.reason',
      'body.payment_request_id',
    ]);
    const id = await merchant.sell();
    const { body } = await refusal(merchant, asks(id, { amount: 1.5, currency: 'PHP' }));
    expect(body.errors.map((one: { path: string }) => one.path)).toEqual([
      'body.currency',
      'body.amount',
    ]);
  });

  test('without an amount is refused for a card payment (REFUND-CREATE-amount-card)', async () => {
    const merchant = await createRefundMerchant();
    const id = await merchant.order();
    await merchant.payBy(id, card, 100_000);
    const { status, body } = await refusal(merchant, asks(id));
    expect([status, body.error_code, body.errors[0].path]).toEqual([
      400,
      'API_VALIDATION_ERROR',
      'body.amount',
    ]);
    expect((await merchant.refund(id, { amount: 60_000 })).status).toBe(201);
    expect((await merchant.refund(id, { amount: 40_000 })).status).toBe(201);
  });
});

describe('an id', () => {
  test('that is unknown in this account is not found (REFUND-UNSPEC-01)', async () => {
    const merchant = await createRefundMerchant();
    await merchant.sell();
    for (const ids of [
      { payment_request_id: 'pr-0190b8c2-6f1e-7c3a-8d5b-2a4f6e8c0b1d' },
      { payment_request_id: 'x' },
      { payment_request_id: 'pm-1' },
      { invoice_id: '0190b8c26f1e000001a2b3c4' },
    ]) {
      const { status, body } = await refusal(merchant, { reason: 'OTHERS', ...ids });
      expect([ids, status, body.error_code]).toEqual([ids, 404, 'DATA_NOT_FOUND']);
    }
  });

  test('of an unpaid payment request or invoice is not eligible (REFUND-ERR-INELIGIBLE_TRANSACTION)', async () => {
    const merchant = await createRefundMerchant();
    const id = await merchant.order();
    const failed = (
      await merchant.request({
        ...(await merchant.read(id)),
        amount: 20_110,
        payment_method: {
          type: 'EWALLET',
          reusability: 'ONE_TIME_USE',
          ewallet: {
            channel_code: 'DANA',
            channel_properties: { success_return_url: 'https://merchant.example/thanks' },
          },
        },
      })
    ).id;
    await merchant.pay(failed);
    for (const ids of [
      { payment_request_id: id },
      { payment_request_id: failed },
      { invoice_id: await merchant.invoiceOf(id) },
    ]) {
      const { status, body } = await refusal(merchant, { reason: 'OTHERS', ...ids });
      expect([status, body.error_code]).toEqual([400, 'INELIGIBLE_TRANSACTION']);
    }
  });
});

describe('an amount', () => {
  test('above the remaining amount is refused (REFUND-ERR-MAXIMUM_REFUND_AMOUNT_REACHED)', async () => {
    const merchant = await createRefundMerchant();
    const id = await merchant.sell(25_000);
    for (const [amount, spent] of [
      [25_001, 15_000],
      [10_001, 10_000],
    ] as const) {
      const { status, body } = await refusal(merchant, asks(id, { amount }));
      expect([status, body.error_code]).toEqual([400, 'MAXIMUM_REFUND_AMOUNT_REACHED']);
      await merchant.refund(id, { amount: spent });
    }
  });

  test('of a fully refunded payment is not eligible, whatever its size (REFUND-ERR-INELIGIBLE_TRANSACTION, REFUND-UNSPEC-04)', async () => {
    const merchant = await createRefundMerchant();
    const id = await merchant.sell();
    await merchant.refund(id);
    for (const change of [{}, { amount: 1 }, { amount: 99_999 }]) {
      const { status, body } = await refusal(merchant, asks(id, change));
      expect([status, body.error_code]).toEqual([400, 'INELIGIBLE_TRANSACTION']);
    }
  });

  test('above the available balance is refused, by the minor unit (REFUND-ERR-INSUFFICIENT_BALANCE)', async () => {
    const merchant = await createRefundMerchant({ poor: true });
    const id = await merchant.sell(25_000);
    // The balance is 25,000 less a fee of 1.5 % and 11 % VAT on the fee: 24,584.
    const { status, body } = await refusal(merchant, asks(id, { amount: 24_585 }));
    expect([status, body.error_code]).toEqual([400, 'INSUFFICIENT_BALANCE']);
    expect((await merchant.refund(id, { amount: 24_584 })).status).toBe(201);
  });

  test('is refused while the balance is not settled (REFUND-ERR-INSUFFICIENT_BALANCE)', async () => {
    const merchant = await createRefundMerchant({
      poor: true,
      account: { terms: { EWALLET: { settlement_days: 1 } } },
    });
    const id = await merchant.sell();
    const { body } = await refusal(merchant, asks(id, { amount: 1 }));
    expect(body.error_code).toBe('INSUFFICIENT_BALANCE');
    await merchant.advance(DAY);
    expect((await merchant.refund(id, { amount: 1 })).status).toBe(201);
  });
});

test('a reference_id cannot be used for a second refund (REFUND-CREATE-reference_id)', async () => {
  const merchant = await createRefundMerchant();
  const [one, other] = [await merchant.sell(), await merchant.sell()];
  await merchant.refund(one, { reference_id: 'return-1' });
  for (const id of [one, other]) {
    const { status, body } = await refusal(merchant, asks(id, { reference_id: 'return-1' }));
    expect([status, body.error_code]).toEqual([409, 'DUPLICATE_ERROR']);
  }
});

test('a key without a permission, or no key at all, is refused before anything else (REFUND-ERR-INVALID_API_KEY, REFUND-ERR-REQUEST_FORBIDDEN_ERROR, REFUND-GET-ERR-INVALID_API_KEY, REFUND-GET-ERR-REQUEST_FORBIDDEN_ERROR)', async () => {
  const merchant = await createRefundMerchant();
  const { id } = (await merchant.refund(await merchant.sell())).body;
  for (const [method, path] of [
    ['POST', url],
    ['GET', url],
    ['GET', `${url}/${id}`],
    ['POST', `${url}/${id}/cancel`],
  ] as const) {
    const none = await merchant.call(method, path, undefined, { headers: { authorization: '' } });
    expect([none.status, none.body.error_code]).toEqual([401, 'INVALID_API_KEY']);
    const permissions =
      method === 'POST' ? ['money_in:read' as const] : ['customer:write' as const];
    const other = await merchant.call(method, path, undefined, { permissions });
    expect([other.status, other.body.error_code]).toEqual([403, 'REQUEST_FORBIDDEN_ERROR']);
  }
});

test('an internal error is a 500 and changes nothing (REFUND-ERR-SERVER_ERROR, REFUND-GET-ERR-SERVER_ERROR)', async () => {
  const merchant = await createRefundMerchant();
  const { store, decide } = merchant;
  const id = await merchant.sell();
  await decide((d) => {
    for (const row of d.children(payments, id.slice('pr-'.length)))
      d.change(payments, row, { channel: 'GONE' });
  });
  const { status, body } = await refusal(merchant, asks(id));
  expect([status, body.error_code]).toEqual([500, 'SERVER_ERROR']);
  store.view = () => Promise.reject(new Error('the database is away'));
  const read = await merchant.call('GET', `${url}/rfd-1`);
  expect([read.status, read.body.error_code]).toEqual([500, 'SERVER_ERROR']);
});

test('when several errors apply, the first one of the contract is returned (REFUND-UNSPEC-04)', async () => {
  const order = Object.keys(createRefund.errors);
  const merchant = await createRefundMerchant({ poor: true, refunds: 'async' });
  const { sell, refund, order: open, payBy, advance, spend } = merchant;
  await refund(await sell(), { reference_id: 'used', amount: 1 });
  const account = channelNamed('VIRTUAL_ACCOUNT', 'BRI');
  const linkaja = channelNamed('EWALLET', 'LINKAJA');
  const both = { amount: 99_999_999, reference_id: 'used', currency: 'PHP' };
  const unsupported = await open();
  await payBy(unsupported, account, 25_000);
  const old = await open();
  await payBy(old, linkaja, 25_000);
  await advance(31 * DAY);
  const waiting = await sell();
  await refund(waiting, { amount: 1 });
  const full = await open();
  await payBy(full, linkaja, 25_000);
  await spend(0);
  const seen: string[] = [];
  for (const [id, change] of [
    ['pr-x', { ...both, reason: 'no' }],
    ['pr-x', both],
    [old, both],
    [old, { amount: 99_999_999, reference_id: 'used' }],
    [old, { amount: 99_999_999 }],
    [unsupported, { amount: 99_999_999 }],
    [waiting, { amount: 99_999_999 }],
    [full, { amount: 99_999_999 }],
    [full, { amount: 1 }],
    [full, {}],
  ] as const)
    seen.push((await refusal(merchant, asks(id, change))).body.error_code);
  expect(seen).toEqual([
    'API_VALIDATION_ERROR',
    'DATA_NOT_FOUND',
    'API_VALIDATION_ERROR',
    'DUPLICATE_ERROR',
    'INELIGIBLE_TRANSACTION',
    'REFUND_NOT_SUPPORTED',
    'REFUND_IN_PROGRESS',
    'MAXIMUM_REFUND_AMOUNT_REACHED',
    'PARTIAL_REFUND_NOT_SUPPORTED',
    'INSUFFICIENT_BALANCE',
  ]);
  const later = seen.slice(3).map((code) => order.indexOf(code));
  expect(later).toEqual(later.toSorted((a, b) => a - b));
  expect(order.at(-1)).toBe('CHANNEL_UNAVAILABLE');
});

test('a channel that is switched off refuses refunds (REFUND-ERR-CHANNEL_UNAVAILABLE)', async () => {
  const switches: Record<string, boolean> = {};
  const merchant = await createRefundMerchant({ account: { switches } });
  const id = await merchant.sell();
  switches['ewallets'] = false;
  const headers = { 'idempotency-key': 'k1' };
  const off = await refusal(merchant, asks(id), { headers });
  expect([off.status, off.body.error_code]).toEqual([503, 'CHANNEL_UNAVAILABLE']);
  switches['ewallets'] = true;
  expect((await merchant.call('POST', url, asks(id), { headers })).status).toBe(201);
});

test('a payment of test mode is not found in live mode', async () => {
  const merchant = await createRefundMerchant();
  const id = await merchant.sell();
  const { status, body } = await refusal(merchant, asks(id), { mode: 'live' });
  expect([status, body.error_code]).toEqual([404, 'DATA_NOT_FOUND']);
  expect(dana.refund).not.toBeNull();
});
