// Connectors of an account over the control API, with real connectors on loopback.
import { decideQuietly } from '@kasir/core/server';
import {
  changeConnector,
  liveSettings,
  LIVE_SETTINGS,
  operations,
} from '@kasir/payments/operation';
import { describe, expect, test, vi } from 'vitest';
import { createMasterKey } from '../../secrets/master-keys.ts';
import {
  certificateOf,
  NEW_SECRET,
  SECRET,
  replaceConnectorAt,
  serveBank,
  stopConnectorAt,
} from '../../testing/connectors.ts';
import { openTestServer } from '../../testing/test-server.ts';

const open = async (options: Parameters<typeof openTestServer>[0] = {}) => {
  const server = await openTestServer(options);
  const path = `/accounts/${server.platform}/connectors`;
  const live = { account: server.platform, mode: 'live' } as const;
  return {
    ...server,
    live,
    path,
    add: (body: object) =>
      server.control('POST', path, {
        name: 'bank',
        secret: SECRET,
        certificate: certificateOf(),
        ...body,
      }),
    stored: async () => {
      const row = await server.store.view(live, (view) => view.get(liveSettings, LIVE_SETTINGS));
      return row?.state;
    },
  };
};

describe('a connector is added', () => {
  test('with its certificate: its capabilities are read, and its callback URL is returned', async () => {
    const { add, control, path, platform } = await open();
    const url = await serveBank();
    const added = await add({ url });
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    expect(added.body).toMatchObject({
      name: 'bank',
      url,
      version: '1.0',
      is_enabled: true,
      card_data: false,
      channels: [{ code: 'DANA', min: 1_000, works: ['charge', 'refund'] }],
      certificate: { is_current: true, laws: 2, passed: 1 },
      override: null,
      secrets: 1,
      open_operations: 0,
      doubtful_operations: 0,
    });
    expect(added.body.callback_url).toMatch(`/_connectors/${platform}/bank`);
    expect((await control('GET', path)).body).toEqual({ data: [added.body] });
    expect((await control('GET', `${path}/bank`)).body).toEqual(added.body);
    expect((await add({ url })).body).toMatchObject({ error_code: 'DUPLICATE_ERROR' });
  });

  test('and its statements are fetched: every day from today on, and one on request at once', async () => {
    const { add, control, platform, kasir } = await open();
    await add({ url: await serveBank() });
    const path = `/accounts/${platform}/reconciliation`;
    const read = async () => (await control('GET', path)).body;
    expect(await read()).toMatchObject({ connectors: [{ connector: 'bank', is_fetched: true }] });
    const date = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    await control('POST', `${path}/fetch`, { connector: 'bank', date });
    await kasir.worker.idle();
    const { statements } = await read();
    expect(statements).toMatchObject([
      { date, is_complete: true, attempts: 1, problem: null, source: 'fetched' },
    ]);
  });

  test('without a certificate only with a reason, which is shown', async () => {
    const { add, control, path } = await open();
    const url = await serveBank();
    const refused = await add({ url, certificate: undefined });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toMatchObject([{ path: 'body.certificate' }]);
    expect(refused.body.message).toContain('kasir-conformance connector --url');
    expect(refused.body.message).toContain('override_reason');
    const reason = 'A pilot with our own cards';
    await add({ url, certificate: undefined, override_reason: reason });
    expect((await control('GET', '/audit')).body.data).toContainEqual(
      expect.objectContaining({ operation: 'connectors.add', reason }),
    );
    expect((await control('GET', path)).body.data).toMatchObject([
      { certificate: null, override: { reason, by: expect.any(String), at: expect.any(String) } },
    ]);
  });

  const wrongs: readonly (readonly [string, object, string])[] = [
    [
      'of another connector',
      certificateOf({ connector: { name: 'other', version: '1.0' } }),
      'connector.name',
    ],
    [
      'of another version',
      certificateOf({ connector: { name: 'my-bank', version: '0.9' } }),
      'connector.version',
    ],
    ['of another protocol', certificateOf({ protocol: '2020-01-01' }), 'protocol'],
    [
      'with a law that failed',
      certificateOf({
        laws: [
          { id: 'a', verdict: 'PASS' },
          { id: 'b', verdict: 'FAIL' },
        ],
      }),
      'laws',
    ],
    [
      'with an inconclusive law',
      certificateOf({ laws: [{ id: 'a', verdict: 'INCONCLUSIVE' }] }),
      'laws',
    ],
    ['of a run without laws', certificateOf({ laws: [] }), 'laws'],
    ['that was changed', { ...certificateOf(), seed: 2 }, 'digest'],
    ['that is another document', { hello: 1 }, 'version'],
  ];
  test.each(wrongs)('not with a certificate %s', async (_, document, field) => {
    const { add, stored } = await open();
    const refused = await add({ url: await serveBank(), certificate: document });
    expect(refused.status).toBe(400);
    expect(refused.body.errors[0].path).toBe(`body.certificate.${field}`);
    expect(await stored()).toBeUndefined();
  });

  test('not when the other side does not follow the protocol, and the response has the reason', async () => {
    const { add, stored } = await open();
    const failure = async (url: string) => {
      const { status, body } = await add({ url });
      expect([status, body.error_code]).toEqual([502, 'CONNECTOR_UNAVAILABLE']);
      return body.message as string;
    };
    expect(await failure(await serveBank({ secrets: [NEW_SECRET] }))).toContain('the same secret');
    const stopped = await serveBank();
    await stopConnectorAt(stopped);
    expect(await failure(stopped)).toContain('Is the connector running?');
    expect(await failure(`${await serveBank()}/elsewhere`)).toContain('base URL');
    expect(await failure(await serveBank({ version: '1\u001b[31m' }))).toContain(
      'control characters',
    );
    expect(await stored()).toBeUndefined();
  });

  test.each([
    ['http://connector.example', 'body.url', 'https'],
    ['https://user:hidden@connector.example', 'body.url', 'password'],
    ['https://connector.example/?a=b', 'body.url', 'query'],
    ['ftp://connector.example', 'body.url', 'http'],
  ])('not at %s', async (url, path, words) => {
    const { add } = await open();
    const { status, body } = await add({ url });
    expect([status, body.errors[0].path]).toEqual([400, path]);
    expect(body.message).toContain(words);
    expect(JSON.stringify(body)).not.toContain('hidden');
  });

  test('not with a secret that is easily guessed, and the response does not repeat it', async () => {
    const { add } = await open();
    for (const secret of ['whsec_', 'whsec_c2VjcmV0', 'hidden', `${SECRET} `]) {
      // oxlint-disable-next-line no-await-in-loop -- one by one
      const { status, body } = await add({ url: 'http://127.0.0.1:1', secret });
      expect([status, body.errors[0].path]).toEqual([400, 'body.secret']);
      expect(JSON.stringify(body)).not.toContain('c2VjcmV0');
    }
  });

  test('only once when two requests add it at the same time', async () => {
    const { add, stored } = await open();
    const url = await serveBank();
    const both = await Promise.all([add({ url }), add({ url })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await stored())?.connectors).toHaveLength(1);
  });
});

