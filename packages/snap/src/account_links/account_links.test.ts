// Tests account links through the real pipeline: callers, every rule of the body, and the payment
// method that is created.
import { authorizeInstrument } from '@kasir/payments/operation';
import { instrumentPage } from '@kasir/payments/pages';
import { getInstrument } from '@kasir/payments/state';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BINDING,
  partnerOf,
  signedHeaders,
  snapPlatform,
  vectors,
  walletLink,
} from '../testing/partner.ts';
import { maskUser } from './render.ts';

const bankLink = (change: object = {}, over: object = {}) => ({
  phoneNo: '+6281234567890',
  additionalData: { userId: 'siti-1', email: 'siti@example.com' },
  additionalInfo: {
    payMethod: 'DIRECT_DEBIT',
    payOption: 'BRI',
    reusability: 'MULTIPLE_USE',
    channelProperties: { cardLastFour: '1234', cardExpiry: '12/39' },
    ...change,
  },
  ...over,
});

const key = (n: number) => ({
  'x-external-id': `6f1f0c0e-0000-4000-8000-${String(n).padStart(12, '0')}`,
});

describe('a link', () => {
  test('returns every field of the result (SNAP-01, SNAP-03, SNAP-FIELD-responseCode, SNAP-FIELD-responseMessage, SNAP-FIELD-referenceNo, SNAP-FIELD-partnerReferenceNo, SNAP-FIELD-nextAction, SNAP-FIELD-params, SNAP-FIELD-params.action, SNAP-FIELD-params.redirectToDeeplink, SNAP-FIELD-userInfo, SNAP-FIELD-userInfo.publicUserId, SNAP-FIELD-additionalInfo, SNAP-FIELD-additionalInfo.id, SNAP-FIELD-additionalInfo.business_id, SNAP-FIELD-additionalInfo.customer_id, SNAP-FIELD-additionalInfo.reference_id, SNAP-FIELD-additionalInfo.reusability, SNAP-FIELD-additionalInfo.country, SNAP-FIELD-additionalInfo.status, SNAP-FIELD-additionalInfo.created, SNAP-FIELD-additionalInfo.updated, SNAP-FIELD-additionalInfo.metadata, LIMIT-20, SNAP-partnerReferenceNo, SNAP-additionalInfo.metadata, SNAP-CONF-05, SNAP-UNSPEC-05, MODEL-UNSPEC-27, MODEL-UNSPEC-28, MODEL-UNSPEC-29)', async () => {
    const { link, events, call, account } = snapPlatform();
    const { status, body } = await link(walletLink());
    const id = body.referenceNo as string;
    expect(status).toBe(200);
    expect(body).toEqual({
      responseCode: '2000700',
      responseMessage: 'Successful',
      referenceNo: expect.stringMatching(/^pm-[\da-f-]{36}$/) as string,
      partnerReferenceNo: 'link-1',
      nextAction: `http://pages.test/payment_method/${id.slice(3)}`,
      params: { action: 'LINK', redirectToDeeplink: 'N' },
      userInfo: { publicUserId: '****-1' },
      additionalInfo: {
        id,
        business_id: account.id,
        customer_id: null,
        reference_id: 'link-1',
        reusability: 'MULTIPLE_USE',
        country: 'ID',
        status: 'REQUIRES_ACTION',
        created: '2026-01-01T00:00:00.000Z',
        updated: '2026-01-01T00:00:00.000Z',
        metadata: { shop: 'A' },
      },
    });
    expect(await events()).toEqual([]);
    const { body: method } = await call('GET', `/v2/payment_methods/${id}`);
    expect(method).toMatchObject({ id, type: 'EWALLET', status: 'REQUIRES_ACTION' });
    const { body: transactions } = await call('GET', '/transactions');
    expect(transactions.data).toEqual([]);
  });

  test('without a partnerReferenceNo gets a new one (SNAP-partnerReferenceNo)', async () => {
    const { link } = snapPlatform();
    const named = await link(walletLink({}, { partnerReferenceNo: 'x'.repeat(255) }), key(1));
    expect(named.body.partnerReferenceNo).toBe('x'.repeat(255));
    const references = new Set<unknown>();
    for (const [n, partnerReferenceNo] of [undefined, null].entries()) {
      const { status, body } = await link(walletLink({}, { partnerReferenceNo }), key(n + 2));
      expect([status, body.responseCode]).toEqual([200, '2000700']);
      references.add(body.partnerReferenceNo);
    }
    expect(references.size).toBe(2);
  });

  test('belongs to the customer whose reference_id is the userId, if there is one', async () => {
    const { link, call } = snapPlatform();
    const { body: customer } = await call('POST', '/customers', {
      reference_id: 'siti-1',
      type: 'INDIVIDUAL',
      individual_detail: { given_names: 'Siti' },
    });
    const { body } = await link(walletLink());
    expect(body.additionalInfo.customer_id).toBe(customer.id);
  });

  test('of a direct debit stores the properties that its bank requires (SNAP-additionalInfo.payMethod, SNAP-additionalData.email, SNAP-channelProperties.cardLastFour, SNAP-channelProperties.cardExpiry, SNAP-additionalInfo.description)', async () => {
    const { link, call } = snapPlatform();
    const { status, body } = await link(bankLink({ description: 'for rent' }));
    expect([status, body.additionalInfo.status]).toEqual([200, 'REQUIRES_ACTION']);
    const { body: method } = await call('GET', `/v2/payment_methods/${body.referenceNo}`);
    expect(method).toMatchObject({
      description: 'for rent',
      direct_debit: {
        channel_code: 'BRI',
        debit_card: {
          mobile_number: '+6281234567890',
          card_last_four: '1234',
          card_expiry: '12/39',
          email: 'siti@example.com',
        },
      },
    });
  });

  test('for one use waits for its payer too (SNAP-CONF-01, SNAP-additionalInfo.reusability)', async () => {
    const { link } = snapPlatform();
    const { body } = await link(walletLink({ reusability: 'ONE_TIME_USE' }));
    expect(body.additionalInfo).toMatchObject({
      reusability: 'ONE_TIME_USE',
      status: 'REQUIRES_ACTION',
    });
  });

  test('for one use shows its payer that it was made, and leads back to the merchant (SNAP-CONF-01, SNAP-FIELD-nextAction, SNAP-channelProperties.successReturnUrl)', async () => {
    const { link, decide } = snapPlatform();
    const channelProperties = { successReturnUrl: 'https://merchant.example/s' };
    const { body } = await link(walletLink({ reusability: 'ONE_TIME_USE', channelProperties }));
    const id = body.referenceNo.slice(3);
    await decide((d) => instrumentPage.act(d, id, 'approve'));
    const page = await decide((d) => instrumentPage.show(d, id, d.context));
    expect(page).toMatchObject({ status: 'linked', returnUrl: 'https://merchant.example/s' });
  });

  test('redirects its payer to the return URLs of the channel properties, in either place of the body (SNAP-CONF-02, SNAP-additionalInfo.channelProperties, SNAP-channelProperties, SNAP-channelProperties.successReturnUrl, SNAP-channelProperties.failureReturnUrl, SNAP-channelProperties.cancelReturnUrl)', async () => {
    const { link, call } = snapPlatform();
    const urls = {
      successReturnUrl: 'https://merchant.example/s',
      failureReturnUrl: 'https://merchant.example/f',
      cancelReturnUrl: 'https://merchant.example/c',
    };
    const sent = {
      success_return_url: 'https://merchant.example/s',
      failure_return_url: 'https://merchant.example/f',
      cancel_return_url: 'https://merchant.example/c',
    };
    const inside = await link(walletLink({ channelProperties: urls }), key(1));
    const outside = await link(
      walletLink(
        { channelProperties: undefined },
        { channelProperties: urls, partnerReferenceNo: 'link-2' },
      ),
      key(2),
    );
    for (const { body } of [inside, outside]) {
      const { body: method } = await call('GET', `/v2/payment_methods/${body.referenceNo}`);
      expect(method.ewallet.channel_properties).toMatchObject(sent);
    }
  });
});

