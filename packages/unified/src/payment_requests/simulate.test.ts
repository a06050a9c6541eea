// Tests simulated payments: responses, and refusals that change nothing.
import { describe, expect, test } from 'vitest';
import { byAccount, byWallet, createMerchant } from '../testing/merchant.ts';

test('a simulated payment returns PENDING, and then succeeds (STATE-PR2-02)', async () => {
  const { request, pay, read } = createMerchant();
  const { id } = await request(byAccount());
  const { status, body } = await pay(id, { amount: 25_000, surplus: true });
  expect([status, body]).toEqual([
    200,
    { status: 'PENDING', message: expect.any(String) as string },
  ]);
  expect((await read(id)).status).toBe('SUCCEEDED');
});

describe('a simulated payment is refused and pays nothing', () => {
  test.each<[string, object, object, number, string]>([
    ['with another amount', byAccount(), { amount: 25_001 }, 400, 'API_VALIDATION_ERROR'],
    ['without an amount', byAccount({ amount: null }), {}, 400, 'API_VALIDATION_ERROR'],
    ['with amount 0', byAccount({ amount: null }), { amount: 0 }, 400, 'API_VALIDATION_ERROR'],
    ['with decimals', byAccount({ amount: null }), { amount: 1.5 }, 400, 'API_VALIDATION_ERROR'],
    [
      'with an amount as text',
      byAccount({ amount: null }),
      { amount: '5' },
      400,
      'API_VALIDATION_ERROR',
    ],
    [
      'with more than the maximum of the channel',
      byAccount({ amount: null }),
      { amount: 50_000_000_001 },
      400,
      'API_VALIDATION_ERROR',
    ],
  ])('%s', async (_, request, body, status, code) => {
    const merchant = createMerchant();
    const { id } = await merchant.request(request);
    const response = await merchant.pay(id, body);
    expect([response.status, response.body.error_code]).toEqual([status, code]);
    expect(response.body.errors.map((one: { path: string }) => one.path)).toEqual(['body.amount']);
    expect((await merchant.read(id)).status).toBe('REQUIRES_ACTION');
    expect(await merchant.events()).toEqual([]);
  });

  test('for an unknown request (PR2-UNSPEC-03)', async () => {
    const { pay, call, request } = createMerchant();
    const { payment_method } = await request(byWallet());
    for (const id of ['pr-1', 'pr-', 'x', payment_method.id]) {
      expect([(await pay(id)).status, (await pay(id)).body.error_code]).toEqual([
        404,
        'DATA_NOT_FOUND',
      ]);
      expect((await call('GET', `/payment_requests/${id}`)).body.error_code).toBe('DATA_NOT_FOUND');
    }
  });

  test('with a live key (AUTH-UNSPEC-05)', async () => {
    const { call } = createMerchant();
    const live = { mode: 'live' } as const;
    const { status, body } = await call(
      'POST',
      '/payment_requests/pr-1/payments/simulate',
      {},
      live,
    );
    expect([status, body.error_code]).toEqual([403, 'REQUEST_FORBIDDEN_ERROR']);
  });
});

test('one idempotency key pays once', async () => {
  const { call, request, events } = createMerchant();
  const { id } = await request(byWallet());
  const path = `/payment_requests/${id}/payments/simulate`;
  const headers = { 'x-idempotency-key': 'once' };
  const first = await call('POST', path, {}, { headers });
  const again = await call('POST', path, {}, { headers });
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  expect(await events()).toHaveLength(2);
});
