// Dated versions on the running platform: customers are the resource that has two of them.
import { beforeEach, describe, expect, test } from 'vitest';
import { bytesOf } from './testing/call.ts';
import { openTestServer, type TestServer } from './testing/test-server.ts';

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

/** Reads the customer, in test mode unless a key of live mode asks. */
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
    '%s chooses the rendering, and a date that is not listed is refused with those that are (VER-01, VER-02, VER-UNSPEC-01, VER-UNSPEC-02)',
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