test('the wallet that needs a cashtag is linked with one, which its method shows (SNAP-channelProperties.cashtag)', async () => {
  const { link, call } = snapPlatform();
  const channelProperties = { cashtag: '$siti' };
  const { status, body } = await link(
    walletLink({ payOption: 'JENIUSPAY', reusability: 'ONE_TIME_USE', channelProperties }),
  );
  expect(status).toBe(200);
  const { body: method } = await call('GET', `/v2/payment_methods/${body.referenceNo}`);
  expect(method.ewallet).toMatchObject({
    channel_code: 'JENIUSPAY',
    channel_properties: { cashtag: '$siti' },
  });
});

test('a linked wallet is charged without an action of its payer, and its activation is sent as an event (SNAP-02, SNAP-UNSPEC-05)', async () => {
  const { link, call, decide, events } = snapPlatform();
  const { body } = await link(walletLink());
  await decide((d) => authorizeInstrument(d, getInstrument(d, body.referenceNo.slice(3))));
  expect((await events()).map((one) => one.body['event'])).toEqual(['payment_method.activated']);
  const paid = await call('POST', '/payment_requests', {
    currency: 'IDR',
    amount: 25_000,
    payment_method_id: body.referenceNo,
  });
  expect([paid.status, paid.body.status]).toEqual([201, 'SUCCEEDED']);
});

