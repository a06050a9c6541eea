// Checks posted transactions as merchants see them: every type and status in lists, with its net
// amount, and in the balance history.
import { tableOf } from '@kasir/core/testing/internal';
import { categoriesOf, transactionStatus } from '@kasir/models';
import { postedTypes } from '@kasir/payments/operation';
import { describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { checkInvariants } from '../invariants.ts';

const payout = {
  type: 'DISBURSEMENT',
  channel_category: 'BANK',
  channel_code: 'ID_BCA',
  reference_id: 'payout-1',
  account_identifier: '1234567890',
  amount: 100_000,
};

const post = (server: TestServer, change: object = {}) =>
  server.control('POST', `/accounts/${server.platform}/transactions`, { ...payout, ...change });
const move = (server: TestServer, transaction_id: string, status: string) =>
  server.control('PATCH', `/accounts/${server.platform}/transactions`, { transaction_id, status });
const list = async (server: TestServer, query: string) =>
  (await server.call('GET', `/transactions?limit=50&${query}`)).body.data;

describe('a posted transaction', () => {
  test('of any type and category is found by the filters (TXN-FIELD-type, TXN-FIELD-channel_category, TXN-FIELD-channel_category-DISBURSEMENT, TXN-FIELD-channel_category-PAYMENT, TXN-LIST-types, TXN-LIST-channel_categories, TXN-LIST-account_identifier)', async () => {
    const server = await openTestServer();
    for (const type of postedTypes) {
      for (const channel_category of categoriesOf[type]) {
        const made = await post(server, { type, channel_category });
        expect(made.status).toBe(200);
        const { id } = made.body;
        expect((await server.call('GET', `/transactions/${id}`)).body).toEqual(made.body);
        const query = `types=${type}&channel_categories=${channel_category}`;
        const [found] = await list(server, `${query}&account_identifier=1234567890`);
        expect(found).toEqual(made.body);
        expect(found.cashflow).toBe(type === 'PAYMENT' ? 'MONEY_IN' : 'MONEY_OUT');
      }
      const wrong = await post(server, { type, channel_category: 'XENPLATFORM' });
      expect([wrong.status, wrong.body.message]).toEqual([
        400,
        expect.stringContaining(categoriesOf[type].join(', ')),
      ]);
    }
    expect((await post(server, { type: 'TRANSFER', channel_category: 'XENPLATFORM' })).status).toBe(
      400,
    );
    expect(await checkInvariants(server.store)).toEqual([]);
  });

  test('can reach each of its statuses (TXN-FIELD-status, TXN-LIST-statuses, STATE-UNSPEC-04)', async () => {
    const server = await openTestServer();
    const balance = async () => (await server.call('GET', '/balance')).body.balance as number;
    const opening = await balance();
    const paths = [
      ['FAILED'],
      ['PENDING'],
      ['PENDING', 'FAILED'],
      ['PENDING', 'VOIDED'],
      ['PENDING', 'SUCCESS'],
      ['SUCCESS', 'REVERSED'],
      ['PENDING', 'SUCCESS', 'REVERSED'],
    ];
    for (const [first, ...later] of paths) {
      const { body } = await post(server, { status: first });
      for (const status of later) {
        const moved = await move(server, body.id, status);
        expect([moved.status, moved.body.status]).toEqual([200, status]);
      }
      const last = later.at(-1) ?? first;
      const read = (await server.call('GET', `/transactions/${body.id}`)).body;
      expect([read.status, read.net_amount]).toEqual([last, 100_000]);
      for (const status of transactionStatus.options) {
        const allowed = status !== 'REFUNDED' && !['PENDING', 'SUCCESS'].includes(last ?? '');
        if (allowed) expect((await move(server, body.id, status)).status).toBe(400);
      }
    }
    expect(await balance()).toBe(opening - 100_000);
    for (const status of ['PENDING', 'SUCCESS', 'FAILED', 'VOIDED', 'REVERSED']) {
      const found = await list(server, `statuses=${status}`);
      expect(found.length).toBeGreaterThan(0);
      for (const one of found) expect(one.status).toBe(status);
    }
    expect(await checkInvariants(server.store)).toEqual([]);
  });

  test('of money out costs fee and VAT on top of its amount (TXN-FIELD-net_amount)', async () => {
    const server = await openTestServer();
    await server.control('PATCH', `/accounts/${server.platform}`, {
      terms: { BANK: { fee_basis_points: 50 } },
    });
    const { body } = await post(server);
    expect([body.amount, body.net_amount]).toEqual([100_000, 100_555]);
    expect(await checkInvariants(server.store)).toEqual([]);
  });

  test('is refused when the balance is too low or the account unknown, and a transaction of a payment cannot be changed', async () => {
    const server = await openTestServer();
    const much = await post(server, { amount: 1_000_000_001 });
    expect([much.status, much.body.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
    expect((await post(server, { amount: 1.5 })).status).toBe(400);
    const code = { external_id: 'q', type: 'STATIC', callback_url: 'http://127.0.0.1:9' };
    await server.call('POST', '/qr_codes', code);
    await server.call('POST', '/qr_codes/q/payments/simulate', { amount: 5_000 });
    const [paid] = await list(server, 'types=PAYMENT');
    expect((await move(server, paid.id, 'REVERSED')).status).toBe(400);
    expect((await move(server, 'txn_nothing', 'REVERSED')).status).toBe(400);
    const path = '/accounts/nobody/transactions';
    expect((await server.control('POST', path, payout)).status).toBe(404);
    expect(await checkInvariants(server.store)).toEqual([]);
  });
});

test('deposits and withdrawals change the balance and appear in its history (RPT-BH-transaction_type)', async () => {
  const server = await openTestServer();
  const hand = (body: object) =>
    server.control('POST', `/accounts/${server.platform}/balance`, body);
  expect((await hand({ type: 'DEPOSIT', amount: 5_000 })).body).toMatchObject({ amount: 5_000 });
  expect((await hand({ type: 'WITHDRAWAL', amount: 7_000 })).status).toBe(200);
  expect((await hand({ type: 'WITHDRAWAL', amount: 2_000_000_000 })).status).toBe(400);
  expect((await server.call('GET', '/balance')).body.balance).toBe(999_998_000);
  const day = 86_400_000;
  const requested = await server.call('POST', '/reports', {
    type: 'BALANCE_HISTORY',
    filter: {
      from: new Date(Date.now() - day).toISOString(),
      to: new Date(Date.now() + day).toISOString(),
    },
    currency: 'IDR',
  });
  await server.control('POST', '/quiet', {});
  const report = (await server.call('GET', `/reports/${requested.body.id}`)).body;
  const file = await server.kasir.downloads('GET', new URL(report.url).pathname);
  let text = '';
  for await (const piece of file.body) text += piece;
  expect(tableOf(text).map((row) => [row['Transaction Type'], row['Amount']])).toEqual([
    ['DEPOSIT', '1000000000'],
    ['DEPOSIT', '5000'],
    ['WITHDRAWAL', '7000'],
  ]);
  expect(await checkInvariants(server.store)).toEqual([]);
});
