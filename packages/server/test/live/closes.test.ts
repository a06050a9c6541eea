// Tests that an ended virtual account number is closed at the connector that has issued it.
import { expect, test } from 'vitest';
import { virtualAccountRequest } from '../../src/testing/live-bodies.ts';
import { openLiveServer } from '../../src/testing/live-server.ts';

const V3 = { headers: { 'api-version': '2024-11-11' } };

interface Body {
  readonly id: string;
  readonly payment_request_id?: string;
  readonly payment_method: { readonly id: string };
}

test('a number that its merchant expires is closed at its connector, once', async () => {
  const { callLive, processor, operations } = await openLiveServer();
  const made = (await callLive('POST', '/payment_requests', virtualAccountRequest)).body as Body;
  const path = `/v2/payment_methods/${made.payment_method.id}/expire`;
  expect((await callLive('POST', path, {})).status).toBe(200);
  expect((await callLive('POST', path, {})).status).toBe(400);
  await expect.poll(() => processor.executed.map(({ work }) => work)).toEqual(['issue', 'close']);
  const [issue, close] = processor.executed;
  expect(close).toMatchObject({ parent: issue?.id, amount: null, source: null });
  const statuses = async () => (await operations()).map(({ state }) => state.status);
  await expect.poll(statuses).toEqual(['SUCCEEDED', 'SUCCEEDED']);
});

test('a number of v3 that is canceled is closed at its connector', async () => {
  const { callLive, processor } = await openLiveServer();
  const request = {
    reference_id: 'va-v3',
    type: 'PAY',
    country: 'ID',
    currency: 'IDR',
    request_amount: 70_000,
    channel_code: 'BRI_VIRTUAL_ACCOUNT',
    channel_properties: { display_name: 'Siti Rahma' },
  };
  const made = await callLive('POST', '/v3/payment_requests', request, V3);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const id = (made.body as Body).payment_request_id;
  const canceled = await callLive('POST', `/v3/payment_requests/${id}/cancel`, undefined, V3);
  expect(canceled.status).toBe(200);
  await expect.poll(() => processor.executed.map(({ work }) => work)).toEqual(['issue', 'close']);
});

test('a number that its connector cannot close expires on the platform alone, without attention of an operator', async () => {
  const { callLive, operations } = await openLiveServer({ without: ['close'] });
  const made = (await callLive('POST', '/payment_requests', virtualAccountRequest)).body as Body;
  await callLive('POST', `/v2/payment_methods/${made.payment_method.id}/expire`, {});
  expect((await operations()).map(({ state }) => [state.work, state.attention])).toEqual([
    ['issue', null],
  ]);
});

test('a number whose connector declines to close it is shown to the operator', async () => {
  const { callLive, operations } = await openLiveServer({
    decide: ({ work }) =>
      work === 'close'
        ? { status: 'declined', decline: { code: 'PROCESSOR_ERROR' } }
        : {
            status: 'succeeded',
            instrument: { number: '880812345678', holder: null, expires_at: null },
          },
  });
  const made = (await callLive('POST', '/payment_requests', virtualAccountRequest)).body as Body;
  await callLive('POST', `/v2/payment_methods/${made.payment_method.id}/expire`, {});
  const attentions = async () => (await operations()).map(({ state }) => state.attention);
  await expect.poll(attentions).toEqual([null, 'NOT_UNDONE']);
});