describe('a field', () => {
  const refused = async (body: unknown, headers = {}) => {
    const response = await snapPlatform().link(body, headers);
    const { responseCode, errors = [] } = response.body;
    return [response.status, responseCode, errors.map(({ path }: { path: string }) => path)];
  };
  const missing = (path: string) => [400, '4000702', [path]];
  const malformed = (path: string) => [400, '4000701', [path]];

  test.each([
    ['phoneNo', walletLink({ reusability: 'ONE_TIME_USE' }, { phoneNo: undefined })],
    ['phoneNo', bankLink({}, { phoneNo: undefined })],
    ['additionalData.userId', walletLink({}, { additionalData: {} })],
    ['additionalData.userId', bankLink({}, { additionalData: { email: 'siti@example.com' } })],
    ['additionalData.email', bankLink({}, { additionalData: { userId: 'siti-1' } })],
    ['additionalInfo.payOption', walletLink({ payOption: undefined })],
    ['additionalInfo.reusability', walletLink({ reusability: undefined })],
    ['additionalInfo.channelProperties.cashtag', walletLink({ payOption: 'JENIUSPAY' })],
    [
      'additionalInfo.channelProperties.cardLastFour',
      bankLink({ channelProperties: { cardExpiry: '12/39' } }),
    ],
    [
      'additionalInfo.channelProperties.cardExpiry',
      bankLink({ channelProperties: { cardLastFour: '1234' } }),
    ],
  ])(
    '%s is required where the standard says so (SNAP-phoneNo, SNAP-CONF-03, SNAP-additionalData, SNAP-additionalData.userId, SNAP-additionalData.email, SNAP-additionalInfo, SNAP-additionalInfo.payOption, SNAP-additionalInfo.reusability, SNAP-channelProperties.cashtag, SNAP-UNSPEC-02)',
    async (path, body) => {
      expect(await refused(body)).toEqual(missing(`body.${path}`));
    },
  );

  test.each([
    ['phoneNo', walletLink({}, { phoneNo: '0812' })],
    ['additionalData.email', bankLink({}, { additionalData: { userId: 'siti-1', email: 'siti' } })],
    ['partnerReferenceNo', walletLink({}, { partnerReferenceNo: 'x'.repeat(256) })],
    ['additionalInfo.payMethod', walletLink({ payMethod: 'CARD' })],
    ['additionalInfo.payOption', walletLink({ payOption: 'NO_SUCH_WALLET' })],
    ['additionalInfo.reusability', walletLink({ reusability: 'TWICE' })],
    ['channelProperties', walletLink({}, { channelProperties: 'x' })],
    [
      'additionalInfo.channelProperties.cardExpiry',
      bankLink({ channelProperties: { cardLastFour: '1234', cardExpiry: '2030-12' } }),
    ],
  ])(
    '%s is refused in a form of its own (SNAP-UNSPEC-01, SNAP-additionalInfo.payMethod, SNAP-channelProperties)',
    async (path, body) => {
      expect(await refused(body)).toEqual(malformed(`body.${path}`));
    },
  );

  test('additionalInfo is required, and so are its required fields (SNAP-additionalInfo, SNAP-additionalInfo.payMethod)', async () => {
    expect(await refused({ ...walletLink(), additionalInfo: undefined })).toEqual([
      400,
      '4000702',
      [
        'body.additionalInfo',
        'body.additionalInfo.payMethod',
        'body.additionalInfo.payOption',
        'body.additionalInfo.reusability',
      ],
    ]);
  });

  test('merchantId changes nothing (SNAP-additionalData.merchantId)', async () => {
    const additionalData = { userId: 'siti-1', merchantId: 'anyone' };
    const { status } = await snapPlatform().link(walletLink({}, { additionalData }));
    expect(status).toBe(200);
  });

  test('a wallet needs no phoneNo where a userId is sent (SNAP-phoneNo)', async () => {
    const { status, body } = await snapPlatform().link(
      walletLink({ reusability: 'MULTIPLE_USE' }, { phoneNo: undefined }),
    );
    expect([status, body.userInfo.publicUserId]).toEqual([200, '****-1']);
  });
});

