// Tests older generations of the API in live mode: their payments and instruments reach connectors.
import { ledgers } from '@kasir/payments/ledger';
import { checkouts } from '@kasir/payments/state';
import { expect, test } from 'vitest';
import { reported, sendEvent } from '../../src/testing/connector-callbacks.ts';
import { creditRequest } from '../../src/testing/live-bodies.ts';
import { openLiveServer, type LiveServer } from '../../src/testing/live-server.ts';

const card = {
  account_number: '4000000000001000',
  exp_month: '12',
  exp_year: '2039',
  cvn: '123',
};

const body = ({ body }: { readonly body: unknown }) => body as Readonly<Record<string, string>>;

/** Returns the operations sent to connectors: their work, channel and status. */
const listWorks = async ({ operations }: LiveServer): Promise<string[]> =>
  (await operations()).map(({ state: { work, channel, status } }) =>
    [work, channel, status].join(' '),
  );

test('a QR code shows the text that the connector has issued', async () => {
  const text = '00020101021226440015ID.BANK.WWW';
  const server = await openLiveServer({
    decide: () => ({
      status: 'succeeded',
      instrument: { qr: text, holder: null, expires_at: null },
    }),
  });
  const code = { external_id: 'q1', type: 'DYNAMIC', callback_url: 'https://shop.example/c' };
  const made = await server.callLive('POST', '/qr_codes', { ...code, amount: 20_000 });
  expect(made).toMatchObject({ status: 200, body: { qr_string: text, status: 'ACTIVE' } });
});

test('numbers, codes and wallets of the per-channel API are requested from connectors', async () => {
  const server = await openLiveServer();
  const { callLive } = server;
  const account = { external_id: 'v1', bank_code: 'BNI', name: 'Siti' };
  expect(await callLive('POST', '/callback_virtual_accounts', account)).toMatchObject({
    status: 200,
    body: { status: 'ACTIVE' },
  });
  const outlet = { external_id: 'f1', retail_outlet_name: 'ALFAMART', name: 'Siti' };
  const code = await callLive('POST', '/fixed_payment_code', {
    ...outlet,
    expected_amount: 50_000,
  });
  expect(code).toMatchObject({ status: 200, body: { status: 'ACTIVE' } });
  const charge = await callLive('POST', '/ewallets/charges', {
    reference_id: 'e1',
    currency: 'IDR',
    amount: 30_000,
    checkout_method: 'ONE_TIME_PAYMENT',
    channel_code: 'ID_DANA',
    channel_properties: { success_redirect_url: 'https://shop.example/ok' },
  });
  expect(charge).toMatchObject({ status: 202, body: { status: 'SUCCEEDED' } });
  const ovo = { external_id: 'o1', amount: 30_000, phone: '081234567890', ewallet_type: 'OVO' };
  expect((await callLive('POST', '/ewallets', ovo)).status).toBe(200);
  await expect
    .poll(async () => listWorks(server))
    .toEqual([
      'issue BNI SUCCEEDED',
      'issue ALFAMART SUCCEEDED',
      'charge DANA SUCCEEDED',
      'charge OVO SUCCEEDED',
    ]);
});

test('a card token is stored by the connector without authentication, and charged by that token', async () => {
  const server = await openLiveServer();
  const { callLive, processor } = server;
  const made = { card_data: card, amount: 40_000, is_multiple_use: false };
  const token = body(await callLive('POST', '/v2/credit_card_tokens', made));
  expect(token).toMatchObject({ status: 'VERIFIED' });
  expect(token).not.toHaveProperty('authentication_id');
  const charge = { token_id: token['id'], external_id: 'c1', amount: 40_000 };
  // The channel of this connector declares no installments.
  const installment = { count: 3, interval: 'month' };
  expect(await callLive('POST', '/credit_card_charges', { ...charge, installment })).toMatchObject({
    body: { error_code: 'INSTALLMENT_UNAVAILABLE' },
  });
  expect(await callLive('POST', '/credit_card_charges', charge)).toMatchObject({
    status: 200,
    body: { status: 'CAPTURED', capture_amount: 40_000 },
  });
  expect(processor.executed.map(({ work, source }) => [work, source?.type])).toEqual([
    ['link', 'card'],
    ['charge', 'token'],
  ]);
});

test('a card charge with an unknown outcome is a 500, neither a charge nor a decline', async () => {
  const server = await openLiveServer({
    decide: ({ work }) =>
      work === 'link' ? { status: 'succeeded', token: 'tok' } : { status: 'pending' },
  });
  const { callLive } = server;
  const made = { card_data: card, amount: 40_000, is_multiple_use: false };
  const token = body(await callLive('POST', '/v2/credit_card_tokens', made));
  const charge = { token_id: token['id'], external_id: 'c1', amount: 40_000 };
  expect(await callLive('POST', '/credit_card_charges', charge)).toMatchObject({
    status: 500,
    body: { error_code: 'SERVER_ERROR' },
  });
});