test('a connector with a new version needs a new certificate, and its channels are read again', async () => {
  const { add, control, path } = await open();
  // The same address before and after an update of the connector.
  const before = await serveBank();
  await add({ url: before });
  await replaceConnectorAt(before, {
    version: '2.0',
    capabilities: { card_data: true, channels: [] },
  });
  expect((await control('POST', `${path}/bank/refresh`, {})).body).toMatchObject({
    version: '2.0',
    card_data: true,
    channels: [],
    certificate: { version: '1.0', is_current: false },
  });
  const certify = (document: object) =>
    control('POST', `${path}/bank/certify`, { certificate: document });
  expect((await certify(certificateOf())).body.errors).toMatchObject([
    { path: 'body.certificate.connector.version' },
  ]);
  const current = certificateOf({ connector: { name: 'my-bank', version: '2.0' } });
  expect((await certify(current)).body).toMatchObject({
    override: null,
    certificate: { version: '2.0', is_current: true, digest: current.digest },
  });
});

test('a connector is disabled and enabled, and removed when nothing needs it', async () => {
  const { add, control, path, platform, store, live, stored } = await open();
  await add({ url: await serveBank() });
  const remove = () => control('DELETE', `${path}/bank`);
  expect((await remove()).body).toMatchObject({ error_code: 'CONNECTOR_IN_USE' });
  expect((await control('POST', `${path}/bank/disable`, {})).body).toMatchObject({
    is_enabled: false,
  });
  const routes = `/accounts/${platform}/routes`;
  await control('POST', routes, { routes: [{ connectors: ['bank'] }] });
  expect((await remove()).body.message).toContain('rule');
  await control('POST', routes, { routes: [] });
  await store.exec(live, (at, tx) =>
    tx.insert(operations, at.id(), {
      public: {},
      state: {
        status: 'SENT',
        connector: 'bank',
        work: 'charge',
        type: 'EWALLET',
        channel: 'DANA',
        country: 'ID',
        currency: 'IDR',
        amount: 1_000,
        executed: null,
        parent: null,
        instead: null,
        fallbacks: [],
        external: null,
        about: { kind: 'payment', id: 'p' },
        reference: 'order-1',
        request: '{}',
        withCard: false,
        resume: null,
        sentAt: 1,
        questionedAt: 0,
        requests: 1,
        questions: 0,
        sequence: 0,
        action: null,
        failure: null,
        token: null,
        issued: null,
        processorReference: null,
        attention: 'NO_OUTCOME',
        settled: false,
        created: 1,
        updated: 1,
      },
    }),
  );
  expect((await control('GET', `${path}/bank`)).body).toMatchObject({
    open_operations: 1,
    doubtful_operations: 1,
  });
  expect((await remove()).body.message).toContain('without an outcome');
  expect((await stored())?.connectors[0], 'it can refund again').not.toHaveProperty('removing');
  await store.exec(live, (_, tx) => {
    for (const row of tx.children(operations, 'p'))
      tx.update(operations, row, { state: { ...row.state, status: 'DECLINED' } });
  });
  expect((await control('POST', `${path}/bank/enable`, {})).body).toMatchObject({
    is_enabled: true,
  });
  await control('POST', `${path}/bank/disable`, {});
  expect((await remove()).body).toEqual({ name: 'bank', removed: true });
  expect((await control('GET', path)).body).toEqual({ data: [] });
  expect((await remove()).status).toBe(404);
});

