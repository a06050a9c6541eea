// Tests transactions of payments: their fields, reading one, and accounts without access.
import { prefixes } from '@kasir/models';
import { transactions } from '@kasir/payments/ledger';
import { describe, expect, test } from 'vitest';
import {
  accountMethod,
  byAccount,
  byWallet,
  createMerchant,
  walletMethod,
  type Merchant,
} from '../testing/merchant.ts';
import { addTransaction, type TransactionSpec } from '../testing/transaction-fixtures.ts';

const url = '/transactions';

const paymentIds = async ({ events }: Merchant): Promise<string[]> =>
  (await events())
    .filter(({ body }) => body['event'] === 'payment.succeeded')
    .map(({ body }) => (body['data'] as { id: string }).id);

describe('a transaction', () => {
  test('of a wallet payment exists once when the payment responds, with every field (TXN-GET-01, TXN-GET-transaction_id, TXN-FIELD-id, TXN-FIELD-product_id, TXN-FIELD-type, TXN-FIELD-status, TXN-FIELD-channel_category, TXN-FIELD-channel_category-PAYMENT, TXN-FIELD-channel_code, TXN-FIELD-reference_id, TXN-FIELD-account_identifier, TXN-FIELD-currency, TXN-FIELD-amount, TXN-FIELD-net_amount, TXN-FIELD-cashflow, TXN-FIELD-business_id, TXN-FIELD-created, TXN-FIELD-updated, TXN-UNSPEC-06, TXN-UNSPEC-07)', async () => {
    const merchant = createMerchant();
    const { call, request, pay, account } = merchant;
    const body = { currency: 'PHP', amount: 100.55, reference_id: 'Order 7' };
    const { id } = await request(byWallet({ ...body, payment_method: walletMethod({}, 'GCASH') }));
    await merchant.advance(1_500);
    await pay(id);
    const { data, has_more } = (await call('GET', `${url}?currency=PHP`)).body;
    const [product_id] = await paymentIds(merchant);
    // The fee is 1.5 % of 100.55, 1.50825, and the VAT is 11 % of 1.51, 0.1661.
    expect([has_more, data]).toEqual([
      false,
      [
        {
          id: expect.stringMatching(/^txn_[0-9a-f-]{36}$/) as string,
          product_id,
          type: 'PAYMENT',
          status: 'SUCCESS',
          channel_category: 'EWALLET',
          channel_code: 'PH_GCASH',
          reference_id: 'Order 7',
          account_identifier: null,
          currency: 'PHP',
          amount: 100.55,
          net_amount: 98.87,
          cashflow: 'MONEY_IN',
          business_id: account.id,
          settlement_status: 'SETTLED',
          estimated_settlement_time: '2026-01-01T00:00:01.500Z',
          created: '2026-01-01T00:00:01.500Z',
          updated: '2026-01-01T00:00:01.500Z',
          fee: {
            xendit_fee: 1.51,
            value_added_tax: 0.17,
            xendit_withholding_tax: 0,
            third_party_withholding_tax: 0,
            status: 'COMPLETED',
          },
        },
      ],
    ]);
    const read = await call('GET', `${url}/${data[0].id}`);
    expect([read.status, read.body]).toEqual([200, data[0]]);
  });

  test('of a virtual account has the paid number as its account_identifier (TXN-FIELD-account_identifier, TXN-FIELD-channel_category, TXN-FIELD-channel_code)', async () => {
    const { call, request, pay } = createMerchant();
    const payment_method = accountMethod({ reusability: 'MULTIPLE_USE' });
    const made = await request(byAccount({ amount: null, payment_method }));
    const { virtual_account_number: number } =
      made.payment_method.virtual_account.channel_properties;
    for (const amount of [10_000, 20_000]) await pay(made.id, { amount });
    const { data } = (await call('GET', `${url}?account_identifier=${number}`)).body;
    expect(data).toMatchObject(
      [20_000, 10_000].map((amount) => ({
        amount,
        account_identifier: number,
        channel_category: 'VIRTUAL_ACCOUNT',
        channel_code: 'ID_BRI',
      })),
    );
  });

  test('without fees states that fees do not apply, and one with fees that they are complete (TXN-UNSPEC-06)', async () => {
    const merchant = createMerchant();
    const row: TransactionSpec = {
      type: 'PAYMENT',
      status: 'SUCCESS',
      category: 'VIRTUAL_ACCOUNT',
      currency: 'IDR',
      amount: 25_000,
      reference: 'free',
      source: 'p-1',
      identifier: null,
      gap: 0,
    };
    await addTransaction(merchant, row);
    await merchant.pay((await merchant.request(byAccount())).id);
    const { data } = (await merchant.call('GET', url)).body;
    const none = { xendit_fee: 0, value_added_tax: 0, status: 'NOT_APPLICABLE' };
    expect(data).toMatchObject([
      { amount: 25_000, fee: { status: 'COMPLETED' } },
      { reference_id: 'free', amount: 25_000, net_amount: 25_000, fee: none },
    ]);
    expect(data[0].fee.xendit_fee).toBeGreaterThan(0);
  });

  test('is created only by a successful payment (TXN-UNSPEC-07)', async () => {
    const { call, request, choose, advance } = createMerchant();
    const declined = await request(byWallet());
    await choose(declined.id, 'decline');
    await request(byWallet());
    const failing = await request(byWallet({ amount: 20_110 }));
    await choose(failing.id, 'approve');
    await advance(86_400_000);
    expect((await call('GET', url)).body.data).toEqual([]);
  });
});

