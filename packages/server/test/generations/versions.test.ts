// Checks dated versions on the running platform: customers are the resource that has two of them.
import { createReceiver } from '@kasir/webhooks';
import { beforeEach, describe, expect, test } from 'vitest';
import { bytesOf } from '../../src/testing/call.ts';
import { openTestServer, type TestServer } from '../../src/testing/test-server.ts';

const original = '2020-05-19';
const current = '2020-10-31';

const person = {
  reference_id: 'siti',
  type: 'INDIVIDUAL',
  individual_detail: { given_names: 'Siti' },
};

let server: TestServer;
let id: string;
let liveKey: string;

/** Reads the customer, in test mode unless `by` is a key of live mode. */
const read = async (headers: Record<string, string> = {}, by = server.kasir.key) => {
  const authorization = `Basic ${btoa(`${by}:`)}`;
  const response = await server.kasir.handle({
    method: 'GET',
    path: `/customers/${by === liveKey ? liveId : id}`,
    query: '',
    headers: { authorization, ...headers },
    body: bytesOf(undefined),
    address: '127.0.0.1',
  });
  const text = response.body;
  return { status: response.status, text, body: JSON.parse(text) as Record<string, unknown> };
};

let liveId: string;

/** The version that a customer is rendered in: only the current one shows a type. */
const renderingOf = ({ body }: { readonly body: Record<string, unknown> }): string =>
  'type' in body ? current : original;

const setVersion = async (version: string, mode = 'test'): Promise<void> => {
  const versions = { [mode]: { customers: version } };
  const { status } = await server.control('PATCH', `/accounts/${server.platform}`, { versions });
  expect(status).toBe(200);
};

beforeEach(async () => {
  server = await openTestServer();
  const made = await server.control('POST', `/accounts/${server.platform}/keys`, { mode: 'live' });
  liveKey = (made.body as { key: string }).key;
  const create = async (by: string): Promise<string> => {
    const { status, body } = await server.call('POST', '/customers', person, { by });
    expect(status).toBe(200);
    return (body as { id: string }).id;
  };
  id = await create(server.kasir.key ?? '');
  liveId = await create(liveKey);
});

describe('the version header', () => {
  test.each(['api-version', 'x-api-version'])(
    '%s chooses the rendering, and an unsupported date is refused with the list of supported ones (VER-01, VER-02, VER-UNSPEC-01, VER-UNSPEC-02)',
    async (name) => {
      expect(renderingOf(await read({ [name]: original }))).toBe(original);
      expect(renderingOf(await read({ [name]: current }))).toBe(current);
      for (const wrong of ['latest', '2020-06-01', '2020-5-19']) {
        const { status, text } = await read({ [name]: wrong });
        expect([wrong, status]).toEqual([wrong, 400]);
        expect(text).toContain(`${original}, ${current}`);
      }
    },
  );
});

describe('the setting of the account', () => {
  test('applies without the header, byte for byte as the header does (VER-03)', async () => {
    for (const version of [original, current]) {
      await setVersion(version);
      const plain = await read();
      expect(renderingOf(plain)).toBe(version);
      expect(plain.text).toBe((await read({ 'api-version': version })).text);
    }
  });

  test('migrates in three steps: one call, test mode, live mode, and back (VER-07, VER-08, VER-09, VER-10)', async () => {
    const renderings = async () => [
      renderingOf(await read()),
      renderingOf(await read({}, liveKey)),
    ];
    await setVersion(original);
    await setVersion(original, 'live');
    const before = (await read()).text;
    expect(renderingOf(await read({ 'api-version': current }))).toBe(current);
    expect(await renderings()).toEqual([original, original]);
    await setVersion(current);
    expect(await renderings()).toEqual([current, original]);
    await setVersion(current, 'live');
    expect(await renderings()).toEqual([current, current]);
    await setVersion(original);
    expect((await read()).text).toBe(before);
  });
});

