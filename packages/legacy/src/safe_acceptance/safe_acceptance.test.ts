// Tests safe acceptance through the real pipeline: the accepted and refused forms, the charges, and
// the signed results.
import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardMerchant, testCards } from '../testing/cards.ts';
import { acceptancePage } from './hosted-page.ts';
import { ACCEPTANCE_PAGE } from './render.ts';
import { isInTime } from './time.ts';

type Sent = Readonly<Record<string, string>>;

/** Signs fields as a merchant does, without the code under test. */
const sign = (secret: string, fields: Sent, names: readonly string[]) =>
  createHmac('sha256', secret)
    .update(names.map((name) => `${name}: ${fields[name]}`).join(', '))
    .digest('hex');

const card = {
  card_number: testCards.frictionless,
  card_exp_year: '2039',
  card_exp_month: '12',
  card_cvn: '123',
};

const sale: Sent = {
  amount: '75000',
  return_url: 'https://merchant.example/cards',
  reference_id: 'safe-1',
  transaction_type: 'SALES',
  request_timestamp: '2026-01-01T00:00:00+07:00',
  descriptor: 'Two coffees',
  should_authenticate: 'true',
  currency: 'IDR',
};

const path = '/credit_cards/safe_acceptance';
const formType = { 'content-type': 'application/x-www-form-urlencoded' };

const acceptor = (options: Parameters<typeof cardMerchant>[0] = {}) => {
  const merchant = cardMerchant(options);
  const { secret } = merchant.signer();
  /** Sends a form with no header but its content type; `change` is applied after signing. */
  const send = (fields: Sent, change: Sent = {}, as = card as Sent) => {
    const names = Object.keys(fields);
    const form = {
      ...fields,
      ...as,
      authorization: merchant.publicKey(),
      signed_field_names: names.join(','),
      signature: sign(secret, fields, names),
      ...change,
    };
    return merchant.call('POST', path, new URLSearchParams(form).toString(), {
      headers: { ...formType, authorization: undefined as unknown as string },
    });
  };
  const page = (id: string) => {
    const own = id.split(`/${ACCEPTANCE_PAGE}/`)[1] ?? '';
    const show = () =>
      merchant.store.view(merchant.partition, (view) =>
        acceptancePage.show(view, own, merchant.context(merchant.partition)),
      );
    const choose = (choice: string) => merchant.act((d) => acceptancePage.act(d, own, choice));
    return { show, choose };
  };
  return { ...merchant, secret, send, page };
};

/** Returns whether the signature of a result is valid and covers all its fields. */
const isSigned = (secret: string, result: Readonly<Record<string, unknown>>) => {
  const { signature, signed_field_names, ...fields } = result;
  const names = String(signed_field_names).split(',');
  expect(names.toSorted()).toEqual(Object.keys(fields).toSorted());
  return signature === sign(secret, fields as Sent, names);
};

