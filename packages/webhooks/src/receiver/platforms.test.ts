// The receiver without Node.js: no built-in module is loaded, and its globals are missing.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { deliveryHeaders } from '../headers.ts';
import { secretText } from '../signature.ts';

const token = 'token-of-the-account';
const secret = secretText(Buffer.alloc(32, 7));
const report = { event: 'reports.failed', id: 'é'.repeat(9), type: 'TRANSACTIONS' };
const body = JSON.stringify({ ...report, status: 'FAILED' });

/** Globals that Node.js has and browsers lack. */
const globals = ['Buffer', 'process', 'global', 'setImmediate', 'clearImmediate', 'require'];

/**
 * Returns a program that runs as on a platform without Node.js: imports of its modules fail, and
 * only the code of Node.js itself, such as fetch, sees its globals.
 */
const elsewhere = (program: string): string => `
  import { registerHooks } from 'node:module';
  registerHooks({
    resolve: (name, context, next) => {
      const found = next(name, context);
      if (found.url.startsWith('node:')) throw new Error(context.parentURL + ' imports ' + name);
      return found;
    },
  });
  for (const name of ${JSON.stringify(globals)}) {
    const value = globalThis[name];
    const get = () => (new Error().stack.split('\\n')[2].includes('node:internal') ? value : undefined);
    Object.defineProperty(globalThis, name, { get });
  }
  ${program}`;

const run = async (program: string): Promise<unknown> => {
  const flags = ['--conditions=@kasir/source', '--input-type=module', '--eval', elsewhere(program)];
  const { stdout } = await promisify(execFile)(process.execPath, flags, {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
  });
  return JSON.parse(stdout);
};

const delivered = (change: Record<string, string> = {}) => ({
  method: 'POST',
  headers: {
    ...deliveryHeaders({ id: 'wh-1', body, token, secret, now: Date.now() }),
    ...change,
  },
  body,
});

test('deliveries are verified with Web Crypto alone', async () => {
  const requests = [
    delivered(),
    delivered({ 'webhook-id': 'wh-2' }),
    delivered({ 'x-callback-token': 'other' }),
    { ...delivered(), body: `${body} ` },
  ];
  const result = await run(`
    const { createReceiver } = await import('./index.ts');
    const handled = [];
    const { fetch } = createReceiver({ token: ['next', ${JSON.stringify(token)}], secret: ['whsec_AAAA', ${JSON.stringify(secret)}] })
      .handle((event) => void handled.push(event), { await: true });
    const statuses = [];
    const huge = { method: 'POST', body: 'x'.repeat(1_048_577) };
    for (const request of [...${JSON.stringify(requests)}, huge])
      statuses.push((await fetch(new Request('https://receiver.example/', request))).status);
    console.log(JSON.stringify({ statuses, handled }));`);
  expect(result).toEqual({ statuses: [200, 401, 401, 401, 413], handled: [JSON.parse(body)] });
});

test('on the simulated platform, imports of Node.js modules fail and its globals are undefined', async () => {
  const missing = run(`await import('./sending.ts');`);
  await expect(missing).rejects.toThrow(/\.ts imports node:\w+/);
  expect(await run(`console.log(JSON.stringify(typeof Buffer + typeof process))`)).toBe(
    'undefinedundefined',
  );
});