test('an interrupted removal can be repeated or undone', async () => {
  const { add, control, path, store, live, stored } = await open();
  await add({ url: await serveBank() });
  await control('POST', `${path}/bank/disable`, {});
  const cutOff = () =>
    store.exec(live, (at, tx) =>
      decideQuietly(at, tx, (d) =>
        changeConnector(d, 'bank', (one) => ({ ...one, removing: true })),
      ),
    );
  await cutOff();
  await control('POST', `${path}/bank/enable`, {});
  expect((await stored())?.connectors[0]).not.toHaveProperty('removing');
  await control('POST', `${path}/bank/disable`, {});
  await cutOff();
  expect((await control('DELETE', `${path}/bank`)).body).toMatchObject({ removed: true });
});

test('capabilities of a removed connector are not stored for another one that now has its name', async () => {
  const { add, control, path, stored } = await open();
  const url = await serveBank();
  await add({ url });
  const other = await serveBank({ version: '2.0' });
  const held = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const response = await real(...call);
    arrived.resolve();
    await held.promise;
    return response;
  });
  const refreshing = control('POST', `${path}/bank/refresh`, {});
  await arrived.promise;
  vi.unstubAllGlobals();
  await control('POST', `${path}/bank/disable`, {});
  await control('DELETE', `${path}/bank`);
  const again = { connector: { name: 'my-bank', version: '2.0' } };
  await add({ url: other, certificate: certificateOf(again) });
  held.resolve();
  expect((await refreshing).status).toBe(404);
  expect((await stored())?.connectors).toMatchObject([{ url: other, version: '2.0' }]);
});

