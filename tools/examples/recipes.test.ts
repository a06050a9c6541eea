// Tests the receiver in each framework as its recipe mounts it: compiled as printed, run by Node.js
// in that framework, with the webhooks of the platform.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@kasir/client/testing';
import { deliveryHeaders } from '@kasir/webhooks/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageOf, pagesOf } from './pages.ts';
import { compiled, filesOf, type CompiledRecipes } from './recipes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = pagesOf(root).find(({ path }) => path === 'docs/guide/webhooks-recipes.md');
const files = filesOf(page ?? pageOf('', ''));
const shared = 'webhooks.ts';

const token = 'token-of-the-account';
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

/** The path at which a recipe mounts the receiver; the test serves a fetch handler itself. */
interface Mounted {
  readonly path: string;
  /** Expression of the fetch handler in `module`. */
  readonly fetch?: string;
}

const recipes: Readonly<Record<string, Mounted>> = {
  'node.ts': { path: '/' },
  'express.ts': { path: '/webhooks' },
  'fastify.ts': { path: '/webhooks' },
  'nest.ts': { path: '/webhooks' },
  'app/webhooks/route.ts': { path: '/', fetch: 'module[request.method]' },
  'hono.ts': { path: '/webhooks', fetch: 'module.default.fetch' },
};

const ports = new Map<string, number>();
let built: CompiledRecipes;

beforeAll(async () => {
  for (const file of files.keys()) ports.set(file, await findFreePort());
  const moved = [...files].map(
    ([file, code]) => [file, code.replace('3000', String(ports.get(file)))] as const,
  );
  built = await compiled(root, 'tools', new Map(moved));
});
afterAll(() => built[Symbol.dispose]());

const flags = ['--conditions=@kasir/source'];

/** Returns the arguments with which Node.js runs a recipe, or a server of its fetch handler. */
const argumentsOf = (file: string, { fetch }: Mounted): string[] => {
  const path = join(built.folder, file.replace(/ts$/, 'js'));
  if (fetch === undefined) return [...flags, path];
  const program = `
    import { createServer } from 'node:http';
    const module = await import(${JSON.stringify(path)});
    createServer(async (incoming, outgoing) => {
      const { method, headers } = incoming;
      const url = 'http://127.0.0.1' + incoming.url;
      const request = new Request(url, { method, headers, body: incoming, duplex: 'half' });
      const response = await ${fetch}(request, {});
      outgoing.writeHead(response.status).end(await response.text());
    }).listen(${ports.get(file)});`;
  return [...flags, '--input-type=module', '--eval', program];
};

test('every recipe of the page is run', () => {
  expect([...files.keys()]).toEqual([shared, ...Object.keys(recipes)]);
});

test.concurrent.for(Object.entries(recipes))(
  'the recipe %s handles a delivery once, verifies its exact bytes and refuses forged ones',
  async ([file, mounted], { expect, onTestFinished }) => {
    const child = spawn(process.execPath, argumentsOf(file, mounted), {
      cwd: join(root, 'tools'),
      env: { ...process.env, KASIR_WEBHOOK_TOKEN: token, KASIR_WEBHOOK_SECRET: secret },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    onTestFinished(() => void child.kill());
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));

    const url = `http://127.0.0.1:${ports.get(file)}${mounted.path}`;
    const report = {
      event: 'reports.completed',
      id: 'é',
      type: 'TRANSACTIONS',
      status: 'COMPLETED',
    };
    // A recipe that parses and serializes the body before it verifies it gets other bytes.
    const body = `${JSON.stringify(report, null, 3)}\n`;
    const sent = deliveryHeaders({ id: 'wh-1', body, token, secret, now: Date.now() });
    const send = async (headers: Record<string, string>, text = body): Promise<number> =>
      (await fetch(url, { method: 'POST', headers, body: text })).status;

    await expect.poll(() => send(sent).catch(() => 0)).toBe(200);
    expect(await send(sent)).toBe(200);
    expect(await send({ ...sent, 'webhook-id': 'wh-2' })).toBe(401);
    expect(await send({ ...sent, 'x-callback-token': 'other' })).toBe(401);
    expect(await send(sent, JSON.stringify(report))).toBe(401);
    const unknown = JSON.stringify({ event: 'later' });
    const later = deliveryHeaders({ id: 'wh-3', body: unknown, token, secret, now: Date.now() });
    expect(await send(later, unknown)).toBe(500);
    await expect.poll(() => printed.match(/^reports\.completed$/gm)).toHaveLength(1);
  },
);

test('without its settings a recipe does not start', async () => {
  const child = spawn(process.execPath, [...flags, join(built.folder, 'node.js')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let printed = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  expect(printed).toContain('token must be the verification token of your account');
});