describe('a caller', () => {
  const outcome = async (
    headers: Readonly<Record<string, string>>,
    options: Parameters<typeof snapPlatform>[0] = {},
    without?: string,
  ) => {
    const platform = snapPlatform(options);
    const text = JSON.stringify(walletLink());
    const all = signedHeaders(text, headers);
    if (without !== undefined) delete all[without];
    const { status, body } = await platform.call('POST', BINDING, text, { headers: all });
    return [status, body.responseCode, body.error_code];
  };

  test.each([
    'channel-id',
    'content-type',
    'x-external-id',
    'x-partner-id',
    'x-signature',
    'x-timestamp',
  ])(
    'must send %s (SNAP-HDR-CHANNEL-ID, SNAP-HDR-Content-Type, SNAP-HDR-X-EXTERNAL-ID, SNAP-HDR-X-PARTNER-ID, SNAP-HDR-X-SIGNATURE, SNAP-HDR-X-TIMESTAMP, SNAP-CONF-04, AUTH-14)',
    async (name) => {
      expect(await outcome({}, {}, name)).toEqual([400, '4000702', 'API_VALIDATION_ERROR']);
    },
  );

  test('must be a partner of the account and mode of its API key (SNAP-HDR-X-PARTNER-ID)', async () => {
    const refused = [401, '4010700', 'INVALID_PARTNER_ID'];
    expect(await outcome({ 'x-partner-id': 'nobody' })).toEqual(refused);
    const foreign = partnerOf({ account: 'f'.repeat(24) });
    expect(await outcome({}, { partners: [foreign] })).toEqual(refused);
    expect(await outcome({}, { partners: [partnerOf({ mode: 'live' })] })).toEqual(refused);
  });

  test('needs a valid API key too (SNAP-HDR-X-SIGNATURE, AUTH-01, AUTH-CONF-03)', async () => {
    expect(await outcome({ authorization: 'Basic eDo=' })).toEqual([
      401,
      '4010700',
      'INVALID_API_KEY',
    ]);
  });

  test('may omit the API key in the service dialect, but must sign (AUTH-CONF-03)', async () => {
    const send = async (dialect: 'spec' | 'service', change: object = {}) => {
      const { pipeline } = snapPlatform({ dialect });
      const text = JSON.stringify(walletLink());
      const { status } = await pipeline.handle({
        method: 'POST',
        path: BINDING,
        query: '',
        headers: { ...signedHeaders(text), ...change },
        body: new TextEncoder().encode(text),
        address: '127.0.0.1',
      });
      return status;
    };
    expect(await send('service')).toBe(200);
    expect(await send('service', { 'x-signature': 'none' })).toBe(401);
    expect(await send('service', { authorization: 'Basic eDo=' })).toBe(401);
    expect(await send('spec')).toBe(401);
  });

  test('gets the error of malformed JSON before its signature is verified (SNAP-UNSPEC-01)', async () => {
    const { status, body } = await snapPlatform().link('"\\"', { 'x-signature': 'none' });
    expect([status, body.responseCode]).toEqual([400, '4000700']);
  });

  test('with a public key is refused before its signature is verified (AUTH-CONF-03)', async () => {
    const { call, publicKey } = snapPlatform();
    const text = JSON.stringify(walletLink());
    const authorization = `Basic ${Buffer.from(`${publicKey()}:`).toString('base64')}`;
    const headers = { ...signedHeaders(text), authorization, 'x-signature': 'none' };
    const { status, body } = await call('POST', BINDING, text, { headers });
    expect([status, body.responseCode]).toEqual([403, '4030701']);
  });

  test('without an API key may send a body of at most 16 kB (AUTH-CONF-03)', async () => {
    const { pipeline } = snapPlatform({ dialect: 'service' });
    const send = async (unread: boolean) => {
      const text = JSON.stringify(walletLink({ description: 'x'.repeat(20_000) }));
      const { status, body } = await pipeline.handle({
        method: 'POST',
        path: BINDING,
        query: '',
        headers: signedHeaders(text),
        body: new TextEncoder().encode(unread ? '' : text),
        unread,
        address: '127.0.0.1',
      });
      return [status, (JSON.parse(body) as { error_code: string }).error_code];
    };
    expect(await send(true)).toEqual([401, 'INVALID_SIGNATURE']);
    expect(await send(false)).toEqual([401, 'INVALID_SIGNATURE']);
  });

  test.each(['a b', '\u00ff', 'a,b', 'x'.repeat(101)])(
    'must not send the X-EXTERNAL-ID %s (SNAP-HDR-X-EXTERNAL-ID)',
    async (id) => {
      const expected = [400, '4000701', 'API_VALIDATION_ERROR'];
      expect(await outcome({ 'x-external-id': id })).toEqual(expected);
    },
  );

  test('must have signed the body that it sends (SNAP-HDR-X-SIGNATURE)', async () => {
    const { 'x-signature': foreign = '' } = signedHeaders('{}');
    const refused = [401, '4010700', 'INVALID_SIGNATURE'];
    expect(await outcome({ 'x-signature': foreign })).toEqual(refused);
    expect(await outcome({ 'x-signature': 'none' })).toEqual(refused);
  });

  test.each(['20-11-2026', '2026-11-20T10:00:00', '2026-13-20T10:00:00Z', '2026-02-30T10:00:00Z'])(
    'must not send the time %s (SNAP-HDR-X-TIMESTAMP)',
    async (time) => {
      expect(await outcome({ 'x-timestamp': time })).toEqual([
        400,
        '4000701',
        'API_VALIDATION_ERROR',
      ]);
    },
  );

  test('may send any time in test mode, and a time within five minutes of now in live mode (SNAP-UNSPEC-03)', async () => {
    expect(await outcome({ 'x-timestamp': '2020-01-01T00:00:00Z' })).toEqual([
      200,
      '2000700',
      undefined,
    ]);
    const at = async (timestamp: string) => {
      const platform = snapPlatform({ partners: [partnerOf({ mode: 'live' })] });
      const text = JSON.stringify(walletLink());
      const headers = signedHeaders(text, { 'x-timestamp': timestamp });
      const { body } = await platform.call('POST', BINDING, text, { headers, mode: 'live' });
      return body.error_code as string;
    };
    expect(await at('2026-01-01T00:04:59Z')).toBe('CHANNEL_UNAVAILABLE');
    expect(await at('2025-12-31T23:54:59Z')).toBe('INVALID_TIMESTAMP');
    expect(await at('2026-01-01T00:05:01Z')).toBe('INVALID_TIMESTAMP');
  });

  test('must send JSON (SNAP-HDR-Content-Type)', async () => {
    expect(await outcome({ 'content-type': 'text/plain' })).toEqual([
      400,
      '4000701',
      'API_VALIDATION_ERROR',
    ]);
  });

  test('whose key has no permission cannot link (SNAP-UNSPEC-01)', async () => {
    const platform = snapPlatform();
    const text = JSON.stringify(walletLink());
    const { status, body } = await platform.call('POST', BINDING, text, {
      headers: signedHeaders(text),
      permissions: ['transaction:read'],
    });
    expect([status, body.responseCode]).toEqual([403, '4030701']);
  });
});

