// Tests payments of a used-up QR code: the money, the list and the callback.
import { ledgers, transactions } from '@kasir/payments/ledger';
import { expect, test } from 'vitest';
import { legacyPlatform } from '../testing/platform.ts';

const code = (external_id: string) => ({
  external_id,
  type: 'DYNAMIC',
  callback_url: 'https://merchant.example/qr',
  amount: 20_000,
});

test('later payments of a used-up code are reversed, sum up to zero, and emit no event (STATE-QR-03, EVT-QR-PAYMENT, STATE-QR-SET, QR-CONF-03, MODEL-UNSPEC-02)', async () => {
  const { call, store, partition, events } = legacyPlatform();
  await call('POST', '/qr_codes', code('late'));
  const first = await call('POST', '/qr_codes/late/payments/simulate', {});
  const before = await store.view(partition, (view) => view.balance(ledgers.available, 'IDR'));
  for (let n = 0; n < 2; n += 1) {
    const late = await call('POST', '/qr_codes/late/payments/simulate', {});
    expect([late.status, late.body.status]).toEqual([200, 'COMPLETED']);
  }
  expect((await call('GET', '/qr_codes/late')).body.status).toBe('INACTIVE');
  expect((await call('GET', '/qr_codes/payments?external_id=late')).body).toEqual([first.body]);
  expect(await store.view(partition, (view) => view.balance(ledgers.available, 'IDR'))).toBe(
    before,
  );
  const { rows } = await store.view(partition, (view) =>
    view.list(transactions, {}, { limit: 10 }),
  );
  expect(rows.map(({ state: { type, status, cashflow } }) => [type, status, cashflow])).toEqual([
    ['REFUND', 'SUCCESS', 'MONEY_OUT'],
    ['PAYMENT', 'REFUNDED', 'MONEY_IN'],
    ['REFUND', 'SUCCESS', 'MONEY_OUT'],
    ['PAYMENT', 'REFUNDED', 'MONEY_IN'],
    ['PAYMENT', 'SUCCESS', 'MONEY_IN'],
  ]);
  expect((await events()).map(({ body }) => (body as { id: unknown }).id)).toEqual([first.body.id]);
});

test('in the dialect `service` each later payment sends the callback and is reversed, too (STATE-QR-03, QR-CONF-03)', async () => {
  const { call, store, partition, events } = legacyPlatform({ dialect: 'service' });
  await call('POST', '/qr_codes', code('late'));
  const paid = [];
  for (let n = 0; n < 3; n += 1) {
    const { status, body } = await call('POST', '/qr_codes/late/payments/simulate', {});
    expect([status, body.status]).toEqual([200, 'COMPLETED']);
    paid.push(body.id);
  }
  expect((await call('GET', '/qr_codes/late')).body.status).toBe('INACTIVE');
  expect((await events()).map(({ body }) => (body as { id: unknown }).id)).toEqual(paid);
  const { rows } = await store.view(partition, (view) =>
    view.list(transactions, {}, { limit: 10 }),
  );
  const kept = rows.filter(({ state }) => state.status === 'SUCCESS' && state.type === 'PAYMENT');
  expect(kept).toHaveLength(1);
});
