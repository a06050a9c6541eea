// Tests that all violations of a payment request are reported at once: fields, conditions, channel.
import { expect, test } from 'vitest';
import { byWallet, createMerchant, walletMethod } from '../testing/merchant.ts';

/** Sends a request that must be refused, and returns the paths of its violations. */
const refusedPaths = async (body: unknown): Promise<string[]> => {
  const { status, body: error } = await createMerchant().call('POST', '/payment_requests', body);
  expect([status, error.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
  return error.errors.map((one: { path: string }) => one.path);
};

test('an invalid field does not hide errors of the channel, conditions and other fields (PM2-UNSPEC-02)', async () => {
  const properties = { channel_code: 'PAYMAYA', channel_properties: { success_return_url: 7 } };
  const body = {
    currency: 'IDR',
    amount: 100_000.01,
    reference_id: 7,
    payment_method: { type: 'EWALLET', reusability: 'MULTIPLE_USE', ewallet: properties },
  };
  const path = 'body.payment_method.ewallet.channel_properties';
  expect(await refusedPaths(body)).toEqual([
    'body.reference_id',
    `${path}.success_return_url`,
    'body.customer_id',
    'body.currency',
  ]);
  expect(await refusedPaths({ ...body, currency: 'PHP' })).toEqual([
    'body.reference_id',
    `${path}.success_return_url`,
    'body.customer_id',
    `${path}.failure_return_url`,
    `${path}.cancel_return_url`,
    'body.amount',
  ]);
  expect(await refusedPaths({ ...body, currency: 'rupiah' })).toEqual([
    'body.currency',
    'body.reference_id',
    `${path}.success_return_url`,
    'body.customer_id',
    `${path}.failure_return_url`,
    `${path}.cancel_return_url`,
    'body.amount',
  ]);
});

test('an unknown type does not hide errors of sent fields and of conditions without the type', async () => {
  const method = { type: 'WALLET', reusability: 'ONCE', ewallet: { channel_code: 7 } };
  expect(
    await refusedPaths({ currency: 'IDR', payment_method: method, payment_method_id: 'pm-1' }),
  ).toEqual([
    'body.payment_method.type',
    'body.payment_method.reusability',
    'body.payment_method.ewallet.channel_code',
    'body.payment_method_id',
  ]);
});

test('a channel that is unknown or for one use only is reported with other violations', async () => {
  const reusability = 'MULTIPLE_USE';
  const customer_id = 'cust-1';
  const wrong = { reference_id: 7, customer_id };
  expect(
    await refusedPaths(byWallet({ ...wrong, payment_method: walletMethod({}, 'NO_WALLET') })),
  ).toEqual(['body.reference_id', 'body.payment_method.ewallet.channel_code']);
  expect(
    await refusedPaths(
      byWallet({ ...wrong, payment_method: walletMethod({ reusability }, 'LINKAJA') }),
    ),
  ).toContain('body.payment_method.reusability');
});
