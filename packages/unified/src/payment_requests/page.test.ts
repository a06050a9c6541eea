// Tests the hosted page of a payment request: its content, its buttons and its return URLs.
import { describe, expect, test } from 'vitest';
import {
  byAccount,
  byPush,
  byWallet,
  returnUrls,
  createMerchant,
  walletMethod,
} from '../testing/merchant.ts';

const MINUTE = 60_000;
const back = 'https://merchant.example/back';

test('the page shows merchant, amount and description while the request is open', async () => {
  const { request, show } = createMerchant({ account: { name: 'Warung Bu Tini' } });
  const { id } = await request(byWallet({ reference_id: 'order-1', description: 'Nasi goreng' }));
  expect(await show(id)).toEqual({
    title: 'DANA',
    mark: { letters: 'DANA', color: '#118eea', ink: '#000000' },
    merchant: 'Warung Bu Tini',
    currency: 'IDR',
    amount: 'Rp\u00A025.000',
    reference: 'order-1',
    description: 'Nasi goreng',
    choices: [
      { name: 'approve', label: { say: 'pay_amount', with: { amount: 'Rp\u00A025.000' } } },
      { name: 'decline', label: { say: 'decline' }, isSecondary: true },
    ],
    status: 'open',
    expires: Date.UTC(2026, 0, 2),
    returnUrl: null,
  });
});

test('the page formats amounts as in the country of their currency', async () => {
  const { request, show } = createMerchant();
  const body = { currency: 'PHP', amount: 1234.5, payment_method: walletMethod({}, 'GCASH') };
  const { id } = await request(byWallet(body));
  expect((await show(id))?.amount).toBe('\u20B11,234.50');
});

test.each([
  ['approve', 'paid', returnUrls.success_return_url],
  ['decline', 'declined', returnUrls.failure_return_url],
])('%s ends the request as %s and redirects to the merchant', async (choice, status, returnUrl) => {
  const { request, show, choose } = createMerchant();
  const { id } = await request(byWallet());
  await choose(id, choice);
  expect(await show(id)).toMatchObject({ choices: [], status, returnUrl });
});

test('return URLs of the request take precedence over those of its method (PAY-FIELD-channel_properties)', async () => {
  const { request, show, choose } = createMerchant();
  const channel_properties = { success_return_url: back, failure_return_url: null };
  const paid = await request(byWallet({ channel_properties }));
  await choose(paid.id, 'approve');
  expect((await show(paid.id))?.returnUrl).toBe(back);
  const declined = await request(byWallet({ channel_properties }));
  await choose(declined.id, 'decline');
  expect((await show(declined.id))?.returnUrl).toBe(returnUrls.failure_return_url);
});

test('an unknown choice on the page does nothing', async () => {
  const { request, read, choose, events, advance } = createMerchant();
  const made = await request(byWallet());
  for (const choice of ['', 'cancel', 'toString']) await choose(made.id, choice);
  await advance(30 * MINUTE);
  expect(await read(made.id)).toEqual(made);
  expect(await events()).toEqual([]);
});

test('an unknown request has no page', async () => {
  const { show, choose } = createMerchant();
  expect(await show('pr-1')).toBeUndefined();
  await choose('pr-1', 'approve');
});

test('the page has a button to pay a number if the amount is known (MODEL-UNSPEC-13)', async () => {
  const { request, show, choose, read } = createMerchant();
  const { id } = await request(byAccount());
  expect((await show(id))?.choices.map(({ name }) => name)).toEqual(['approve']);
  await choose(id, 'decline');
  expect((await read(id)).status).toBe('REQUIRES_ACTION');
  await choose(id, 'approve');
  expect((await read(id)).status).toBe('SUCCEEDED');
});

test('the page has no button for an open amount or a wallet that asks in its app', async () => {
  const { request, show, choose, read } = createMerchant();
  for (const body of [byAccount({ amount: null }), byPush()]) {
    const { id } = await request(body);
    expect(await show(id)).toMatchObject({ choices: [], status: 'waiting' });
    for (const choice of ['approve', 'decline']) await choose(id, choice);
    expect((await read(id)).status).toBe('REQUIRES_ACTION');
  }
});

test('the page expires at its time, even before the job ran', async () => {
  const { request, show, choose, read, advance } = createMerchant({ jobs: [] });
  const { id } = await request(byWallet());
  await advance(1440 * MINUTE - 1);
  expect((await show(id))?.choices).toHaveLength(2);
  await advance(1);
  expect(await show(id)).toMatchObject({ choices: [], status: 'expired' });
  await choose(id, 'approve');
  expect((await read(id)).status).toBe('REQUIRES_ACTION');
});

describe('a payer who cancels', () => {
  const leaving = { channel_properties: { cancel_return_url: back } };

  test('returns to the merchant, and may pay on the same link within 15 minutes (PM2-CREATE-ewallet.channel_properties.cancel_return_url-retry)', async () => {
    const { request, show, choose, read, advance, events } = createMerchant();
    const { id } = await request(byWallet(leaving));
    expect((await show(id))?.choices.map(({ name }) => name)).toContain('cancel');
    await choose(id, 'cancel');
    expect(await show(id)).toMatchObject({ status: 'open', returnUrl: back });
    expect([(await read(id)).status, await events()]).toEqual(['REQUIRES_ACTION', []]);
    await advance(15 * MINUTE - 1);
    await choose(id, 'approve');
    expect((await read(id)).status).toBe('SUCCEEDED');
    expect((await show(id))?.returnUrl).toBe(returnUrls.success_return_url);
    await advance(MINUTE);
    expect(await events()).toHaveLength(2);
  });

  test('finds the link expired after 15 minutes (PM2-CREATE-ewallet.channel_properties.cancel_return_url-retry)', async () => {
    const { request, show, choose, read, advance } = createMerchant();
    const { id } = await request(byWallet(leaving));
    await choose(id, 'cancel');
    await advance(15 * MINUTE);
    expect(await show(id)).toMatchObject({ choices: [], status: 'expired' });
    expect(await read(id)).toMatchObject({
      status: 'FAILED',
      failure_code: 'PAYMENT_REQUEST_EXPIRED',
    });
  });

  test('has 15 minutes from the last cancellation, even beyond the expiry of the channel', async () => {
    const { request, choose, read, advance } = createMerchant();
    const gcash = { currency: 'PHP', amount: 100, payment_method: walletMethod({}, 'GCASH') };
    const { id } = await request(byWallet({ ...gcash, ...leaving }));
    await advance(10 * MINUTE);
    await choose(id, 'cancel');
    await advance(14 * MINUTE);
    await choose(id, 'cancel');
    await advance(14 * MINUTE);
    await choose(id, 'approve');
    expect((await read(id)).status).toBe('SUCCEEDED');
  });
});
