// Checks operators: the operations of each role, tokens, names, and admins who remove each other.
import { isAllowed, roles, type Role } from '@kasir/control';
import { SYSTEM } from '@kasir/core/store';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { operators } from '../../operators/kind.ts';
import { operations } from '../operations.ts';

const allContracts = operations.map(({ contract }) => contract);

const add = async ({ control }: Pick<TestServer, 'control'>, name: string, role: Role) => {
  const { status, body } = await control('POST', '/operators', { name, role });
  expect([name, status]).toEqual([name, 200]);
  return (body as { token: string }).token;
};

/** Returns the path of an operation with something in place of its parameters. */
const pathOf = (path: string): string => path.replaceAll(/\{\w+\}/g, 'none');

describe.each(roles)('the role %s', (role) => {
  test('may call exactly the operations of its own and lower roles; a refusal names the needed role', async () => {
    const server = await openTestServer();
    const call = server.controlAs(await add(server, 'siti', role));
    for (const contract of allContracts) {
      if (contract.id === 'feed.read') continue;
      const { status, body } = await call(
        contract.method,
        pathOf(contract.path),
        // No operation has this field: even a caller with the role changes nothing.
        contract.method === 'GET' ? undefined : { no_such_field: true },
      );
      const mayCall = isAllowed(role, contract.role);
      expect([contract.id, status === 403]).toEqual([contract.id, !mayCall]);
      if (!mayCall)
        expect(body).toEqual({
          error_code: 'REQUEST_FORBIDDEN_ERROR',
          message: `This needs the role ${contract.role}, and siti has the role ${role}. Ask an admin.`,
        });
    }
  });
});

test('viewers may call only four operations that are not GET: the wait for quiet, the rotation of their own token, and the checks of a request and of a file', () => {
  const posts = allContracts.filter(({ method, role }) => role === 'viewer' && method !== 'GET');
  expect(posts.map(({ id }) => id)).toEqual([
    'clock.quiet',
    'operators.rotate_own',
    'reconciliation.read_file',
    'api.check',
  ]);
});

test('only admins can change accounts, keys, secrets and operators', () => {
  const guarded =
    /^(?:accounts|keys|partners|operators(?!\.rotate_own)|sub_accounts|seeds)\.|^webhooks\.rotate/;
  for (const { id, method, role } of allContracts)
    if (guarded.test(id) && method !== 'GET') expect([id, role]).toEqual([id, 'admin']);
});

test('the control token identifies the admin root, and any other token its operator', async () => {
  const server = await openTestServer();
  const token = await add(server, 'budi@toko.example', 'operator');
  expect(token).toMatch(/^kasir_operator_[\da-f]{48}$/);
  const current = async (as: string) =>
    (await server.controlAs(as)('GET', '/operators/current')).body;
  expect(await current('token')).toEqual({ name: 'root', role: 'admin' });
  expect(await current(token)).toEqual({ name: 'budi@toko.example', role: 'operator' });
  const { data } = (await server.control('GET', '/operators')).body as { data: object[] };
  expect(data).toMatchObject([{ name: 'budi@toko.example', role: 'operator', created_by: 'root' }]);
  expect(JSON.stringify(data)).not.toContain(token);
});

test('a token is stored as a keyed hash only', async () => {
  const server = await openTestServer();
  const token = await add(server, 'siti', 'admin');
  const stored = await server.store.view(SYSTEM, (view) => view.get(operators, 'siti'));
  expect(stored?.state.hash).toMatch(/^[\da-f]{64}$/);
  expect(JSON.stringify(stored)).not.toContain(token.slice(-48));
});

test('a removed operator, a replaced token and any other text get 401', async () => {
  const server = await openTestServer();
  const { control } = server;
  const statusOf = async (token: string) => (await server.controlAs(token)('GET', '/clock')).status;
  const first = await add(server, 'siti', 'viewer');
  const rotated = await control('POST', '/operators/siti/rotate', {});
  const { token: second } = rotated.body as { token: string };
  expect([await statusOf(first), await statusOf(second)]).toEqual([401, 200]);
  await control('POST', '/operators/siti/remove', { reason: 'left the company' });
  expect(await statusOf(second)).toBe(401);
  expect((await control('GET', '/operators')).body).toEqual({ data: [] });
  expect((await control('POST', '/operators/siti/rotate', {})).status).toBe(404);
  const third = await add(server, 'siti', 'viewer');
  expect([await statusOf(second), await statusOf(third)]).toEqual([401, 200]);
  for (const wrong of [
    '',
    'token2',
    third.slice(0, -1),
    `${third}0`,
    third.toUpperCase(),
    third.replace(/^kasir_operator_/, 'kasir_operator_x'),
    'kasir_operator_',
    `kasir_operator_${'0'.repeat(48)}`,
    `kasir_operator_${'0'.repeat(100_000)}`,
  ])
    expect([wrong.slice(0, 80), await statusOf(wrong)]).toEqual([wrong.slice(0, 80), 401]);
});