describe('callbacks', () => {
  test('are rendered in the version that the account has set for the mode, whatever the request says (VER-04, VER-08)', async () => {
    const version = '2022-07-31';
    const paid = async (external_id: string, header?: string) => {
      const code = { external_id, type: 'STATIC', callback_url: 'http://127.0.0.1:9/' };
      await server.call('POST', '/qr_codes', code);
      await server.kasir.handle({
        method: 'POST',
        path: `/qr_codes/${external_id}/payments/simulate`,
        query: '',
        headers: {
          authorization: `Basic ${btoa(`${server.kasir.key}:`)}`,
          'content-type': 'application/json',
          ...(header !== undefined && { 'api-version': header }),
        },
        body: bytesOf({ amount: 15_000 }),
        address: '127.0.0.1',
      });
      return (await server.events(server.platform)).at(-1);
    };
    const setTo = (mode: string, versions: Record<string, string | null>) =>
      server.control('PATCH', `/accounts/${server.platform}`, { versions: { [mode]: versions } });
    const usual = (external_id: string) => ({
      event: 'qr.payment',
      id: expect.stringMatching(/^qrpy_/),
      amount: 15_000,
      qr_code: { external_id, type: 'STATIC' },
    });
    expect(await paid('a', version)).toMatchObject(usual('a'));
    await setTo('live', { qr_codes: version });
    expect(await paid('b')).toMatchObject(usual('b'));
    await setTo('test', { qr_codes: version });
    const dated = await paid('c');
    expect(dated).toEqual({
      event: 'qr.payment',
      api_version: version,
      business_id: server.platform,
      created: expect.any(String),
      data: {
        id: expect.stringMatching(/^qrpy_/),
        business_id: server.platform,
        currency: 'IDR',
        amount: 15_000,
        status: 'SUCCEEDED',
        created: expect.any(String),
        qr_id: expect.stringMatching(/^qr_/),
        qr_string: expect.any(String),
        reference_id: 'c',
        type: 'STATIC',
        metadata: null,
        payment_detail: { receipt_id: expect.any(String), source: expect.any(String) },
      },
    });
    const read = await createReceiver({ token: 'token' }).receive({
      headers: { 'x-callback-token': 'token', 'webhook-id': 'wh-1' },
      body: JSON.stringify(dated),
    });
    expect(read).toMatchObject({ ok: true, event: usual('c'), delivery: { issues: [] } });
    await setTo('test', { qr_codes: null });
    expect(await paid('d')).toMatchObject({ event: 'qr.payment', qr_code: {} });
  });
});

describe('the versions of an account', () => {
  const set = (versions: object) =>
    server.control('PATCH', `/accounts/${server.platform}`, { versions });
  const versionsOf = (response: { readonly body: unknown }) =>
    (response.body as { versions: object }).versions;

  test.each([
    [{ test: { nonsense: '2020-10-31' } }, 'body.versions.test.nonsense'],
    [{ live: { qr_code: '2022-07-31' } }, 'body.versions.live.qr_code'],
    [{ test: { customers: '1999-01-01' } }, 'body.versions.test.customers'],
    [{ test: { qr_codes: '2020-07-01' } }, 'body.versions.test.qr_codes'],
    [{ test: { customers: 'soon' } }, 'body.versions.test.customers'],
    [{ test: { constructor: '2020-10-31' } }, 'body.versions.test.constructor'],
    [{ test: { nonsense: null } }, 'body.versions.test.nonsense'],
  ])('refuse %j with the path of the unknown part (VER-10)', async (versions, path) => {
    const { status, body } = await set({ ...versions });
    expect(status).toBe(400);
    expect((body as { errors: { path: string }[] }).errors.map((one) => one.path)).toEqual([path]);
    expect(versionsOf(await server.control('GET', `/accounts/${server.platform}`))).toEqual({
      test: {},
      live: {},
    });
  });

  test('are set per resource: an omitted one keeps its version, and null removes it (VER-10)', async () => {
    await set({
      test: { customers: original, qr_codes: '2022-07-31' },
      live: { customers: original },
    });
    expect(versionsOf(await set({ test: { qr_codes: null } }))).toEqual({
      test: { customers: original },
      live: { customers: original },
    });
    expect(versionsOf(await set({ test: { customers: null } }))).toEqual({
      test: {},
      live: { customers: original },
    });
  });
});
