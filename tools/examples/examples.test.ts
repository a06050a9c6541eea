// Tests the TypeScript of every page: it is well typed and runs as printed, where a reader would
// run it (by Node.js alone, in the package, against a platform), and prints what it says. Examples
// that do not need a process of their own share one.
import { execFile, fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startForeignServer } from './foreign-server.ts';
import { blocksFor } from './claims.ts';
import { homeOf, pageOf, pagesOf } from './pages.ts';
import { platform, type Platform } from './platform.ts';
import { filesOf } from './recipes.ts';
import { programOf, promiseOf, type Surroundings } from './program.ts';
import type { Order, Outcome } from './run-programs.ts';
import { typeErrors } from './types.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const receiverPage = 'packages/webhooks/README.md';
/** Its example prints what a test runner prints. */
const suitePage = 'packages/store-suite/README.md';
/** Its example is about a server that is not ours. */
const foreignPage = 'docs/guide/conformance.md';

/** Code that the readers of a page already have, and values for its placeholders. */
const surroundings: Readonly<Record<string, Surroundings>> = {
  'conformance/README.md': {
    before: `const { KASIR_URL: baseUrl = '', KASIR_KEY: key = '', KASIR_CONTROL_URL: controlUrl = '', KASIR_CONTROL_TOKEN: controlToken = '' } = process.env;`,
    after:
      'console.log(report.laws.length > 10 && report.laws.every((law) => !law.failure)); // true',
    replaced: { "'full'": "'read-only'" },
  },
  'docs/guide/conformance.md': {
    before: `const { BASE_URL: baseUrl = '', KEY: key = '', OPERATOR_URL: operatorUrl = '' } = process.env;`,
  },
  'docs/guide/connectors.md': {
    before: `process.env.CONNECTOR_SECRET = 'whsec_' + Buffer.alloc(32).toString('base64');`,
    replaced: {
      "'connector.db'": '`${import.meta.dirname}/connector.db`',
      'port: 9100': 'port: 0',
    },
  },
  'docs/guide/webhooks.md': {
    before: `import { createReceiver, type WebhookEvent } from '@kasir/webhooks'; const token = 't'; const receiver = createReceiver({ token }); const handler = (event: WebhookEvent) => console.log(event.event); const ids = new Set<string>(); const db = { knows: (id: string) => ids.has(id), note: (id: string) => { ids.add(id); } };`,
  },
};

const pages = blocksFor('tools/examples/examples.test.ts', pagesOf(root));
const programs = pages.flatMap((page) => {
  const code = programOf(page, surroundings[page.path]);
  return code === null ? [] : [{ path: page.path, home: homeOf(page), code }];
});

/** Returns a program with the addresses of a running platform, and its environment. */
const settled = (code: string, running: Platform) => ({
  code: code
    .replaceAll('http://127.0.0.1:8585', running.baseUrl)
    .replaceAll('http://127.0.0.1:8586', running.controlUrl),
  env: {
    KASIR_URL: running.baseUrl,
    KASIR_KEY: running.key,
    KASIR_CONTROL_URL: running.controlUrl,
    KASIR_CONTROL_TOKEN: running.controlToken,
  },
});

let runner: ChildProcess;
/** True once a program has failed, which may leave something open. */
let isBroken = false;
beforeAll(() => {
  const script = fileURLToPath(new URL('run-programs.ts', import.meta.url));
  runner = fork(script, [], { execArgv: ['--conditions=@kasir/source'] });
});
afterAll(async () => {
  if (isBroken) return void runner.kill();
  runner.disconnect();
  const [code] = (await once(runner, 'exit')) as [number | null];
  expect(code, 'The programs close what they open.').toBe(0);
});

/** Runs a program in the folder of its package; resolves to its output. */
const printedBy = async (home: string, written: string, running: Platform): Promise<string> => {
  const { code, env } = settled(written, running);
  const parent = join(root, home, '.kasir');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'example-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'program.ts');
  writeFileSync(file, code);
  runner.send({ file, folder: root + home, env } satisfies Order);
  const [{ printed, error }] = (await once(runner, 'message')) as [Outcome];
  isBroken ||= error !== null;
  expect(error).toBeNull();
  return printed;
};

/** Pages whose blocks are files; `recipes.test.ts` and `frameworks.test.ts` run them. */
const recipes = pagesOf(root)
  .filter(({ path }) =>
    ['docs/guide/webhooks-recipes.md', 'docs/guide/in-process.md'].includes(path),
  )
  .map((page) => ({ home: 'tools', files: filesOf(page) }));

const flags = ['--conditions=@kasir/source', '--input-type=module-typescript', '--eval'];

/** A page with a wrong type, whose program is compiled with those of all pages. */
const wrong = pageOf('a.md', `A\n\n\`\`\`ts\nconst a: string = 1;\n\`\`\`\n`);

