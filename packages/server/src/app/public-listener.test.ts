// Checks the endpoints beside the API on the public listener: limits, methods, refusals for payers.
import { memoryStore } from '@kasir/core/testing';
import { describe, expect, test } from 'vitest';
import { platformOn, sources } from '../testing/stores.ts';
import { createRouter, refusalAt } from './public-listener.ts';

const otherPaths = ['/hosted/none', '/downloads/none', '/_health', '/openapi.json'];

const opened = async (address: number) => {
  const respond = createRouter(await platformOn(memoryStore(sources), { rates: { address } }));
  return (path: string, method = 'GET', from = '203.0.113.9') =>
    respond({ method, path, query: '', headers: {}, body: new Uint8Array(), address: from });
};

describe.each(otherPaths)('%s', (path) => {
  test('counts for the limit of its address together with the API, and shows that limit (RATE-03, RATE-UNSPEC-01)', async () => {
    const ask = await opened(3);
    expect((await ask(path)).headers['rate-limit-remaining']).toBe('2');
    expect((await ask('/transactions')).headers['rate-limit-remaining']).toBe('1');
    expect((await ask(path)).headers['rate-limit-remaining']).toBe('0');
    const refused = await ask(path);
    expect([refused.status, refused.headers]).toMatchObject([
      429,
      { 'rate-limit-limit': '3', 'rate-limit-remaining': '0', 'retry-after': '60' },
    ]);
    expect((await ask('/transactions')).status).toBe(429);
    expect((await ask(path, 'GET', '203.0.113.10')).status).not.toBe(429);
  });

  test('has no rate limit headers when the limit is off', async () => {
    const { headers } = await (await opened(0))(path);
    expect(Object.keys(headers).filter((name) => name.startsWith('rate-'))).toEqual([]);
  });
});

test('a refusal is HTML for a hosted page and JSON for everything else', async () => {
  const ask = await opened(1);
  await ask('/_health');
  const page = await ask('/hosted/none');
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('<h1>Too many requests</h1>');
  for (const path of ['/downloads/none', '/_health']) {
    expect(JSON.parse((await ask(path)).body as string)).toMatchObject({
      error_code: 'RATE_LIMIT_EXCEEDED',
    });
  }
  for (const status of [408, 413, 418, 500, 503]) {
    const refusal = { status, error_code: 'A', message: 'b' };
    expect(refusalAt('/hosted/none', refusal).body).toContain('<h1>');
    expect(refusalAt('/qr_codes', refusal).body).toBe('{"error_code":"A","message":"b"}');
  }
});

test('the health probe accepts GET and HEAD only (CORE-UNSPEC-06)', async () => {
  const ask = await opened(0);
  for (const method of ['GET', 'HEAD']) expect((await ask('/_health', method)).status).toBe(200);
  const refused = await ask('/_health', 'POST');
  expect([refused.status, refused.headers['allow']]).toEqual([405, 'GET, HEAD']);
});
