// Dated versions through the whole pipeline: headers, account settings by mode, and events.
import { describe, expect, test } from 'vitest';
import { outgoing } from './outbox.ts';
import { openShop, type Call, type Shop } from '../testing/internal/shop.ts';

const older = '2020-01-01';
const newer = '2021-01-01';
const order = { reference_id: 'a', amount: 500 };
const asking = (version: string, name = 'api-version'): Call => ({ headers: { [name]: version } });

/** Returns the version in which a body is rendered. */
const renderingOf = (body: Record<string, unknown>): string =>
  'reference_id' in body ? older : 'reference' in body ? newer : 'none';

const setVersions = (shop: Shop, test?: string, live?: string) =>
  shop.set('alpha', {
    versions: { test: test ? { orders: test } : {}, live: live ? { orders: live } : {} },
  });

/** A shop with one order, and a way to read it. */
const withOrder = async (key = 'alpha-test') => {
  const shop = openShop();
  const made = await shop.call('/orders', { key, body: order });
  const path = `/orders/${made.body['id'] as string}`;
  return { shop, path, read: (call: Call = {}) => shop.get(path, { key, ...call }) };
};

describe('the version header', () => {
  test('is optional and a date; an unknown or malformed one is refused (VER-01, VER-UNSPEC-02)', async () => {
    const { read } = await withOrder();
    expect(renderingOf((await read()).body)).toBe(newer);
    expect(renderingOf((await read(asking(older))).body)).toBe(older);
    expect(renderingOf((await read(asking(newer))).body)).toBe(newer);
    expect(renderingOf((await read(asking(''))).body)).toBe(newer);
    for (const version of ['latest', '2020-06-01', '2020-1-1']) {
      const { status, body } = await read(asking(version));
      expect([version, status, body['error_code']]).toEqual([version, 400, 'API_VALIDATION_ERROR']);
      expect(body['errors']).toEqual([
        { path: 'header.api-version', message: expect.stringContaining(`${older}, ${newer}`) },
      ]);
    }
  });

  test('may be spelled X-API-VERSION; both must agree (VER-02, VER-CONF-01)', async () => {
    const { read } = await withOrder();
    expect((await read(asking(older, 'x-api-version'))).text).toBe(
      (await read(asking(older))).text,
    );
    const both = (a: string, b: string) =>
      read({ headers: { 'api-version': a, 'x-api-version': b } });
    expect(renderingOf((await both(older, older)).body)).toBe(older);
    expect((await both(older, newer)).status).toBe(400);
  });

  test('is required at some endpoints, ignored at others, optional elsewhere (VER-CONF-02)', async () => {
    const { shop, path, read } = await withOrder();
    expect((await shop.call('/tokens')).status).toBe(400);
    expect((await shop.call('/tokens', asking('2024-11-11'))).status).toBe(200);
    expect((await shop.call('/tokens', asking(newer))).status).toBe(400);
    const ignored = await shop.call(path, {
      method: 'PATCH',
      body: { note: 'x' },
      ...asking('old'),
    });
    expect(ignored.status).toBe(200);
    expect((await read()).status).toBe(200);
  });

  test('counts as a parameter for idempotency, and the setting of the account does not', async () => {
    const shop = openShop();
    const call = { headers: { 'idempotency-key': 'k' }, body: order };
    const first = await shop.call('/orders', call);
    setVersions(shop, older);
    const again = await shop.call('/orders', call);
    expect([again.text, again.headers['idempotency-replayed']]).toEqual([first.text, 'true']);
    const empty = { ...call.headers, 'api-version': '' };
    expect((await shop.call('/orders', { ...call, headers: empty })).text).toBe(first.text);
    const headers = { ...call.headers, 'api-version': older };
    expect((await shop.call('/orders', { ...call, headers })).status).toBe(409);
  });
});

