// Tests the validation of payment requests of v3, which reports all violations at once, every
// channel, and the list.
import {
  matchV3Channels,
  v3CodeOf,
  channels,
  isV3Channel,
  majorBounds,
  capabilitiesOf,
} from '@kasir/models';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  byAccount,
  byCard,
  byWallet,
  cardDetails,
  createMerchant,
  returnUrls,
} from '../testing/merchant.ts';
import { createV3PaymentRequest } from './create.contract.ts';

const url = '/v3/payment_requests';

const refusal = async (body: object, place = createMerchant()) => {
  const { status, body: refused } = await place.call('POST', url, body);
  return {
    status,
    code: refused.error_code as string,
    paths: ((refused.errors ?? []) as { path: string }[]).map(({ path }) => path),
  };
};

describe('an invalid field', () => {
  test.each([
    ['type', { type: 'SAVE' }],
    ['type', { type: 'pay' }],
    ['country', { country: 'IDN' }],
    ['currency', { currency: 'XX' }],
    ['channel_code', { channel_code: 'NO_CHANNEL' }],
    ['channel_code', { channel_code: 'BCA' }],
    ['channel_code', { channel_code: undefined }],
    ['channel_properties', { channel_properties: 'urls' }],
    ['capture_method', { capture_method: 'LATER' }],
    ['request_amount', { request_amount: undefined }],
    ['request_amount', { request_amount: '25000' }],
    ['reference_id', { reference_id: '' }],
    ['description', { description: 'x'.repeat(1_001) }],
    ['country', { country: 'MY' }],
    ['currency', { currency: 'PHP' }],
  ])(
    '%s is named: %j (V3-PR-CREATE-type, V3-PR-CREATE-country, V3-PR-CREATE-currency, V3-PR-CREATE-channel_code, V3-PR-CREATE-channel_properties, V3-PR-CREATE-capture_method, V3-UNSPEC-05)',
    async (field, change) => {
      const refused = await refusal(byWallet(change));
      expect([refused.status, refused.code]).toEqual([400, 'API_VALIDATION_ERROR']);
      expect(refused.paths).toContain(`body.${field}`);
    },
  );

  test('is a suggested_amount with decimals that the currency does not have (V3-UNSPEC-05)', async () => {
    const suggesting = (suggested_amount: number) =>
      byAccount({
        channel_code: 'BRI_VIRTUAL_ACCOUNT',
        channel_properties: { display_name: 'Siti', suggested_amount },
      });
    expect(await refusal(suggesting(10_000.5))).toEqual({
      status: 400,
      code: 'INVALID_VALUE_ERROR',
      paths: ['body.channel_properties.suggested_amount'],
    });
    const { status } = await createMerchant().call('POST', url, suggesting(10_000));
    expect(status).toBe(201);
  });

  test('is named together with all others (V3-UNSPEC-05, V3-UNSPEC-01)', async () => {
    const refused = await refusal({ ...byWallet(), reference_id: 7, channel_properties: {} });
    expect(refused.paths.toSorted()).toEqual([
      'body.channel_properties.failure_return_url',
      'body.channel_properties.success_return_url',
      'body.reference_id',
    ]);
    const { paths } = await refusal({});
    expect(paths).toEqual(
      expect.arrayContaining(['body.reference_id', 'body.type', 'body.country', 'body.currency']),
    );
  });
});

test('amount is used if request_amount is not sent, and refused if both differ (V3-CONF-02)', async () => {
  const place = createMerchant();
  const other = await place.request(byWallet({ request_amount: undefined, amount: 30_000 }));
  expect(other.request_amount).toBe(30_000);
  expect((await place.request(byWallet({ amount: 25_000 }))).request_amount).toBe(25_000);
  expect(await refusal(byWallet({ amount: 25_001 }))).toEqual({
    status: 400,
    code: 'API_VALIDATION_ERROR',
    paths: ['body.amount'],
  });
});

