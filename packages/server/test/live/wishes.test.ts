// Tests that the options of a card charge reach the connector: installments, skipped
// authentication, and a charge without the payer.
import { describe, expect, test } from 'vitest';
import { cardRequest } from '../../src/testing/live-bodies.ts';
import { openLiveServer, type LiveServer } from '../../src/testing/live-server.ts';

const V3 = { headers: { 'api-version': '2024-11-11' } };

const { channel_properties: returnUrls, card_information: given } =
  cardRequest().payment_method.card;

/** Pays by a card in v2, with further properties of the channel. */
const payInV2 = ({ callLive }: LiveServer, more: object) => {
  const { payment_method: method } = cardRequest();
  const card = { ...method.card, channel_properties: { ...returnUrls, ...more } };
  return callLive('POST', '/payment_requests', {
    ...cardRequest(),
    payment_method: { ...method, card },
  });
};

const v3Request = (more: object) => ({
  reference_id: `order-${JSON.stringify(more).length}`,
  type: 'PAY',
  country: 'ID',
  currency: 'IDR',
  request_amount: 600_000,
  ...more,
});

/** Pays by a card in v3, with further properties of the channel. */
const payInV3 = ({ callLive }: LiveServer, properties: object, more: object = {}) =>
  callLive(
    'POST',
    '/v3/payment_requests',
    v3Request({
      channel_code: 'CARDS',
      channel_properties: {
        ...returnUrls,
        card_details: {
          card_number: given.card_number,
          expiry_month: given.expiry_month,
          expiry_year: given.expiry_year,
          cvn: given.cvv,
          cardholder_first_name: 'Siti',
          cardholder_last_name: 'Rahma',
          cardholder_email: 'siti@example.com',
        },
        ...properties,
      },
      ...more,
    }),
    V3,
  );

/** Saves a card in v3, and pays by its token with some properties of the channel. */
const payByToken = async (server: LiveServer, properties: object) => {
  const customer = {
    type: 'INDIVIDUAL',
    reference_id: 'siti',
    individual_detail: { given_names: 'Siti' },
  };
  const saved = await payInV3(server, {}, { type: 'PAY_AND_SAVE', customer });
  const { payment_token_id } = saved.body as { payment_token_id: string };
  const channel_properties = { ...returnUrls, ...properties };
  const body = v3Request({ payment_token_id, channel_properties });
  return server.callLive('POST', '/v3/payment_requests', body, V3);
};

/** Charges a card in the oldest API. */
const payInV1 = async ({ callLive }: LiveServer, more: object) => {
  const { body } = await callLive('POST', '/v2/credit_card_tokens', {
    card_data: { account_number: given.card_number, exp_month: '12', exp_year: '2038', cvn: '123' },
    amount: 600_000,
    is_multiple_use: false,
  });
  const charge = { external_id: 'c1', amount: 600_000, token_id: (body as { id: string }).id };
  return callLive('POST', '/credit_card_charges', { ...charge, ...more });
};

const lastOf = ({ processor }: LiveServer) => processor.executed.at(-1);

describe('the installments of a card', () => {
  const configuration = { installment_configuration: { terms: 6, interval: 'MONTH', code: 'A6' } };
  const requests = [
    ['v2', (server: LiveServer) => payInV2(server, configuration), 'A6'],
    ['v3', (server: LiveServer) => payInV3(server, configuration), 'A6'],
    ['v3 by token', (server: LiveServer) => payByToken(server, configuration), 'A6'],
    [
      'the oldest API',
      (server: LiveServer) => payInV1(server, { installment: { count: 6, interval: 'month' } }),
      null,
    ],
  ] as const;

  test.each(requests)('go to a connector that declares them: %s', async (_name, pay, code) => {
    const server = await openLiveServer({ installments: 'optional' });
    const { status, body } = await pay(server);
    expect([200, 201], JSON.stringify(body)).toContain(status);
    expect(lastOf(server)).toMatchObject({
      work: 'charge',
      installment: { count: 6, interval: 'month', code },
    });
  });

  test.each(requests)('never become a charge of the full amount: %s', async (_name, pay) => {
    const server = await openLiveServer();
    await pay(server);
    // The earlier payment that saved the card does not count.
    const charged = server.processor.executed.filter(
      (one) => one.work === 'charge' && one.save !== true,
    );
    expect(charged).toEqual([]);
  });
});

describe('the charge of a card', () => {
  test('has by default no skip_authentication and no initiator', async () => {
    const server = await openLiveServer();
    await payInV3(server, {});
    const sent = lastOf(server);
    expect(sent).not.toHaveProperty('initiator');
    expect(sent).not.toHaveProperty('skip_authentication');
  });

  test('has skip_authentication if the request skips 3-D Secure', async () => {
    const server = await openLiveServer();
    await payInV2(server, { skip_three_d_secure: true });
    expect(lastOf(server)).toMatchObject({ skip_authentication: true });
    await payInV3(server, { skip_three_ds: true });
    expect(lastOf(server)).toMatchObject({ skip_authentication: true });
  });

  test.each([
    [false, { skip_authentication: true }],
    [true, {}],
    [undefined, {}],
  ])('for an invoice follows should_authenticate_credit_card %j', async (authenticates, wish) => {
    const server = await openLiveServer();
    const { kasir, callLive } = server;
    const { body } = await callLive('POST', '/v2/invoices', {
      external_id: 'bill-1',
      amount: 50_000,
      ...(authenticates !== undefined && { should_authenticate_credit_card: authenticates }),
    });
    const { id, invoice_url } = body as { id: string; invoice_url: string };
    const typed = { card_number: given.card_number, expiry: '12/38', cvn: '123', holder: 'Siti' };
    const form = new URLSearchParams({ choice: 'CARD.CARDS', ...typed });
    await kasir.pages('POST', new URL(invoice_url).pathname, form);
    await expect
      .poll(async () => (await callLive('GET', `/v2/invoices/${id}`)).body)
      .toMatchObject({ status: 'PAID' });
    const { skip_authentication } = lastOf(server) as { skip_authentication?: boolean };
    expect({ ...(skip_authentication !== undefined && { skip_authentication }) }).toEqual(wish);
  });

  test('without the payer has the merchant as its initiator', async () => {
    const server = await openLiveServer();
    await payByToken(server, { card_on_file_type: 'MERCHANT_UNSCHEDULED' });
    expect(lastOf(server)).toMatchObject({ initiator: 'merchant', source: { type: 'token' } });
  });
});
