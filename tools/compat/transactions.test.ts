// Tests transactions and balances through the official SDK, in every major.
import { describe, expect, test } from 'vitest';
import { openPlatform } from './platform.ts';
import { sdks, type Sdk } from './sdks.ts';

const { merchant, choose } = await openPlatform();
const [, , v5, v6, v7] = sdks;

/** A payment by wallet that its payer has paid; returns the id of its payment request. */
const pay = async ({ PaymentRequest: requests }: Sdk, referenceId: string, amount: number) => {
  const { id, actions } = await requests.createPaymentRequest({
    data: {
      currency: 'IDR',
      amount,
      referenceId,
      paymentMethod: {
        type: 'EWALLET',
        reusability: 'ONE_TIME_USE',
        ewallet: {
          channelCode: 'DANA',
          channelProperties: { successReturnUrl: 'https://merchant.example/thanks' },
        },
      },
    },
  });
  await choose(actions?.[0]?.url, 'approve');
  return id;
};

describe.each(sdks)('a transaction of SDK $major', ({ major, connect }) => {
  const sdk = connect(merchant);
  const { Transaction: transactions } = sdk;

  test('is found by every filter and read back by its id', async () => {
    const referenceId = `trade-${major}`;
    const amount = 25_000 + major;
    await pay(sdk, referenceId, amount);
    const from = new Date(Date.now() - 60_000);
    const to = new Date(Date.now() + 60_000);
    const { data, hasMore } = await transactions.getAllTransactions({
      types: ['PAYMENT', 'REFUND'],
      statuses: ['SUCCESS', 'PENDING'],
      channelCategories: ['EWALLET', 'CARDS'],
      referenceId,
      currency: 'IDR',
      amount,
      created: { gte: from, lte: to },
      updated: { gte: from, lte: to },
      limit: 5,
    });
    expect(hasMore).toBe(false);
    expect(data).toHaveLength(1);
    const [found] = data;
    expect(found).toMatchObject({
      referenceId,
      amount,
      currency: 'IDR',
      type: 'PAYMENT',
      status: 'SUCCESS',
      cashflow: 'MONEY_IN',
      channelCategory: 'EWALLET',
      channelCode: 'ID_DANA',
      settlementStatus: 'SETTLED',
    });
    expect(found?.fee.xenditFee).toBeGreaterThan(0);
    expect(found?.estimatedSettlementTime).toBeInstanceOf(Date);
    expect(found?.created.getTime()).toBeGreaterThan(from.getTime());
    expect(await transactions.getTransactionByID({ id: found?.id ?? '' })).toEqual(found);
    const before = await transactions.getAllTransactions({
      referenceId,
      created: { lte: from },
    });
    expect(before.data).toEqual([]);
    const others = await transactions.getAllTransactions({ referenceId, types: ['REFUND'] });
    expect(others.data).toEqual([]);
  });

  test('is followed by the next one, and the page links to the next page', async () => {
    await pay(sdk, `walk-${major}-a`, 10_000);
    await pay(sdk, `walk-${major}-b`, 10_000);
    const first = await transactions.getAllTransactions({ referenceId: `walk-${major}`, limit: 1 });
    expect(first).toMatchObject({ data: [{ referenceId: `walk-${major}-b` }], hasMore: true });
    expect(first.links).toMatchObject([{ rel: 'next', method: 'GET' }]);
    const afterId = first.data[0]?.id ?? '';
    const second = await transactions.getAllTransactions({
      referenceId: `walk-${major}`,
      afterId,
    });
    expect(second).toMatchObject({ data: [{ referenceId: `walk-${major}-a` }], hasMore: false });
  });

  test('that does not exist is an error, as is a page limit that is too large', async () => {
    await expect(transactions.getTransactionByID({ id: 'txn_none' })).rejects.toMatchObject({
      status: 404,
      errorCode: 'TRANSACTION_NOT_FOUND',
    });
    await expect(transactions.getAllTransactions({ limit: 51 })).rejects.toMatchObject({
      status: 400,
      errorCode: 'API_VALIDATION_ERROR',
    });
  });
});

test.each(sdks)('SDK $major reads the balance of each account', async ({ major, connect }) => {
  const sdk = connect(merchant);
  const held = async (accountType: 'CASH' | 'HOLDING' | 'TAX'): Promise<number> =>
    (await sdk.Balance.getBalance({ accountType })).balance;
  const [cash, holding] = [await held('CASH'), await held('HOLDING')];
  const referenceId = `balance-${major}`;
  await pay(sdk, referenceId, 10_000);
  const { data } = await sdk.Transaction.getAllTransactions({ referenceId });
  const { xenditFee, valueAddedTax } = data[0]?.fee ?? { xenditFee: 0, valueAddedTax: 0 };
  expect(xenditFee).toBeGreaterThan(0);
  expect(await held('CASH')).toBe(cash + 10_000 - xenditFee - valueAddedTax);
  expect(await held('HOLDING')).toBe(holding);
  expect(await held('TAX')).toBe(0);
});

test.each([v5, v6, v7])(
  'SDK $major reads the balance of a past moment',
  async ({ major, connect }) => {
    const sdk = connect(merchant);
    const { balance } = await sdk.Balance.getBalance();
    const atTimestamp = new Date();
    await expect.poll(() => Date.now()).toBeGreaterThan(atTimestamp.getTime());
    await pay(sdk, `past-${major}`, 10_000);
    expect((await sdk.Balance.getBalance({ atTimestamp })).balance).toBe(balance);
    expect((await sdk.Balance.getBalance()).balance).toBeGreaterThan(balance);
  },
);