test('a platform links for its sub-account, and a version header changes nothing (SNAP-UNSPEC-06)', async () => {
  const branch = { id: 'b'.repeat(24), parent: '0123456789abcdef01234567', number: '000002' };
  const { link } = snapPlatform({ account: { platform: true }, others: [branch] });
  const headers = { 'for-user-id': branch.id, 'api-version': '2099-01-01' };
  const { status, body } = await link(walletLink(), headers);
  expect([status, body.additionalInfo.business_id]).toEqual([200, branch.id]);
});

describe('a repeated request', () => {
  test('with the same X-EXTERNAL-ID has the same result for a day, even with a new signature (SNAP-HDR-X-EXTERNAL-ID, IDEM-HDR-x_external_id)', async () => {
    const { link, advance } = snapPlatform();
    const body = walletLink({}, { partnerReferenceNo: undefined });
    const first = await link(body);
    const again = await link(body, { 'x-timestamp': '2026-01-01T00:00:09Z' });
    expect(again.body).toEqual(first.body);
    await advance(24 * 3_600_000 + 1);
    const later = await link(body);
    expect(later.body.referenceNo).not.toBe(first.body.referenceNo);
  });

  test('of another partner of the account is another link, even with the same ids (SNAP-HDR-X-EXTERNAL-ID, SNAP-partnerReferenceNo)', async () => {
    const partners = [partnerOf(), partnerOf({ id: 'partner-2' })];
    const { link } = snapPlatform({ partners });
    const first = await link(walletLink());
    const second = await link(walletLink(), { 'x-partner-id': 'partner-2' });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.referenceNo).not.toBe(first.body.referenceNo);
  });

  test('with another body is a conflict (SNAP-UNSPEC-04)', async () => {
    const { link } = snapPlatform();
    await link(walletLink());
    const { status, body } = await link(walletLink({ payOption: 'LINKAJA' }));
    expect([status, body.responseCode, body.error_code]).toEqual([
      409,
      '4090700',
      'IDEMPOTENCY_ERROR',
    ]);
  });

  test('without a signature replays nothing (SNAP-HDR-X-SIGNATURE)', async () => {
    const { link } = snapPlatform();
    await link(walletLink());
    const { status, body } = await link(walletLink(), { 'x-signature': 'none' });
    expect([status, body.referenceNo]).toEqual([401, undefined]);
  });

  test('with the same partnerReferenceNo and another X-EXTERNAL-ID is refused on the same day only (SNAP-partnerReferenceNo)', async () => {
    const { link, advance } = snapPlatform();
    await link(walletLink(), key(1));
    const { status, body } = await link(walletLink(), key(2));
    expect([status, body.responseCode]).toEqual([409, '4090701']);
    await advance(24 * 3_600_000);
    expect((await link(walletLink(), key(3))).status).toBe(200);
  });
});