describe('a signed form', () => {
  test('charges a card without any header, and the result is signed with the same key (SAFE-UNSPEC-01, SAFE-amount, SAFE-return_url, SAFE-reference_id, SAFE-transaction_type, SAFE-request_timestamp, SAFE-descriptor, SAFE-card_number, SAFE-card_exp_year, SAFE-card_exp_month, SAFE-card_cvn, SAFE-should_authenticate, SAFE-currency, SAFE-authorization, SAFE-signed_field_names)', async () => {
    const { send, secret, call, page, events } = acceptor();
    const { status, body } = await send(sale);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'CAPTURED',
      reference_id: 'safe-1',
      external_id: 'safe-1',
      authorized_amount: 75_000,
      capture_amount: 75_000,
      masked_card_number: '400000XXXXXX1000',
      descriptor: 'Two coffees',
      cvn_code: 'M',
      eci: '5',
    });
    expect(isSigned(secret, body)).toBe(true);
    expect(JSON.stringify(body)).not.toContain(testCards.frictionless);
    const charge = await call('GET', `/credit_card_charges/${body.id}`);
    expect(charge.body).toMatchObject({
      id: body.id,
      status: 'CAPTURED',
      descriptor: 'Two coffees',
    });
    expect(JSON.stringify(charge.body)).not.toContain(secret);
    const result = await page(body.result_url as string).show();
    expect(result?.form?.action).toBe(sale['return_url']);
    const { result_url: _, ...said } = body;
    expect(result?.form?.fields).toMatchObject(
      Object.fromEntries(Object.entries(said).map(([name, value]) => [name, String(value)])),
    );
    const [, accepted] = await events();
    expect(accepted).toBeUndefined();
    expect((await events())[0]?.body).toMatchObject({
      event: 'credit_card.safe_acceptance',
      data: body,
    });
  });

  test.each([
    ['AUTHENTICATED', 'CAPTURED'],
    ['UNAUTHENTICATED', 'FAILED'],
  ])(
    'waits for the holder of a card whose bank asks for authentication; %s leads to %s, signed, at return_url and in a webhook (SAFE-UNSPEC-01, SAFE-should_authenticate)',
    async (choice, status) => {
      const { send, secret, page, events, call } = acceptor();
      const { body } = await send(sale, {}, { ...card, card_number: testCards.challenged });
      expect(Object.keys(body).toSorted()).toEqual([
        'payer_authentication_url',
        'reference_id',
        'signature',
        'signed_field_names',
        'status',
        'token_id',
      ]);
      expect([body.status, isSigned(secret, body)]).toEqual(['IN_REVIEW', true]);
      expect(await events()).toEqual([]);
      const { show, choose } = page(body.payer_authentication_url as string);
      expect(await show()).toMatchObject({ status: 'open', amount: 'Rp\u00A075.000' });
      await choose(choice);
      const fields = (await show())?.form?.fields ?? {};
      expect([fields['status'], isSigned(secret, fields)]).toEqual([status, true]);
      const read = await call('GET', `/credit_card_charges/${fields['id']}`);
      expect(read.body.status).toBe(status);
      const [sent] = await events();
      expect(sent?.body['data']).toMatchObject({ status, signature: fields['signature'] });
      await choose('AUTHENTICATED');
      expect((await show())?.form?.fields).toEqual(fields);
      expect(await events()).toHaveLength(1);
    },
  );

  test('whose holder is not authenticated in time ends as FAILED', async () => {
    const { send, advance, events } = acceptor();
    await send(sale, {}, { ...card, card_number: testCards.challenged });
    await advance(10 * 60_000);
    expect((await events()).map(({ body }) => (body['data'] as { status: string }).status)).toEqual(
      ['FAILED'],
    );
  });

  test.each([
    ['SALES', {}, 'CAPTURED'],
    ['AUTHORIZATION', {}, 'AUTHORIZED'],
  ])('of type %s leads to %s (SAFE-transaction_type)', async (transaction_type, _, status) => {
    const { send } = acceptor();
    expect((await send({ ...sale, transaction_type })).body.status).toBe(status);
  });

  test('accepts a token in place of a card, with the authentication of the token (SAFE-token_id)', async () => {
    const { send, token } = acceptor();
    const { id: token_id } = await token(testCards.frictionless);
    const { body } = await send({ ...sale, token_id }, {}, {});
    expect(body).toMatchObject({ status: 'CAPTURED', token_id });
    const again = await send({ ...sale, token_id, reference_id: 'safe-2' }, {}, {});
    expect([again.status, again.body.error_code]).toEqual([400, 'TOKEN_ALREADY_USED_ERROR']);
  });

  test.each([
    ['50000', 'CAPTURED'],
    ['75000', 'CAPTURED'],
    ['75001', 'IN_REVIEW'],
  ])(
    'waits for the holder of a card again only for more than its token was authenticated for: after 75000, %s is %s (SAFE-token_id)',
    async (amount, status) => {
      const { send, token, choose } = acceptor();
      const { id: token_id, payer_authentication_url } = await token(testCards.challenged);
      await choose(payer_authentication_url as string, 'AUTHENTICATED');
      const { body } = await send({ ...sale, amount, token_id }, {}, {});
      expect(body.status).toBe(status);
    },
  );

  test('is charged once, because its reference_id cannot be used again', async () => {
    const { send } = acceptor();
    expect((await send(sale)).status).toBe(200);
    const again = await send(sale);
    expect([again.status, again.body.error_code]).toEqual([400, 'EXTERNAL_ID_ALREADY_USED_ERROR']);
  });

  test('may have its signature in Base64', async () => {
    const { send, secret } = acceptor();
    const signature = Buffer.from(sign(secret, sale, Object.keys(sale)), 'hex').toString('base64');
    expect((await send(sale, { signature })).status).toBe(200);
  });

  test('is refused when a signed field was changed, and nothing is charged (SAFE-UNSPEC-01)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(sale)), async (name) => {
        const { send, store, partition } = acceptor();
        const others: Sent = {
          amount: '75001',
          return_url: 'https://thief.example/cards',
          transaction_type: 'AUTHORIZATION',
          request_timestamp: '2026-01-02T00:00:00+07:00',
          should_authenticate: 'false',
          currency: 'PHP',
        };
        const { status, body } = await send(sale, { [name]: others[name] ?? 'changed' });
        expect([status, body.error_code]).toEqual([401, 'INVALID_SIGNATURE_ERROR']);
        expect(await store.partitions()).not.toContainEqual(partition);
      }),
    );
  });

  test.each<[string, Sent, number, string]>([
    ['no signature', { signature: '' }, 400, 'API_VALIDATION_ERROR'],
    ['another signature', { signature: '0'.repeat(64) }, 401, 'INVALID_SIGNATURE_ERROR'],
    ['a shorter list', { signed_field_names: 'amount' }, 400, 'API_VALIDATION_ERROR'],
    [
      'a list with an absent field',
      { signed_field_names: 'amount,token_id' },
      400,
      'API_VALIDATION_ERROR',
    ],
    ['no key', { authorization: '' }, 401, 'INVALID_API_KEY'],
    ['an unknown key', { authorization: 'xnd_public_x' }, 401, 'INVALID_API_KEY'],
  ])(
    'with %s is refused (SAFE-signed_field_names, SAFE-authorization, SAFE-UNSPEC-01)',
    async (_, change, status, code) => {
      const { send } = acceptor();
      const response = await send(sale, change);
      expect([response.status, response.body.error_code]).toEqual([status, code]);
    },
  );

  test('cannot become an AUTHORIZATION by an unsigned field (SAFE-transaction_type, SAFE-UNSPEC-01)', async () => {
    const { call, publicKey, secret } = acceptor();
    const names = Object.keys(sale);
    const form = {
      ...sale,
      ...card,
      authorization: 'true',
      signed_field_names: names.join(','),
      signature: sign(secret, sale, names),
    };
    const authorization = `Basic ${Buffer.from(`${publicKey()}:`).toString('base64')}`;
    const headers = { ...formType, authorization };
    const { body } = await call('POST', path, new URLSearchParams(form).toString(), { headers });
    expect(body.status).toBe('CAPTURED');
  });

  test.each([
    ['1999-01-01T00:00:00+07:00', 400],
    ['2999-01-01T00:00:00+07:00', 400],
    ['2025-12-30T23:59:59Z', 400],
    ['2025-12-31T00:00:01Z', 200],
    ['2026-01-01T00:14:00Z', 200],
    ['2026-01-01T00:16:00Z', 400],
  ])(
    'that was signed at %s is %i on the first of January (SAFE-request_timestamp)',
    async (request_timestamp, status) => {
      const response = await acceptor().send({ ...sale, request_timestamp });
      expect(response.status).toBe(status);
      if (status === 400) expect(response.body.errors[0].path).toBe('body.request_timestamp');
    },
  );

  test('may be signed with the clock of the shop in test mode, even when the test clock differs (SAFE-request_timestamp)', () => {
    const signed = (request_timestamp: string, mode: 'test' | 'live') => {
      const real = Date.parse('2026-01-01T00:00:00Z');
      const signing = { secrets: [], trusted: false, now: real };
      const partition = { account: 'a', mode };
      return isInTime({ request_timestamp }, { partition, signing }, real + 30 * 86_400_000);
    };
    const times = ['2026-01-01T00:00:00Z', '2026-01-20T00:00:00Z', '2026-01-31T00:00:00Z'];
    expect(times.map((time) => signed(time, 'test'))).toEqual([true, true, true]);
    expect(times.map((time) => signed(time, 'live'))).toEqual([false, false, true]);
    expect(
      ['2025-12-30T00:00:00Z', '2026-02-01T00:00:00Z'].map((time) => signed(time, 'test')),
    ).toEqual([false, false]);
  });

  test('with a secret key is refused, and the key must be rotated (SAFE-authorization)', async () => {
    const { send, signer } = acceptor();
    const { status, body } = await send(sale, { authorization: signer().key });
    expect([status, body.error_code]).toEqual([401, 'INVALID_API_KEY']);
    expect(body.message).toContain('Rotate that key now');
  });

  test('that exceeds the size limit is refused when its key is unknown (SAFE-authorization)', async () => {
    const { send } = acceptor();
    const fields = Object.fromEntries(Array.from({ length: 256 }, (_, n) => [`x${n}`, '1']));
    for (const change of [{ more: 'x'.repeat(16_384) }, fields]) {
      const { status, body } = await send(sale, change);
      expect([status, body.error_code]).toEqual([401, 'INVALID_API_KEY']);
      expect(body.message).toContain('at most 16384 bytes, 256 fields');
    }
  });

  test('is refused when a value contains the name of another field', async () => {
    const { send } = acceptor();
    const { status, body } = await send({ ...sale, descriptor: 'a, amount: 1' });
    expect([status, body.errors[0].path]).toEqual([400, 'body.signed_field_names']);
  });

  test.each<[string, Sent, Sent, number, string]>([
    [
      'a time without offset',
      { request_timestamp: '2026-01-01T00:00:00' },
      card,
      400,
      'API_VALIDATION_ERROR',
    ],
    ['another transaction_type', { transaction_type: 'REFUND' }, card, 400, 'API_VALIDATION_ERROR'],
    [
      'text for should_authenticate',
      { should_authenticate: 'yes' },
      card,
      400,
      'API_VALIDATION_ERROR',
    ],
    ['an amount of words', { amount: 'much' }, card, 400, 'API_VALIDATION_ERROR'],
    ['neither card nor token', {}, {}, 400, 'API_VALIDATION_ERROR'],
    [
      'a wrong number',
      {},
      { ...card, card_number: '4000000000001001' },
      400,
      'API_VALIDATION_ERROR',
    ],
    ['a wrong cvn', {}, { ...card, card_cvn: '1234' }, 400, 'API_VALIDATION_ERROR'],
    ['too little', { amount: '4999' }, card, 400, 'AMOUNT_BELOW_MINIMUM_LIMIT'],
    ['too much', { amount: '200000001' }, card, 400, 'AMOUNT_ABOVE_MAXIMUM_LIMIT'],
    ['another currency', { currency: 'USD' }, card, 400, 'API_VALIDATION_ERROR'],
    ['no authentication', { should_authenticate: 'false' }, card, 400, 'API_VALIDATION_ERROR'],
    ['a malformed token', { token_id: 'x' }, {}, 400, 'INVALID_TOKEN_ID_ERROR'],
    [
      'an unknown token',
      { token_id: '0190b8c26f1e000001a2b3c4' },
      {},
      404,
      'TOKEN_NOT_FOUND_ERROR',
    ],
    [
      'a card that needs a name',
      {},
      { ...card, card_number: testCards.named },
      400,
      'CARDHOLDER_NAME_REQUIRED',
    ],
  ])(
    'with %s is refused (SAFE-request_timestamp, SAFE-should_authenticate)',
    async (_, change, as, status, code) => {
      const { send } = acceptor();
      const response = await send({ ...sale, ...change }, {}, as);
      expect([response.status, response.body.error_code]).toEqual([status, code]);
    },
  );

  test('may skip authentication when it is optional for the account (SAFE-should_authenticate)', async () => {
    const { send } = acceptor({ account: { cards: { optional_authentication: true } } });
    const { body } = await send(
      { ...sale, should_authenticate: 'false' },
      {},
      { ...card, card_number: testCards.challenged },
    );
    expect(body.status).toBe('CAPTURED');
  });
});

test('a form with a secret key in the header needs no signature, but a signature that is sent is verified (SAFE-authorization, SAFE-UNSPEC-01)', async () => {
  const { call, secret } = acceptor();
  const body = { ...sale, ...card, amount: 75_000, should_authenticate: true };
  const made = await call('POST', path, body);
  expect([made.status, isSigned(secret, made.body)]).toEqual([200, true]);
  const wrong = { ...body, reference_id: 'safe-2', signature: 'x', signed_field_names: 'amount' };
  expect((await call('POST', path, wrong)).status).toBe(400);
  const denied = await call('POST', path, body, { permissions: ['report:read'] });
  expect(denied.body.error_code).toBe('REQUEST_FORBIDDEN_ERROR');
});
