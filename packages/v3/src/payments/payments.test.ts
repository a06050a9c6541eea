// Tests payments of v3: authorized, captured once, or released.
import { describe, expect, test } from 'vitest';
import { byCard, byWallet, cards, createMerchant, returnUrls } from '../testing/merchant.ts';

const DAY_MS = 86_400_000;

const authorized = async (place = createMerchant(), change: object = {}) => {
  const request = await place.request(byCard({ capture_method: 'MANUAL', ...change }, cards.known));
  return { place, request, id: request.latest_payment_id as string };
};

const capture = (place: ReturnType<typeof createMerchant>, id: string, capture_amount: number) =>
  place.call('POST', `/v3/payments/${id}/capture`, { capture_amount });

describe('an authorization', () => {
  test('is captured through its payment, and leaves its request AUTHORIZED (STATE-PR3-AUTHORIZED, V3-CONF-06, V3-UNSPEC-08, V3-CONF-03, V3-PR-CREATE-capture_method)', async () => {
    const { place, request, id } = await authorized();
    expect([request.status, request.capture_method]).toEqual(['AUTHORIZED', 'MANUAL']);
    const held = await place.readPayment(id);
    expect(held).toMatchObject({ status: 'AUTHORIZED', capture_method: 'MANUAL', captures: [] });
    expect(await place.webhooks()).toMatchObject([
      { event: 'payment.authorization', api_version: 'v3', data: held },
    ]);
    const taken = await capture(place, id, 10_000);
    expect(taken.status).toBe(200);
    expect(taken.body).toMatchObject({
      status: 'SUCCEEDED',
      request_amount: 25_000,
      captures: [
        {
          capture_id: expect.stringMatching(/^cptr-/) as string,
          capture_timestamp: '2026-01-01T00:00:00.000Z',
          capture_amount: 10_000,
        },
      ],
    });
    expect(await place.readPayment(id)).toEqual(taken.body);
    expect(await place.names()).toEqual(['payment.authorization', 'payment.capture']);
    expect((await place.read(request.id)).status).toBe('AUTHORIZED');
    await place.advance(8 * DAY_MS);
    expect((await place.read(request.id)).status).toBe('AUTHORIZED');
    expect(await place.names()).toHaveLength(2);
  });

  test('is captured once, and the rest of it is released (V3-UNSPEC-08)', async () => {
    const { place, id } = await authorized();
    expect((await capture(place, id, 10_000)).status).toBe(200);
    const again = await capture(place, id, 1_000);
    expect([again.status, again.body.error_code]).toEqual([400, 'INELIGIBLE_TRANSACTION_STATUS']);
    const cancel = await place.call('POST', `/v3/payments/${id}/cancel`);
    expect(cancel.body.error_code).toBe('INELIGIBLE_TRANSACTION_STATUS');
  });

  test('is captured for at most its amount, and not for a fraction of a rupiah (V3-UNSPEC-07)', async () => {
    const { place, id } = await authorized();
    const more = await capture(place, id, 25_001);
    expect([more.status, more.body.error_code]).toEqual([400, 'CAPTURE_AMOUNT_EXCEEDED']);
    const parts = await capture(place, id, 10.5);
    expect(parts.body.errors).toMatchObject([{ path: 'body.capture_amount' }]);
    expect((await capture(place, 'py-nobody', 1)).status).toBe(404);
    expect((await capture(place, id, 25_000)).body.status).toBe('SUCCEEDED');
  });

  test.each([
    ['IDR', 'ID', 25_000, 10_000.5],
    ['IDR', 'ID', 25_000, 0.1],
    ['PHP', 'PH', 500, 100.005],
    ['VND', 'VN', 50_000, 10_000.01],
  ])(
    'in %s of %s for %d is not captured for %d, which has too many decimals, and stays open (V3-UNSPEC-07)',
    async (currency, country, request_amount, amount) => {
      const { place, id } = await authorized(createMerchant(), {
        currency,
        country,
        request_amount,
      });
      const { status, body } = await capture(place, id, amount);
      expect([status, body.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
      expect(body.errors).toEqual([
        { path: 'body.capture_amount', message: expect.stringContaining(currency) as string },
      ]);
      expect(await place.readPayment(id)).toMatchObject({ status: 'AUTHORIZED', captures: [] });
      expect((await capture(place, id, request_amount)).body.status).toBe('SUCCEEDED');
    },
  );

  test('stays open when the bank declines a capture (V3-UNSPEC-07)', async () => {
    const { place, id } = await authorized();
    const declined = await capture(place, id, 10_054);
    expect([declined.status, declined.body.error_code]).toEqual([400, 'TEMPORARILY_UNAVAILABLE']);
    expect((await place.readPayment(id)).status).toBe('AUTHORIZED');
    expect((await capture(place, id, 10_000)).status).toBe(200);
  });

  test('can be canceled by the merchant, without an event (V3-UNSPEC-07)', async () => {
    const { place, request, id } = await authorized();
    const canceled = await place.call('POST', `/v3/payments/${id}/cancel`);
    expect([canceled.status, canceled.body.status]).toEqual([200, 'CANCELED']);
    expect((await place.read(request.id)).status).toBe('AUTHORIZED');
    expect((await capture(place, id, 1_000)).body.error_code).toBe('INELIGIBLE_TRANSACTION_STATUS');
    await place.advance(8 * DAY_MS);
    expect(await place.names()).toEqual(['payment.authorization']);
    expect((await place.call('POST', '/v3/payments/py-nobody/cancel')).status).toBe(404);
  });

  test('expires after seven days (V3-UNSPEC-08)', async () => {
    const { place, request, id } = await authorized();
    await place.advance(7 * DAY_MS - 1);
    expect((await place.readPayment(id)).status).toBe('AUTHORIZED');
    await place.advance(1);
    const expired = await place.readPayment(id);
    expect([expired.status, expired.failure_code]).toEqual(['EXPIRED', 'PAYMENT_REQUEST_EXPIRED']);
    expect(await place.webhooks()).toMatchObject([
      { event: 'payment.authorization' },
      { event: 'payment.expiry', api_version: 'v3', data: expired },
    ]);
    expect((await place.read(request.id)).status).toBe('AUTHORIZED');
    expect((await capture(place, id, 1_000)).body.error_code).toBe('INELIGIBLE_TRANSACTION_STATUS');
  });

  test('is made after the holder has passed the challenge (STATE-PR3-AUTHORIZED)', async () => {
    const place = createMerchant();
    const { id, status } = await place.request(byCard({ capture_method: 'MANUAL' }));
    expect(status).toBe('REQUIRES_ACTION');
    await place.choose(id, 'AUTHENTICATED');
    expect((await place.read(id)).status).toBe('AUTHORIZED');
  });

  test('is for cards only (V3-PR-CREATE-capture_method)', async () => {
    const place = createMerchant();
    const wallet = await place.call(
      'POST',
      '/v3/payment_requests',
      byWallet({ capture_method: 'MANUAL' }),
    );
    expect(wallet.body.errors).toMatchObject([{ path: 'body.capture_method' }]);
    const later = await place.call(
      'POST',
      '/v3/payment_requests',
      byCard({ capture_method: 'LATER' }),
    );
    expect(later.status).toBe(400);
    expect((await place.request(byCard({ capture_method: 'AUTOMATIC' }))).status).toBe(
      'REQUIRES_ACTION',
    );
  });
});

describe('canceling a request', () => {
  test('ends an open request without an event, and is refused for an ended one (STATE-PR3-CANCELED, STATE-UNSPEC-05, V3-UNSPEC-07)', async () => {
    const place = createMerchant();
    const { id } = await place.request(byWallet());
    const canceled = await place.cancel(id);
    expect([canceled.status, canceled.body.status, canceled.body.actions]).toEqual([
      200,
      'CANCELED',
      [],
    ]);
    await place.choose(id, 'approve');
    await place.advance(2 * DAY_MS);
    expect(await place.read(id)).toMatchObject({ status: 'CANCELED', failure_code: null });
    expect(await place.names()).toEqual([]);
    expect((await place.cancel(id)).body.error_code).toBe('INACTIVE_PAYMENT_REQUEST');
    expect((await place.cancel('pr-nobody')).status).toBe(404);
  });

  test('cancels the pending payment on a device (V3-UNSPEC-07)', async () => {
    const place = createMerchant();
    const { id, latest_payment_id } = await place.request(
      byWallet({
        channel_code: 'OVO',
        channel_properties: { account_mobile_number: '+6281234567890' },
      }),
    );
    await place.cancel(id);
    await place.advance(DAY_MS);
    expect((await place.readPayment(latest_payment_id)).status).toBe('CANCELED');
    expect(await place.names()).toEqual([]);
  });
});

describe('updating a request', () => {
  const account = {
    type: 'REUSABLE_PAYMENT_CODE',
    request_amount: undefined,
    channel_code: 'BCA_VIRTUAL_ACCOUNT',
    channel_properties: { display_name: 'Siti' },
  };
  const patch = (place: ReturnType<typeof createMerchant>, id: string, body: object) =>
    place.call('PATCH', `/v3/payment_requests/${id}`, body);

  test('changes the amount and expiry of an open virtual account (V3-UNSPEC-07)', async () => {
    const place = createMerchant();
    const { id } = await place.request(byWallet(account));
    const changed = await patch(place, id, {
      request_amount: 30_000,
      description: 'Fee of March',
      channel_properties: { expires_at: '2026-01-02T00:00:00.000Z' },
    });
    expect(changed.body).toMatchObject({
      status: 'ACCEPTING_PAYMENTS',
      request_amount: 30_000,
      description: 'Fee of March',
      channel_properties: { expires_at: '2026-01-02T00:00:00.000Z' },
    });
    expect((await place.simulate(id, { amount: 20_000 })).status).toBe(400);
    expect((await place.simulate(id)).status).toBe(200);
    expect((await patch(place, id, { request_amount: null })).body.request_amount).toBeNull();
    expect((await place.simulate(id, { amount: 20_000 })).status).toBe(200);
    await place.advance(DAY_MS);
    expect((await place.read(id)).status).toBe('EXPIRED');
    expect((await patch(place, id, { description: '' })).body.error_code).toBe(
      'INACTIVE_PAYMENT_REQUEST',
    );
  });

  test('is refused for values that the channel does not accept (V3-UNSPEC-07)', async () => {
    const place = createMerchant();
    const { id } = await place.request(byWallet(account));
    const much = await patch(place, id, { request_amount: 1 });
    expect([much.status, much.body.error_code]).toEqual([400, 'INVALID_VALUE_ERROR']);
    const past = await patch(place, id, {
      channel_properties: { expires_at: '2025-01-01T00:00:00.000Z' },
    });
    expect(past.body.errors).toMatchObject([{ path: 'body.channel_properties.expires_at' }]);
    const wallet = await place.request(byWallet());
    const other = await patch(place, wallet.id, { request_amount: 30_000 });
    expect(other.body.errors).toMatchObject([{ path: 'body.request_amount' }]);
    const single = await place.request(
      byWallet({ ...account, type: 'PAY', request_amount: 25_000 }),
    );
    const cleared = await patch(place, single.id, { request_amount: null });
    expect(cleared.body.errors).toMatchObject([{ path: 'body.request_amount' }]);
    expect((await patch(place, 'pr-nobody', {})).status).toBe(404);
  });
});

test('a payment can be simulated only to a presented number or code (V3-UNSPEC-07)', async () => {
  const place = createMerchant();
  const { id } = await place.request(byWallet({ channel_properties: returnUrls }));
  const refused = await place.simulate(id);
  expect([refused.status, refused.body.error_code]).toEqual([400, 'INVALID_VALUE_ERROR']);
  expect((await place.simulate('pr-nobody')).status).toBe(404);
});
