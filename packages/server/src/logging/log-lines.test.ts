// Checks log lines as they are written: JSON with ids and outcome, and terminal text that nothing
// in a request can break.
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { memoryStore } from '@kasir/core/testing';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from './log.ts';
import type { Screen } from '../terminal/screen.ts';
import { bytesOf, callTo } from '../testing/call.ts';
import { platformOn, sources } from '../testing/stores.ts';

const charge = {
  currency: 'IDR',
  amount: 15_000,
  reference_id: 'order-1',
  payment_method: {
    type: 'EWALLET',
    reusability: 'ONE_TIME_USE',
    ewallet: { channel_code: 'OVO', channel_properties: { mobile_number: '+628123123123' } },
  },
};

/** A platform whose log is a file; `lines` reads the lines written so far. */
const logged = async (screen: Screen | null, level = 'info') => {
  const directory = mkdtempSync(join(tmpdir(), 'kasir-log-'));
  const name = join(directory, 'log');
  const file = openSync(name, 'a');
  const log = createLog(level, screen && (() => screen), file);
  onTestFinished(async () => {
    await log.flush();
    closeSync(file);
    rmSync(directory, { recursive: true });
  });
  const kasir = await platformOn(memoryStore(sources), {
    observe: log.request,
    happened: log.happened,
  });
  const lines = async () => {
    await kasir.worker.idle();
    await log.flush();
    return readFileSync(name, 'utf8').split('\n').slice(0, -1);
  };
  return { kasir, call: callTo(kasir), lines };
};

const json = null;
const terminal: Screen = { columns: null, colors: false };

test('a request, its transitions and its deliveries are lines of JSON with one Request-ID', async () => {
  const { call, lines } = await logged(json);
  const made = await call('POST', '/payment_requests', charge, { key: 'k' });
  await call('POST', '/payment_requests', charge, { key: 'k' });
  await call('GET', '/payment_requests/pr-none');
  const found = (await lines()).map((line) => JSON.parse(line) as Record<string, unknown>);
  const requests = found.filter(({ msg }) => msg === 'request');
  const requestId = made.headers['request-id'];
  expect(requests).toMatchObject([
    { requestId, method: 'POST', path: '/payment_requests', status: 201, errorCode: null },
    { status: 201, replayed: true },
    { path: '/payment_requests/pr-none', status: 404, errorCode: 'DATA_NOT_FOUND' },
  ]);
  expect(requests[0]?.['duration']).toEqual(expect.any(Number));
  expect(found.filter(({ msg }) => msg === 'transition')).toContainEqual(
    expect.objectContaining({
      requestId,
      object: (made.body as { id: string }).id,
      from: null,
      to: 'PENDING',
    }),
  );
  expect(found).toContainEqual(
    expect.objectContaining({ msg: 'delivery', event: 'payment.pending', acknowledged: false }),
  );
});

test('a terminal gets one aligned line per request, colored by status', async () => {
  const { call, lines } = await logged({ columns: 160, colors: true });
  await call('GET', '/payment_requests');
  await call('POST', '/payment_requests', {});
  const written = await lines();
  const [good = '', refused = ''] = ['GET', 'POST'].map((method) =>
    written.find((line) => line.includes(` ${method} `)),
  );
  expect(good).toContain('\u001b[32m200\u001b[39m');
  expect(refused).toContain('\u001b[33m400\u001b[39m');
  const [plain = '', other = ''] = [good, refused].map(stripVTControlCharacters);
  expect(plain).toMatch(
    /^\d\d:\d\d:\d\d\.\d{3} {2}200 {2}GET +\/payment_requests +\d+\.\d ms {2}[\da-f]{32}$/,
  );
  expect(other).toContain('API_VALIDATION_ERROR');
  for (const word of ['/payment_requests', ' ms'])
    expect(other.indexOf(word)).toBe(plain.indexOf(word));
});

test('a terminal without colors gets none', async () => {
  const { call, lines } = await logged(terminal);
  await call('GET', '/payment_requests');
  expect((await lines()).join('')).not.toContain('\u001b');
});

