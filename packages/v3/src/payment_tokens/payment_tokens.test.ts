// Tests payment tokens: saved alone or with a payment, charged, and ended.
import { paymentToken } from '@kasir/models';
import { describe, expect, test } from 'vitest';
import {
  byCard,
  byWallet,
  card,
  cardDetails,
  cards,
  createMerchant,
  returnUrls,
  wallet,
  type Merchant,
} from '../testing/merchant.ts';

const DAY_MS = 86_400_000;
const url = '/v3/payment_tokens';

const debit = (change: object = {}) =>
  wallet({
    channel_code: 'BRI_DIRECT_DEBIT',
    channel_properties: {
      ...returnUrls,
      card_last_four_digits: '1234',
      card_expiry: '12/39',
      email: 'siti@customers.example',
      mobile_number: '+6281234567890',
    },
    ...change,
  });

/** Saves a wallet that its payer links; returns the id of the token. */
const linked = async (place: Merchant, change: object = {}) => {
  const { payment_token_id: id } = await place.save(wallet(change));
  await place.authorize(id);
  return id as string;
};

/** The body of a payment by a token. */
const byToken = (payment_token_id: string, change: object = {}) =>
  byWallet({
    channel_code: undefined,
    channel_properties: undefined,
    payment_token_id,
    ...change,
  });

