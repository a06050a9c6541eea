// Checks the OpenAPI documents as clients read them, over sockets.
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createKasir, type KasirInProcess } from '../in-process/create.ts';

let kasir: KasirInProcess;
let urls: { readonly baseUrl: string; readonly controlUrl: string };

beforeAll(async () => {
  kasir = await createKasir();
  urls = await kasir.listen();
});
afterAll(() => kasir.close());

interface Document {
  readonly openapi: string;
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, unknown>>;
}

describe.each([
  ['the API', 'baseUrl', '/qr_codes', (): string => urls.baseUrl],
  ['the control API', 'controlUrl', '/accounts', (): string => '/'],
] as const)('the document of %s', (_name, listener, path, server) => {
  const ask = (init: RequestInit = {}) => fetch(`${urls[listener]}/openapi.json`, init);

  test('needs no key and contains the address of this server', async () => {
    const response = await ask();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const document = (await response.json()) as Document;
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.servers).toEqual([{ url: server() }]);
    expect(document.paths).toHaveProperty([path]);
  });

  test('has the same length for HEAD, without a body', async () => {
    const whole = await (await ask()).arrayBuffer();
    const response = await ask({ method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(response.headers.get('content-length')).toBe(String(whole.byteLength));
  });

  test('is not sent again to a client that has it', async () => {
    const first = await ask();
    const etag = first.headers.get('etag') ?? '';
    await first.body?.cancel();
    expect([etag, first.headers.get('cache-control')]).toEqual([
      expect.stringMatching(/^"[\w-]{43}"$/),
      'no-cache',
    ]);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await ask({ headers: { 'if-none-match': known } });
      expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([
        304,
        etag,
        '',
      ]);
    }
    expect((await ask({ headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  test('accepts GET and HEAD only', async () => {
    const response = await ask({ method: 'POST', body: '{}' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

test('a request with a foreign host name gets no document of the control API (DNS rebinding)', async () => {
  const { statusCode, body } = await request(`${urls.controlUrl}/openapi.json`, {
    headers: { host: 'evil.example' },
  });
  await body.dump();
  expect(statusCode).toBe(403);
});
