// Tests the content of bundles for browsers, workers and Node.js, and that they run without
// Node.js.
import { createContext, runInContext } from 'node:vm';
import { loopback, reply } from '@kasir/client/testing';
import { deliveryHeaders } from '@kasir/webhooks/sending';
import { describe, expect, onTestFinished, test } from 'vitest';
import { bundle, type Runtime } from './bundle.ts';

const client = "export { createClient } from '@kasir/client';";
const receiver = "export { createReceiver } from '@kasir/webhooks';";

const elsewhere: readonly Runtime[] = ['browser', 'worker', 'neutral'];

describe.each(elsewhere)('a bundle for %s', (runtime) => {
  test.each([
    ['client', client],
    ['client of an API', "export * from '@kasir/unified/client';"],
    ['webhook receiver', receiver],
    ['whole entry of webhooks', "export * from '@kasir/webhooks';"],
  ])('of the %s needs no module of Node.js and has no undici', async (_, code) => {
    const { text, imports, inputs } = await bundle(code, runtime);
    expect(imports).toEqual([]);
    expect(inputs.filter((path) => path.includes('undici'))).toEqual([]);
    expect(/undici|\bBuffer\b|\brequire\(/.exec(text)?.[0]).toBeUndefined();
  });
});

test('a bundle of the client for Node.js has undici', async () => {
  const { inputs } = await bundle(client, 'node');
  expect(inputs.some((path) => path.includes('/undici/'))).toBe(true);
});

/** The globals of workers; a script gets no other global of this process. */
const worker = {
  AbortController,
  AbortSignal,
  Headers,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  URL,
  atob,
  btoa,
  clearTimeout,
  console,
  crypto,
  fetch,
  performance,
  setTimeout,
};

/** Runs a script in a context that has only the globals of workers. */
const runInWorker = (text: string, expression: string, values: object): Promise<unknown> => {
  const context = createContext({ ...worker, ...values });
  expect(runInContext('typeof process + typeof Buffer + typeof require', context)).toBe(
    'undefined'.repeat(3),
  );
  return runInContext(`${text};\n(async () => { ${expression} })()`, context) as Promise<unknown>;
};

const key = 'xnd_development_0123456789abcdef';

describe('without Node.js', () => {
  test('the client makes calls, retries them and calls its hooks', async () => {
    const server = await loopback((response, _, index) =>
      index === 0
        ? response.socket?.destroy()
        : reply(response, 200, { id: 'n-1' }, { 'request-id': 'req-1' }),
    );
    onTestFinished(() => server.close());
    const { text } = await bundle(client, 'worker', 'kasir');
    const result = await runInWorker(
      text,
      `
        const create = { id: 'notes.create', method: 'POST', path: '/notes', body: true, idempotency: 'standard', version: 'ignored', errors: {} };
        const heard = [];
        const client = kasir.createClient(
          { notes: { create } },
          { baseUrl, key, onResponse: ({ code, attempt }) => void heard.push([attempt, code]) },
        );
        const created = await client.notes.create({ body: { text: 'ü' } }, { deadlineMs: 30_000 });
        const called = await client.call({ method: 'GET', path: '/notes/{id}', params: { id: 'n-1' } });
        await client.close();
        return JSON.stringify([created.ok, created.attempts, called.body, heard]);`,
      { baseUrl: server.url, key },
    );
    expect(JSON.parse(String(result))).toEqual([
      true,
      2,
      { id: 'n-1' },
      [
        [1, 'NETWORK'],
        [2, null],
        [1, null],
      ],
    ]);
    expect(server.seen.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['POST', '/notes', '{"text":"ü"}'],
      ['POST', '/notes', '{"text":"ü"}'],
      ['GET', '/notes/n-1', ''],
    ]);
    const [first, second] = server.seen.map(({ headers }) => headers);
    expect(first?.['idempotency-key']).toBe(second?.['idempotency-key']);
    expect(first?.['authorization']).toBe(`Basic ${Buffer.from(`${key}:`).toString('base64')}`);
  });

  test('the receiver verifies a signed delivery and refuses a changed one', async () => {
    const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    const body = JSON.stringify({
      event: 'reports.failed',
      id: 'r-1',
      type: 'TRANSACTIONS',
      status: 'FAILED',
    });
    const headers = deliveryHeaders({ id: 'wh-1', body, token: 't', secret, now: Date.now() });
    const { text } = await bundle(receiver, 'worker', 'kasir');
    const results = await runInWorker(
      text,
      `
        const receiver = kasir.createReceiver({ token: 't', secret });
        const received = [];
        for (const sent of [body, body + ' '])
          received.push(await receiver.receive({ method: 'POST', headers, body: sent }));
        return JSON.stringify(received.map(({ ok, status = 200 }) => [ok, status]));`,
      { body, headers, secret },
    );
    expect(JSON.parse(String(results))).toEqual([
      [true, 200],
      [false, 401],
    ]);
  });
});