describe('saving an instrument', () => {
  test('of direct debit returns every field, and reads back the same (V3-PT-01, V3-PT-02, V3-MAP-07, V3-PT-FIELD-payment_token_id, V3-PT-FIELD-currency, V3-PT-FIELD-status, V3-PT-FIELD-channel_code, V3-PT-FIELD-channel_properties, V3-PT-FIELD-actions, V3-PT-CREATE-type, V3-PT-CREATE-reference_id, V3-PT-CREATE-country, V3-PT-CREATE-currency, V3-PT-CREATE-channel_code, V3-PT-CREATE-customer, V3-PT-CREATE-customer.reference_id, V3-PT-CREATE-customer.type, V3-PT-CREATE-customer.individual_detail, V3-PT-CREATE-customer.email, V3-PT-CREATE-customer.mobile_number, V3-PT-CREATE-channel_properties, V3-PT-CREATE-channel_properties.card_last_four_digits, V3-PT-CREATE-channel_properties.email, V3-PT-CREATE-channel_properties.mobile_number, V3-PT-CREATE-channel_properties.success_return_url, V3-PT-CREATE-channel_properties.failure_return_url, V3-CONF-04, V3-CONF-05)', async () => {
    const place = createMerchant();
    const body = debit({
      customer: {
        reference_id: 'member-1',
        type: 'INDIVIDUAL',
        individual_detail: { given_names: 'Siti' },
        email: 'siti@customers.example',
        mobile_number: '+6281234567890',
      },
      description: 'Account of Siti',
      metadata: { club: 'gold' },
    });
    const created = await place.call('POST', url, body);
    const id = created.body.payment_token_id as string;
    expect(created.status).toBe(201);
    expect(created.body).toEqual({
      id,
      payment_token_id: expect.stringMatching(/^pt-[\da-f-]{36}$/) as string,
      business_id: place.account.id,
      reference_id: body.reference_id,
      customer_id: expect.stringMatching(/^cust-/) as string,
      country: 'ID',
      currency: 'IDR',
      channel_code: 'BRI_DIRECT_DEBIT',
      channel_properties: body.channel_properties,
      actions: [
        {
          type: 'REDIRECT_CUSTOMER',
          descriptor: 'WEB_URL',
          value: `http://pages.test/payment_method/${id.slice(3)}`,
        },
      ],
      status: 'REQUIRES_ACTION',
      token_details: null,
      failure_code: null,
      description: 'Account of Siti',
      metadata: { club: 'gold' },
      created: '2026-01-01T00:00:00.000Z',
      updated: '2026-01-01T00:00:00.000Z',
    });
    expect(await place.readToken(id)).toEqual(created.body);
    expect((await place.call('GET', `${url}/pt-nobody`)).body.error_code).toBe('DATA_NOT_FOUND');
  });

  test('may have an empty description, which its published schema allows', async () => {
    const place = createMerchant();
    const made = await place.save(wallet({ description: '' }));
    expect(made.description).toBe('');
    expect(paymentToken.parse(made)).toEqual(made);
    expect(await place.readToken(made.id)).toEqual(made);
  });

  test('ends ACTIVE if the payer approves, FAILED if the payer declines, otherwise EXPIRED (EVT-payment_token.activation, EVT-payment_token.failure, EVT-payment_token.expiry, EVT-CONF-02, STATE-PT-SET)', async () => {
    const place = createMerchant();
    const [yes, no, never] = [
      await place.save(debit()),
      await place.save(wallet()),
      await place.save(card()),
    ];
    await place.authorize(yes.id);
    await place.authorize(no.id, 'decline');
    const active = await place.readToken(yes.id);
    const failed = await place.readToken(no.id);
    expect([active.status, active.actions]).toEqual(['ACTIVE', []]);
    expect([failed.status, failed.failure_code]).toEqual(['FAILED', 'AUTHENTICATION_FAILED']);
    await place.advance(DAY_MS);
    const expired = await place.readToken(never.id);
    expect(expired.status).toBe('EXPIRED');
    expect(await place.webhooks()).toMatchObject([
      { event: 'payment_token.activation', api_version: 'v3', data: active },
      { event: 'payment_token.failure', api_version: 'v3', data: failed },
      { event: 'payment_token.expiry', api_version: 'v3', data: expired },
    ]);
  });

  test('of a card never returns its number, and is ACTIVE at once without a challenge (V3-MAP-08)', async () => {
    const place = createMerchant();
    const waiting = await place.save(card());
    expect([waiting.status, waiting.actions.length]).toEqual(['REQUIRES_ACTION', 1]);
    const known = await place.save(card({}, cards.known));
    expect([known.status, known.actions]).toEqual(['ACTIVE', []]);
    expect(known.channel_properties.card_details.masked_card_number).toBe('400000XXXXXX1000');
    expect(known.token_details.authentication_data.flow).toBe('FRICTIONLESS');
    expect(await place.webhooks()).toMatchObject([
      { event: 'payment_token.activation', data: known },
    ]);
    const everything = JSON.stringify([waiting, known, await place.webhooks()]);
    expect(everything).not.toMatch(/4000000000001(000|091)|"cvn"/);
  });

  test('is refused if the channel cannot be saved or a field is missing (V3-PT-CREATE-type, V3-UNSPEC-01)', async () => {
    const place = createMerchant();
    const refused = async (body: object) => (await place.call('POST', url, body)).body.errors;
    expect(await refused(wallet({ type: 'PAY' }))).toMatchObject([{ path: 'body.type' }]);
    expect(await refused(wallet({ channel_code: 'LINKAJA' }))).toMatchObject([
      { path: 'body.channel_code' },
    ]);
    expect(await refused(wallet({ channel_properties: {} }))).toMatchObject([
      { path: 'body.channel_properties.success_return_url' },
      { path: 'body.channel_properties.failure_return_url' },
    ]);
    expect(await refused(debit({ channel_properties: returnUrls }))).toHaveLength(3);
    expect(await refused(wallet({ customer: 'Siti' }))).toMatchObject([{ path: 'body.customer' }]);
    expect(await refused(wallet({ channel_properties: 'DANA' }))).toMatchObject([
      { path: 'body.channel_properties' },
    ]);
    const switched = createMerchant({ account: { switches: { ewallets: false } } });
    const off = await switched.call('POST', url, wallet());
    expect([off.status, off.body.error_code]).toEqual([403, 'INVALID_MERCHANT_SETTINGS']);
    const live = await place.call('POST', url, wallet(), { mode: 'live' });
    expect([live.status, live.body.error_code]).toEqual([503, 'CHANNEL_UNAVAILABLE']);
    const nobody = await place.call('POST', url, wallet({ customer_id: 'cust-nobody' }));
    expect([nobody.status, nobody.body.error_code]).toEqual([404, 'DATA_NOT_FOUND']);
    const card_details = cardDetails();
    const old = { ...returnUrls, card_details: { ...card_details, expiry_year: '2025' } };
    const expired = await place.call('POST', url, card({ channel_properties: old }));
    expect([expired.status, expired.body.error_code]).toEqual([400, 'CARD_EXPIRED']);
    const short = { ...returnUrls, card_details: { ...card_details, card_number: '400000000000' } };
    const wrong = await place.call('POST', url, card({ channel_properties: short }));
    expect([wrong.status, wrong.body.error_code]).toEqual([400, 'INVALID_PAYMENT_DETAILS']);
  });
});

