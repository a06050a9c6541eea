// Tests the data of pages: it is sent, received or parsed as the page says.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { kasirMagic, parseMagic } from '@kasir/conformance';
import { readConfig, start } from '@kasir/server';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { blocksFor } from './claims.ts';
import { pagesOf } from './pages.ts';
import { platform, type Platform } from './platform.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const pages = blocksFor('tools/examples/data.test.ts', pagesOf(root));

/** Returns the blocks of a page, which must be `count`. */
const blocksOf = (path: string, count: number): readonly string[] => {
  const codes = pages.find((page) => page.path === path)?.blocks.map(({ code }) => code) ?? [];
  expect(codes, path).toHaveLength(count);
  return codes;
};

/** Returns a matcher for a response on a page; a text with `...` matches any text. */
const pattern = (json: string): unknown =>
  JSON.parse(json, (_, value: unknown) =>
    typeof value === 'string' && value.includes('...') ? expect.any(String) : value,
  );

const operate = async ({ controlUrl, controlToken }: Platform, path: string, body?: unknown) => {
  const response = await fetch(controlUrl + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${controlToken}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

const call = async ({ baseUrl, key }: Platform, path: string, init: RequestInit) => {
  const headers = new Headers(init.headers);
  headers.set('authorization', `Basic ${btoa(`${key}:`)}`);
  headers.set('content-type', 'application/json');
  const response = await fetch(baseUrl + path, { ...init, headers });
  return { status: response.status, body: (await response.json()) as unknown };
};

test('the error in docs/guide/control.md is the response to a wrong field', async () => {
  const [error = ''] = blocksOf('docs/guide/control.md', 1);
  const { status, body } = await operate(await platform(), '/clock/advance', { ms: 'soon' });
  expect(status).toBe(400);
  expect(body).toEqual(pattern(error));
});

test('the rules of docs/guide/connectors.md have no error but that their connectors do not exist', async () => {
  const [rules = ''] = blocksOf('docs/guide/connectors.md', 1);
  const running = await platform();
  const { data } = (await operate(running, '/accounts')).body as { data: { id: string }[] };
  const path = `/accounts/${data[0]?.id}/routes`;
  const { body } = await operate(running, path, { routes: JSON.parse(rules) as unknown });
  const errors = body['errors'] as readonly { readonly path: string }[];
  const named = (JSON.parse(rules) as { connectors: string[] }[]).flatMap((rule, at) =>
    rule.connectors.map((_, place) => `body.routes.${at}.connectors.${place}`),
  );
  expect(errors.map((error) => error.path)).toEqual(named);
});

test('docs/guide/webhooks.md shows the response to setting a URL, and a valid filter for resends', async () => {
  const [response = '', filter = ''] = blocksOf('docs/guide/webhooks.md', 2);
  const running = await platform();
  const url = 'https://merchant.example/webhooks';
  const set = { method: 'POST', body: JSON.stringify({ url }) };
  expect((await call(running, '/callback_urls/invoice', set)).body).toEqual(pattern(response));
  const { data } = (await operate(running, '/accounts')).body as { data: { id: string }[] };
  const path = `/accounts/${data[0]?.id}/events/resend_many`;
  expect(await operate(running, path, JSON.parse(filter))).toMatchObject({
    status: 200,
    body: { webhook_ids: [], next: null },
  });
});

test('the request of docs/guide/customers.md creates a customer', async () => {
  const [request = ''] = blocksOf('docs/guide/customers.md', 1);
  const [head = '', body = ''] = request.split('\n\n');
  const [line = '', ...fields] = head.split('\n');
  const [method = '', path = ''] = line.split(' ');
  const headers = fields.map((field) => field.split(': ') as [string, string]);
  expect(await call(await platform(), path, { method, headers, body })).toMatchObject({
    status: 200,
  });
});

test('a server starts with the seed of docs/guide/command-line.md', async () => {
  const [seed = ''] = blocksOf('docs/guide/command-line.md', 1);
  const { folder } = await platform();
  const file = join(folder, 'shop.yaml');
  writeFileSync(file, seed);
  const flags = ['--memory', '--port', '0', '--control-port', '0', '--seed', file];
  const config = readConfig(flags, { KASIR_LOG_LEVEL: 'silent' });
  if (!config) throw new Error('no configuration');
  const running = await start(config);
  onTestFinished(() => running.stop());
  const { body } = await operate({ ...running, folder }, '/accounts');
  const { accounts } = parse(seed) as { readonly accounts: readonly { readonly name: string }[] };
  const names = (body['data'] as readonly { readonly name: string }[]).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(accounts.map(({ name }) => name)));
});

test('docs/guide/containers.md uses outputs that the action has, and probes that respond', async () => {
  const [security = '', job = '', probes = ''] = blocksOf('docs/guide/containers.md', 3);
  // The page has the restrictions of the composition, which a release starts once.
  const compose = parse(readFileSync(join(root, 'compose.yaml'), 'utf8')) as {
    readonly services: { readonly kasir: object };
  };
  expect(compose.services.kasir).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
  });
  expect(parse(security)).toMatchObject({
    securityContext: {
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
      allowPrivilegeEscalation: false,
    },
  });
  const { outputs } = parse(readFileSync(join(root, 'action.yml'), 'utf8')) as {
    readonly outputs: object;
  };
  expect(parse(job)).toHaveProperty('steps');
  for (const [, name = ''] of job.matchAll(/steps\.kasir\.outputs\.([\w-]+)/g))
    expect(Object.keys(outputs)).toContain(name);
  const { controlUrl } = await platform();
  const paths = Object.values(
    parse(probes) as Readonly<Record<string, { readonly httpGet: { readonly path: string } }>>,
  );
  expect(paths).toHaveLength(2);
  for (const { httpGet } of paths)
    expect((await fetch(controlUrl + httpGet.path)).status).toBe(200);
});

test('docs/guide/conformance.md lists every magic value of a configuration', () => {
  const [list = ''] = blocksOf('docs/guide/conformance.md', 2);
  const { magic } = JSON.parse(list) as { readonly magic: unknown };
  expect(Object.keys(parseMagic(magic))).toEqual(expect.arrayContaining(Object.keys(kasirMagic)));
});

test('docs/guide/conformance.md sets existing inputs of the action, and all required ones', () => {
  const [, step = ''] = blocksOf('docs/guide/conformance.md', 2);
  const [used] = parse(step) as [{ readonly with: object }];
  const { inputs } = parse(readFileSync(join(root, 'conformance/action.yml'), 'utf8')) as {
    readonly inputs: Readonly<Record<string, { readonly required?: boolean }>>;
  };
  expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(used.with)));
  const needed = Object.entries(inputs).flatMap(([name, { required }]) => (required ? [name] : []));
  expect(Object.keys(used.with)).toEqual(expect.arrayContaining(needed));
});

test('the example of .changeset/README.md is a valid changeset', () => {
  const [changeset = ''] = blocksOf('.changeset/README.md', 1);
  const [, head = '', text = ''] = changeset.split(/^---$/m);
  for (const [name, bump] of Object.entries(parse(head) as Readonly<Record<string, string>>)) {
    expect(name).toMatch(/^@kasir\//);
    expect(['patch', 'minor', 'major']).toContain(bump);
  }
  expect(text.trim()).not.toBe('');
});
