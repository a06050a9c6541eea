// Tests the packed packages in empty projects, beside other versions of zod, vitest and fast-check,
// on every Node.js version that they support.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageOf } from '../examples/pages.ts';
import { programOf, promiseOf } from '../examples/program.ts';
import { installNodes } from './nodes.ts';
import { startPacked } from './platform.ts';
import { build, install, pack, run, runModule, temporary, type Manager } from './project.ts';
import { isPart, published, root } from './published.ts';

/** The lowest Node.js versions that packages here support, and the one in use. */
const versions = ['20.18.1', '22.19.0', '24.15.0', process.versions.node] as const;
/** Versions of Node.js that no package here supports. */
const ancient = ['14.21.3', '18.20.8'] as const;

const store = temporary();
let tarballs: ReadonlyMap<string, string>;
let nodes: ReadonlyMap<string, string>;

const all = Object.fromEntries(published.map(({ name }) => [name, '*']));
/** Older libraries in the project of each package manager, which has all of our packages. */
const neighbors: Readonly<Record<Manager, Readonly<Record<string, string>>>> = {
  npm: {
    zod: '3.22.4',
    vitest: '^3.2.4',
    'fast-check': '3.23.2',
    jest: '30.5.2',
    '@types/node': '20.19.0',
  },
  pnpm: { zod: '4.0.0', vitest: '2.1.9', 'fast-check': '3.0.0', '@types/node': '24.19.2' },
};
/** The version of Node.js whose types each project has. */
const typed: Readonly<Record<Manager, string>> = { npm: '20.18.1', pnpm: '24.15.0' };
const projects = { npm: temporary(), pnpm: temporary() };

beforeAll(async () => {
  await build();
  const [packed, found] = await Promise.all([
    pack(store.path),
    installNodes(join(store.path, 'nodes'), [...ancient, ...versions.slice(0, -1)]),
  ]);
  tarballs = packed;
  nodes = found;
  await Promise.all(
    (['npm', 'pnpm'] as const).map((manager) =>
      install(manager, projects[manager].path, tarballs, { ...all, ...neighbors[manager] }),
    ),
  );
});
afterAll(() => {
  for (const folder of [store, projects.npm, projects.pnpm]) folder[Symbol.dispose]();
});

const nodeOf = (version: string): string => nodes.get(version) ?? process.execPath;

const isNewEnough = (version: string, least: string): boolean =>
  version.localeCompare(least, 'en', { numeric: true }) >= 0;

/** Returns the entries of the packages that support a version of Node.js. */
const entriesFor = (version: string): readonly string[] =>
  published.filter(({ node }) => isNewEnough(version, node)).flatMap(({ entries }) => entries);

const importing = (entries: readonly string[]): string =>
  `${entries.map((entry) => `await import('${entry}');`).join('\n')}\nconsole.log('loaded');`;

/** A program in which a client calls a server, and a receiver gets a delivery. */
const traffic = `
  import { createServer } from 'node:http';
  import { once } from 'node:events';
  import { createUnifiedClient, unwrap } from '@kasir/unified/client';
  import { createReceiver } from '@kasir/webhooks';
  import { deliveryHeaders } from '@kasir/webhooks/testing';
  const receiver = createReceiver({ token: 'token', secret: 'whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIz' });
  const seen = [];
  const webhooks = receiver.handle((event) => void seen.push(event.event), { await: true });
  const server = createServer((request, response) => {
    if (request.url === '/webhooks') return webhooks.node(request, response);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ balance: 15000 }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const baseUrl = 'http://127.0.0.1:' + server.address().port;
  const client = createUnifiedClient({ baseUrl, key: 'xnd_development_x' });
  console.log(unwrap(await client.balance.get({})).balance);
  const body = JSON.stringify({ event: 'qr.payment', created: '2026-01-01T00:00:00Z', id: 'qrpy_1',
    amount: 15000, status: 'COMPLETED', qr_code: { id: 'qr_1', external_id: 'order-1', qr_string: 'x', type: 'DYNAMIC' } });
  const headers = deliveryHeaders({ id: 'event-1', body, token: 'token',
    secret: 'whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIz', now: Date.now() });
  const { status } = await fetch(baseUrl + '/webhooks', { method: 'POST', headers, body });
  console.log(status, seen.join());
  await client.close();
  server.close();`;