describe('charging a token', () => {
  test('works repeatedly, without channel_code and customer (V3-MAP-09, V3-PR-CREATE-payment_token_id, V3-PR-FIELD-payment_token_id, V3-PR-CREATE-customer_id)', async () => {
    const place = createMerchant();
    const id = await linked(place, {
      customer: {
        reference_id: 'member-1',
        type: 'INDIVIDUAL',
        individual_detail: { given_names: 'Siti' },
      },
    });
    const { customer_id } = await place.readToken(id);
    for (const amount of [25_000, 26_000]) {
      const paid = await place.request(byToken(id, { request_amount: amount, customer_id }));
      expect(paid).toMatchObject({
        status: 'SUCCEEDED',
        payment_token_id: id,
        channel_code: 'DANA',
        customer_id,
      });
      expect(await place.readPayment(paid.latest_payment_id)).toMatchObject({
        payment_token_id: id,
        request_amount: amount,
      });
    }
    expect(await place.names()).toEqual([
      'payment_token.activation',
      'payment.capture',
      'payment.capture',
    ]);
  });

  test('debits an account without its payer if the channel supports that, otherwise on a page (V3-MAP-07)', async () => {
    const place = createMerchant();
    const { id } = await place.save(debit());
    await place.authorize(id);
    expect((await place.request(byToken(id))).status).toBe('SUCCEEDED');
    expect(await place.request(byToken(id, { request_amount: 11_002 }))).toMatchObject({
      status: 'FAILED',
      failure_code: 'INSUFFICIENT_BALANCE',
    });
    const peso = { country: 'PH', currency: 'PHP' };
    const bpi = await place.save(wallet({ ...peso, channel_code: 'BPI_DIRECT_DEBIT' }));
    await place.authorize(bpi.id);
    const waiting = await place.request(byToken(bpi.id, { ...peso, request_amount: 500 }));
    expect([waiting.status, waiting.actions.length]).toEqual(['REQUIRES_ACTION', 1]);
    await place.choose(waiting.id, 'approve');
    expect((await place.read(waiting.id)).status).toBe('SUCCEEDED');
  });

  test('challenges the holder of a card unless the merchant initiates the charge (V3-CP-card_on_file_type, V3-UNSPEC-06)', async () => {
    const place = createMerchant();
    const { id } = await place.save(card());
    await place.authorize(id, 'approve');
    const waiting = await place.request(byToken(id));
    expect(waiting.status).toBe('REQUIRES_ACTION');
    await place.choose(waiting.id, 'AUTHENTICATED');
    expect((await place.read(waiting.id)).status).toBe('SUCCEEDED');
    for (const card_on_file_type of ['RECURRING', 'MERCHANT_UNSCHEDULED']) {
      const paid = await place.request(byToken(id, { channel_properties: { card_on_file_type } }));
      expect(paid.status).toBe('SUCCEEDED');
      expect(paid.channel_properties).toMatchObject({ card_on_file_type });
    }
    const present = { card_on_file_type: 'CUSTOMER_UNSCHEDULED' };
    expect((await place.request(byToken(id, { channel_properties: present }))).status).toBe(
      'REQUIRES_ACTION',
    );
  });

  test('is refused if the token is not ACTIVE or does not match the body (V3-PR-CREATE-payment_token_id)', async () => {
    const place = createMerchant();
    const id = await linked(place);
    const waiting = await place.save(wallet());
    const refused = async (body: object) => {
      const { status, body: response } = await place.call('POST', '/v3/payment_requests', body);
      return [status, response.error_code];
    };
    expect(await refused(byToken('pt-nobody'))).toEqual([400, 'INVALID_TOKEN']);
    expect(await refused(byToken(waiting.id))).toEqual([400, 'INVALID_TOKEN']);
    for (const other of [
      { country: 'PH' },
      { currency: 'PHP' },
      { channel_code: 'OVO' },
      { type: 'PAY_AND_SAVE' },
      { request_amount: undefined },
      { channel_properties: { card_details: {} } },
    ])
      expect(await refused(byToken(id, other))).toEqual([400, 'API_VALIDATION_ERROR']);
    expect(await refused(byToken(id, { request_amount: 99 }))).toEqual([
      400,
      'INVALID_VALUE_ERROR',
    ]);
    expect(await refused(byToken(id, { customer_id: 'cust-nobody' }))).toEqual([
      404,
      'DATA_NOT_FOUND',
    ]);
    const owned = await linked(place, {
      customer: { reference_id: 'a', type: 'INDIVIDUAL', individual_detail: { given_names: 'A' } },
    });
    const other = await place.save(
      wallet({
        customer: {
          reference_id: 'b',
          type: 'INDIVIDUAL',
          individual_detail: { given_names: 'B' },
        },
      }),
    );
    expect(await refused(byToken(owned, { customer_id: other.customer_id }))).toEqual([
      400,
      'INVALID_TOKEN',
    ]);
    await place.call('PATCH', `${url}/${id}`, { status: 'INACTIVE' });
    expect(await refused(byToken(id))).toEqual([400, 'BLOCKED_TOKEN']);
  });
});

