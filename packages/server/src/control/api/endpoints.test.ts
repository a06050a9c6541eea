// Checks the endpoints of the API as data: a request filled in from them is accepted.
import { expect, test } from 'vitest';
import { handlers } from '../../registry.ts';
import { openTestServer } from '../../testing/test-server.ts';

interface Listed {
  readonly method: string;
  readonly path: string;
  readonly headers: readonly { name: string; required: boolean; value: string | null }[];
  readonly example: unknown;
}

test('every endpoint is listed with its headers, and no call from them lacks its version (V3-HDR-api_version)', async () => {
  const { control, platform } = await openTestServer();
  const { data } = (await control('GET', '/endpoints')).body as { data: Listed[] };
  expect(data.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
    handlers.map(({ contract }) => `${contract.method} ${contract.path}`).toSorted(),
  );
  for (const { method, path, headers, example } of data) {
    const sent = headers.flatMap(({ name, value }) => (value === null ? [] : [[name, value]]));
    const { body } = await control('POST', `/accounts/${platform}/call`, {
      method,
      path: path.replaceAll(/\{\w+\}/g, 'none'),
      headers: Object.fromEntries(sent),
      ...(example !== null && method !== 'GET' && { body: example }),
    });
    expect([method, path, JSON.stringify(body)]).not.toEqual([
      method,
      path,
      expect.stringMatching(/api-version/),
    ]);
  }
  const created = data.find(
    ({ method, path }) => method === 'POST' && path === '/v3/payment_requests',
  );
  expect(created?.headers).toEqual(
    expect.arrayContaining([
      { name: 'api-version', required: true, value: '2024-11-11' },
      { name: 'idempotency-key', required: false, value: null },
      { name: 'for-user-id', required: false, value: null },
    ]),
  );
});
