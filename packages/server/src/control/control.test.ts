// Checks that the control API refuses like the API: the same routes, error bodies and messages.
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { RouteSpec } from '@kasir/core';
import { describe, expect, test } from 'vitest';
import type { Kasir } from '../app/kasir.ts';
import { isAudited } from '../audit/act.ts';
import { SECRET } from '../testing/connectors.ts';
import { openTestServer } from '../testing/test-server.ts';
import { createControl } from './control.ts';
import { operations } from './operations.ts';

const contracts = operations.map(({ contract }) => contract);
const pathOf = ({ path }: RouteSpec, id = 'none'): string =>
  path.replace('{id}', id).replaceAll(/\{\w+\}/g, 'none');

/** Sends a body as it is; the response with its headers. */
const send = async (kasir: Kasir, method: string, path: string, body = '', headers = {}) => {
  const response = await createControl(
    kasir,
    'token',
  )({
    method,
    path,
    query: '',
    headers: { host: 'localhost', authorization: 'Bearer token', ...headers },
    body: new TextEncoder().encode(body),
    address: '127.0.0.1',
  });
  const text = response.body as string;
  return { ...response, text, body: text === '' ? undefined : JSON.parse(text) };
};

describe('routes', () => {
  test('an unknown path is 404 with the same body as in the API, and suggests a similar path', async () => {
    const { control, call } = await openTestServer();
    const refused = await control('GET', '/nothing');
    expect([refused.status, refused.body]).toEqual([404, (await call('GET', '/nothing')).body]);
    expect((await control('GET', '/clocks')).body).toMatchObject({
      message: 'Unknown endpoint: GET /clocks. Did you mean /clock?',
    });
  });

  test('a request that is meant for the API is refused with the address of the API', async () => {
    const { kasir, platform } = await openTestServer();
    kasir.serveAt('http://127.0.0.1:8585');
    const basic = { authorization: `Basic ${btoa('xnd_development_x:')}` };
    const there = expect.stringMatching(
      /^This is the control API.* at http:\/\/127\.0\.0\.1:8585\./,
    );
    const refused = [
      await send(kasir, 'POST', '/payment_requests', '{}', basic),
      await send(kasir, 'GET', '/accounts', '', basic),
      await send(kasir, 'GET', '/payment_requests/pr-1', '', { authorization: '' }),
      await send(kasir, 'GET', '/payment_requests/pr-1'),
    ];
    expect(refused.map(({ status, body }) => [status, body.message])).toEqual([
      [401, there],
      [401, there],
      [401, there],
      [404, there],
    ]);
    const without = await send(kasir, 'GET', `/accounts/${platform}`, '', { authorization: '' });
    expect(without.body.message).toMatch(/^Send Authorization: Bearer/);
  });

  test('another method of a known path is 405 with Allow, and OPTIONS lists the methods', async () => {
    const { kasir } = await openTestServer();
    const allow = 'GET, HEAD, POST, OPTIONS';
    const wrong = await send(kasir, 'DELETE', '/accounts');
    expect([wrong.status, wrong.headers['allow'], wrong.body.error_code]).toEqual([
      405,
      allow,
      'METHOD_NOT_ALLOWED',
    ]);
    const options = await send(kasir, 'OPTIONS', '/accounts');
    expect([options.status, options.headers['allow'], options.text]).toEqual([204, allow, '']);
  });

  test('a trailing slash is ignored, and an id is decoded', async () => {
    const { control, platform } = await openTestServer();
    const id = platform.replace(/^./, (first) => `%${first.charCodeAt(0).toString(16)}`);
    expect((await control('GET', `/accounts/${id}/`)).body).toMatchObject({ id: platform });
  });
});

