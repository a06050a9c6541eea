// Tests that a connector gets the purchase data that a merchant sends, in every generation.
import { operationRequest } from '@kasir/connector/protocol';
import { describe, expect, test } from 'vitest';
import {
  cardRequest,
  creditRequest,
  virtualAccountRequest,
  walletRequest,
} from '../../src/testing/live-bodies.ts';
import { openLiveServer, type LiveServer } from '../../src/testing/live-server.ts';

const V3 = { headers: { 'api-version': '2024-11-11' } };

/** Sends a request, and returns the last operation that the processor got. */
const send = async (server: LiveServer, path: string, body: object, more: object = {}) => {
  const before = server.processor.executed.length;
  const response = await server.callLive('POST', path, body, more);
  expect(response.status, JSON.stringify(response.body)).toBeLessThan(300);
  // Some requests respond before the channel does.
  await expect.poll(() => server.processor.executed.length).toBeGreaterThan(before);
  const got = server.processor.executed.slice(before);
  for (const one of got) expect(operationRequest.safeParse(one).success).toBe(true);
  return { got: got.at(-1), body: response.body as Record<string, unknown> };
};

const address = {
  country: 'ID',
  street_line1: 'Jl. Melati 5',
  street_line2: 'Blok C',
  city: 'Bandung',
  province_state: 'Jawa Barat',
  postal_code: '40115',
};

const v2Item = {
  reference_id: 'tea-1',
  name: 'Jasmine tea',
  description: 'Green',
  type: 'PHYSICAL_PRODUCT',
  category: 'Groceries',
  sub_category: 'Tea',
  quantity: 2,
  price: 10_000,
  url: 'https://shop.example/tea-1',
};

const carriedItem = {
  reference: 'tea-1',
  name: 'Jasmine tea',
  description: 'Green',
  type: 'PHYSICAL_PRODUCT',
  category: 'Groceries',
  sub_category: 'Tea',
  quantity: 2,
  unit_price: { value: 10_000, currency: 'IDR' },
  url: 'https://shop.example/tea-1',
};

const purchase = { description: 'Tea', items: [v2Item], shipping_information: address };

const cardDetails = {
  card_number: '4000000000001091',
  expiry_month: '12',
  expiry_year: '2038',
  cvn: '123',
  cardholder_first_name: 'Siti',
  cardholder_last_name: 'Rahma',
  cardholder_email: 'siti@example.com',
};

const returnUrls = {
  success_return_url: 'https://shop.example/ok',
  failure_return_url: 'https://shop.example/no',
};

describe('a connector gets from v2', () => {
  test('with a card: items, addresses, description, metadata and preferences', async () => {
    const server = await openLiveServer();
    const { payment_method: method } = cardRequest();
    const { got } = await send(server, '/payment_requests', {
      ...cardRequest(),
      ...purchase,
      metadata: { branch: 'Bandung' },
      payment_method: { ...method, billing_information: address },
      channel_properties: { cardonfile_type: 'RECURRING' },
    });
    expect(got).toMatchObject({
      work: 'charge',
      description: 'Tea',
      items: [carriedItem],
      shipping: { address },
      billing: { address },
      preferences: { card_on_file: { reason: 'recurring' } },
      metadata: { branch: 'Bandung' },
    });
  });

  test('with a wallet: the preferences of the request, then those of its payment method', async () => {
    const server = await openLiveServer();
    const { payment_method: method } = walletRequest();
    const ewallet = {
      channel_code: 'DANA',
      channel_properties: {
        ...returnUrls,
        redeem_points: 'REDEEM_NONE',
        promotion_label: 'MERDEKA',
      },
    };
    const { got } = await send(server, '/payment_requests', {
      ...walletRequest(),
      payment_method: { ...method, ewallet },
      channel_properties: { redeem_points: 'REDEEM_ALL', allowed_payment_options: ['BALANCE'] },
    });
    expect(got).toMatchObject({
      source: null,
      preferences: { redeem_points: 'all', promotion: 'MERDEKA', payment_options: ['BALANCE'] },
    });
  });

  test('with a virtual account number: its description, items and bounds of the amount', async () => {
    const server = await openLiveServer();
    const { got } = await send(server, '/payment_requests', {
      ...virtualAccountRequest,
      ...purchase,
    });
    expect(got).toMatchObject({ work: 'issue', description: 'Tea', items: [carriedItem] });
    const bounded = await send(server, '/v2/payment_methods', {
      type: 'VIRTUAL_ACCOUNT',
      reusability: 'MULTIPLE_USE',
      virtual_account: {
        channel_code: 'BNI',
        min_amount: 20_000,
        max_amount: 90_000,
        channel_properties: { customer_name: 'Siti Rahma' },
      },
    });
    expect(bounded.got).toMatchObject({ source: { min: 20_000, max: 90_000 } });
  });

  test('with a customer: the primary address, and no identity data', async () => {
    const server = await openLiveServer();
    const { got } = await send(server, '/payment_requests', {
      ...cardRequest(),
      customer: {
        reference_id: 'siti',
        type: 'INDIVIDUAL',
        individual_detail: { given_names: 'Siti', mother_maiden_name: 'Kartini' },
        addresses: [
          { ...address, city: 'Jakarta' },
          { ...address, is_primary: true },
        ],
      },
    });
    expect(got).toMatchObject({ customer: { id: 'siti', address } });
    expect(JSON.stringify(got)).not.toContain('Kartini');
  });

  test('with a refund: its reason and metadata', async () => {
    const server = await openLiveServer();
    const paid = await send(server, '/payment_requests', cardRequest());
    const { got } = await send(server, '/refunds', {
      payment_request_id: paid.body['id'],
      amount: 10_000,
      reason: 'DUPLICATE',
      metadata: { clerk: 'Budi' },
    });
    expect(got).toMatchObject({
      work: 'refund',
      reason: 'DUPLICATE',
      metadata: { clerk: 'Budi' },
    });
  });
});

