// Tests the merchant's code with successful and failing payments that the tests cause.
import { createUnifiedClient, unwrap } from '@kasir/unified/client';
import { expect, test } from 'vitest';
import { Checkout, type Membership } from './checkout.ts';
import { startPlatform } from './testing/platform.ts';

/** Opens a separate platform for the merchant's code. */
const open = async () => {
  const platform = await startPlatform();
  const checkout = new Checkout(platform.payments);
  platform.deliverTo((event) => checkout.receive(event));
  return { ...platform, checkout };
};
type Opened = Awaited<ReturnType<typeof open>>;

/** Pays as the payer, and waits for the webhooks. */
const confirmPayment = async (
  { payments, quiet }: Opened,
  { paymentRequest, price }: Membership,
) => {
  const params = { id: paymentRequest ?? '' };
  unwrap(await payments.paymentRequests.simulate({ params, body: { amount: price } }));
  await quiet();
};

test('a membership that is paid is active', async () => {
  const opened = await open();
  const membership = opened.checkout.order('siti', 50_000);
  await opened.checkout.pay(membership, 'wallet');
  expect(membership.state).toBe('waiting');
  await confirmPayment(opened, membership);
  expect(membership.state).toBe('active');
});

test('a membership is not active when the wallet has too little money', async () => {
  const opened = await open();
  const { kasir, checkout } = opened;
  const membership = checkout.order('siti', 50_000);
  unwrap(
    await kasir.control.scripts.create({
      params: { id: kasir.account },
      body: {
        match: { work: 'payment', reference_id: 'siti' },
        steps: [{ outcome: 'fail', failure_code: 'INSUFFICIENT_BALANCE' }],
      },
    }),
  );
  await checkout.pay(membership, 'wallet');
  await confirmPayment(opened, membership);
  expect([membership.state, membership.reason]).toEqual(['unpaid', 'INSUFFICIENT_BALANCE']);
});

test('a membership that is not paid within a day becomes unpaid', async () => {
  const { checkout, advance } = await open();
  const membership = checkout.order('siti', 50_000);
  await checkout.pay(membership, 'virtual account');
  await advance(25);
  expect([membership.state, membership.reason]).toEqual(['unpaid', 'PAYMENT_REQUEST_EXPIRED']);
});

test('a membership that is canceled twice is refunded once', async () => {
  const opened = await open();
  const { checkout, payments, quiet } = opened;
  const membership = checkout.order('siti', 50_000);
  await checkout.pay(membership, 'wallet');
  await confirmPayment(opened, membership);
  expect(await checkout.cancel(membership)).toBe(true);
  expect(await checkout.cancel(membership)).toBe(true);
  await quiet();
  expect(membership.state).toBe('refunded');
  const { data } = unwrap(await payments.refunds.list());
  expect(data.map(({ amount }) => amount)).toEqual([50_000]);
});

test('a webhook that was missed comes again after a quarter of an hour', async () => {
  const opened = await open();
  const { checkout, refuse, deliverTo, advance } = opened;
  const membership = checkout.order('siti', 50_000);
  await checkout.pay(membership, 'wallet');
  refuse();
  await confirmPayment(opened, membership);
  expect(membership.state).toBe('waiting');
  deliverTo((event) => checkout.receive(event));
  await advance(0.25);
  expect(membership.state).toBe('active');
});

test('webhooks that were missed for days are sent again on request', async () => {
  const opened = await open();
  const { kasir, checkout, refuse, deliverTo, advance, quiet } = opened;
  const membership = checkout.order('siti', 50_000);
  await checkout.pay(membership, 'wallet');
  refuse();
  await confirmPayment(opened, membership);
  await advance(48);
  deliverTo((event) => checkout.receive(event));
  await advance(48);
  expect(membership.state).toBe('waiting');
  unwrap(
    await kasir.control.events.resendMany({
      params: { id: kasir.account },
      body: { status: 'FAILED' },
    }),
  );
  await quiet();
  expect(membership.state).toBe('active');
});

test('a membership stays new while responses are lost, and later has one payment request', async () => {
  const { kasir } = await startPlatform();
  const { baseUrl } = await kasir.listen();
  const payments = createUnifiedClient({ baseUrl, key: kasir.key, retries: 0 });
  const checkout = new Checkout(payments);
  const membership = checkout.order('siti', 50_000);
  // The first request is lost before the payment request is created, the second one after that.
  for (const type of ['cut_before_commit', 'cut_after_commit'] as const)
    unwrap(await kasir.control.faults.create({ body: { fault: { type }, times: 1 } }));
  await checkout.pay(membership, 'wallet');
  await checkout.pay(membership, 'wallet');
  expect(membership.state).toBe('new');
  await checkout.pay(membership, 'wallet');
  expect(membership.state).toBe('waiting');
  const query = { reference_id: ['siti'] };
  expect(unwrap(await payments.paymentRequests.list({ query })).data).toHaveLength(1);
  await payments.close();
});

test('a membership whose payment is rejected becomes unpaid, with the reason', async () => {
  const { checkout } = await open();
  const membership = checkout.order('siti', 1);
  await checkout.pay(membership, 'wallet');
  expect(membership.state).toBe('unpaid');
  expect(membership.reason).toContain('amount');
});
