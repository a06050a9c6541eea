// Posted transactions as merchants see them: every type and status in lists, with its net amount,
// and in the balance history.
import { tableOf } from '@kasir/core/testing';
import { categoriesOf, transactionStatus } from '@kasir/models';
import { postedTypes } from '@kasir/payments';
import { describe, expect, test } from 'vitest';
import { openDesk, type Desk } from '../../testing/desk.ts';
import { checkInvariants } from '../invariants.ts';

const payout = {
  type: 'DISBURSEMENT',
  channel_category: 'BANK',
  channel_code: 'ID_BCA',
  reference_id: 'payout-1',
  account_identifier: '1234567890',
  amount: 100_000,
};

const post = (desk: Desk, change: object = {}) =>
  desk.control('POST', `/accounts/${desk.platform}/transactions`, { ...payout, ...change });
const move = (desk: Desk, transaction_id: string, status: string) =>
  desk.control('PATCH', `/accounts/${desk.platform}/transactions`, { transaction_id, status });
const list = async (desk: Desk, query: string) =>
  (await desk.call('GET', `/transactions?limit=50&${query}`)).body.data;

describe('a posted transaction', () => {
  test('of any type and category is found by the filters (TXN-FIELD-type, TXN-FIELD-channel_category, TXN-FIELD-channel_category-DISBURSEMENT, TXN-FIELD-channel_category-PAYMENT, TXN-LIST-types, TXN-LIST-channel_categories, TXN-LIST-account_identifier)', async () => {
    const desk = await openDesk();
    for (const type of postedTypes) {
      for (const channel_category of categoriesOf[type]) {
        const made = await post(desk, { type, channel_category });
        expect(made.status).toBe(200);
        const { id } = made.body;
        expect((await desk.call('GET', `/transactions/${id}`)).body).toEqual(made.body);
        const query = `types=${type}&channel_categories=${channel_category}`;
        const [found] = await list(desk, `${query}&account_identifier=1234567890`);
        expect(found).toEqual(made.body);
        expect(found.cashflow).toBe(type === 'PAYMENT' ? 'MONEY_IN' : 'MONEY_OUT');
      }
      const wrong = await post(desk, { type, channel_category: 'XENPLATFORM' });
      expect([wrong.status, wrong.body.message]).toEqual([
        400,
        expect.stringContaining(categoriesOf[type].join(', ')),
      ]);
    }
    expect((await post(desk, { type: 'TRANSFER', channel_category: 'XENPLATFORM' })).status).toBe(
      400,
    );
    expect(await checkInvariants(desk.store)).toEqual([]);
  });

  test('reaches every status that no payment gives it (TXN-FIELD-status, TXN-LIST-statuses, STATE-UNSPEC-04)', async () => {
    const desk = await openDesk();
    const balance = async () => (await desk.call('GET', '/balance')).body.balance as number;
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
      const { body } = await post(desk, { status: first });
      for (const status of later) {
        const moved = await move(desk, body.id, status);
        expect([moved.status, moved.body.status]).toEqual([200, status]);
      }
      const last = later.at(-1) ?? first;
      const read = (await desk.call('GET', `/transactions/${body.id}`)).body;
      expect([read.status, read.net_amount]).toEqual([last, 100_000]);
      for (const status of transactionStatus.options) {
        const allowed = status !== 'REFUNDED' && !['PENDING', 'SUCCESS'].includes(last ?? '');
        if (allowed) expect((await move(desk, body.id, status)).status).toBe(400);
      }
    }
    expect(await balance()).toBe(opening - 100_000);
    for (const status of ['PENDING', 'SUCCESS', 'FAILED', 'VOIDED', 'REVERSED']) {
      const found = await list(desk, `statuses=${status}`);
      expect(found.length).toBeGreaterThan(0);
      for (const one of found) expect(one.status).toBe(status);
    }
    expect(await checkInvariants(desk.store)).toEqual([]);
  });

  test('of money out costs fee and VAT on top of its amount (TXN-FIELD-net_amount)', async () => {
    const desk = await openDesk();
    await desk.control('PATCH', `/accounts/${desk.platform}`, {
      terms: { BANK: { fee_basis_points: 50 } },
    });
    const { body } = await post(desk);
    expect([body.amount, body.net_amount]).toEqual([100_000, 100_555]);
    expect(await checkInvariants(desk.store)).toEqual([]);
  });

  test('is refused when the balance is too low, the account is unknown, or a payment made it', async () => {
    const desk = await openDesk();
    const much = await post(desk, { amount: 1_000_000_001 });
    expect([much.status, much.body.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
    expect((await post(desk, { amount: 1.5 })).status).toBe(400);
    const code = { external_id: 'q', type: 'STATIC', callback_url: 'http://127.0.0.1:9' };
    await desk.call('POST', '/qr_codes', code);
    await desk.call('POST', '/qr_codes/q/payments/simulate', { amount: 5_000 });
    const [paid] = await list(desk, 'types=PAYMENT');
    expect((await move(desk, paid.id, 'REVERSED')).status).toBe(400);
    expect((await move(desk, 'txn_nothing', 'REVERSED')).status).toBe(400);
    const path = '/accounts/nobody/transactions';
    expect((await desk.control('POST', path, payout)).status).toBe(404);
    expect(await checkInvariants(desk.store)).toEqual([]);
  });
});

test('deposits and withdrawals change the balance and appear in its history (RPT-BH-transaction_type)', async () => {
  const desk = await openDesk();
  const hand = (body: object) => desk.control('POST', `/accounts/${desk.platform}/balance`, body);
  expect((await hand({ type: 'DEPOSIT', amount: 5_000 })).body).toMatchObject({ amount: 5_000 });
  expect((await hand({ type: 'WITHDRAWAL', amount: 7_000 })).status).toBe(200);
  expect((await hand({ type: 'WITHDRAWAL', amount: 2_000_000_000 })).status).toBe(400);
  expect((await desk.call('GET', '/balance')).body.balance).toBe(999_998_000);
  const day = 86_400_000;
  const asked = await desk.call('POST', '/reports', {
    type: 'BALANCE_HISTORY',
    filter: {
      from: new Date(Date.now() - day).toISOString(),
      to: new Date(Date.now() + day).toISOString(),
    },
    currency: 'IDR',
  });
  await desk.control('POST', '/quiet', {});
  const report = (await desk.call('GET', `/reports/${asked.body.id}`)).body;
  const file = await desk.kasir.downloads('GET', new URL(report.url).pathname);
  let text = '';
  for await (const piece of file.body) text += piece;
  expect(tableOf(text).map((row) => [row['Transaction Type'], row['Amount']])).toEqual([
    ['DEPOSIT', '1000000000'],
    ['DEPOSIT', '5000'],
    ['WITHDRAWAL', '7000'],
  ]);
  expect(await checkInvariants(desk.store)).toEqual([]);
});
