// Checks that the log contains no card number and no security code, whatever the form and place in
// which a request contains them.
import type { Observed } from '@kasir/core/pipeline';
import { memoryStore } from '@kasir/core/testing';
import { expect, test } from 'vitest';
import { callTo } from '../../src/testing/call.ts';
import { platformOn, sources } from '../../src/testing/stores.ts';

const NUMBER = '4000000000001091';
const CODE = '7391';
const returnUrls = {
  success_return_url: 'https://merchant.example/thanks',
  failure_return_url: 'https://merchant.example/sorry',
};
const card_information = {
  card_number: NUMBER,
  expiry_month: '12',
  expiry_year: '2039',
  cardholder_name: 'Siti',
  cvv: CODE,
};
const card = {
  type: 'CARD',
  reusability: 'ONE_TIME_USE',
  reference_id: 'card-1',
  card: { currency: 'IDR', channel_properties: returnUrls, card_information },
  metadata: { order: '1' },
};

const bodies: readonly [string, object][] = [
  ['/v2/payment_methods', card],
  [
    '/payment_requests',
    {
      currency: 'IDR',
      amount: 25_000,
      description: 'Two shirts',
      payment_method: card,
      channel_properties: { cvv: CODE },
    },
  ],
  ['/v2/payment_methods/pm-none/auth', { auth_code: CODE }],
  ['/payment_requests/pr-none/auth', { auth_code: CODE }],
  [
    '/v2/credit_card_tokens',
    {
      amount: 25_000,
      card_data: { account_number: NUMBER, exp_month: '12', exp_year: '2039', cvn: CODE },
      card_cvn: CODE,
    },
  ],
  ['/credit_card_tokens/none/authentications', { amount: 25_000, card_cvn: CODE }],
  [
    '/credit_card_charges',
    {
      token_id: 'none',
      external_id: 'a',
      amount: 25_000,
      card_cvn: CODE,
      metadata: { a: { b: 1 } },
    },
  ],
  [
    '/credit_cards/safe_acceptance',
    {
      amount: 25_000,
      reference_id: 'a',
      transaction_type: 'SALES',
      request_timestamp: '2026-01-01T00:00:00Z',
      return_url: 'https://merchant.example/cards',
      card_number: NUMBER,
      card_exp_month: '12',
      card_exp_year: '2039',
      card_cvn: CODE,
    },
  ],
];

/** Returns every variant of a body with one value replaced, and with one property added. */
function* changed(value: unknown, put: unknown): Generator {
  yield put;
  if (value === null || typeof value !== 'object') return;
  for (const [name, inner] of Object.entries(value))
    for (const other of changed(inner, put)) yield { ...value, [name]: other };
  yield { ...value, stray: put };
}

const opened = async () => {
  const seen: Observed[] = [];
  const kasir = await platformOn(memoryStore(sources), { observe: (one) => seen.push(one) });
  return { seen, call: callTo(kasir) };
};

test('a card number is not logged, whatever its place and form in a request', async () => {
  const { seen, call } = await opened();
  const shapes = [NUMBER, Number(NUMBER), [NUMBER], `no. ${NUMBER}`, { [NUMBER]: NUMBER }];
  for (const [path, body] of bodies)
    for (const shape of [...shapes, { ...card_information, card_number: NUMBER }])
      for (const sent of changed(body, shape)) await call('POST', path, sent);
  const logged = JSON.stringify(seen.map((one) => [one, one.masked()]));
  expect(logged).not.toContain(NUMBER);
  expect(logged).toContain('Two shirts');
});

test('a security code or one-time password is not logged, whatever surrounds it', async () => {
  const { seen, call } = await opened();
  const parents = ['card_information', 'card', 'channel_properties'];
  const wrongly = (value: unknown): unknown[] => [value, [value], { cvv: value }, { a: [value] }];
  for (const [path, body] of bodies) {
    await call('POST', path, body);
    for (const name of parents)
      for (const put of [...wrongly(CODE), ...wrongly(card_information), Number(CODE)])
        await call('POST', path, {
          ...body,
          [name]: put,
          payment_method: { ...card, [name]: put },
        });
  }
  const logged = JSON.stringify(seen.map((one) => one.masked()));
  expect(seen.length).toBeGreaterThan(100);
  expect(logged).not.toContain(CODE);
  expect(logged).toContain('card-1');
});
