// Checks that the dashboard shows requests and webhook attempts in full, and that the code of a
// request runs unchanged.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { unwrap } from '@kasir/control/client';
import { reply } from '@kasir/client/testing';
import { expect, onTestFinished, test } from 'vitest';
import { openDashboard, openReceiver, openService, type Service } from '../testing/dashboard.ts';
import { wallet } from '../testing/shop.ts';

const run = promisify(execFile);

const newest = async ({ control, account }: Service, endpoint: string): Promise<string> => {
  const { data } = unwrap(await control.requests.list({ query: { account, endpoint } }));
  return data[0]?.request_id ?? '';
};

/** The text of a block of code of the page. */
const blockNamed = (name: string): string =>
  `return document.querySelector('pre[aria-label="${name}"]')?.textContent ?? null`;

/** Runs a test file as a reader would, in a folder of this package; returns what vitest prints. */
const runTest = async (text: string): Promise<string> => {
  const parent = fileURLToPath(new URL('../../.kasir', import.meta.url));
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'reproduction-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'reproduction.test.ts'), text);
  writeFileSync(
    join(folder, 'vitest.config.mjs'),
    `export default { ssr: { resolve: { conditions: ['@kasir/source'] } } };`,
  );
  const vitest = join(
    dirname(createRequire(import.meta.url).resolve('vitest/package.json')),
    'vitest.mjs',
  );
  const options = { cwd: folder, env: { ...process.env, NO_COLOR: '1' } };
  const { stdout, stderr } = await run(
    process.execPath,
    [vitest, 'run', '--root', folder],
    options,
  ).catch((error: Error & { readonly stdout: string; readonly stderr: string }) => error);
  return stdout + stderr;
};

test('a request is shown with its headers, without its key, and as a command of curl', async () => {
  const service = await openService();
  await service.call('POST', '/payment_requests', wallet(50_000, 'order-1'));
  const dashboard = await openDashboard(service);
  await dashboard.go(`requests/${await newest(service, 'payment_requests.create')}`);
  await dashboard.shows('Basic [hidden]');
  await dashboard.press('As curl');
  const command = await dashboard.eventually(() =>
    dashboard.evaluate<string | null>(blockNamed('the command')),
  );
  expect(command).toContain('-u "$KASIR_SECRET_KEY:"');
  expect(await dashboard.text()).not.toContain(service.kasir.key);
  const { stdout } = await run('sh', ['-c', `${command} -s`], {
    env: { ...process.env, KASIR_URL: service.url, KASIR_SECRET_KEY: service.kasir.key },
  });
  expect(JSON.parse(stdout)).toMatchObject({ reference_id: 'order-1', status: 'REQUIRES_ACTION' });
});

test('the generated test of a request creates the objects that it needs, and passes unchanged', async () => {
  const service = await openService();
  const { call } = service;
  const { body: customer } = await call<{ id: string }>('POST', '/customers', {
    reference_id: 'customer-1',
    type: 'INDIVIDUAL',
    individual_detail: { given_names: 'Budi' },
  });
  const { body: made } = await call<{ id: string }>('POST', '/payment_requests', {
    ...wallet(50_000, 'order-1'),
    customer_id: customer.id,
  });
  await call('GET', `/payment_requests/${made.id}`);
  await call('POST', `/payment_requests/${made.id}/captures`, { capture_amount: 5 });
  const dashboard = await openDashboard(service);
  const texts: string[] = [];
  for (const endpoint of ['payment_requests.get', 'payment_requests.capture']) {
    await dashboard.go(`requests/${await newest(service, endpoint)}`);
    await dashboard.shows(endpoint);
    await dashboard.press('As test');
    texts.push(
      await dashboard.eventually(() => dashboard.evaluate<string | null>(blockNamed('the test'))),
    );
  }
  await dashboard.picture(process.env['KASIR_SCREENSHOTS'], 'request-as-test');
  const [read = '', refused = ''] = texts;
  expect(read).toContain("reference_id: 'customer-1'");
  expect(read).not.toContain(made.id);
  expect(await runTest(read)).toMatch(/Tests\s+1 passed/);
  expect(await runTest(refused)).toMatch(/Tests\s+1 passed/);
});

test('an attempt shows its duration, the sent headers and the response of the receiver, which is only text', async () => {
  const service = await openService();
  const receiver = await openReceiver((response) =>
    reply(response, 500, { said: '<img src=x onerror="window.hacked = 1">' }),
  );
  await service.sendTo(receiver.url);
  const { control, params } = service;
  const { body } = await service.call<{ id: string }>(
    'POST',
    '/payment_requests',
    wallet(50_000, 'order-1'),
  );
  unwrap(
    await control.objects.act({ params: { ...params, object: body.id }, body: { action: 'pay' } }),
  );
  await service.quiet();
  const dashboard = await openDashboard(service);
  const { data } = unwrap(await control.events.list({ params }));
  await dashboard.go(`webhooks/${data[0]?.webhook_id}`);
  await dashboard.shows('Attempt 1');
  expect(await dashboard.text()).toMatch(/\d+ ms/);
  await dashboard.press('Sent and received');
  await dashboard.shows('webhook-signature');
  await dashboard.shows('[hidden]');
  await dashboard.shows('<img src=x onerror=');
  await dashboard.picture(process.env['KASIR_SCREENSHOTS'], 'attempt');
  expect(await dashboard.evaluate('return window.hacked ?? null')).toBeNull();
  const { token } = unwrap(await control.webhooks.get({ params }));
  expect(await dashboard.text()).not.toContain(token);
});
