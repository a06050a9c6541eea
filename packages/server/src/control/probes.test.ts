// Checks probes and counters of the control listener: they need no token, but the name of this
// machine as Host.
import { createServer } from 'node:http';
import { listenOnLoopback } from '@kasir/client/testing';
import { expect, onTestFinished, test } from 'vitest';
import { createRouter } from '../app/public-listener.ts';
import { bytesOf } from '../testing/call.ts';
import { platformOn, stores } from '../testing/stores.ts';
import { openTestServer } from '../testing/test-server.ts';
import type { Kasir } from '../app/kasir.ts';
import { createControl } from './control.ts';

const probe = async (kasir: Kasir, path: string, host = 'localhost', method = 'GET') => {
  const { status, headers, body } = await createControl(
    kasir,
    'token',
  )({ method, path, query: '', headers: { host }, body: bytesOf(undefined), address: '127.0.0.1' });
  return { status, headers, text: body as string };
};

const sampleOf = (text: string, name: string): number | undefined => {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
};

test.each(['/healthz', '/readyz', '/metrics'])(
  '%s needs no token, but a Host that no web page can rebind, and accepts only reads',
  async (path) => {
    const { kasir } = await openTestServer();
    expect((await probe(kasir, path)).status).toBe(200);
    expect((await probe(kasir, path, 'attacker.example')).status).toBe(403);
    expect((await probe(kasir, path, 'localhost', 'POST')).status).toBe(401);
  },
);

test('a node that stops is alive and not ready, with the reason', async () => {
  const { kasir } = await openTestServer();
  kasir.announceStop();
  expect((await probe(kasir, '/healthz')).status).toBe(200);
  const { status, text } = await probe(kasir, '/readyz');
  expect([status, JSON.parse(text)]).toEqual([
    503,
    { status: 'not ready', reasons: ['The server is stopping.'] },
  ]);
});

test('a node whose worker has ended is not ready', async () => {
  const { kasir } = await openTestServer();
  await kasir.worker.stop();
  const { status, text } = await probe(kasir, '/readyz');
  expect([status, JSON.parse(text).reasons]).toEqual([503, ['The worker does not look for work.']]);
});

const counted = async (kasir: Kasir, name: string): Promise<number | undefined> =>
  sampleOf((await probe(kasir, '/metrics')).text, name);

test('requests are counted by contract id and status, and their durations are measured', async () => {
  const { kasir, call } = await openTestServer();
  const qr = { external_id: 'q', type: 'STATIC', callback_url: 'https://shop.example' };
  await call('POST', '/qr_codes', qr);
  await call('GET', '/qr_codes/q');
  await call('GET', '/qr_codes/unknown');
  await call('GET', '/nowhere');
  const { text } = await probe(kasir, '/metrics');
  const requests = (endpoint: string, status: number) =>
    sampleOf(text, `kasir_requests_total{endpoint="${endpoint}",status="${status}"}`);
  expect([
    requests('qr_codes.create', 200),
    requests('qr_codes.get', 200),
    requests('qr_codes.get', 404),
    requests('none', 404),
  ]).toEqual([1, 1, 1, 1]);
  const latency = 'kasir_request_duration_seconds';
  expect(sampleOf(text, `${latency}_count{endpoint="qr_codes.get"}`)).toBe(2);
  expect(sampleOf(text, `${latency}_bucket{endpoint="qr_codes.get",le="+Inf"}`)).toBe(2);
  expect(text).not.toContain('unknown');
  for (const line of text.trimEnd().split('\n'))
    expect(line).toMatch(/^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{\w+=".*"\})? -?[\d.e+-]+)$/);
});

test('refusals of the rate limiter are counted by kind of limit, and requests for pages as pages', async () => {
  const { kasir, call } = await openTestServer({ rates: { test: 1, live: 0, address: 3 } });
  const page = () =>
    createRouter(kasir)({
      method: 'GET',
      path: '/hosted/nothing',
      query: '',
      headers: {},
      body: bytesOf(undefined),
      address: '127.0.0.1',
    });
  await call('GET', '/balance');
  await call('GET', '/balance');
  await page();
  await page();
  await call('GET', '/balance');
  const refusals = (limit: string) =>
    counted(kasir, `kasir_rate_limit_refusals_total{limit="${limit}"}`);
  expect([await refusals('account'), await refusals('address')]).toEqual([1, 2]);
  const pages = (status: number) =>
    counted(kasir, `kasir_requests_total{endpoint="page",status="${status}"}`);
  expect([await pages(404), await pages(429)]).toEqual([1, 1]);
});

test('attempts are counted by outcome, and those after the first as retries', async () => {
  const statuses = [500, 200];
  const { port, close } = await listenOnLoopback(
    createServer((_, response) => response.writeHead(statuses.shift() ?? 200).end()),
  );
  onTestFinished(close);
  const { kasir, call, control } = await openTestServer({
    callbackUrl: `http://127.0.0.1:${port}/`,
    privateCallbacks: 'all',
  });
  const qr = {
    external_id: 'q',
    type: 'DYNAMIC',
    amount: 5_000,
    callback_url: 'https://x.example',
  };
  await call('POST', '/qr_codes', { ...qr, callback_url: `http://127.0.0.1:${port}/` });
  await call('POST', '/qr_codes/q/payments/simulate', {});
  await control('POST', '/clock/advance', { ms: 3_600_000, wait_ms: 60_000 });
  const attempts = (outcome: string, retry: boolean) =>
    counted(kasir, `kasir_delivery_attempts_total{outcome="${outcome}",retry="${retry}"}`);
  expect([await attempts('refused', false), await attempts('acknowledged', true)]).toEqual([1, 1]);
});

test('the breaches of the books are a metric after the first check', async () => {
  const { kasir, control } = await openTestServer();
  expect(await counted(kasir, 'kasir_invariant_breaches')).toBeUndefined();
  await control('GET', '/invariants');
  expect(await counted(kasir, 'kasir_invariant_breaches')).toBe(0);
  expect(await counted(kasir, 'kasir_invariants_checked_timestamp_seconds')).toBeGreaterThan(1e9);
});

test.each(stores)('jobs are counted by their state, on %s', async (_, open) => {
  const kasir = await platformOn(await open());
  await kasir.worker.stop();
  const partition = { account: kasir.account, mode: 'live' } as const;
  await kasir.store.exec(partition, (at, tx) => {
    tx.job('unknown', at.now, {});
    tx.job('unknown', at.now, {}, 'receiver');
    tx.job('unknown', at.now + 3_600_000, {});
  });
  const jobs = (state: string) => counted(kasir, `kasir_jobs{state="${state}"}`);
  const before = [await jobs('work'), await jobs('deliveries'), await jobs('held')];
  expect(before).toEqual([1, 1, 0]);
  expect(await jobs('later')).toBeGreaterThanOrEqual(1);
  await kasir.store.claim(1, 60_000);
  expect(await jobs('held')).toBeGreaterThanOrEqual(1);
});