describe('validation', () => {
  test('refuses an unknown callback type wherever URLs are set, and lists the known types', async () => {
    const { control, platform } = await openTestServer();
    const urls = { default: 'https://merchant.example/', payment: 'https://merchant.example/' };
    const refusals = [
      await control('PATCH', `/accounts/${platform}`, { callback_urls: { test: urls } }),
      await control('POST', '/accounts', { name: 'Warung', callback_urls: urls }),
    ];
    expect(refusals.map(({ status, body }) => ({ status, errors: body.errors }))).toEqual(
      ['body.callback_urls.test.payment', 'body.callback_urls.payment'].map((path) => ({
        status: 400,
        errors: [{ path, message: expect.stringMatching(/must be one of .*invoice.*default/) }],
      })),
    );
  });

  test('lists every violation of a body at once, each with its path', async () => {
    const { control } = await openTestServer();
    const body = { name: '', platform: 'yes', parent: 5, colour: 'red', email: 'nowhere' };
    const { status, body: refused } = await control('POST', '/accounts', body);
    expect([status, refused.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
    const paths = refused.errors.map(({ path }: { path: string }) => path);
    expect(paths.toSorted()).toEqual([
      'body.colour',
      'body.email',
      'body.name',
      'body.parent',
      'body.platform',
    ]);
    for (const path of paths) expect(refused.message).toContain(path);
  });

  test('refuses a permission that does not exist with the list of those that do', async () => {
    const { control, platform } = await openTestServer();
    const body = { permissions: ['money_in:read', 'money:all'] };
    const refused = await control('POST', `/accounts/${platform}/keys`, body);
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [
        {
          path: 'body.permissions.1',
          message: expect.stringContaining('money_in:read, money_in:write, transaction:read'),
        },
      ],
    ]);
  });

  test('has the same format for errors that only the operation itself can find', async () => {
    const { control, platform } = await openTestServer();
    const frozen = await control('POST', '/clock/freeze', { at: '2020-01-01T00:00:00Z' });
    expect(frozen.body).toEqual({
      error_code: 'API_VALIDATION_ERROR',
      message: expect.stringMatching(/^body\.at must .*never goes back/),
      errors: [{ path: 'body.at', message: expect.stringContaining('never goes back') }],
    });
    const poor = { type: 'WITHDRAWAL', amount: 2_000_000_000 };
    const refused = await control('POST', `/accounts/${platform}/balance`, poor);
    expect([refused.status, refused.body.errors]).toMatchObject([400, [{ path: 'body.amount' }]]);
  });

  test('refuses query parameters that an operation does not have', async () => {
    const { control, platform } = await openTestServer();
    for (const [method, path] of [
      ['GET', '/clock?at=now'],
      ['POST', `/accounts/${platform}/keys?mode=live`],
      ['GET', `/accounts/${platform}/events?live=true`],
    ] as const) {
      const { status, body } = await control(method, path, method === 'POST' ? {} : undefined);
      expect([path, status, body.errors]).toMatchObject([
        path,
        400,
        [{ path: expect.stringMatching(/^query\./) }],
      ]);
    }
  });

  test.each(
    contracts.filter(({ body }) => body !== undefined).map((one) => [one.id, one] as const),
  )(
    '%s refuses any malformed body, without the messages of the validator library',
    async (_id, contract) => {
      const { kasir, platform } = await openTestServer();
      const path = pathOf(contract, platform);
      for (const body of ['[]', 'null', '5', '"a"', '{"no_such_field":1}', '{', '{"name":{}}']) {
        const { status, body: refused } = await send(kasir, contract.method, path, body);
        expect([body, status, refused.error_code]).toEqual([body, 400, 'API_VALIDATION_ERROR']);
        expect(refused.errors.length).toBeGreaterThan(0);
        expect(refused.message).not.toMatch(/Invalid input|expected|received|undefined/);
      }
    },
  );
});

test('a body is JSON whatever its Content-Type says, as curl -d sends it', async () => {
  const { kasir } = await openTestServer();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const { status, body } = await send(kasir, 'POST', '/clock/advance', '{"ms":0}', headers);
  expect([status, body]).toMatchObject([200, { happened: [] }]);
});