describe('PAY_AND_SAVE', () => {
  test('creates a token of a wallet that pays, and emits the token and the payment (V3-MAP-03, V3-PR-FIELD-payment_token_id, EVT-payment_token.activation)', async () => {
    const place = createMerchant();
    const waiting = await place.request(byWallet({ type: 'PAY_AND_SAVE' }));
    expect([waiting.status, waiting.payment_token_id]).toEqual(['REQUIRES_ACTION', null]);
    await place.choose(waiting.id, 'approve');
    const paid = await place.read(waiting.id);
    expect(paid).toMatchObject({
      status: 'SUCCEEDED',
      payment_token_id: expect.stringMatching(/^pt-/) as string,
    });
    const token = await place.readToken(paid.payment_token_id);
    expect([token.status, token.reference_id]).toEqual(['ACTIVE', waiting.reference_id]);
    expect(await place.webhooks()).toMatchObject([
      { event: 'payment_token.activation', data: token },
      { event: 'payment.capture', data: { payment_token_id: token.id } },
    ]);
    expect((await place.request(byToken(token.id))).status).toBe('SUCCEEDED');
    expect((await place.call('GET', url)).body.data).toEqual([await place.readToken(token.id)]);
  });

  test.each([
    ['challenged and declined', cards.challenged, 10_054, 'INSUFFICIENT_BALANCE'],
    ['known and declined', cards.known, 10_055, 'CARD_DECLINED'],
  ])(
    'saves no card that is %s (V3-MAP-03, EVT-payment_token.failure)',
    async (_, number, request_amount, code) => {
      const place = createMerchant();
      const { id } = await place.request(byCard({ type: 'PAY_AND_SAVE', request_amount }, number));
      await place.choose(id, 'AUTHENTICATED');
      expect(await place.read(id)).toMatchObject({ status: 'FAILED', payment_token_id: null });
      const [webhooks] = (await place.webhooks()).filter(
        ({ event }) => event === 'payment_token.failure',
      );
      expect(webhooks?.data).toMatchObject({ status: 'FAILED', failure_code: code });
      expect((await place.names()).toSorted()).toEqual([
        'payment.failure',
        'payment_token.failure',
      ]);
    },
  );

  test('saves a card without a challenge at once, also if it is only authorized (V3-MAP-03)', async () => {
    const place = createMerchant();
    const paid = await place.request(byCard({ type: 'PAY_AND_SAVE' }, cards.known));
    expect([paid.status, paid.payment_token_id]).toEqual([
      'SUCCEEDED',
      expect.stringMatching(/^pt-/) as string,
    ]);
    const held = await place.request(
      byCard({ type: 'PAY_AND_SAVE', capture_method: 'MANUAL' }, cards.known),
    );
    expect([held.status, held.payment_token_id]).toEqual([
      'AUTHORIZED',
      expect.stringMatching(/^pt-/) as string,
    ]);
    expect((await place.readToken(held.payment_token_id)).status).toBe('ACTIVE');
    expect((await place.names()).toSorted()).toEqual([
      'payment.authorization',
      'payment.capture',
      'payment_token.activation',
      'payment_token.activation',
    ]);
  });

  test('ends its token when the request expires or is canceled (STATE-PT-SET)', async () => {
    const place = createMerchant();
    const late = await place.request(byWallet({ type: 'PAY_AND_SAVE' }));
    const back = await place.request(byWallet({ type: 'PAY_AND_SAVE' }));
    await place.cancel(back.id);
    await place.advance(2 * DAY_MS);
    expect((await place.read(late.id)).status).toBe('EXPIRED');
    const tokens = (await place.call('GET', url)).body.data as { status: string }[];
    expect(tokens.map(({ status }) => status)).toEqual(['FAILED', 'EXPIRED']);
  });
});