test('the effects of a request are shown below it, including those before its response', async () => {
  const { call, lines } = await logged(terminal);
  const { body } = await call('POST', '/payment_requests', charge);
  const { id } = body as { id: string };
  const written = await lines();
  const at = written.findIndex((line) => line.includes(' POST '));
  expect(written[at + 1]).toMatch(/^ {14}↳ \w+ [A-Z_]+ {2}\S+$/);
  expect(written.slice(at + 1).join('\n')).toContain(`↳ payment_requests PENDING  ${id}`);
  const webhook = written.slice(at + 1).find((line) => line.includes('↳ webhook payment.pending'));
  expect(webhook).toContain('No callback URL is set');
  expect(webhook).not.toContain('  of ');
});

test('a webhook of an earlier request names it', async () => {
  const { kasir, call, lines } = await logged(terminal);
  const made = await call('POST', '/payment_requests', charge);
  await call('GET', '/payment_requests');
  await kasir.worker.idle();
  const requestId = made.headers['request-id'] ?? '';
  const written = (await lines()).join('\n');
  expect(written).toMatch(new RegExp(`↳ webhook payment.pending .* of ${requestId.slice(0, 8)}`));
});

test('the account is named once there are several', async () => {
  const { kasir, call, lines } = await logged(terminal);
  await call('GET', '/payment_requests');
  expect((await lines()).join('')).not.toContain(kasir.account);
  const made = await call('POST', '/v2/accounts', {
    email: 'a@b.example',
    type: 'OWNED',
    public_profile: { business_name: 'Warung' },
  });
  const { id } = made.body as { id: string };
  await call('GET', '/payment_requests', undefined, { headers: { 'for-user-id': id } });
  await call('GET', '/payment_requests');
  const written = await lines();
  expect(written.at(-2)).toContain(id);
  expect(written.at(-1)).toContain(kasir.account);
});

test('no line is wider than the window', async () => {
  const { call, lines } = await logged({ columns: 72, colors: false });
  await call('POST', '/payment_requests', charge);
  await call('POST', '/payment_requests', {});
  await call('GET', `/payment_requests/${'x'.repeat(200)}`);
  const written = await lines();
  expect(written.length).toBeGreaterThan(4);
  for (const line of written) expect(line.length).toBeLessThanOrEqual(72);
  expect(written.join('\n')).toContain('API_VALIDATION_ERROR');
});

test('at level warn only a webhook without a callback URL is logged', async () => {
  const { call, lines } = await logged(json, 'warn');
  await call('POST', '/payment_requests', charge);
  const [unrouted = '', ...others] = await lines();
  expect(others).toEqual([]);
  expect(JSON.parse(unrouted)).toMatchObject({
    level: 40,
    msg: 'delivery',
    error: expect.stringMatching(/^No callback URL is set for/),
  });
});

test.each([
  ['a terminal', terminal],
  ['JSON', json],
] as const)('hostile text breaks no line: %s', async (_name, form) => {
  const { kasir, call, lines } = await logged(form);
  const hostile = [
    '\n',
    '\r\n',
    '\u001b[2J',
    '\u2028',
    '\u0085',
    '\u202e',
    '\u0000',
    '4000000000001091',
  ];
  for (const text of hostile) {
    await call('GET', `/payment_requests/a${encodeURIComponent(text)}b`);
    await call('GET', `/${encodeURIComponent(text)}`);
    await call('GET', `/invoices/x${text}y`);
    await kasir.handle({
      method: 'GET',
      path: `/nothing/${text}`,
      query: text,
      headers: { authorization: text, 'idempotency-key': text },
      body: bytesOf({ a: text }),
      address: '127.0.0.1',
    });
  }
  const written = await lines();
  expect(written).toHaveLength(4 * hostile.length);
  expect(written.join('\n')).not.toMatch(
    /[\u0000-\u0009\u000b-\u001f\u0085\u2028\u202e]|4000000000001091/,
  );
});
