// Live money through a connector: every family of channels is charged, linked, issued, captured and
// refunded outside, and the response shows the result.
import { expect, test } from 'vitest';
import { openLiveServer } from '../../src/testing/live-server.ts';

const wallet = {
  reference_id: 'order-1',
  amount: 50_000,
  currency: 'IDR',
  payment_method: {
    type: 'EWALLET',
    reusability: 'ONE_TIME_USE',
    ewallet: {
      channel_code: 'DANA',
      channel_properties: { success_return_url: 'https://shop.example/ok' },
    },
  },
};

test('a wallet is charged outside, and the response shows the result', async () => {
  const { callLive, processor, operations } = await openLiveServer();
  const created = await callLive('POST', '/payment_requests', wallet);
  expect(created).toMatchObject({ status: 201, body: { status: 'SUCCEEDED', amount: 50_000 } });
  expect(processor.executed).toMatchObject([
    {
      work: 'charge',
      channel: { type: 'EWALLET', code: 'DANA', country: 'ID' },
      amount: { value: 50_000, currency: 'IDR' },
      references: { merchant: 'order-1' },
      return_urls: { success: 'https://shop.example/ok' },
    },
  ]);
  expect(await operations()).toMatchObject([{ state: { status: 'SUCCEEDED', executed: 50_000 } }]);
});