test('the examples of all pages are well typed, and a wrong type is found at its line of the page', async () => {
  expect(programs.length).toBeGreaterThanOrEqual(13);
  expect(recipes).toHaveLength(2);
  const code = programOf(wrong) ?? '';
  const all = [...programs, { path: wrong.path, home: 'packages/core', code }];
  const errors = await typeErrors(root, all, recipes);
  expect(errors.trim().split('\n')).toEqual([
    expect.stringMatching(/a\.md\.ts\(4,7\): error TS2322/),
  ]);
});

/** Clauses that the example of a page shows. */
const clauses: Readonly<Record<string, string>> = {
  'docs/guide/cardless-credit.md': 'CC-CREATE-02, CC-CALC-payments, CC-CREATE-redirect_url',
  'docs/guide/customers.md': 'CUST-PATCH-02, CUST-UNSPEC-02',
  'docs/guide/payment-methods.md': 'PM2-UNSPEC-06, STATE-UNSPEC-03',
  'docs/guide/payment-requests.md': 'PR2-CREATE-01, PR2-UNSPEC-09, STATE-PR2-02, STATE-PR2-03',
  'docs/guide/refunds.md': 'REFUND-CREATE-05',
  'docs/guide/platform.md': 'CORE-HDR-for_user_id, TXN-FIELD-cashflow-transfer',
};

const runAlone = [receiverPage, suitePage, foreignPage];

for (const { path, home, code } of programs.filter((one) => !runAlone.includes(one.path))) {
  const ids = clauses[path] === undefined ? '' : ` (${clauses[path]})`;
  test(`the example of ${path} runs in ${home} and prints what it says${ids}`, async () => {
    expect(await printedBy(home, code, await platform())).toMatch(promiseOf(code));
  });
}

test(`the suite of ${suitePage} passes under node:test`, async () => {
  const code = programs.find(({ path }) => path === suitePage)?.code ?? '';
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, code], {
    cwd: `${root}packages/store-suite`,
  });
  expect(stdout).toMatch(/(?:pass|# pass) [5-9]\d/);
  expect(stdout).toMatch(/(?:fail|# fail) 0/);
});

/** Reads the token and the signing secret that a receiver needs. */
const settingsOf = async ({
  controlUrl,
  controlToken,
}: Platform): Promise<{ readonly token: string; readonly signing_secret: string }> => {
  const headers = { authorization: `Bearer ${controlToken}` };
  const read = async (path: string) =>
    (await fetch(controlUrl + path, { headers })).json() as Promise<never>;
  const { data } = (await read('/accounts')) as { data: { id: string }[] };
  return read(`/accounts/${data[0]?.id}/webhooks`);
};

test('the receiver of packages/webhooks/README.md handles the webhook of a paid QR code', async () => {
  const running = await platform();
  const { token, signing_secret } = await settingsOf(running);
  const page = pages.find(({ path }) => path === receiverPage);
  const code =
    page &&
    programOf(page, {
      replaced: {
        'createServer(webhooks.node).listen(9000);': `const server = createServer(webhooks.node).listen(0, '127.0.0.1', () =>
          console.log(server.address().port));`,
      },
    });
  const { code: receiving, env } = settled(code ?? '', running);
  const receiver = spawn(process.execPath, [...flags, receiving], {
    cwd: `${root}packages/webhooks`,
    env: { ...process.env, ...env, WEBHOOK_TOKEN: token, WEBHOOK_SECRET: signing_secret },
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
  await expect.poll(() => printed).toContain('paid hook 15000');
});

/** Runs the adapter of the page with a foreign server; resolves to the verdicts by law. */
const checkForeign = async (code: string): Promise<ReadonlyMap<string, string>> => {
  const server = await startForeignServer();
  onTestFinished(() => server.stop());
  const { baseUrl: BASE_URL, operatorUrl: OPERATOR_URL, key: KEY } = server;
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, code], {
    cwd: `${root}conformance`,
    env: { ...process.env, BASE_URL, OPERATOR_URL, KEY },
  });
  const lines = stdout.trim().split('\n');
  return new Map(lines.map((line) => [line.split(' ')[0] ?? '', line.replace(/^\S+ /, '').trim()]));
};

test('the adapter of docs/guide/conformance.md runs the suite on a server that is not ours', async () => {
  const code = programs.find(({ path }) => path === foreignPage)?.code ?? '';
  const verdicts = await checkForeign(code);
  const passed = [...verdicts].filter(([, verdict]) => verdict === 'PASS').map(([law]) => law);
  for (const law of ['wh-10', 'wh-11']) expect(passed).toContain(law);
  expect(verdicts.get('wh-36')).toMatch(/^SKIP /);
  expect([...verdicts].filter(([, verdict]) => /^(?:FAIL|FLAKY|BLOCKED)/.test(verdict))).toEqual(
    [],
  );

  const idle = code
    .replace("await ask('/time'", "void ('/time'")
    .replace("only: ['wh']", "only: ['wh-10']");
  expect([...(await checkForeign(idle))]).toEqual([['wh-10', 'FAIL']]);
});
