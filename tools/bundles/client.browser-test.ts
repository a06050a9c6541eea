// Tests the client in a headless Chromium against the platform: in a page, and in a worker of one.
import { loopback } from '@kasir/client/testing';
import { createKasir } from '@kasir/server/in-process';
import { openPage, servePage } from '@kasir/server/testing/browser';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { bundle } from './bundle.ts';

let script: string;

beforeAll(async () => {
  const code = "export { createClient, unwrap } from '@kasir/client';";
  ({ text: script } = await bundle(code, 'browser', 'kasir'));
});

/** Starts the platform, and opens a page of another origin with the client in it. */
const openShop = async () => {
  const platform = await createKasir();
  onTestFinished(() => platform.close());
  const { baseUrl } = await platform.listen();
  const created = await platform.control.call({
    method: 'POST',
    path: '/accounts/{id}/keys',
    params: { id: platform.account },
    body: { type: 'public' },
  });
  if (!created.ok) throw new Error(created.message);
  const { key } = created.body as { readonly key: string };
  const html = `<!doctype html><title>Shop</title><script>${script}</script>`;
  const page = await openPage(await servePage(html));
  await page.eventually(() => page.evaluate("typeof kasir === 'object'") as Promise<boolean>);
  return { page, baseUrl, publicKey: key, secretKey: platform.key };
};

/** Returns a program that creates a card token, and returns the result and the hook's calls. */
const tokenOf = (baseUrl: string, key: string): string => `
  const heard = [];
  const client = kasir.createClient({}, {
    baseUrl: '${baseUrl}',
    key: '${key}',
    retries: 0,
    onResponse: ({ status, requestId }) => heard.push([status, requestId !== null]),
  });
  const made = await client.call({
    method: 'POST',
    path: '/credit_card_tokens',
    body: {
      amount: 75000,
      card_data: { account_number: '4000000000001000', exp_month: '12', exp_year: '2039' },
    },
  });
  return { made, heard };`;

interface Made {
  readonly made: { readonly ok: boolean; readonly body?: { readonly status: string } };
  readonly heard: unknown;
}

test('in a page, a public key makes a token, and the page may read the Request-ID', async () => {
  const { page, baseUrl, publicKey } = await openShop();
  const result = await page.evaluate(`(async () => {${tokenOf(baseUrl, publicKey)}})()`);
  const { made, heard } = result as Made;
  expect(made).toMatchObject({ ok: true, body: { status: 'VERIFIED' } });
  expect(heard).toEqual([[200, true]]);
});

test('in a page, a secret key is refused before anything is sent', async () => {
  const { page, baseUrl, secretKey } = await openShop();
  const message = await page.evaluate(
    `(() => { try { kasir.createClient({}, { baseUrl: '${baseUrl}', key: '${secretKey}' }); } catch (error) { return error.name + ' ' + error.message; } })()`,
  );
  expect(message).toMatch(/^TypeError key is a secret key/);
});

test('in a worker, the client runs as in a page', async () => {
  const { page, baseUrl, publicKey } = await openShop();
  const program = `${script};(async () => {${tokenOf(baseUrl, publicKey)}})().then(postMessage)`;
  const result = await page.evaluate(`new Promise((resolve) => {
    const url = URL.createObjectURL(new Blob([${JSON.stringify(program)}], { type: 'text/javascript' }));
    new Worker(url).onmessage = ({ data }) => resolve(data);
  })`);
  expect((result as Made).made).toMatchObject({ ok: true, body: { status: 'VERIFIED' } });
});

test('in a page, a redirect is not followed, and a time limit and an abort end a call', async () => {
  const { page } = await openShop();
  const anybody = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*,authorization',
  };
  const server = await loopback((response, { method, url }) => {
    if (method === 'OPTIONS') response.writeHead(204, anybody).end();
    else if (url === '/moved')
      response.writeHead(307, { ...anybody, location: '/elsewhere' }).end();
  });
  onTestFinished(() => server.close());
  const result = await page.evaluate(`(async () => {
    const client = kasir.createClient({}, { baseUrl: '${server.url}', key: 'xnd_public_1', retries: 0 });
    const moved = await client.call({ method: 'POST', path: '/moved', body: {} });
    const late = await client.call({ method: 'POST', path: '/silent' }, { timeoutMs: 50 });
    const stop = new AbortController();
    const aborting = ['GET', 'POST'].map((method) => client.call({ method, path: '/silent' }, { signal: stop.signal }));
    setTimeout(() => stop.abort(), 20);
    return [moved, late, ...(await Promise.all(aborting))];
  })()`);
  expect(result).toMatchObject([
    { code: 'NETWORK', indeterminate: true, message: expect.stringContaining('redirects') },
    { code: 'TIMEOUT', indeterminate: true },
    // An aborted read is never indeterminate: it changes nothing.
    { code: 'ABORTED', indeterminate: false },
    { code: 'ABORTED', indeterminate: true },
  ]);
  const reached = server.seen.filter(({ method }) => method !== 'OPTIONS').map(({ url }) => url);
  expect(reached).not.toContain('/elsewhere');
});