describe('secrets', () => {
  test('are rotated: the new one is added first, and the former one is dropped when the connector knows the new one', async () => {
    const { add, control, path, stored } = await open();
    const url = await serveBank();
    await add({ url });
    const rotate = (body: object) => control('POST', `${path}/bank/rotate`, body);
    expect((await rotate({ step: 'drop' })).body.errors).toMatchObject([{ path: 'body.step' }]);
    const added = await rotate({ step: 'add' });
    expect(added.body).toMatchObject({
      secrets: 2,
      secret: expect.stringMatching(/^whsec_.{44}$/),
    });
    expect((await rotate({ step: 'add' })).status).toBe(400);
    // The connector still has only the former secret: requests are signed with both, so it accepts
    // them.
    expect((await control('POST', `${path}/bank/refresh`, {})).status).toBe(200);
    expect((await rotate({ step: 'drop' })).body).toMatchObject({
      error_code: 'CONNECTOR_UNAVAILABLE',
    });
    await replaceConnectorAt(url, { secrets: [added.body.secret] });
    expect((await rotate({ step: 'drop' })).body).toMatchObject({ secrets: 1, secret: null });
    expect((await stored())?.connectors[0]?.secrets).toHaveLength(1);
    expect((await control('POST', `${path}/bank/refresh`, {})).status).toBe(200);
  });

  test('appear in no response, feed, request log, snapshot or stored text', async () => {
    const { add, control, path, platform, stored } = await open();
    const url = await serveBank();
    const texts: string[] = [];
    const keep = async (response: ReturnType<typeof control>) => {
      const { status, body } = await response;
      const text = JSON.stringify(body);
      expect(status, text).toBe(200);
      texts.push(text);
    };
    await keep(add({ url }));
    await keep(control('GET', path));
    await keep(control('POST', `${path}/bank/rotate`, { step: 'add', secret: NEW_SECRET }));
    await keep(control('POST', `${path}/bank/refresh`, {}));
    await keep(control('GET', '/feed'));
    await keep(control('GET', '/requests'));
    await keep(control('GET', '/audit'));
    const snapshot = await control('POST', `/accounts/${platform}/snapshots`, { name: 'one' });
    // Its settings of live mode are no part of a test account.
    await keep(control('GET', `/snapshots/${snapshot.body.id}`));
    texts.push(JSON.stringify(await stored()));
    for (const text of texts)
      for (const secret of [SECRET, NEW_SECRET]) {
        expect(text).not.toContain(secret);
        expect(text).not.toContain(secret.slice('whsec_'.length, -4));
      }
    expect(texts.slice(0, -1).join()).not.toContain('v1.');
    expect(texts.at(-2)).not.toContain('live_settings');
  });

  test('are sealed again with a new master key of the server', async () => {
    const { add, control, path, stored, kasir } = await open();
    await add({ url: await serveBank() });
    const before = await stored();
    const [key] = kasir.masterKeys.all();
    expect((await control('POST', '/secrets/rotate', {})).body).toEqual({
      new_key: true,
      resealed: 1,
    });
    expect(kasir.masterKeys.all()).toHaveLength(1);
    expect(kasir.masterKeys.all()).not.toContain(key);
    expect((await stored())?.connectors[0]?.secrets).not.toEqual(before?.connectors[0]?.secrets);
    expect((await control('POST', `${path}/bank/refresh`, {})).status).toBe(200);
  });

  test('are sealed with the newest key of the operator by a rotation, and need the former key until then', async () => {
    const [former, newest] = [createMasterKey(), createMasterKey()];
    let keys: readonly Uint8Array[] = [];
    const masterKeys = { all: () => keys, replace: null };
    const { add, control, path } = await open({ masterKeys });
    const url = await serveBank();
    expect((await add({ url })).body).toMatchObject({ error_code: 'MASTER_KEY_MISSING' });
    keys = [former];
    expect((await add({ url })).status).toBe(200);
    keys = [newest];
    const refused = await control('POST', `${path}/bank/refresh`, {});
    expect([refused.status, refused.body.error_code]).toEqual([409, 'MASTER_KEY_MISSING']);
    expect((await control('POST', '/secrets/rotate', {})).status).toBe(409);
    keys = [newest, former];
    expect((await control('POST', '/secrets/rotate', {})).body).toEqual({
      new_key: false,
      resealed: 1,
    });
    keys = [newest];
    expect((await control('POST', `${path}/bank/refresh`, {})).status).toBe(200);
  });
});

test('an account does not see the connectors of another account', async () => {
  const { add, control, branch } = await open();
  await add({ url: await serveBank() });
  const other = await branch();
  expect((await control('GET', `/accounts/${other}/connectors`)).body).toEqual({ data: [] });
  expect((await control('GET', `/accounts/${other}/connectors/bank`)).status).toBe(404);
  expect((await control('GET', '/accounts/none/connectors')).status).toBe(404);
});
