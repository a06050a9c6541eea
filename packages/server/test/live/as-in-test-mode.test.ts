// Tests that live mode does the same as test mode: differences that the tests of payments have
// found when they ran over a connector.
import type { Outcome } from '@kasir/connector';
import type { OperationRequest } from '@kasir/connector/protocol';
import { expect, test } from 'vitest';
import { virtualAccountRequest } from '../../src/testing/live-bodies.ts';
import { openLiveServer, type LiveServer } from '../../src/testing/live-server.ts';

interface Body {
  readonly id: string;
  readonly status: string;
  readonly error_code?: string;
  readonly latest_payment_id?: string;
  readonly payment_method?: { readonly id: string };
}

const bodyOf = ({ body }: { readonly body: unknown }): Body => body as Body;

const V3 = { headers: { 'api-version': '2024-11-11' } };

const returnUrls = {
  success_return_url: 'https://shop.example/ok',
  failure_return_url: 'https://shop.example/no',
};

const byCard = (change: object) => ({
  reference_id: 'card-1',
  type: 'PAY',
  country: 'ID',
  currency: 'IDR',
  request_amount: 50_000,
  channel_code: 'CARDS',
  channel_properties: {
    ...returnUrls,
    card_details: {
      card_number: '4000000000001000',
      expiry_month: '12',
      expiry_year: '2038',
      cvn: '123',
      cardholder_first_name: 'Siti',
      cardholder_last_name: 'Rahma',
      cardholder_email: 'siti@example.com',
      cardholder_phone_number: '+6281234567890',
    },
  },
  ...change,
});

/** A processor that declines captures. */
const declineCaptures = ({ work, id }: OperationRequest): Outcome =>
  work === 'capture'
    ? { status: 'declined', decline: { code: 'DECLINED_BY_ISSUER' } }
    : { status: 'succeeded', ...(work === 'link' && { token: `tok_${id}` }) };

const names = async ({ events, account }: LiveServer): Promise<unknown[]> =>
  (await events(account, 'live')).map(({ event }) => event);

test('a capture that the bank declines is refused, and the authorization stays, in v3', async () => {
  const { callLive } = await openLiveServer({ decide: declineCaptures });
  const held = bodyOf(
    await callLive('POST', '/v3/payment_requests', byCard({ capture_method: 'MANUAL' }), V3),
  );
  expect(held.status).toBe('AUTHORIZED');
  const path = `/v3/payments/${held.latest_payment_id}`;
  const captured = await callLive('POST', `${path}/capture`, { capture_amount: 50_000 }, V3);
  expect([captured.status, bodyOf(captured).error_code]).toEqual([400, 'TEMPORARILY_UNAVAILABLE']);
  expect(bodyOf(await callLive('GET', path, undefined, V3)).status).toBe('AUTHORIZED');
});

test('a capture that the bank declines is refused, and the charge stays, in the oldest API', async () => {
  const { callLive } = await openLiveServer({ decide: declineCaptures });
  const card = { account_number: '4000000000001000', exp_month: '12', exp_year: '2039' };
  const token = bodyOf(
    await callLive('POST', '/v2/credit_card_tokens', {
      card_data: { ...card, cvn: '123' },
      amount: 40_000,
      is_multiple_use: false,
    }),
  );
  const charge = { token_id: token.id, external_id: 'c1', amount: 40_000, capture: false };
  const held = bodyOf(await callLive('POST', '/credit_card_charges', charge));
  expect(held.status).toBe('AUTHORIZED');
  const path = `/credit_card_charges/${held.id}`;
  const captured = await callLive('POST', `${path}/capture`, { amount: 40_000 });
  expect([captured.status, bodyOf(captured).error_code]).toEqual([400, 'CAPTURE_DECLINED']);
  expect(bodyOf(await callLive('GET', path)).status).toBe('AUTHORIZED');
});

test('a card is verified without an amount, and its connector stores it', async () => {
  const { callLive, processor } = await openLiveServer();
  const verified = await callLive(
    'POST',
    '/v3/payment_requests',
    byCard({ type: 'VERIFY_PAYMENT_METHOD', request_amount: 0 }),
    V3,
  );
  expect(bodyOf(verified).status).toBe('SUCCEEDED');
  expect(processor.executed).toMatchObject([{ work: 'link', amount: null }]);
});

test('the events of a capture come before that of its payment', async () => {
  const server = await openLiveServer();
  const { callLive } = server;
  const card = {
    type: 'CARD',
    reusability: 'ONE_TIME_USE',
    card: {
      currency: 'IDR',
      channel_properties: returnUrls,
      card_information: {
        card_number: '4000000000001000',
        expiry_month: '12',
        expiry_year: '2038',
        cvv: '123',
        cardholder_name: 'Siti',
      },
    },
  };
  const request = { amount: 60_000, currency: 'IDR', payment_method: card };
  const held = bodyOf(
    await callLive('POST', '/payment_requests', { ...request, capture_method: 'MANUAL' }),
  );
  await callLive('POST', `/payment_requests/${held.id}/captures`, { capture_amount: 60_000 });
  const emitted = await names(server);
  expect(emitted.indexOf('capture.succeeded')).toBeGreaterThan(-1);
  expect(emitted.indexOf('payment.succeeded')).toBeGreaterThan(
    emitted.indexOf('capture.succeeded'),
  );
});

test('a payment to a deactivated virtual account number still completes its pending request', async () => {
  const server = await openLiveServer();
  const { callLive, processor, operations } = server;
  const waiting = bodyOf(await callLive('POST', '/payment_requests', virtualAccountRequest));
  await callLive('PATCH', `/v2/payment_methods/${waiting.payment_method?.id}`, {
    status: 'INACTIVE',
  });
  const [issue] = await operations();
  await processor.connector.receivePayment({
    id: 'pay_00000001',
    issued_by: issue?.id ?? '',
    amount: { value: 70_000, currency: 'IDR' },
    paid_at: '2026-11-26T09:00:00Z',
    payer: null,
  });
  const status = async () =>
    bodyOf(await callLive('GET', `/payment_requests/${waiting.id}`)).status;
  await expect.poll(status).toBe('SUCCEEDED');
  expect((await operations()).map(({ state }) => state.attention)).toEqual([null, null]);
});

test('the number of a bank account reaches the connector and is not stored here', async () => {
  const number = '900300700112';
  const server = await openLiveServer();
  const { callLive, processor, operations } = server;
  const linked = await callLive('POST', '/v2/payment_methods', {
    type: 'DIRECT_DEBIT',
    reusability: 'MULTIPLE_USE',
    customer: {
      reference_id: 'customer-1',
      type: 'INDIVIDUAL',
      individual_detail: { given_names: 'Siti' },
    },
    direct_debit: {
      channel_code: 'BDO',
      channel_properties: {
        ...returnUrls,
        mobile_number: '+639171234567',
        account_number: number,
        identity_document_number: '1100200300400',
      },
    },
  });
  expect(linked.status).toBe(201);
  expect(processor.executed).toMatchObject([
    { work: 'link', source: { type: 'account', account_number: number } },
  ]);
  expect(JSON.stringify([await operations(), linked])).not.toContain(number);
});