test('a connector gets from v3: items, addresses, and every property of a card on file', async () => {
  const server = await openLiveServer();
  const { got } = await send(
    server,
    '/v3/payment_requests',
    {
      reference_id: 'order-3',
      type: 'PAY',
      country: 'ID',
      currency: 'IDR',
      request_amount: 20_000,
      channel_code: 'CARDS',
      channel_properties: {
        ...returnUrls,
        card_details: cardDetails,
        statement_descriptor: 'TOKO SARI',
        card_on_file_type: 'RECURRING',
        transaction_sequence: 'INITIAL',
        network_transaction_id: 'NTI-1',
        recurring_configuration: { recurring_expiry: '2027-01-31', recurring_frequency: 30 },
        billing_information: { first_name: 'Ayu', phone_number: '+628123456789', ...address },
      },
      description: 'Tea',
      items: [
        {
          reference_id: 'tea-1',
          type: 'PHYSICAL_PRODUCT',
          name: 'Jasmine tea',
          description: 'Green',
          category: 'Groceries',
          subcategory: 'Tea',
          net_unit_amount: 10_000,
          quantity: 2,
          url: 'https://shop.example/tea-1',
          image_url: 'https://shop.example/tea-1.png',
        },
      ],
      shipping_information: address,
      metadata: { branch: 'Bandung' },
    },
    V3,
  );
  expect(got).toMatchObject({
    description: 'Tea',
    items: [{ ...carriedItem, image_url: 'https://shop.example/tea-1.png' }],
    shipping: { address },
    billing: {
      given_names: 'Ayu',
      surname: 'Rahma',
      email: 'siti@example.com',
      mobile_number: '+628123456789',
      address,
    },
    preferences: {
      statement_descriptor: 'TOKO SARI',
      card_on_file: {
        reason: 'recurring',
        sequence: 'initial',
        network_transaction_id: 'NTI-1',
        last_day: '2027-01-31',
        every_days: 30,
      },
    },
    metadata: { branch: 'Bandung' },
  });
});

describe('a connector gets from the oldest API', () => {
  test('with a wallet: its basket and metadata', async () => {
    const server = await openLiveServer();
    const { got } = await send(server, '/ewallets/charges', {
      reference_id: 'order-4',
      currency: 'IDR',
      amount: 20_000,
      checkout_method: 'ONE_TIME_PAYMENT',
      channel_code: 'ID_DANA',
      channel_properties: { success_redirect_url: 'https://shop.example/ok' },
      basket: [{ ...v2Item, currency: 'IDR' }],
      metadata: { branch: 'Bandung' },
    });
    expect(got).toMatchObject({ items: [carriedItem], metadata: { branch: 'Bandung' } });
  });

  test('with LINKAJA: its items', async () => {
    const server = await openLiveServer();
    const { got } = await send(server, '/ewallets', {
      external_id: 'order-5',
      amount: 20_000,
      phone: '08123456789',
      ewallet_type: 'LINKAJA',
      items: [{ id: 'tea-1', name: 'Jasmine tea', price: 10_000, quantity: 2 }],
      callback_url: 'https://shop.example/callback',
      redirect_url: 'https://shop.example/ok',
    });
    expect(got).toMatchObject({
      items: [{ reference: 'tea-1', name: 'Jasmine tea', quantity: 2 }],
    });
  });

  test('with a card: its statement descriptor, billing details and metadata', async () => {
    const server = await openLiveServer();
    const { body } = await server.callLive('POST', '/v2/credit_card_tokens', {
      card_data: {
        account_number: '4000000000001091',
        exp_month: '12',
        exp_year: '2038',
        cvn: '123',
      },
      billing_details: { given_names: 'Ayu', surname: 'Rahma', address },
      amount: 20_000,
      is_multiple_use: false,
    });
    const { got } = await send(server, '/credit_card_charges', {
      external_id: 'order-6',
      amount: 20_000,
      token_id: (body as { id: string }).id,
      descriptor: 'TOKO SARI',
      metadata: { branch: 'Bandung' },
    });
    expect(got).toMatchObject({
      billing: { given_names: 'Ayu', surname: 'Rahma', address },
      preferences: { statement_descriptor: 'TOKO SARI' },
      metadata: { branch: 'Bandung' },
    });
  });

  test('with cardless credit: items, buyer and receiver', async () => {
    const server = await openLiveServer();
    const { got } = await send(server, '/cardless-credit', creditRequest);
    expect(got).toMatchObject({
      items: [{ reference: 'tea-1', unit_price: { value: 10_000, currency: 'IDR' } }],
      billing: { given_names: 'Siti', email: 'siti@example.com' },
      shipping: { given_names: 'Ayu', address: { city: 'Bandung', country: 'IDN' } },
    });
  });
});

test('purchase data beyond the limits of the protocol is left out, and the payment is made', async () => {
  const server = await openLiveServer();
  const many = Array.from({ length: 101 }, () => v2Item);
  const { got } = await send(server, '/payment_requests', {
    ...cardRequest(),
    items: many,
    shipping_information: { country: 'ID', city: '' },
  });
  expect(got).not.toHaveProperty('items');
  expect(got).toMatchObject({ shipping: { address: { country: 'ID' } } });
});

test('a price that its currency cannot express is left out of its item', async () => {
  const server = await openLiveServer();
  const { got } = await send(server, '/payment_requests', {
    ...cardRequest(),
    items: [{ ...v2Item, price: 0.125 }],
  });
  const { unit_price: _price, ...rest } = carriedItem;
  expect((got as { items?: unknown }).items).toEqual([rest]);
});
