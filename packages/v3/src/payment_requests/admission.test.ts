// Tests payment requests of v3 with a token or a new instrument: capture_method, expires_at, card
// checks.
import { describe, expect, test } from 'vitest';
import {
  byAccount,
  byCard,
  byPush,
  byWallet,
  card,
  cardDetails,
  cards,
  createMerchant,
  returnUrls,
  wallet,
} from '../testing/merchant.ts';

const url = '/v3/payment_requests';

const refusal = async (body: object, place = createMerchant()) => {
  const { status, body: refused } = await place.call('POST', url, body);
  return {
    status,
    code: refused.error_code as string,
    paths: ((refused.errors ?? []) as { path: string }[]).map(({ path }) => path),
  };
};

/** Saves a wallet that can be charged. */
const savedWallet = async (place = createMerchant()) => {
  const { id } = await place.save(wallet());
  await place.authorize(id as string);
  return { place, payment_token_id: id as string };
};

const byToken = (payment_token_id: string, change: object = {}) =>
  byWallet({
    payment_token_id,
    channel_code: undefined,
    channel_properties: undefined,
    ...change,
  });

const invalidAt = (path: string) => ({
  status: 400,
  code: 'API_VALIDATION_ERROR',
  paths: [`body.${path}`],
});

test.each([undefined, null, 'IDN', 'id', 'XX'])(
  'country must be the code of a market, which is checked before a token is looked up: %j (V3-PR-CREATE-country)',
  async (country) => {
    const unknown = 'pt-00000000-0000-4000-8000-000000000000';
    expect(await refusal(byToken(unknown, { country }))).toEqual(invalidAt('country'));
  },
);

describe('manual capture and verification', () => {
  test('capture_method MANUAL is for cards only, by token or new instrument (V3-PR-CREATE-capture_method)', async () => {
    const manual = { capture_method: 'MANUAL' };
    const { place, payment_token_id } = await savedWallet();
    for (const body of [byWallet(manual), byAccount(manual), byToken(payment_token_id, manual)])
      expect(await refusal(body, place)).toEqual(invalidAt('capture_method'));
    const { id } = await place.save(card({}, cards.known));
    const held = await place.request(byToken(id as string, manual));
    expect([held.status, held.capture_method]).toEqual(['AUTHORIZED', 'MANUAL']);
  });

  test('capture_method MANUAL is refused for a verification, which is never AUTHORIZED (V3-UNSPEC-06)', async () => {
    const place = createMerchant();
    const verify = { type: 'VERIFY_PAYMENT_METHOD', request_amount: undefined };
    const { id } = await place.save(card({}, cards.known));
    const token = { channel_code: undefined, channel_properties: undefined, payment_token_id: id };
    for (const by of [{}, token]) {
      const body = byCard({ ...verify, ...by }, cards.known);
      expect((await place.request(body)).status).not.toBe('AUTHORIZED');
      expect(await refusal({ ...body, capture_method: 'MANUAL' }, place)).toEqual(
        invalidAt('capture_method'),
      );
    }
  });

  test('a saved wallet cannot be verified, because it is not a card (V3-UNSPEC-06)', async () => {
    const { place, payment_token_id } = await savedWallet();
    const verify = { type: 'VERIFY_PAYMENT_METHOD', request_amount: undefined };
    expect(await refusal(byToken(payment_token_id, verify), place)).toEqual(invalidAt('type'));
  });
});

describe('expires_at', () => {
  const past = { expires_at: '2025-12-31T23:59:59Z' };

  test('must be in the future for every way to pay (V3-CP-expires_at)', async () => {
    const { place, payment_token_id } = await savedWallet();
    const details = cardDetails(cards.known);
    for (const body of [
      byWallet({ channel_properties: { ...returnUrls, ...past } }),
      byWallet({ type: 'PAY_AND_SAVE', channel_properties: { ...returnUrls, ...past } }),
      byPush({ channel_properties: { account_mobile_number: '+6281234567890', ...past } }),
      byAccount({ channel_properties: { display_name: 'Siti', ...past } }),
      byCard({ channel_properties: { ...returnUrls, card_details: details, ...past } }),
      byToken(payment_token_id, { channel_properties: past }),
    ])
      expect(await refusal(body, place)).toEqual(invalidAt('channel_properties.expires_at'));
  });

  test('is shown in UTC, whatever offset it was sent with (CORE-10, V3-CP-expires_at)', async () => {
    const place = createMerchant();
    const expires_at = '2026-01-31T07:00:00+07:00';
    for (const body of [
      byWallet({ channel_properties: { ...returnUrls, expires_at } }),
      byAccount({ channel_properties: { display_name: 'Siti', expires_at } }),
    ]) {
      const { id } = await place.request(body);
      const { channel_properties } = await place.read(id as string);
      expect(channel_properties.expires_at).toBe('2026-01-31T00:00:00.000Z');
    }
  });

  test('ends a request that its payer has not confirmed with one event (EVT-payment_request.expiry, STATE-PR3-EXPIRED)', async () => {
    const place = createMerchant();
    const expires_at = '2026-01-01T00:00:01Z';
    const sent = { account_mobile_number: '+6281234567890', expires_at };
    const { id } = await place.request(byPush({ channel_properties: sent }));
    await place.advance(60_000);
    const { status, latest_payment_id } = await place.read(id as string);
    expect([status, await place.names()]).toEqual(['EXPIRED', ['payment_request.expiry']]);
    expect((await place.readPayment(latest_payment_id as string)).status).toBe('FAILED');
  });
});

test('a card whose check digit is wrong is refused before it is charged or saved (V3-UNSPEC-05, V3-CP-card_details.card_number)', async () => {
  const paths = ['body.channel_properties.card_details.card_number'];
  const expected = { status: 400, code: 'INVALID_PAYMENT_DETAILS', paths };
  expect(await refusal(byCard({}, '4000000000001001'))).toEqual(expected);
  const { status, body } = await createMerchant().call(
    'POST',
    '/v3/payment_tokens',
    card({}, '4000000000001001'),
  );
  expect([status, body.error_code]).toEqual([400, 'INVALID_PAYMENT_DETAILS']);
});