test.each([
  [99, 'INVALID_VALUE_ERROR'],
  [20_000_001, 'INVALID_VALUE_ERROR'],
  [100.5, 'INVALID_VALUE_ERROR'],
])(
  'an amount of %d is refused with INVALID_VALUE_ERROR (V3-UNSPEC-05)',
  async (request_amount, code) => {
    expect(await refusal(byWallet({ request_amount }))).toEqual({
      status: 400,
      code,
      paths: ['body.request_amount'],
    });
  },
);

test('a channel refuses requests when it is switched off, and at simulated errors (V3-UNSPEC-05)', async () => {
  const off = createMerchant({ account: { switches: { ewallets: false } } });
  expect(await refusal(byWallet(), off)).toMatchObject({
    status: 403,
    code: 'INVALID_MERCHANT_SETTINGS',
  });
  expect(await refusal(byWallet({ request_amount: 10_101 }))).toMatchObject({
    status: 503,
    code: 'CHANNEL_UNAVAILABLE',
  });
  expect(await refusal(byWallet({ request_amount: 10_102 }))).toMatchObject({
    status: 500,
    code: 'SERVER_ERROR',
  });
});

test('card_details must be complete and valid, and sent only for a card (V3-CP-card_details)', async () => {
  const of = (change: object) => ({
    channel_properties: { ...returnUrls, card_details: { ...cardDetails(), ...change } },
  });
  expect(await refusal(byCard({ channel_properties: returnUrls }))).toMatchObject({
    paths: ['body.channel_properties.card_details'],
  });
  expect(await refusal(byWallet(of({})))).toMatchObject({
    paths: ['body.channel_properties.card_details'],
  });
  expect(await refusal(byCard(of({ expiry_year: '2025' })))).toMatchObject({
    status: 400,
    code: 'CARD_EXPIRED',
  });
  expect(await refusal(byCard(of({ cvn: '1234' })))).toMatchObject({
    status: 400,
    code: 'INVALID_PAYMENT_DETAILS',
    paths: ['body.channel_properties.card_details.cvn'],
  });
  expect(
    await refusal(byCard({ channel_properties: { card_details: cardDetails() } })),
  ).toMatchObject({
    code: 'API_VALIDATION_ERROR',
    paths: [
      'body.channel_properties.success_return_url',
      'body.channel_properties.failure_return_url',
    ],
  });
  expect(
    await refusal(byAccount({ type: 'VERIFY_PAYMENT_METHOD', request_amount: 0 })),
  ).toMatchObject({ paths: ['body.channel_code'] });
});

test('a customer is sent by id or inline, not both (V3-PR-CREATE-customer_id)', async () => {
  const place = createMerchant();
  const customer = {
    reference_id: 'member-1',
    type: 'INDIVIDUAL',
    individual_detail: { given_names: 'Siti' },
  };
  const first = await place.request(byWallet({ customer }));
  expect(first.customer_id).toMatch(/^cust-/);
  expect((await place.request(byWallet({ customer }))).customer_id).toBe(first.customer_id);
  const { customer_id } = first;
  expect((await place.request(byWallet({ customer_id }))).customer_id).toBe(customer_id);
  expect(await refusal(byWallet({ customer_id, customer }), place)).toMatchObject({
    paths: ['body.customer'],
  });
  expect(await refusal(byWallet({ customer_id: 'cust-nobody' }), place)).toMatchObject({
    status: 404,
    code: 'DATA_NOT_FOUND',
  });
});

const values: Readonly<Record<string, unknown>> = {
  ...returnUrls,
  account_mobile_number: '+6281234567890',
  cashtag: '$siti',
  display_name: 'Siti',
  customer_name: 'Siti',
  payer_name: 'Siti',
};