describe.each(['npm', 'pnpm'] as const)('installed with %s', (manager) => {
  const folder = projects[manager].path;

  test.each(versions)('every entry that supports Node.js %s loads there', async (version) => {
    const entries = entriesFor(version);
    expect(entries.length).toBeGreaterThan(20);
    expect(await runModule(folder, importing(entries), nodeOf(version))).toBe('loaded\n');
  });

  test.each(versions)('a client calls and a receiver verifies on Node.js %s', async (version) => {
    const printed = await runModule(folder, traffic, nodeOf(version));
    expect(printed).toBe('15000\n200 qr.payment\n');
  });

  test.each([...ancient, ...versions])(
    'the commands start on Node.js %s, or print the version that they need',
    async (version) => {
      for (const { manifest, node } of published)
        for (const command of Object.keys(manifest.bin ?? {})) {
          const program = join(folder, 'node_modules/.bin', command);
          const ran = run(folder, program, ['--help'], nodeOf(version));
          if (isNewEnough(version, node)) expect(await ran).toContain(command);
          else
            await expect(ran).rejects.toMatchObject({
              code: 1,
              stderr: `${command} needs Node.js ${node} or newer, and this is ${version}.\n`,
            });
        }
    },
  );

  test.each([
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])('all declarations compile with TypeScript, module %s', async (module, moduleResolution) => {
    const lines = entriesFor(typed[manager]).map(
      (entry, n) => `export * as e${n} from '${entry}';`,
    );
    writeFileSync(join(folder, 'all.ts'), lines.join('\n'));
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const how = {
      module,
      moduleResolution,
      target: 'es2022',
      types: 'node',
      skipLibCheck: 'false',
    };
    const flags = Object.entries(how).flatMap(([name, value]) => [`--${name}`, value]);
    const printed = await run(folder, process.execPath, [
      tsc,
      'all.ts',
      '--noEmit',
      ...flags,
    ]).catch(({ stdout }: { stdout: string }) => stdout);
    expect(printed).toBe('');
  });

  test('each package has its public exports only, a README and a license', () => {
    for (const { name, manifest, internal } of published) {
      const own = join(folder, 'node_modules', name);
      const packed = readFileSync(join(own, 'package.json'), 'utf8');
      expect(packed, name).not.toContain('@kasir/source');
      const { exports } = JSON.parse(packed) as { readonly exports: object };
      const ours = Object.keys(manifest.exports).filter((key) => !internal.includes(key));
      expect(Object.keys(exports), name).toEqual(ours);
      for (const file of ['README.md', 'LICENSE', 'package.json'])
        expect(existsSync(join(own, file)), `${name} ${file}`).toBe(true);
    }
  });
});

test.each([
  ['@kasir/unified', 'createUnifiedClient', 'transactions.list'],
  ['@kasir/legacy', 'createLegacyClient', 'invoices.list'],
  ['@kasir/v3', 'createV3Client', 'paymentTokens.list'],
])(
  'under pnpm, a project with only %s can import its client, unwrap and ApiError',
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
    using project = temporary();
    await install('pnpm', project.path, tarballs, { [name]: '*' });
    expect(await runModule(project.path, code)).toBe('true INVALID_API_KEY\n');
  },
);

/** Pages whose examples need more than a platform: tools/examples runs these. */
const elsewhere = ['@kasir/webhooks', '@kasir/conformance', '@kasir/store-suite'];

test.each(published.filter(({ name }) => !elsewhere.includes(name) && !isPart(name)))(
  'the example on the page of $name prints what it says, saved to a file and run',
  async ({ folder: own }) => {
    const { path: project } = projects.pnpm;
    const node = nodeOf('24.15.0');
    const path = `${own}/README.md`;
    const code = programOf(pageOf(path, readFileSync(join(root, path), 'utf8'))) ?? '';
    const { baseUrl, controlUrl, env, stop } = await startPacked(project, node);
    const placed = code
      .replaceAll('http://127.0.0.1:8585', baseUrl)
      .replaceAll('http://127.0.0.1:8586', controlUrl);
    writeFileSync(join(project, 'example.mts'), placed);
    try {
      expect(await run(project, node, ['example.mts'], node, env)).toMatch(promiseOf(code));
    } finally {
      await stop();
    }
  },
);

describe('the store suite', () => {
  const folder = projects.npm.path;
  const page = 'packages/store-suite/README.md';
  const readme = programOf(pageOf(page, readFileSync(join(root, page), 'utf8'))) ?? '';
  /** Writes the example of the page, with another test runner, to a file; returns the path. */
  const under = (runner: string, file: string): string => {
    const path = join(folder, file);
    writeFileSync(path, readme.replace("'node:test'", `'${runner}'`));
    return path;
  };
  /** A run of the suite has more tests than this. */
  const many = 40;

  test.each(versions)('runs under node:test of Node.js %s', async (version) => {
    const file = under('node:test', 'store.node.js');
    const printed = await run(
      folder,
      nodeOf(version),
      ['--test-reporter=tap', file],
      nodeOf(version),
    );
    expect(Number(/^# pass (\d+)$/m.exec(printed)?.[1])).toBeGreaterThan(many);
    expect(printed).toMatch(/^# fail 0$/m);
  });

  test('runs under an installed vitest', async () => {
    under('vitest', 'store.test.js');
    const printed = await runModule(
      folder,
      `import { startVitest } from 'vitest/node';
      const vitest = await startVitest('test', ['store.test.js'], { watch: false, reporters: ['json'] });
      await vitest.close();`,
    );
    const report = JSON.parse(printed.slice(printed.indexOf('{'))) as Record<string, unknown>;
    expect(report).toMatchObject({ success: true, numFailedTests: 0 });
    expect(report['numPassedTests']).toBeGreaterThan(many);
  });

  test('runs under an installed jest', async () => {
    under('@jest/globals', 'store.jest.js');
    const jest = join(folder, 'node_modules/jest/bin/jest.js');
    const how = ['--testMatch', '**/store.jest.js', '--testTimeout', '60000', '--json'];
    const printed = await run(folder, process.execPath, [
      '--experimental-vm-modules',
      jest,
      ...how,
    ]);
    const report = JSON.parse(printed.slice(printed.indexOf('{'))) as Record<string, unknown>;
    expect(report).toMatchObject({ success: true, numFailedTests: 0 });
    expect(report['numPassedTests']).toBeGreaterThan(many);
  });
});
