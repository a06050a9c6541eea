// Checks the running server over real sockets: start, README path, restart, control listener,
// hostile bytes, graceful stop.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loopback } from '@kasir/client/testing';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { start, type Running } from '../../src/start/start.ts';

interface ApiResponse {
  readonly status: number;
  readonly headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into bodies of every shape
  readonly body: any;
}

const boot = async (
  args: readonly string[] = ['--memory'],
  env: Record<string, string> = {},
): Promise<Running> => {
  const config = readConfig([...args, '--port', '0', '--control-port', '0'], {
    KASIR_LOG_LEVEL: 'silent',
    ...env,
  });
  if (!config) throw new Error('no configuration');
  return start(config);
};

const readResponse = async (response: Response): Promise<ApiResponse> => {
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
  };
};

const basic = (key: string) => `Basic ${Buffer.from(`${key}:`).toString('base64')}`;

const api = async (
  { baseUrl, key }: Pick<Running, 'baseUrl' | 'key'>,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<ApiResponse> =>
  readResponse(
    await fetch(baseUrl + path, {
      method,
      headers: {
        authorization: basic(key),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );

const control = async (
  { controlUrl, controlToken }: Running,
  method: string,
  path: string,
  body?: unknown,
): Promise<ApiResponse> =>
  readResponse(
    await fetch(controlUrl + path, {
      method,
      headers: { authorization: `Bearer ${controlToken}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );

/** A receiver of webhooks that records deliveries and responds with the given status. */
const receiver = async (status: () => number = () => 200) => {
  const seen: {
    readonly headers: Record<string, unknown>;
    readonly body: Record<string, unknown>;
  }[] = [];
  const { url, close } = await loopback((response, { headers, body }) => {
    seen.push({ headers, body: JSON.parse(body) as Record<string, unknown> });
    response.writeHead(status()).end();
  });
  onTestFinished(close);
  return { url, seen };
};

const code = (external_id: string, callback_url = 'http://127.0.0.1:9') => ({
  external_id,
  type: 'STATIC',
  callback_url,
});

describe('a server in memory', () => {
  let running: Running;
  beforeAll(async () => {
    running = await boot();
  });
  afterAll(() => running.stop());
  afterEach(async () => {
    const { body } = await control(running, 'GET', '/invariants');
    expect(body).toMatchObject({ ok: true, breaches: [] });
  });

  test('a QR code is created, paid, reported by webhook and booked, over real sockets (EVT-QR-PAYMENT, EVT-DLV-01, EVT-DLV-03, TXN-UNSPEC-07)', async () => {
    const { url, seen } = await receiver();
    await api(running, 'POST', '/qr_codes', code('sock', url));
    const paid = await api(running, 'POST', '/qr_codes/sock/payments/simulate', { amount: 15_000 });
    const listed = await api(running, 'GET', '/transactions?reference_id=sock');
    expect(listed.body.data).toMatchObject([
      { product_id: paid.body.id, amount: 15_000, net_amount: 14_883 },
    ]);
    await control(running, 'POST', '/quiet', {});
    expect(seen).toHaveLength(1);
    expect(seen[0]?.body).toMatchObject({ event: 'qr.payment', id: paid.body.id });
    expect(seen[0]?.headers['x-callback-token']).toMatch(/^[0-9a-f]{48}$/);
  });

  test('a failed delivery is repeated when it is due by the clock, with the same webhook-id (EVT-DLV-05, EVT-UNSPEC-05, EVT-UNSPEC-07)', async () => {
    const statuses = [500, 200];
    const { url, seen } = await receiver(() => statuses.shift() ?? 200);
    await api(running, 'POST', '/qr_codes', code('again', url));
    await api(running, 'POST', '/qr_codes/again/payments/simulate', { amount: 2_000 });
    await control(running, 'POST', '/quiet', {});
    expect(seen).toHaveLength(1);
    const { body } = await control(running, 'POST', '/clock/advance', {
      ms: 15 * 60_000,
      wait_ms: 60_000,
    });
    // The clock runs with the real time of day: a quarter of an hour may also close a health
    // report.
    const happened = body.happened as { readonly topic: string }[];
    expect(happened.filter(({ topic }) => topic === 'webhook.deliver')).toHaveLength(1);
    expect(seen).toHaveLength(2);
    expect(new Set(seen.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  test('a payer approves on the hosted page and is sent back; the Payment comes by webhook (CORE-06, STATE-PM2-01, EVT-payment.succeeded)', async () => {
    const { url: hook, seen } = await receiver();
    const account = (await control(running, 'GET', '/accounts')).body.data[0].id as string;
    const set = { callback_urls: { test: { default: hook } } };
    await control(running, 'PATCH', `/accounts/${account}`, set);
    const { body } = await api(running, 'POST', '/payment_requests', {
      currency: 'IDR',
      amount: 25_000,
      payment_method: {
        type: 'EWALLET',
        reusability: 'ONE_TIME_USE',
        ewallet: {
          channel_code: 'DANA',
          channel_properties: { success_return_url: 'https://merchant.example/thanks' },
        },
      },
    });
    const [{ url }] = body.actions as [{ url: string }];
    const page = await fetch(url);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('Rp\u00A025.000');
    const sent = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ choice: 'approve' }),
      redirect: 'manual',
    });
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      'https://merchant.example/thanks',
    ]);
    const after = await api(running, 'GET', `/payment_requests/${body.id}`);
    expect(after.body).toMatchObject({
      status: 'SUCCEEDED',
      actions: [],
      payment_method: { status: 'EXPIRED' },
    });
    expect(await (await fetch(url)).text()).toContain('Paid');
    await control(running, 'POST', '/quiet', {});
    const names = new Set(seen.map((one) => one.body['event']));
    expect(names).toEqual(new Set(['payment.succeeded', 'payment_method.expired']));
    const payment = seen.find((one) => one.body['event'] === 'payment.succeeded')?.body['data'];
    expect(payment).toMatchObject({
      payment_request_id: body.id,
      status: 'SUCCEEDED',
      amount: 25_000,
    });
    const { id } = payment as { id: string };
    expect((await api(running, 'GET', `/payments/${id}`)).status).toBe(404);
    const forged = url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await fetch(forged)).status).toBe(404);
  });

  test('300 concurrent creates under one idempotency key make one resource and 300 equal responses (IDEM-02, IDEM-UNSPEC-02)', async () => {
    const responses = await Promise.all(
      Array.from({ length: 300 }, () =>
        api(running, 'POST', '/qr_codes', code('burst'), { 'idempotency-key': 'burst-1' }),
      ),
    );
    expect(
      new Set(responses.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size,
    ).toBe(1);
    expect(responses[0]?.status).toBe(200);
    expect(new Set(responses.map(({ headers }) => headers.get('request-id'))).size).toBe(300);
  });

  test('a revoked key is refused at once (AUTH-04)', async () => {
    const account = (await control(running, 'GET', '/accounts')).body.data[0].id as string;
    const { body } = await control(running, 'POST', `/accounts/${account}/keys`, {
      permissions: ['transaction:read'],
    });
    const own = { baseUrl: running.baseUrl, key: body.key as string };
    expect((await api(own, 'GET', '/transactions')).status).toBe(200);
    expect((await api(own, 'POST', '/qr_codes', code('no'))).body.error_code).toBe(
      'REQUEST_FORBIDDEN_ERROR',
    );
    await control(running, 'POST', `/keys/${body.id}/revoke`, {});
    expect((await api(own, 'GET', '/transactions')).body.error_code).toBe('INVALID_API_KEY');
  });

  test('a platform acts for its sub-account and nobody else does (CORE-HDR-for_user_id, CORE-HDR-for_user_id-gate, CORE-UNSPEC-03, QR-CREATE-HDR-for_user_id, QR-GET-HDR-for_user_id, TXN-LIST-HDR-for_user_id, PR2-CREATE-HDR-for_user_id)', async () => {
    const platform = (await control(running, 'GET', '/accounts')).body.data[0].id as string;
    const sub = (await control(running, 'POST', '/accounts', { name: 'Cabang', parent: platform }))
      .body;
    const stranger = (await control(running, 'POST', '/accounts', { name: 'Orang lain' })).body;
    const acting = { 'for-user-id': sub.id as string };
    const made = await api(running, 'POST', '/qr_codes', code('sub'), acting);
    expect(made.status).toBe(200);
    expect((await api(running, 'GET', '/qr_codes/sub', undefined, acting)).body).toEqual(made.body);
    expect((await api(running, 'GET', '/qr_codes/sub')).status).toBe(404);
    await api(running, 'POST', '/qr_codes/sub/payments/simulate', { amount: 1_000 }, acting);
    const books = await api(running, 'GET', '/transactions', undefined, acting);
    expect(books.body.data).toMatchObject([{ business_id: sub.id, reference_id: 'sub' }]);
    const foreign = await api(running, 'GET', '/qr_codes/sub', undefined, {
      'for-user-id': stranger.id as string,
    });
    expect([foreign.status, foreign.body.error_code]).toEqual([403, 'REQUEST_FORBIDDEN_ERROR']);
    const powerless = { baseUrl: running.baseUrl, key: stranger.key.key as string };
    expect((await api(powerless, 'GET', '/qr_codes/sub', undefined, acting)).status).toBe(404);
  });

  test('the control listener refuses foreign hosts, wrong tokens and unknown calls, and is not below the base URL', async () => {
    const { controlUrl, controlToken, baseUrl } = running;
    expect((await fetch(`${controlUrl}/clock`)).status).toBe(401);
    const port = Number(new URL(controlUrl).port);
    const socket = connect(port, '127.0.0.1');
    socket.end(
      `GET /clock HTTP/1.1\r\nhost: evil.example\r\nauthorization: Bearer ${controlToken}\r\nconnection: close\r\n\r\n`,
    );
    let text = '';
    for await (const chunk of socket) text += String(chunk);
    expect(text).toMatch(/^HTTP\/1\.1 403/);
    expect(
      (await fetch(`${baseUrl}/clock`, { headers: { authorization: `Bearer ${controlToken}` } }))
        .status,
    ).toBe(404);
    expect(
      (await control(running, 'POST', '/clock/advance', { ms: -1, wait_ms: 60_000 })).status,
    ).toBe(400);
    expect(
      (await control(running, 'POST', '/clock/freeze', { at: '2020-01-01T00:00:00Z' })).body
        .message,
    ).toContain('never goes back');
    expect((await control(running, 'GET', '/accounts/none')).status).toBe(404);
  });

  const raw = async (bytes: string): Promise<string> => {
    const socket = connect(Number(new URL(running.baseUrl).port), '127.0.0.1');
    socket.write(bytes);
    let text = '';
    for await (const chunk of socket) text += String(chunk);
    return text;
  };

  test('malformed HTTP, huge headers and huge bodies get an error in JSON (CORE-UNSPEC-06)', async () => {
    expect(await raw('HELLO\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 400[^]*content-type: application\/json[^]*"error_code"/,
    );
    const huge = `GET /transactions HTTP/1.1\r\nhost: a\r\nx-big: ${'a'.repeat(70_000)}\r\n\r\n`;
    expect(await raw(huge)).toMatch(/^HTTP\/1\.1 431[^]*"error_code"/);
    const big = await api(running, 'POST', '/qr_codes', {
      ...code('big'),
      metadata: { a: 'x'.repeat(1_500_000) },
    });
    expect([big.status, big.body.error_code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect((await api(running, 'GET', '/qr_codes/big')).status).toBe(404);
  });

  test('HEAD responds like GET without a body; the health probe is outside the API', async () => {
    const head = await fetch(`${running.baseUrl}/transactions`, {
      method: 'HEAD',
      headers: { authorization: basic(running.key) },
    });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(await (await fetch(`${running.baseUrl}/_health`)).json()).toEqual({ status: 'ok' });
  });
});

test('after a restart on the same data everything is there, deliveries go on and repeated keys still replay (IDEM-04, EVT-DLV-05)', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'kasir-restart-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const { url, seen } = await receiver(() => (seen.length > 1 ? 200 : 503));
  const first = await boot(['--data', directory]);
  const made = await api(first, 'POST', '/qr_codes', code('kept', url), {
    'idempotency-key': 'kept-1',
  });
  await api(first, 'POST', '/qr_codes/kept/payments/simulate', { amount: 3_000 });
  await control(first, 'POST', '/quiet', {});
  const books = (await api(first, 'GET', '/transactions')).body;
  await first.stop();
  expect(readFileSync(join(directory, 'credentials.json'), 'utf8')).toContain(first.key);

  const second = await boot(['--data', directory]);
  onTestFinished(() => second.stop());
  expect([second.key, second.controlToken]).toEqual([first.key, first.controlToken]);
  expect((await api(second, 'GET', '/transactions')).body).toEqual(books);
  const again = await api(second, 'POST', '/qr_codes', code('kept', url), {
    'idempotency-key': 'kept-1',
  });
  expect([again.status, again.body]).toEqual([made.status, made.body]);
  await control(second, 'POST', '/clock/advance', { ms: 86_400_000, wait_ms: 60_000 });
  expect(seen).toHaveLength(2);
  expect(new Set(seen.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
});

test('rate limits of the environment are applied, and headers report the remaining requests (RATE-CONF-01, RATE-05, RATE-HDR-limit, RATE-HDR-remaining, RATE-HDR-reset)', async () => {
  const running = await boot(['--memory'], { KASIR_RATE_LIMIT_TEST: '60' });
  onTestFinished(() => running.stop());
  const responses: ApiResponse[] = [];
  for (let i = 0; i < 61; i += 1) responses.push(await api(running, 'GET', '/transactions'));
  expect(responses.map(({ status }) => status)).toEqual([...Array<number>(60).fill(200), 429]);
  expect(responses.at(-1)?.body.error_code).toBe('RATE_LIMIT_EXCEEDED');
  expect(
    responses.slice(0, 60).map(({ headers }) => Number(headers.get('rate-limit-remaining'))),
  ).toEqual(Array.from({ length: 60 }, (_, i) => 59 - i));
  for (const { headers } of responses) {
    expect(headers.get('rate-limit-limit')).toBe('60');
    const reset = Number(headers.get('rate-limit-reset'));
    expect(reset).toBeGreaterThan(0);
    expect(reset).toBeLessThanOrEqual(60);
  }
  await control(running, 'POST', '/clock/advance', { ms: 60_000, wait_ms: 60_000 });
  expect((await api(running, 'GET', '/transactions')).status).toBe(200);
});