const rsaKey = generateKeyPairSync('rsa', { modulusLength: 2_048 }).publicKey.export({
  type: 'spki',
  format: 'pem',
});

test('an unknown id in a valid request is 404 DATA_NOT_FOUND, and the act is in the audit log', async () => {
  const { control } = await openTestServer();
  const bodies: Readonly<Record<string, object>> = {
    'transactions.create': {
      type: 'PAYMENT',
      channel_category: 'CARDS',
      channel_code: 'c',
      reference_id: 'r',
      amount: 1,
    },
    'transactions.update': { transaction_id: 't', status: 'FAILED' },
    'balance.adjust': { type: 'DEPOSIT', amount: 1 },
    'events.resend': { webhook_id: 'w' },
    'webhooks.rotate': { secret: 'token' },
    'objects.act': { action: 'pay' },
    'api.call': { method: 'GET', path: '/balance' },
    'partners.register': { id: 'p', public_key: rsaKey },
    'scripts.create': { steps: [{ outcome: 'succeed' }] },
    'snapshots.restore': { snapshot: 's' },
    'operators.role': { role: 'viewer' },
    'connectors.add': { name: 'bank', url: 'https://bank.example', secret: SECRET },
    'connectors.rotate': { step: 'drop' },
    'routes.set': { routes: [] },
    'doubts.resolve': { outcome: 'noted', reason: 'r' },
    'reconciliation.resolve': { outcome: 'accepted', note: 'n' },
    'reconciliation.adjust': {
      currency: 'IDR',
      lines: [
        { ledger: 'settled', amount: 1 },
        { ledger: 'channel_clearing', amount: -1 },
      ],
      reason: 'r',
    },
    'reconciliation.fetch': { connector: 'bank', date: '2026-11-25' },
    'reconciliation.read_file': { text: 'id,amount' },
    'reconciliation.import': { connector: 'bank', date: '2026-11-25', lines: [] },
  };
  const missing = contracts.filter(
    ({ errors, path }) => 'DATA_NOT_FOUND' in errors && path.includes('{'),
  );
  expect(missing.length).toBeGreaterThan(10);
  for (const contract of missing) {
    const { method, id } = contract;
    const body = contract.body === undefined ? undefined : (bodies[id] ?? {});
    const response = await control(method, pathOf(contract), body);
    expect([id, response.status, response.body.error_code]).toEqual([id, 404, 'DATA_NOT_FOUND']);
  }
  const { data } = (await control('GET', '/audit?limit=100')).body as {
    data: { operation: string; outcome: string }[];
  };
  expect(data.map(({ operation, outcome }) => [operation, outcome])).toEqual(
    missing
      .filter(isAudited)
      .map(({ id }) => [id, 'failed'])
      .toReversed(),
  );
});

const guide = readFileSync(new URL('../../../../docs/guide/control.md', import.meta.url), 'utf8');

describe('the guide', () => {
  test('lists every operation and no other', () => {
    const listed = Array.from(guide.matchAll(/`(GET|POST|PATCH|DELETE) (\/[\w/{}-]*)/g), (found) =>
      found.slice(1, 3).join(' '),
    );
    const real = contracts.map(({ method, path }) => `${method} ${path}`);
    const own = listed.filter((call) => !call.endsWith('/transfers'));
    expect([...new Set(own)].toSorted()).toEqual(real.toSorted());
  });

  test('names every field next to the operation that accepts it', () => {
    for (const { id, method, path, body, query } of contracts) {
      const rows = guide.split('\n').filter((row) => row.includes(`${method} ${path}`));
      const { shape = {} } = (body ?? query ?? {}) as { readonly shape?: object };
      for (const field of Object.keys(shape)) expect(rows.join('\n'), id).toContain(field);
    }
  });
});