test.each([
  { reported: 'succeeded', status: 'COMPLETED', received: 20_000 },
  { reported: 'declined', status: 'DENIED', received: 0 },
] as const)(
  'a cardless credit sends its payer to the lender, and is $status after the lender has $reported',
  async ({ reported: outcome, status, received }) => {
    const url = 'https://lender.example/apply';
    const action = { type: 'redirect', url, expires_at: null } as const;
    const server = await openLiveServer({ decide: () => ({ status: 'action_required', action }) });
    const { callLive, kasir, partition } = server;
    const made = await callLive('POST', '/cardless-credit', creditRequest);
    await expect.poll(() => listWorks(server)).toEqual(['charge KREDIVO WAITING']);
    const page = await fetch(body(made)['redirect_url'] ?? '', { redirect: 'manual' });
    expect([page.status, page.headers.get('location')]).toEqual([303, url]);
    const [charge] = await server.operations();
    const event = reported(
      { id: charge?.id ?? '', work: 'charge', status: outcome, sequence: 9 },
      { value: 20_000, currency: 'IDR' },
    );
    expect(await sendEvent(`${server.url}/_connectors/${server.account}/bank`, event)).toBe(204);
    const seen = await kasir.store.view(partition, (view) => ({
      statuses: view
        .list(checkouts, {}, { limit: 9, order: 'asc' })
        .rows.map(({ state }) => state.status),
      received: 0 - view.balance(ledgers.clearing, 'IDR'),
    }));
    expect(seen).toEqual({ statuses: [status], received });
  },
);

test('an invoice offers the channels that connectors serve, and is refused when there are none', async () => {
  const server = await openLiveServer();
  const { callLive } = server;
  const invoice = body(
    await callLive('POST', '/v2/invoices', { external_id: 'i1', amount: 50_000 }),
  );
  const page = await fetch(invoice['invoice_url'] ?? '');
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('BCA')]);
  await server.configure([]);
  const none = { external_id: 'i2', amount: 50_000 };
  expect((await callLive('POST', '/v2/invoices', none)).status).toBe(503);
});

test('the payer of a wallet reaches the connector, in every generation', async () => {
  const { callLive, processor } = await openLiveServer();
  const paid = await callLive('POST', '/v3/payment_requests', {
    reference_id: 'w1',
    type: 'PAY',
    country: 'ID',
    currency: 'IDR',
    request_amount: 25_000,
    channel_code: 'OVO',
    channel_properties: { account_mobile_number: '+6281234567890' },
  });
  expect(paid).toMatchObject({ status: 201, body: { status: 'SUCCEEDED' } });
  const ovo = { external_id: 'o1', amount: 30_000, phone: '081234567890', ewallet_type: 'OVO' };
  expect((await callLive('POST', '/ewallets', ovo)).status).toBe(200);
  await expect
    .poll(() => processor.executed.map(({ source }) => source))
    .toEqual([
      { type: 'account', mobile_number: '+6281234567890' },
      { type: 'account', mobile_number: '+6281234567890' },
    ]);
});

test('a payment by QR code can be refunded, although no connector names the paying app', async () => {
  const server = await openLiveServer();
  const { callLive, processor, operations } = server;
  const made = body(
    await callLive('POST', '/payment_requests', {
      reference_id: 'qr-1',
      amount: 20_000,
      currency: 'IDR',
      payment_method: {
        type: 'QR_CODE',
        reusability: 'ONE_TIME_USE',
        qr_code: { channel_code: 'QRIS' },
      },
    }),
  );
  const [issue] = await operations();
  await processor.connector.receivePayment({
    id: 'pay_00000009',
    issued_by: issue?.id ?? '',
    amount: { value: 20_000, currency: 'IDR' },
    paid_at: '2026-11-26T09:00:00Z',
    payer: null,
  });
  const status = async () =>
    body(await callLive('GET', `/payment_requests/${made['id']}`))['status'];
  await expect.poll(status).toBe('SUCCEEDED');
  const refund = {
    payment_request_id: made['id'],
    amount: 20_000,
    reason: 'REQUESTED_BY_CUSTOMER',
  };
  expect(await callLive('POST', '/refunds', refund)).toMatchObject({
    status: 201,
    body: { status: 'SUCCEEDED' },
  });
  expect(processor.executed.at(-1)).toMatchObject({ work: 'refund', parent: 'pay_00000009' });
});
