// The examples of the packages' READMEs run as they are printed, each where a user of that package
// would run it.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readConfig, start, type Running } from '@kasir/server';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
let running: Running;

beforeAll(async () => {
  const config = readConfig(['--memory', '--port', '0', '--control-port', '0'], {
    KASIR_LOG_LEVEL: 'silent',
  });
  if (!config) throw new Error('The configuration is missing.');
  running = await start(config);
});
afterAll(() => running.stop());

/** The TypeScript of a page as one module. */
const exampleOf = (page: string): string =>
  [...readFileSync(root + page, 'utf8').matchAll(/```ts\n(.*?)```/gs)]
    .map(([, block]) => block)
    .join('\n');

const flags = ['--conditions=@kasir/source', '--input-type=module-typescript', '--eval'];

/** Runs a module in a package folder and returns its output. */
const runIn = async (folder: string, code: string): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, code], {
    cwd: root + folder,
    env: { ...process.env, KASIR_KEY: running.key },
  });
  return stdout;
};

test.each([
  ['packages/core/README.md', 'packages/core', '', 'console.log(status)', '201'],
  [
    'packages/models/README.md',
    'packages/models',
    `const text = '{}';`,
    '',
    'REQUIRES_ACTION --> SUCCEEDED',
  ],
  ['packages/payments/README.md', 'packages/payments', '', '', '14883'],
  ['packages/legacy/README.md', 'packages/legacy', '', 'console.log(paid.body.length)', '1'],
  ['packages/unified/README.md', 'packages/unified', '', '', 'order-1 25000'],
  ['docs/guide/reports.md', 'packages/server', '', '', 'Product Id'],
])('the example of %s runs in %s', async (page, folder, before, after, printed) => {
  const example = exampleOf(page).replace('http://127.0.0.1:8585', running.baseUrl);
  expect(example).toContain('import ');
  expect(await runIn(folder, `${before}\n${example}\n${after}`)).toContain(printed);
});

test('the example of the conformance suite checks a target', async () => {
  const example = exampleOf('conformance/README.md').replace(`'full'`, `'read-only'`);
  const { baseUrl, controlUrl, controlToken, key } = running;
  const names = Object.entries({ baseUrl, controlUrl, controlToken, key })
    .map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
  const count = 'console.log(report.laws.length, report.laws.some(({ failure }) => failure));';
  expect(await runIn('conformance', `${names}\n${example}\n${count}`)).toMatch(
    /^[1-9]\d+ false\n$/,
  );
});

/** Reads the callback token and the signing secret of the account. */
const settings = async (): Promise<{ token: string; signing_secret: string }> => {
  const headers = { authorization: `Bearer ${running.controlToken}` };
  const read = async (path: string) =>
    (await fetch(running.controlUrl + path, { headers })).json() as Promise<never>;
  const { data } = (await read('/accounts')) as { data: { id: string }[] };
  return read(`/accounts/${data[0]?.id}/webhooks`);
};

test('the receiver of packages/webhooks/README.md receives a paid QR code', async () => {
  const { token, signing_secret } = await settings();
  const example = exampleOf('packages/webhooks/README.md')
    .replace(`token: '...'`, `token: '${token}'`)
    .replace('whsec_...', signing_secret)
    .replace(
      /^createServer\(webhooks\.node\)\.listen\(3000\);/m,
      `const server = createServer(webhooks.node).listen(0, '127.0.0.1', () =>
        console.log(server.address().port));`,
    );
  const orders = `const orders = { paid: (...order) => console.log('paid', ...order) };`;
  const receiver = spawn(process.execPath, [...flags, `${orders}\n${example}`], {
    cwd: `${root}packages/webhooks`,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void receiver.kill());
  let printed = '';
  receiver.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  await once(receiver.stdout, 'data');
  const post = (path: string, body: object) =>
    fetch(running.baseUrl + path, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`${running.key}:`)}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
  const callback_url = `http://127.0.0.1:${printed.trim()}`;
  await post('/qr_codes', { external_id: 'hook', type: 'DYNAMIC', amount: 15_000, callback_url });
  await post('/qr_codes/hook/payments/simulate', {});
  await expect.poll(() => printed, { timeout: 30_000 }).toContain('paid hook 15000');
});

test('the examples of docs/guide/webhooks.md create receivers', async () => {
  const before = `import { createReceiver } from '@kasir/webhooks';
    const token = 't';
    const receiver = createReceiver({ token });
    const handler = () => {};
    const db = { knows: () => false, note: () => {} };`;
  const example = exampleOf('docs/guide/webhooks.md');
  expect(example.split('\n').filter((line) => line.includes('('))).toHaveLength(3);
  expect(await runIn('packages/server', `${before}\n${example}\nconsole.log('made');`)).toBe(
    'made\n',
  );
});
