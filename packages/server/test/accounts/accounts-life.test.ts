// Checks the life cycle of a sub-account: the events its platform receives, by creating API, and
// the operations each status permits.
import { isEdge } from '@kasir/core/resource';
import { manualClock, memoryStore } from '@kasir/core/testing';
import { loopback, reply } from '@kasir/client/testing';
import { subAccountMachine, subAccountStatus } from '@kasir/models';
import { subAccountSteps } from '@kasir/payments/operation';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openTestServer, type TestServer } from '../../src/testing/test-server.ts';

const v1 = (type: string) => ({ account_email: 'lama@toko.example', type });
const v2 = (type: string) => ({
  email: 'cabang@toko.example',
  type,
  public_profile: { business_name: 'Toko Cabang' },
});

const names = async (server: TestServer): Promise<unknown[]> =>
  (await server.events(server.platform)).map((body) => body['event_type'] ?? body['event']);

const take = (server: TestServer, id: string, step: string) =>
  server.control('POST', `/accounts/${id}/${step}`, {});

describe('account webhooks', () => {
  test('of a MANAGED account: registered, then activated, with token and webhook-id (EVT-05, EVT-account.registered, EVT-account.activated, EVT-ACC-HDR-x_callback_token, EVT-ACC-HDR-webhook_id, EVT-ACC-master_acc_business_id, EVT-ACC-event_type, EVT-ACC-created, EVT-ACC-data, EVT-ACC-data.user_id, EVT-ACC-data.account_info, EVT-ACC-data.account_info.payments_enabled, EVT-UNSPEC-11, EVT-CONF-01)', async () => {
    const receiver = await loopback((response) => reply(response, 200, {}));
    onTestFinished(() => receiver.close());
    const server = await openTestServer({
      privateCallbacks: 'all',
      callbackToken: 'token of Toko',
    });
    await server.control('PATCH', `/accounts/${server.platform}`, {
      callback_urls: { test: { account: `${receiver.url}/account` } },
    });
    const began = Date.now();
    const { id } = (await server.call('POST', '/v2/accounts', v2('MANAGED'))).body;
    await server.control('POST', '/quiet', {});
    expect(receiver.seen).toEqual([]);
    await take(server, id, 'register');
    await server.control('POST', '/quiet', {});
    await take(server, id, 'activate');
    await server.control('POST', '/quiet', {});
    const bodies = receiver.seen.map(({ body }) => JSON.parse(body) as { created: string });
    const accountEvent = (event_type: string, payments_enabled: boolean) => ({
      event_type,
      master_acc_business_id: server.platform,
      created: expect.stringMatching(/^\d{4}-.*Z$/),
      data: { user_id: id, account_info: { payments_enabled } },
    });
    expect(bodies).toEqual([
      accountEvent('account.registered', false),
      accountEvent('account.activated', true),
    ]);
    for (const { created } of bodies) {
      expect(Date.parse(created)).toBeGreaterThanOrEqual(began);
      expect(Date.parse(created)).toBeLessThanOrEqual(Date.now());
    }
    for (const { headers, url } of receiver.seen)
      expect([url, headers['x-callback-token']]).toEqual(['/account', 'token of Toko']);
    expect(new Set(receiver.seen.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
  });

  test('of an OWNED account: registered alone with payments enabled by v1, none by v2 (EVT-04, VER-18, VER-CONF-04, EVT-account.registered, EVT-UNSPEC-11)', async () => {
    const server = await openTestServer();
    const made = await server.call('POST', '/accounts', v1('OWNED'));
    expect([made.status, made.body]).toEqual([
      200,
      {
        user_id: expect.stringMatching(/^[0-9a-f]{24}$/),
        account_email: 'lama@toko.example',
        type: 'OWNED',
        business_profile: null,
        country: 'ID',
        created: expect.any(String),
        status: 'SUCCESSFUL',
      },
    ]);
    // The account accepts payments immediately, before its platform has received the event.
    const sold = await server.call(
      'POST',
      '/v2/invoices',
      { external_id: 'toko-1', amount: 15_000 },
      { as: made.body.user_id },
    );
    expect([sold.status, sold.body.status]).toEqual([200, 'PENDING']);
    expect(sold.body.user_id).toBe(made.body.user_id);
    await server.call('POST', '/v2/accounts', v2('OWNED'));
    await server.call('POST', '/accounts', v1('MANAGED'));
    expect(await server.events(server.platform)).toEqual([
      expect.objectContaining({
        event_type: 'account.registered',
        data: { user_id: made.body.user_id, account_info: { payments_enabled: true } },
      }),
    ]);
    const owned = (await server.call('GET', `/v2/accounts/${made.body.user_id}`)).body;
    expect(owned).toMatchObject({ status: 'LIVE', email: 'lama@toko.example' });
    expect((await take(server, owned.id, 'activate')).status).toBe(400);
    expect(await names(server)).toEqual(['account.registered']);
  });

  test('of an OWNED account of v2 is account.created in the service dialect (VER-CONF-04)', async () => {
    const server = await openTestServer({ dialect: 'service' });
    const { body } = await server.call('POST', '/v2/accounts', v2('OWNED'));
    expect(await server.events(server.platform)).toEqual([
      {
        event: 'account.created',
        business_id: server.platform,
        created: expect.any(String),
        data: body,
      },
    ]);
  });

  test('are sent for accounts that the control API creates, as by v1 (EVT-account.registered)', async () => {
    const server = await openTestServer();
    const parent = server.platform;
    const first = (await server.control('POST', '/accounts', { name: 'Cabang', parent })).body;
    expect(first).toMatchObject({ parent, platform: false, key: { mode: 'test' } });
    const body = { name: 'Mitra', parent, type: 'MANAGED', email: 'mitra@toko.example' };
    const second = (await server.control('POST', '/accounts', body)).body;
    expect(await names(server)).toEqual(['account.registered']);
    const read = (await server.control('GET', `/accounts/${second.id}`)).body;
    expect(read.sub_account).toMatchObject({ status: 'INVITED', email: 'mitra@toko.example' });
    await take(server, second.id, 'register');
    expect(await names(server)).toEqual(['account.registered', 'account.registered']);
    expect((await take(server, parent, 'activate')).status).toBe(404);
    expect((await take(server, 'nobody', 'activate')).status).toBe(404);
  });

  test('of one account are sent once, also when a job opens it after a breakdown (EVT-account.registered)', async () => {
    const clock = manualClock();
    const store = memoryStore({ now: clock.now });
    const exec = store.exec.bind(store);
    let broken = false;
    store.exec = (partition, ...rest) =>
      broken && partition.account === '$system'
        ? Promise.reject(new Error('broke down'))
        : exec(partition, ...rest);
    const server = await openTestServer({ store, now: clock.now });
    broken = true;
    expect((await server.call('POST', '/accounts', v1('OWNED'))).status).toBe(500);
    const [row] = (await server.call('GET', '/v2/accounts')).body.data;
    const read = () => server.call('GET', '/balance', undefined, { as: row.id });
    expect((await read()).status).toBe(403);
    broken = false;
    clock.advance(61_000);
    await server.control('POST', '/quiet', {});
    expect((await read()).body).toEqual({ balance: 1_000_000_000 });
    expect(await names(server)).toEqual(['account.registered']);
  });
});

describe('the status of a sub-account', () => {
  test('follows its state machine whatever the operator tries, and every activation emits one event', async () => {
    const server = await openTestServer();
    const run = fc.tuple(
      fc.constantFrom('OWNED', 'MANAGED'),
      fc.array(fc.constantFrom(...subAccountSteps), { maxLength: 8 }),
    );
    await fc.assert(
      fc.asyncProperty(run, async ([type, steps]) => {
        const before = (await names(server)).length;
        const id = await server.branch(type);
        const read = async () => (await server.call('GET', `/v2/accounts/${id}`)).body.status;
        const expected: string[] = [];
        let status = await read();
        for (const step of steps) {
          const { status: received, body } = await take(server, id, step);
          const next = await read();
          expect(subAccountStatus.options).toContain(next);
          expect([received, received === 200 ? body.status : status]).toEqual([received, next]);
          expect(isEdge(subAccountMachine, status, next)).toBe(true);
          if (received === 200 && step === 'register') expected.push('account.registered');
          if (received === 200 && step === 'activate') expected.push('account.activated');
          status = next;
        }
        expect((await names(server)).slice(before)).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });

  test('decides whether its platform may act for it: live payments need activation (EVT-account.activated)', async () => {
    const server = await openTestServer();
    const keys = `/accounts/${server.platform}/keys`;
    const by = (await server.control('POST', keys, { mode: 'live' })).body.key as string;
    const made = await server.call('POST', '/v2/accounts', v2('MANAGED'), { by });
    const { id } = made.body as { id: string };
    const act = async () =>
      (await server.call('GET', '/balance', undefined, { by, as: id })).status;
    expect(await act()).toBe(403);
    await take(server, id, 'register');
    expect(await act()).toBe(403);
    await take(server, id, 'activate');
    expect(await act()).toBe(200);
    await take(server, id, 'suspend');
    expect(await act()).toBe(403);
    await take(server, id, 'resume');
    expect(await act()).toBe(200);
    expect(await server.events(server.platform)).toEqual([]);
    expect(
      (await server.events(server.platform, 'live')).map((body) => body['event_type']),
    ).toEqual(['account.registered', 'account.activated']);
    const test = await server.branch('MANAGED');
    const inTest = async () =>
      (await server.call('GET', '/balance', undefined, { as: test })).status;
    expect(await inTest()).toBe(200);
    for (const step of ['register', 'await_documents', 'activate', 'suspend'])
      expect((await take(server, test, step)).status).toBe(200);
    expect(await inTest()).toBe(403);
  });

  test('a sub-account has the callback settings of its platform unless it has its own', async () => {
    const server = await openTestServer({ callbackToken: 'of the platform' });
    const parent = server.platform;
    await server.control('PATCH', `/accounts/${parent}`, {
      callback_urls: { test: { default: 'http://127.0.0.1:9/platform' } },
    });
    const read = async (id: string) =>
      (await server.control('GET', `/accounts/${id}`)).body.callbacks;
    const platforms = (await read(parent)).test;
    expect((await read(await server.branch())).test).toEqual(platforms);
    expect(platforms.token).toBe('of the platform');
    const own = { default: 'http://127.0.0.1:9/own' };
    const body = { name: 'Mitra', parent, callback_urls: own, callback_token: 'own' };
    const { id } = (await server.control('POST', '/accounts', body)).body;
    expect((await read(id)).test).toEqual({ urls: own, token: 'own' });
  });
});
