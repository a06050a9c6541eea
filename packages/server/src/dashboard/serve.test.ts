// Checks the served dashboard: to this machine only, without secrets, and without outside
// resources.
import { hash } from 'node:crypto';
import { posix } from 'node:path';
import { readAssets } from '@kasir/dashboard';
import { memoryStore } from '@kasir/core/testing';
import { expect, test } from 'vitest';
import { createControl } from '../control/control.ts';
import { platformOn, sources } from '../testing/stores.ts';

const TOKEN = 'control-token-of-a-test';

const open = async () => {
  const kasir = await platformOn(memoryStore(sources));
  const respond = createControl(kasir, TOKEN);
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const response = await respond({
      method,
      path,
      query: '',
      headers: { host: 'localhost', ...headers },
      body: new Uint8Array(),
      address: '127.0.0.1',
    });
    return { ...response, body: response.body as string };
  };
  return { kasir, get };
};

test('the page needs no token, contains neither token nor key, and the root redirects to it', async () => {
  const { kasir, get } = await open();
  const root = await get('/');
  expect([root.status, root.headers['location']]).toEqual([302, '/dashboard']);
  const page = await get('/dashboard');
  expect(page.status).toBe(200);
  for (const secret of [TOKEN, kasir.key, kasir.account]) expect(page.body).not.toContain(secret);
  expect((await get('/accounts')).status).toBe(401);
});

test('a request with a host name that a web page could rebind is refused', async () => {
  const { get } = await open();
  const { version, main } = readAssets();
  for (const path of ['/', '/dashboard', `/dashboard/${version}/${main}`])
    expect((await get(path, { host: 'evil.example' })).status).toBe(403);
});

test('the policy of the page allows only its own files, and no frame', async () => {
  const { get } = await open();
  const { headers, body } = await get('/dashboard');
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' });
  const inline = [...body.matchAll(/<script(?![^>]*src=)([^>]*)>([^<]*)<\/script>/g)];
  // The import map is the only inline text that a browser acts on, and the policy has its hash; the
  // rest is data.
  expect(inline.map(([, attributes]) => attributes?.trim())).toEqual([
    'type="importmap"',
    'type="application/json" id="facts"',
  ]);
  expect(policy).toContain(`'sha256-${hash('sha256', inline[0]?.[2] ?? '', 'base64')}'`);
});

test('files are cached forever under a hash of all files; the page is not sent again while it is unchanged', async () => {
  const { get } = await open();
  const { files, version } = readAssets();
  for (const [path, { type, body }] of files) {
    const file = await get(`/dashboard/${version}/${path}`);
    expect([file.status, file.headers['content-type'], file.body]).toEqual([200, type, body]);
    expect(file.headers['cache-control']).toContain('immutable');
  }
  const { headers } = await get('/dashboard');
  const again = await get('/dashboard', { 'if-none-match': headers['etag'] ?? '' });
  expect([again.status, again.body]).toEqual([304, '']);
});

test('an unknown file is 404, and a POST is 405', async () => {
  const { get } = await open();
  const { version } = readAssets();
  for (const path of [
    '/dashboard/x',
    `/dashboard/${version}/../package.json`,
    '/dashboard/old/main.ts',
  ])
    expect((await get(path)).status).toBe(404);
  expect((await get('/dashboard', {}, 'POST')).status).toBe(405);
  expect((await get('/dashboardx')).status).toBe(401);
});

test('every import of every module is a file that is served, and all of them are small', async () => {
  const { files, imports } = readAssets();
  const bytes = { every: 0, indonesian: 0 };
  for (const [path, { body }] of files) {
    bytes[path.startsWith('indonesian') ? 'indonesian' : 'every'] += Buffer.byteLength(body);
    for (const [, name = ''] of body.matchAll(
      /(?:^(?:import|export)\b[^'"]*?from\s*|\bimport\()["']([^"']+)["']/gm,
    )) {
      const target = name.startsWith('.') ? posix.join(posix.dirname(path), name) : imports[name];
      expect([path, name, files.has(target ?? '')]).toEqual([path, name, true]);
    }
  }
  // The texts of another language are loaded by its readers alone.
  expect(bytes.every).toBeLessThan(460_000);
  expect(bytes.indonesian).toBeLessThan(70_000);
});
