// Tests the marketplace on a real platform: the balances of sellers and marketplace add up, even
// when a request is sent twice or its response is lost.
import { createKasir } from '@kasir/server/in-process';
import { createUnifiedClient, unwrap } from '@kasir/unified/client';
import { expect, onTestFinished, test } from 'vitest';
import { chargeFor, commissionOn, takeCommission, type MarketOrder } from './orders.ts';
import { openSeller } from './sellers.ts';
import { balanceOf, transactionReport } from './statements.ts';

const rule = { id: 'commission-five-percent', basisPoints: 500 };
const batik = { id: '1', name: 'Batik', email: 'batik@market.example' };
const period = { from: '2026-01-01T00:00:00Z', to: '2026-01-02T00:00:00Z' };

/** Opens a marketplace with one seller, on January 1. */
const openMarket = async () => {
  const kasir = await createKasir({ at: '2026-01-01T12:00:00Z' });
  const { baseUrl } = await kasir.listen();
  const platform = createUnifiedClient({ baseUrl, key: kasir.key });
  onTestFinished(async () => {
    await platform.close();
    await kasir.close();
  });
  const seller = await openSeller(platform, batik);
  const { control } = kasir;
  // An account in test mode starts with a balance; this one starts without one.
  const amount = await balanceOf(platform, seller);
  const params = { id: seller };
  unwrap(await control.balance.adjust({ params, body: { type: 'WITHDRAWAL', amount } }));
  return {
    platform,
    control,
    marketplace: kasir.account,
    seller,
    order: { id: 'order-1', seller, amount: 350_000 } satisfies MarketOrder,
  };
};

/** Pays the order as the buyer, on the hosted page; returns the id of the payment request. */
const paid = async (market: Awaited<ReturnType<typeof openMarket>>): Promise<string> => {
  const charge = await chargeFor(market.platform, market.order, rule);
  if (charge.is !== 'done') throw new Error(`The charge is ${charge.is}.`);
  expect(charge.value.feeRule).toBe(rule.id);
  const body = new URLSearchParams({ choice: 'approve' });
  await fetch(charge.value.payUrl ?? '', { method: 'POST', body, redirect: 'manual' });
  return charge.value.request;
};

test('a seller that is opened twice has one sub-account', async () => {
  const { platform, seller } = await openMarket();
  expect(await openSeller(platform, batik)).toBe(seller);
  expect(unwrap(await platform.accounts.list()).data).toHaveLength(1);
});

test('a payment goes to the balance of its seller, minus the fee, under the requested fee rule', async () => {
  const market = await openMarket();
  const { platform, marketplace, seller, order } = market;
  const before = await balanceOf(platform, marketplace);
  const request = await paid(market);
  const paidIn = await platform.transactions.list(
    { query: { types: ['PAYMENT'] } },
    { forUserId: seller },
  );
  const [payment] = unwrap(paidIn).data;
  expect(payment?.reference_id).toBe(order.id);
  expect(await balanceOf(platform, seller)).toBe(payment?.net_amount);
  expect(await balanceOf(platform, marketplace)).toBe(before);
  // The payment request belongs to the seller: without for-user-id it is not found.
  expect((await platform.paymentRequests.get({ params: { id: request } })).status).toBe(404);
});

test('a commission that is requested twice moves once', async () => {
  const market = await openMarket();
  const { platform, marketplace, seller, order, control } = market;
  await paid(market);
  const before = {
    seller: await balanceOf(platform, seller),
    marketplace: await balanceOf(platform, marketplace),
  };
  const once = await takeCommission(platform, order, rule, marketplace);
  expect(once).toEqual({ is: 'done', value: 17_500 });
  expect(await takeCommission(platform, order, rule, marketplace)).toEqual(once);
  expect(await balanceOf(platform, seller)).toBe(before.seller - 17_500);
  expect(await balanceOf(platform, marketplace)).toBe(before.marketplace + 17_500);
  expect(unwrap(await control.invariants.check()).ok).toBe(true);
});

test('a commission whose response is lost is unknown, and a repeat does not move it again', async () => {
  const market = await openMarket();
  const { platform, marketplace, seller, order, control } = market;
  await paid(market);
  const before = await balanceOf(platform, seller);
  const fault = { type: 'cut_after_commit' } as const;
  unwrap(await control.faults.create({ body: { fault, times: 3 } }));
  expect(await takeCommission(platform, order, rule, marketplace)).toEqual({ is: 'unknown' });
  expect((await takeCommission(platform, order, rule, marketplace)).is).toBe('done');
  expect(await balanceOf(platform, seller)).toBe(before - 17_500);
});

test('a commission on an unpaid order is refused', async () => {
  const { platform, marketplace, order } = await openMarket();
  const outcome = await takeCommission(platform, order, rule, marketplace);
  expect(outcome).toMatchObject({ is: 'refused', code: 'INSUFFICIENT_BALANCE' });
});

test('the commission is rounded down to whole rupiah', () => {
  expect(commissionOn(85_019, rule)).toBe(4_250);
});

test('the report of a seller has its payment and its commission, and nothing of other sellers', async () => {
  const market = await openMarket();
  const { platform, marketplace, seller, order } = market;
  const other = await openSeller(platform, { id: '2', name: 'Kopi', email: 'kopi@market.example' });
  await paid(market);
  await takeCommission(platform, order, rule, marketplace);
  const rows = async (of: string): Promise<readonly string[]> =>
    (await transactionReport(platform, of, period)).trim().split('\r\n').slice(1);
  expect((await rows(seller)).map((row) => row.split(',')[1])).toEqual(['PAYMENT', 'TRANSFER']);
  expect(await rows(other)).toEqual([]);
});