describe('the end of a token', () => {
  test.each([
    ['DANA', { channel_code: 'DANA' }, 10 * 365 + 3],
    ['BPI_RECURRING', { channel_code: 'BPI_RECURRING', country: 'PH', currency: 'PHP' }, 90],
  ])('on %s comes at its expiry (EVT-payment_token.expiry)', async (_, change, days) => {
    const place = createMerchant();
    const id = await linked(place, change);
    await place.advance((days - 2) * DAY_MS);
    expect((await place.readToken(id)).status).toBe('ACTIVE');
    await place.advance(3 * DAY_MS);
    expect((await place.readToken(id)).status).toBe('EXPIRED');
    expect((await place.webhooks()).at(-1)).toMatchObject({ event: 'payment_token.expiry' });
  });

  test('of a card comes with its expiry date (EVT-payment_token.expiry)', async () => {
    const place = createMerchant();
    const { id } = await place.save(card({}, cards.known));
    await place.advance(Date.UTC(2039, 11, 31) - Date.UTC(2026, 0, 1));
    expect((await place.readToken(id)).status).toBe('ACTIVE');
    await place.advance(DAY_MS);
    expect((await place.readToken(id)).status).toBe('EXPIRED');
  });

  test.each([
    ['spec', 'INACTIVE'],
    ['service', 'CANCELED'],
  ] as const)(
    'by a cancellation is final, shown in dialect %s as %s, and emits no event (STATE-PT-SET, STATE-UNSPEC-04, V3-UNSPEC-07)',
    async (dialect, visible) => {
      const place = createMerchant({ dialect });
      const id = await linked(place);
      const canceled = await place.call('POST', `${url}/${id}/cancel`);
      expect([canceled.status, canceled.body.status]).toEqual([200, visible]);
      const again = await place.call('POST', `${url}/${id}/cancel`);
      expect([again.status, again.body.error_code]).toEqual([400, 'INELIGIBLE_TRANSACTION_STATUS']);
      expect(await place.names()).toEqual(['payment_token.activation']);
      const { body } = await place.call('GET', `${url}?status=${visible}`);
      expect(body.data.map((one: { id: string }) => one.id)).toEqual([id]);
      expect((await place.call('GET', `${url}?status=ACTIVE`)).body.data).toEqual([]);
      expect((await place.call('POST', `${url}/pt-nobody/cancel`)).status).toBe(404);
    },
  );

  test('cancels the payment requests that wait for it (STATE-PR3-CANCELED)', async () => {
    const place = createMerchant();
    const { id } = await place.save(card());
    await place.authorize(id);
    const waiting = await place.request(byToken(id));
    await place.call('POST', `${url}/${id}/cancel`);
    expect((await place.read(waiting.id)).status).toBe('CANCELED');
  });
});