describe('the setting of the account', () => {
  test('applies without the header, with the same result as the header of that version (VER-03)', async () => {
    const { shop, read } = await withOrder();
    for (const version of [older, newer]) {
      setVersions(shop, version);
      const [plain, explicit] = [await read(), await read(asking(version))];
      expect(renderingOf(plain.body)).toBe(version);
      expect(plain.text).toBe(explicit.text);
    }
  });

  test('is overridden by the header of a newer version for that call only (VER-07)', async () => {
    const { shop, read } = await withOrder();
    setVersions(shop, older, older);
    const seen = [];
    for (const call of [{}, asking(newer), {}]) seen.push(renderingOf((await read(call)).body));
    expect(seen).toEqual([older, newer, older]);
  });

  test('is separate for each mode: test mode can be switched first, and live mode later (VER-08, VER-09)', async () => {
    const { shop, read } = await withOrder();
    const made = await shop.call('/orders', { key: 'alpha-live', body: order });
    const livePath = `/orders/${made.body['id'] as string}`;
    const renderings = async () => [
      renderingOf((await read()).body),
      renderingOf((await shop.get(livePath, { key: 'alpha-live' })).body),
    ];
    setVersions(shop, older, older);
    expect(await renderings()).toEqual([older, older]);
    setVersions(shop, newer, older);
    expect(await renderings()).toEqual([newer, older]);
    setVersions(shop, newer, newer);
    expect(await renderings()).toEqual([newer, newer]);
  });

  test('can be switched back, and the old rendering returns byte for byte (VER-10)', async () => {
    const { shop, read } = await withOrder();
    setVersions(shop, older);
    const before = (await read()).text;
    setVersions(shop, newer);
    expect((await read()).text).not.toBe(before);
    setVersions(shop, older);
    expect((await read()).text).toBe(before);
  });

  test('of a sub-account applies when the platform acts for it', async () => {
    const shop = openShop();
    shop.set('branch', { versions: { test: { orders: older }, live: {} } });
    const call = { key: 'platform-test', body: order };
    const forBranch = await shop.call('/orders', { ...call, headers: { 'for-user-id': 'branch' } });
    expect(renderingOf(forBranch.body)).toBe(older);
    expect(renderingOf((await shop.call('/orders', call)).body)).toBe(newer);
  });
});

describe('the body of a version', () => {
  const forms = { 'content-type': 'application/x-www-form-urlencoded' };
  const bodies = {
    [older]: { json: { grams: 5 }, form: 'grams=5', missing: ['body.grams'] },
    [newer]: {
      json: { load: { grams: 5 } },
      form: 'load[grams]=5',
      missing: ['body.load', 'body.load.grams'],
    },
  };

  test('decodes and validates requests in that version', async () => {
    const shop = openShop();
    for (const [version, { json, form, missing }] of Object.entries(bodies)) {
      const headers = { 'api-version': version };
      for (const call of [
        { headers, body: json },
        { headers: { ...headers, ...forms }, body: form },
      ])
        expect(await shop.call('/parcels', call)).toMatchObject({
          status: 200,
          body: { grams: 5 },
        });
      const { status, body } = await shop.call('/parcels', { headers, body: {} });
      expect([status, body['errors']]).toEqual([
        400,
        missing.map((path) => ({ path, message: expect.any(String) as string })),
      ]);
    }
  });

  test('follows the setting of the account when a request has no version', async () => {
    const shop = openShop();
    shop.set('alpha', { versions: { test: { parcels: older }, live: {} } });
    expect((await shop.call('/parcels', { body: bodies[older].json })).status).toBe(200);
    expect((await shop.call('/parcels', { body: bodies[newer].json })).status).toBe(400);
  });

  test('decides which fields of a request are logged', async () => {
    const shop = openShop();
    const sent = { grams: 5, load: { grams: 5 }, code: { digits: '1234' }, lock: { pin: '5678' } };
    for (const [version, expected] of [
      [older, { grams: 5, code: '[secret]' }],
      [newer, { load: { grams: 5 }, lock: '[secret]' }],
    ] as const) {
      await shop.call('/parcels', { ...asking(version), body: sent });
      expect(shop.observed.at(-1)?.masked().body).toEqual(expected);
    }
  });
});

test('callbacks are rendered in the version of the account, whatever header the request had', async () => {
  const shop = openShop();
  const rendered = async (version: string | undefined, header?: string): Promise<string> => {
    setVersions(shop, version);
    const reference_id = `${version} ${header}`;
    const made = await shop.call('/orders', { body: { ...order, reference_id } });
    const headers: Record<string, string> = header === undefined ? {} : { 'api-version': header };
    await shop.call(`/orders/${made.body['id'] as string}/pay!`, { headers });
    const [job] = await shop.store.claim(1, 1_000);
    const { event = '' } = (job?.payload ?? {}) as { event?: string };
    const sent = await shop.store.view({ account: 'alpha', mode: 'test' }, (view) =>
      view.get(outgoing, event),
    );
    const body = JSON.parse(sent?.state.body ?? '{}') as { data: Record<string, unknown> };
    expect(body.data['status']).toBe('PAID');
    expect(Object.values(body.data)).toContain(reference_id);
    return renderingOf(body.data);
  };
  expect(await rendered(older)).toBe(older);
  expect(await rendered(newer)).toBe(newer);
  expect(await rendered(older, newer)).toBe(older);
  expect(await rendered(undefined, older)).toBe(newer);
});