test('operators can replace their own token, which is in the audit log; the control token cannot be replaced', async () => {
  const server = await openTestServer();
  const first = await add(server, 'siti', 'viewer');
  const rotated = await server.controlAs(first)('POST', '/operators/current/token', {
    reason: 'shown on a screen',
  });
  const { token: second, ...operator } = rotated.body as { token: string };
  expect(operator).toMatchObject({ name: 'siti', role: 'viewer', created_by: 'root' });
  const statusOf = async (token: string) =>
    (await server.controlAs(token)('GET', '/operators/current')).status;
  expect([await statusOf(first), await statusOf(second)]).toEqual([401, 200]);
  const entries = (await server.control('GET', '/audit')).body.data as object[];
  expect(entries[0]).toMatchObject({
    operator: 'siti',
    operation: 'operators.rotate_own',
    reason: 'shown on a screen',
  });
  expect(JSON.stringify(entries)).not.toContain(second);
  const refused = await server.control('POST', '/operators/current/token', {});
  expect([refused.status, refused.body.message]).toEqual([
    403,
    expect.stringContaining('KASIR_CONTROL_TOKEN'),
  ]);
});

test('a changed role applies from the next request on', async () => {
  const server = await openTestServer();
  const call = server.controlAs(await add(server, 'siti', 'viewer'));
  expect((await call('POST', '/clock/freeze', {})).status).toBe(403);
  await server.control('POST', '/operators/siti/role', { role: 'operator' });
  expect((await call('POST', '/clock/freeze', {})).status).toBe(200);
});

test('a viewer sees no token that verifies webhooks, an operator does', async () => {
  const server = await openTestServer();
  const { platform } = server;
  const account = (await server.control('GET', `/accounts/${platform}`)).body as {
    callbacks: Record<'test' | 'live', { token: string }>;
  };
  const secrets = [account.callbacks.test.token, account.callbacks.live.token];
  const viewer = server.controlAs(await add(server, 'viewer', 'viewer'));
  const operator = server.controlAs(await add(server, 'operator', 'operator'));
  for (const path of ['/accounts', `/accounts/${platform}`]) {
    const seen = JSON.stringify((await viewer('GET', path)).body);
    const seenByOperator = JSON.stringify((await operator('GET', path)).body);
    for (const secret of secrets) {
      expect(seen).not.toContain(secret);
      expect(seenByOperator).toContain(secret);
    }
  }
});

test('names that are too long, odd, taken or reserved are refused with a remedy', async () => {
  const server = await openTestServer();
  const { control } = server;
  for (const name of [
    '',
    'A',
    '1a',
    'a b',
    'a/b',
    '../x',
    'ä',
    'a'.repeat(65),
    'a\n',
    '-',
    5,
    null,
  ]) {
    const { status, body } = await control('POST', '/operators', { name, role: 'viewer' });
    expect([name, status]).toEqual([name, 400]);
    expect(body.errors).toMatchObject([{ path: 'body.name' }]);
  }
  const reserved = await control('POST', '/operators', { name: 'root', role: 'viewer' });
  expect(reserved.body.message).toBe(
    'body.name must not be root: that is the name of the control token.',
  );
  expect((await control('POST', '/operators', { name: 'a', role: 'boss' })).body.message).toMatch(
    /^body\.role must be one of viewer, operator, admin/,
  );
  await add(server, 'siti', 'viewer');
  const taken = await control('POST', '/operators', { name: 'siti', role: 'admin' });
  expect([taken.status, taken.body.error_code]).toEqual([409, 'DUPLICATE_ERROR']);
  expect((await control('POST', '/operators/root/remove', {})).status).toBe(400);
});

test('an operator cannot remove or demote itself', async () => {
  const server = await openTestServer();
  const call = server.controlAs(await add(server, 'siti', 'admin'));
  for (const [path, body] of [
    ['/operators/siti/remove', {}],
    ['/operators/siti/role', { role: 'viewer' }],
  ] as const)
    expect((await call('POST', path, body)).status).toBe(403);
});

test('when admins remove and demote each other at the same time, one admin always remains', async () => {
  const names = ['ani', 'budi', 'citra'];
  const act = fc.record({
    by: fc.constantFrom(...names),
    name: fc.constantFrom(...names),
    how: fc.constantFrom('remove', 'role'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 12 }), async (acts) => {
      const server = await openTestServer();
      const calls: Record<string, ReturnType<TestServer['controlAs']>> = {};
      for (const name of names)
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        calls[name] = server.controlAs(await add(server, name, 'admin'));
      await Promise.all(
        acts.map(({ by, name, how }) =>
          calls[by]?.(
            'POST',
            `/operators/${name}/${how}`,
            how === 'role' ? { role: 'viewer' } : {},
          ),
        ),
      );
      const { data } = (await server.control('GET', '/operators')).body as {
        data: { role: Role }[];
      };
      expect(data.filter(({ role }) => role === 'admin').length).toBeGreaterThan(0);
      await server.close();
    }),
    { numRuns: 15 },
  );
});