describe('reading transactions', () => {
  test('by an unknown id is 404 (TXN-GET-ERR-TRANSACTION_NOT_FOUND)', async () => {
    const { call } = createMerchant();
    for (const id of ['txn_00000000-0000-7000-8000-000000000000', 'txn_', 'pr-1']) {
      const { status, body } = await call('GET', `${url}/${id}`);
      expect([status, body.error_code]).toEqual([404, 'TRANSACTION_NOT_FOUND']);
    }
  });

  test('requires the feature (TXN-GET-ERR-FEATURE_NOT_AVAILABLE, TXN-LIST-ERR-FEATURE_NOT_AVAILABLE)', async () => {
    const merchant = createMerchant({ account: { switches: { transactions: false } } });
    const { call, request, pay, store, partition } = merchant;
    await pay((await request(byAccount())).id);
    const { rows } = await store.view(partition, (view) =>
      view.list(transactions, {}, { limit: 1 }),
    );
    for (const path of [url, `${url}?limit=1`, `${url}/${prefixes.transaction}${rows[0]?.id}`]) {
      const { status, body } = await call('GET', path);
      expect([status, body.error_code]).toEqual([400, 'FEATURE_NOT_AVAILABLE']);
    }
  });

  test('requires the permission (AUTH-05)', async () => {
    const { call } = createMerchant();
    const permissions = ['money_in:write'] as const;
    for (const path of [url, `${url}/txn_1`]) {
      const { status, body } = await call('GET', path, undefined, { permissions });
      expect([status, body.error_code]).toEqual([403, 'REQUEST_FORBIDDEN_ERROR']);
    }
  });

  test('with for-user-id shows those of the sub-account (TXN-GET-HDR-for_user_id, TXN-LIST-HDR-for_user_id)', async () => {
    const sub = { id: 'a'.repeat(24), parent: 'b'.repeat(24), number: '000002' };
    const merchant = createMerchant({ account: { id: sub.parent, platform: true }, others: [sub] });
    const { call, request, pay } = merchant;
    const options = { headers: { 'for-user-id': sub.id } };
    await pay((await request(byAccount({ reference_id: 'own' }))).id);
    const theirs = await call(
      'POST',
      '/payment_requests',
      byAccount({ reference_id: 'theirs' }),
      options,
    );
    const simulate = `/payment_requests/${theirs.body.id}/payments/simulate`;
    expect((await call('POST', simulate, {})).status).toBe(404);
    expect((await call('POST', simulate, {}, options)).status).toBe(200);
    const seen = (await call('GET', url, undefined, options)).body.data;
    expect(seen).toMatchObject([{ reference_id: 'theirs', business_id: sub.id }]);
    expect((await call('GET', url)).body.data).toMatchObject([{ reference_id: 'own' }]);
    const path = `${url}/${seen[0].id}`;
    expect((await call('GET', path)).body.error_code).toBe('TRANSACTION_NOT_FOUND');
    expect((await call('GET', path, undefined, options)).body).toEqual(seen[0]);
  });
});
