// Checks account links over real sockets: an operator registers the partner, the client signs, the
// payer links the account on its page, and the method pays, with both kinds of signature.
import { generateKeyPairSync } from 'node:crypto';
import {
  signAsymmetric,
  signSymmetric,
  textToSign,
  timestampOf,
  tokenTextToSign,
} from '@kasir/snap';
import { createSnapClient, unwrap } from '@kasir/snap/client';
import { createUnifiedClient } from '@kasir/unified/client';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { start, type Running } from '../../src/start/start.ts';

const makeKeys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const { privateKey, publicKey } = makeKeys();
const { publicKey: otherKey } = makeKeys();

let running: Running;
let account: string;

interface ControlResponse {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into bodies of every shape
  readonly body: any;
}

const control = async (method: string, path: string, body?: object): Promise<ControlResponse> => {
  const response = await fetch(running.controlUrl + path, {
    method,
    headers: { authorization: `Bearer ${running.controlToken}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as unknown };
};

const register = (partner: object) =>
  control('POST', `/accounts/${account}/partners`, {
    public_key: publicKey,
    ...partner,
  });

const body = (partnerReferenceNo: string) => ({
  partnerReferenceNo,
  phoneNo: '+6281234567890',
  additionalData: { userId: 'siti-1' },
  additionalInfo: {
    payMethod: 'EWALLET' as const,
    payOption: 'DANA',
    reusability: 'MULTIPLE_USE' as const,
    channelProperties: {
      successReturnUrl: 'https://merchant.example/thanks',
      failureReturnUrl: 'https://merchant.example/sorry',
    },
  },
});

beforeAll(async () => {
  const config = readConfig(['--memory', '--port', '0', '--control-port', '0'], {
    KASIR_LOG_LEVEL: 'silent',
  });
  if (!config) throw new Error('There is no configuration.');
  running = await start(config);
  const { body: listed } = await control('GET', '/accounts');
  account = listed.data[0].id;
});
afterAll(() => running.stop());

test('a partner links a wallet that the payer confirms, which is charged as a payment method and as a token of v3 (SNAP-02, SNAP-CONF-05, SNAP-HDR-X-SIGNATURE, SNAP-UNSPEC-05)', async () => {
  const { status, body: partner } = await register({ id: 'shop-1' });
  expect([status, partner.client_secret]).toEqual([200, null]);
  const { baseUrl, key } = running;
  const snap = createSnapClient({ baseUrl, key, partner: { id: 'shop-1', privateKey } });
  const kasir = createUnifiedClient({ baseUrl, key });
  onTestFinished(async () => {
    await Promise.all([snap.close(), kasir.close()]);
  });
  const link = unwrap(await snap.accountLinks.create({ body: body('a') }));
  const page = await fetch(link.nextAction);
  expect(await page.text()).toContain('Link DANA');
  const chosen = await fetch(link.nextAction, {
    method: 'POST',
    body: new URLSearchParams({ choice: 'approve' }),
    redirect: 'manual',
  });
  expect(chosen.headers.get('location')).toBe('https://merchant.example/thanks');
  const paid = unwrap(
    await kasir.paymentRequests.create({
      body: { currency: 'IDR', amount: 25_000, payment_method_id: link.referenceNo },
    }),
  );
  expect(paid.status).toBe('SUCCEEDED');
  const v3 = await fetch(`${baseUrl}/v3/payment_requests`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
      'content-type': 'application/json',
      'api-version': '2024-11-11',
    },
    body: JSON.stringify({
      reference_id: 'v3-1',
      type: 'PAY',
      country: 'ID',
      currency: 'IDR',
      request_amount: 15_000,
      payment_token_id: link.referenceNo.replace('pm-', 'pt-'),
    }),
  });
  expect([v3.status, await v3.json()]).toMatchObject([201, { status: 'SUCCEEDED' }]);
});

test('an account whose bank sends passwords is linked on its page, too (SNAP-FIELD-nextAction)', async () => {
  await register({ id: 'shop-5' });
  const { baseUrl, key } = running;
  const snap = createSnapClient({ baseUrl, key, partner: { id: 'shop-5', privateKey } });
  onTestFinished(() => snap.close());
  const link = unwrap(
    await snap.accountLinks.create({
      body: {
        phoneNo: '+6281234567890',
        additionalData: { userId: 'siti-1', email: 'siti@example.com' },
        additionalInfo: {
          payMethod: 'DIRECT_DEBIT',
          payOption: 'BRI',
          reusability: 'MULTIPLE_USE',
          channelProperties: { cardLastFour: '1234', cardExpiry: '12/39' },
        },
      },
    }),
  );
  const choose = new URLSearchParams({ choice: 'approve' });
  expect((await fetch(link.nextAction, { method: 'POST', body: choose })).status).toBe(200);
  expect(await (await fetch(link.nextAction)).text()).toContain('<strong>Linked</strong>');
});

test('a symmetric partner needs no API key: its access token is opened, used and renewed (SNAP-UNSPEC-01, SNAP-HDR-X-SIGNATURE)', async () => {
  const { body: partner } = await register({ id: 'shop-2', signature: 'symmetric' });
  const clientSecret = partner.client_secret ?? '';
  expect(clientSecret).toMatch(/^[\da-f]{64}$/);
  const options = { baseUrl: running.baseUrl, key: 'xnd_development_none' };
  const snap = createSnapClient({
    ...options,
    partner: { id: 'shop-2', privateKey, clientSecret },
  });
  const wrong = createSnapClient({
    ...options,
    partner: { id: 'shop-2', privateKey, clientSecret: 'guessed' },
  });
  onTestFinished(async () => {
    await Promise.all([snap.close(), wrong.close()]);
  });
  expect(unwrap(await snap.accountLinks.create({ body: body('b') })).responseCode).toBe('2000700');
  expect(await wrong.accountLinks.create({ body: body('c') })).toMatchObject({
    ok: false,
    code: 'INVALID_SIGNATURE',
  });
  await control('POST', '/clock/advance', { ms: 901_000, wait_ms: 60_000 });
  expect(await snap.accountLinks.create({ body: body('d') })).toMatchObject({
    ok: false,
    code: 'INVALID_ACCESS_TOKEN',
  });
  expect(unwrap(await snap.accountLinks.create({ body: body('e') })).responseCode).toBe('2000700');
});

test('an access token ends when the secret or key of its partner changes, and is refused with text appended (SNAP-UNSPEC-01, SNAP-HDR-X-SIGNATURE)', async () => {
  const id = 'shop-5';
  const { body: partner } = await register({ id, signature: 'symmetric' });
  const timestamp = timestampOf(Date.now());
  const post = (path: string, headers: Record<string, string>, sent: unknown) =>
    fetch(running.baseUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-timestamp': timestamp, ...headers },
      body: JSON.stringify(sent),
    });
  const open = async (): Promise<string> => {
    const signature = signAsymmetric(privateKey, tokenTextToSign(id, timestamp));
    const response = await post(
      '/snap/v1.0/access-token/b2b',
      { 'x-client-key': id, 'x-signature': signature },
      { grantType: 'client_credentials' },
    );
    return ((await response.json()) as { accessToken: string }).accessToken;
  };
  let number = 0;
  const path = '/snap/v1.0/registration-account-binding';
  const link = async (token: string, secret: string, signature?: string) => {
    number += 1;
    const sent = body(`token ${number}`);
    const text = textToSign({ method: 'POST', path, body: JSON.stringify(sent), timestamp }, token);
    const headers = {
      authorization: `Bearer ${token}`,
      'channel-id': 'unknown',
      'x-external-id': `token-${number}`,
      'x-partner-id': id,
      'x-signature': signature ?? signSymmetric(secret, text),
    };
    const response = await post(path, headers, sent);
    return ((await response.json()) as { responseCode: string }).responseCode;
  };
  const secret = partner.client_secret ?? '';
  const token = await open();
  expect(await link(token, secret)).toBe('2000700');
  expect(await link(`${token}.x`, secret)).toBe('4010701');
  for (const signature of ['\u00ff'.repeat(44), '\u00ff'.repeat(88)])
    expect(await link(token, secret, signature)).toBe('4010700');
  const rotated = await control('POST', `/accounts/${account}/partners/${id}/rotate`);
  const { client_secret: next } = rotated.body as { client_secret: string };
  expect(next).not.toBe(secret);
  for (const one of [secret, next]) expect(await link(token, one)).toBe('4010701');
  const later = await open();
  expect(await link(later, secret)).toBe('4010700');
  expect(await link(later, next)).toBe('2000700');
  await register({ id, signature: 'symmetric', public_key: otherKey });
  expect(await link(later, next)).toBe('4010701');
  await register({ id: 'shop-6' });
  const asymmetric = await control('POST', `/accounts/${account}/partners/shop-6/rotate`);
  expect([asymmetric.status, asymmetric.body.errors[0].path]).toEqual([400, 'path.partner']);
  const unknown = await control('POST', `/accounts/${account}/partners/nobody/rotate`);
  expect(unknown.status).toBe(404);
});

test('an operator lists partners, changes their keys, and cannot register the id of a partner of another account', async () => {
  await register({ id: 'shop-3' });
  const { body: listed } = await control('GET', `/accounts/${account}/partners`);
  expect(listed.data.map((one: { readonly id: string }) => one.id)).toContain('shop-3');
  const other = await control('POST', '/accounts', { name: 'Other' });
  const taken = await control('POST', `/accounts/${other.body.id}/partners`, {
    id: 'shop-3',
    public_key: publicKey,
  });
  expect(taken.status).toBe(409);
  expect((await register({ id: 'shop-3', signature: 'symmetric' })).status).toBe(200);
});

test.each([
  privateKey,
  'no key',
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({
    type: 'spki',
    format: 'pem',
  }) as string,
])('a text other than a public RSA key is not registered (%#)', async (public_key) => {
  const { status, body: refused } = await register({ id: 'shop-4', public_key });
  expect([status, refused.errors[0].path]).toEqual([400, 'body.public_key']);
  expect(JSON.stringify(refused)).not.toContain('KEY-----');
});
