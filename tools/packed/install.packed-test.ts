// The packed packages, installed in empty projects beside other versions of vitest and fast-check.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { install, pack, published, runModule, temporary, type Manager } from './project.ts';

const store = temporary();
let tarballs: ReadonlyMap<string, string>;
const zod = '^4.6.7';

beforeAll(async () => {
  tarballs = await pack(store.path);
});
afterAll(() => store[Symbol.dispose]());

/** Installs into an empty project and runs a module there. */
const using = async (
  manager: Manager,
  dependencies: Readonly<Record<string, string>>,
  code: string,
): Promise<string> => {
  using project = temporary();
  await install(manager, project.path, tarballs, dependencies);
  const printed = await runModule(project.path, code);
  return printed;
};

/** All of our packages, as a user would name them. */
const all = Object.fromEntries(published.map(({ name }) => [name, '*']));
const testless = published
  .flatMap(({ entries }) => entries)
  .filter((entry) => !entry.endsWith('/store-suite'));
const importing = (entries: readonly string[]): string =>
  `${entries.map((entry) => `await import('${entry}');`).join('\n')}\nconsole.log('loaded');`;

test.each(['npm', 'pnpm'] as const)(
  'with %s, every entry loads beside an old vitest and an old fast-check',
  async (manager) => {
    const old = { vitest: '2.1.9', 'fast-check': '3.23.2', zod };
    expect(await using(manager, { ...all, ...old }, importing(testless))).toBe('loaded\n');
  },
);

test.each(['npm', 'pnpm'] as const)(
  'with %s, every entry but the store suite loads without vitest and fast-check',
  async (manager) => {
    const { '@kasir/conformance': _, ...libraries } = all;
    const entries = testless.filter((entry) => !entry.startsWith('@kasir/conformance'));
    expect(await using(manager, { ...libraries, zod }, importing(entries))).toBe('loaded\n');
  },
);

test.each([
  ['@kasir/unified', 'createUnifiedClient', 'transactions.list'],
  ['@kasir/legacy', 'createLegacyClient', 'invoices.list'],
  ['@kasir/v3', 'createV3Client', 'paymentTokens.list'],
])(
  'under pnpm, who installs %s alone has its client, unwrap and ApiError',
  async (name, create, call) => {
    const code = `
      import { createServer } from 'node:http';
      import { once } from 'node:events';
      import { ${create}, unwrap, ApiError, isApiError } from '${name}/client';
      const server = createServer((_, response) => {
        response.writeHead(401, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ error_code: 'INVALID_API_KEY', message: 'No such key.' }));
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const client = ${create}({ baseUrl: 'http://127.0.0.1:' + server.address().port, key: 'x' });
      try {
        unwrap(await client.${call}());
      } catch (error) {
        console.log(error instanceof ApiError && isApiError(error), error.code);
      }
      server.close();`;
    expect(await using('pnpm', { [name]: '*', zod }, code)).toBe('true INVALID_API_KEY\n');
  },
);

test('the store suite runs with the installed vitest and fast-check', async () => {
  using project = temporary();
  const { path } = project;
  const others = { vitest: '^3.2.4', 'fast-check': '^4.1.0', zod };
  await install('npm', path, tarballs, { '@kasir/core': '*', ...others });
  const suite = `
    import { memoryStore } from '@kasir/core/testing';
    import { storeSuite } from '@kasir/store-suite';
    const dispose = async () => {};
    storeSuite('a store of maps', async (world) => {
      const store = memoryStore(world);
      return { store, reopen: async () => store, dispose };
    }, { durable: false });`;
  writeFileSync(join(path, 'store.test.js'), suite);
  const printed = await runModule(
    path,
    `import { startVitest } from 'vitest/node';
    const vitest = await startVitest('test', [], { watch: false, reporters: ['json'] });
    await vitest.close();`,
  );
  const report = JSON.parse(printed.slice(printed.indexOf('{'))) as Record<string, unknown>;
  expect(report).toMatchObject({ success: true, numFailedTests: 0 });
  expect(report['numPassedTests']).toBeGreaterThan(20);
});