describe('every channel of v3', () => {
  const paying = channels.filter(isV3Channel);

  test.each(paying.map((one) => [`${one.country} ${one.v3.code}`, one] as const))(
    '%s accepts its minimum and maximum with the properties that it requires (V3-UNSPEC-01, CORE-04)',
    async (_, channel) => {
      const place = createMerchant();
      const isCard = channel.type === 'CARD';
      const channel_properties = {
        ...Object.fromEntries(channel.v3.requires.map((name) => [name, values[name]])),
        ...(isCard && { ...returnUrls, card_details: cardDetails() }),
      };
      const { min, max } = majorBounds(channel);
      for (const request_amount of [min, max]) {
        const created = await place.request(
          byWallet({
            country: channel.country,
            currency: channel.currency,
            channel_code: channel.v3.code,
            channel_properties,
            request_amount,
          }),
        );
        expect(created).toMatchObject({
          channel_code: v3CodeOf(channel),
          request_amount,
          status: 'REQUIRES_ACTION',
          actions: [
            { type: channel.flow === 'PRESENT' ? 'PRESENT_TO_CUSTOMER' : 'REDIRECT_CUSTOMER' },
          ],
        });
        expect(await place.read(created.id)).toEqual(created);
      }
      const saves = capabilitiesOf(channel).includes('save');
      const token = await place.call('POST', '/v3/payment_tokens', {
        reference_id: 'member-1',
        country: channel.country,
        currency: channel.currency,
        channel_code: channel.v3.code,
        channel_properties: {
          ...channel_properties,
          ...Object.fromEntries(channel.v3.requiresToSave.map((name) => [name, values[name]])),
          ...(channel.otp && {
            card_last_four_digits: '1234',
            email: 'siti@customers.example',
            mobile_number: '+6281234567890',
          }),
        },
      });
      expect(token.status).toBe(saves ? 201 : 400);
    },
  );

  test('has a country that the contract accepts (V3-PR-CREATE-country)', () => {
    const { country } = createV3PaymentRequest.body.shape;
    for (const channel of channels.filter(isV3Channel))
      expect(country.safeParse(channel.country).data).toBe(channel.country);
  });

  test('is found in its own market only (V3-PR-CREATE-country)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...paying),
        fc.constantFrom('ID', 'PH', 'VN', 'TH', 'MY', 'SG', 'HK', 'MX'),
        (channel, country) => {
          const { channels: found } = matchV3Channels(channel.v3.code, { country, currency: null });
          for (const one of found) expect(one.country).toBe(country);
          expect(found.includes(channel)).toBe(channel.country === country);
        },
      ),
    );
  });
});

test('requests are listed newest first, by reference, customer and time (V3-PR-03, V3-UNSPEC-03)', async () => {
  const place = createMerchant();
  const ids: string[] = [];
  for (const n of [1, 2, 3]) {
    const customer = {
      reference_id: `p${n}`,
      type: 'INDIVIDUAL',
      individual_detail: { given_names: 'S' },
    };
    ids.unshift((await place.request(byWallet({ reference_id: `order-x${n}`, customer }))).id);
    await place.advance(1_000);
  }
  const list = async (query: string) => {
    const { body } = await place.call('GET', `${url}?${query}`);
    return [body.data.map((one: { id: string }) => one.id), body.has_more];
  };
  expect(await list('')).toEqual([ids, false]);
  expect(await list('limit=2')).toEqual([ids.slice(0, 2), true]);
  expect(await list(`limit=2&after_id=${ids[1]}`)).toEqual([ids.slice(2), false]);
  expect(await list(`before_id=${ids[1]}`)).toEqual([ids.slice(0, 1), false]);
  expect(await list('reference_id=order-x2')).toEqual([[ids[1]], false]);
  const { customer_id } = await place.read(ids[0] ?? '');
  expect(await list(`customer_id=${customer_id}`)).toEqual([[ids[0]], false]);
  expect(await list('created[gte]=2026-01-01T00:00:01.500Z')).toEqual([[ids[0]], false]);
  const { body } = await place.call('GET', `${url}?limit=1`);
  expect(body.data).toEqual([await place.read(ids[0] ?? '')]);
  expect((await place.call('GET', `${url}?after_id=pr-nobody`)).status).toBe(400);
});

test('sessions and components are not served (V3-UNSPEC-04)', async () => {
  const place = createMerchant();
  for (const path of ['/sessions', '/v3/sessions', '/v3/components']) {
    const { status, body } = await place.call('POST', path, {});
    expect([status, body.error_code]).toEqual([404, 'NOT_FOUND']);
  }
});
