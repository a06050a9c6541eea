// Checks the life cycle of a key in the hands of the operator: created, listed, revoked.
import { expect, test } from 'vitest';
import { openTestServer } from '../../src/testing/test-server.ts';

test('a key is shown once, listed by its last four characters, and refused when it is revoked (AUTH-04)', async () => {
  const { call, control, platform } = await openTestServer();
  const keys = `/accounts/${platform}/keys`;
  const made = await control('POST', keys, { name: 'Till', permissions: ['transaction:read'] });
  const { id, key } = made.body as { id: string; key: string };
  const listed = async () => {
    const { data } = (await control('GET', keys)).body as { data: { id: string }[] };
    expect(JSON.stringify(data)).not.toContain(key);
    return data.find((one) => one.id === id);
  };
  expect(await listed()).toMatchObject({ ending: key.slice(-4), revoked: false });
  const ask = () => call('GET', '/transactions', undefined, { by: key });
  expect((await ask()).status).toBe(200);
  await control('POST', `/keys/${id}/revoke`, {});
  expect(await ask()).toMatchObject({ status: 401, body: { error_code: 'INVALID_API_KEY' } });
  expect(await listed()).toMatchObject({ revoked: true });
});

test('an account has the rate limits that the operator set for it, and others keep the general ones (RATE-07)', async () => {
  const { call, control, platform, branch } = await openTestServer({
    rates: { test: 60, live: 60, address: 0 },
  });
  const sub = await branch();
  await control('PATCH', `/accounts/${sub}`, { rates: { test: 90 } });
  const limitOf = async (as?: string) =>
    (await call('GET', '/transactions', undefined, { as })).headers['rate-limit-limit'];
  expect(await limitOf(sub)).toBe('90');
  expect(await limitOf(platform)).toBe('60');
});