test('a request that OpenSSL has signed is accepted, and one with a changed byte is refused (SNAP-HDR-X-SIGNATURE, AUTH-UNSPEC-01)', async () => {
  const { body, timestamp, asymmetric } = vectors;
  const headers = {
    'content-type': 'application/json',
    'channel-id': 'unknown',
    'x-external-id': '6f1f0c0e-0000-4000-8000-000000000001',
    'x-partner-id': 'partner-1',
    'x-timestamp': timestamp,
    'x-signature': asymmetric.signature,
  };
  const { call } = snapPlatform();
  const changed = await call('POST', BINDING, body.replace('siti-1', 'siti-2'), { headers });
  expect([changed.status, changed.body.responseCode]).toEqual([401, '4010700']);
  const accepted = await call('POST', BINDING, body, { headers });
  expect([accepted.status, accepted.body.responseCode]).toEqual([200, '2000700']);
});

test('errors have responseCode and responseMessage besides error_code and message (SNAP-CONF-06, SNAP-UNSPEC-01)', async () => {
  const { status, body } = await snapPlatform().link('{"additionalInfo":');
  expect([status, body]).toEqual([
    400,
    {
      error_code: 'INVALID_JSON_FORMAT',
      message: expect.any(String) as string,
      errors: expect.any(Array) as unknown,
      responseCode: '4000700',
      responseMessage: 'Bad Request',
    },
  ]);
});

test('a masked user keeps its length and at most its last two characters', () => {
  fc.assert(
    fc.property(fc.string(), (user) => {
      const masked = maskUser(user);
      expect(masked).toHaveLength(user.length);
      expect(masked.replace(/^\*+/, '').length).toBeLessThanOrEqual(Math.max(2, 0));
      if (user.length > 0) expect(masked.startsWith('*')).toBe(true);
    }),
  );
});