describe('updating a token', () => {
  test('changes its reference_id and texts, and deactivates it (V3-PT-04, V3-UNSPEC-02)', async () => {
    const place = createMerchant();
    const id = await linked(place);
    const changed = await place.call('PATCH', `${url}/${id}`, {
      reference_id: 'new',
      description: 'Wallet of Siti',
      metadata: { shelf: '7' },
    });
    expect(changed.body).toMatchObject({
      status: 'ACTIVE',
      reference_id: 'new',
      description: 'Wallet of Siti',
      metadata: { shelf: '7' },
    });
    expect(await place.readToken(id)).toEqual(changed.body);
    const off = await place.call('PATCH', `${url}/${id}`, { status: 'INACTIVE', metadata: null });
    expect(off.body).toMatchObject({ status: 'INACTIVE', metadata: null });
    expect((await place.call('PATCH', `${url}/${id}`, { status: 'INACTIVE' })).status).toBe(200);
    expect((await place.call('PATCH', `${url}/${id}`, { status: 'CANCELED' })).status).toBe(200);
    const ended = await place.call('PATCH', `${url}/${id}`, { status: 'INACTIVE' });
    expect(ended.body.error_code).toBe('INELIGIBLE_TRANSACTION_STATUS');
    expect((await place.call('PATCH', `${url}/pt-nobody`, {})).status).toBe(404);
  });

  test('to INACTIVE cancels a token that is not authorized (V3-UNSPEC-02)', async () => {
    const place = createMerchant();
    const { id } = await place.save(wallet());
    const off = await place.call('PATCH', `${url}/${id}`, { status: 'INACTIVE' });
    expect(off.body).toMatchObject({ status: 'INACTIVE', actions: [] });
    await place.authorize(id);
    expect((await place.readToken(id)).status).toBe('INACTIVE');
  });

  test('refuses fields that cannot change (V3-UNSPEC-02)', async () => {
    const place = createMerchant();
    const id = await linked(place);
    for (const change of [
      { status: 'ACTIVE' },
      { country: 'PH' },
      { currency: 'PHP' },
      { channel_code: 'OVO' },
      { channel_properties: {} },
      { customer_id: 'cust-1' },
    ]) {
      const { status, body } = await place.call('PATCH', `${url}/${id}`, change);
      expect([status, body.errors[0].path]).toEqual([400, `body.${Object.keys(change)[0]}`]);
    }
  });
});

test('tokens are listed newest first, and filtered by reference_id, customer, time and status (V3-PT-03, V3-UNSPEC-03)', async () => {
  const place = createMerchant();
  const ids: string[] = [];
  for (const n of [1, 2, 3]) {
    const person = {
      reference_id: `p${n}`,
      type: 'INDIVIDUAL',
      individual_detail: { given_names: 'S' },
    };
    ids.unshift((await place.save(wallet({ reference_id: `member-${n}`, customer: person }))).id);
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
  expect(await list('reference_id=member-2')).toEqual([[ids[1]], false]);
  const { customer_id } = await place.readToken(ids[0] ?? '');
  expect(await list(`customer_id=${customer_id}`)).toEqual([[ids[0]], false]);
  expect(await list('created[lte]=2026-01-01T00:00:00.500Z')).toEqual([[ids[2]], false]);
  expect(await list('status=FAILED')).toEqual([[], false]);
  expect((await place.call('GET', `${url}?after_id=pt-nobody`)).status).toBe(400);
});
