// Checks the audit log: every act has a begin and an end, refusals are in it, secrets are not, and
// a changed or removed entry is found.
import { toIsoString } from '@kasir/core';
import { decideQuietly } from '@kasir/core/server';
import { SYSTEM, Unavailable, type Store } from '@kasir/core/store';
import { describe, expect, test } from 'vitest';
import { operations } from '../control/operations.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { auditEntries, auditHeads, entryId, HEAD, type AuditEntry } from './kind.ts';

interface Act extends Record<string, unknown> {
  readonly sequence: number;
  readonly operation: string;
}

const actsOf = async ({ control }: Pick<TestServer, 'control'>, query = '') => {
  const { status, body } = await control('GET', `/audit${query}`);
  expect(status).toBe(200);
  return body as { data: Act[]; next: string | null };
};

const verify = async ({ control }: Pick<TestServer, 'control'>, query = '') =>
  (await control('GET', `/audit/verify${query}`)).body as {
    ok: boolean;
    sequence: number;
    digest: string;
    problem: { sequence: number; message: string } | null;
  };

test('an act has operator, time, operation, address, reason and outcome', async () => {
  const server = await openTestServer();
  const before = toIsoString(Date.now() - 1_000);
  const { body } = await server.control('POST', '/operators', {
    name: 'siti',
    role: 'admin',
    reason: 'on call',
  });
  const made = await server.controlAs((body as { token: string }).token)(
    'POST',
    `/accounts/${server.platform}/keys`,
    { mode: 'live', name: 'Checkout' },
  );
  expect(made.status).toBe(200);
  const { data, next } = await actsOf(server);
  expect(next).toBeNull();
  expect(data).toMatchObject([
    {
      sequence: 3,
      operator: 'siti',
      role: 'admin',
      operation: 'keys.create',
      account: server.platform,
      mode: 'live',
      object: (made.body as { id: string }).id,
      address: '127.0.0.1',
      request_id: expect.stringMatching(/^[\da-f]{32}$/),
      reason: null,
      input: { id: server.platform, mode: 'live', name: 'Checkout' },
      outcome: 'succeeded',
      status: 200,
      error_code: null,
    },
    {
      sequence: 1,
      operator: 'root',
      operation: 'operators.add',
      object: 'siti',
      reason: 'on call',
      input: { name: 'siti', role: 'admin', reason: 'on call' },
      outcome: 'succeeded',
    },
  ]);
  for (const { at, ended_at } of data) {
    expect(String(at) > before).toBe(true);
    expect(String(ended_at) >= String(at)).toBe(true);
  }
});

test('calls that are refused for the role are in the log, and reads are not', async () => {
  const server = await openTestServer();
  const { body } = await server.control('POST', '/operators', { name: 'siti', role: 'viewer' });
  const call = server.controlAs((body as { token: string }).token);
  await call('GET', '/clock');
  await call('POST', '/quiet', {});
  await call('POST', `/accounts/${server.platform}/keys`, { mode: 'live' });
  await call('GET', `/accounts/${server.platform}/webhooks`);
  const { data } = await actsOf(server, '?operator=siti');
  expect(data).toMatchObject([
    { operation: 'webhooks.get', outcome: 'refused', status: 403, account: server.platform },
    { operation: 'keys.create', outcome: 'refused', error_code: 'REQUEST_FORBIDDEN_ERROR' },
  ]);
});

test('an act that its operation refuses is recorded as failed, and malformed input is not recorded', async () => {
  const server = await openTestServer();
  await server.control('POST', '/keys/none/revoke', {});
  await server.control('POST', '/keys/none/revoke', { colour: 'red' });
  await server.control('POST', '/clock/freeze', { at: '2020-01-01T00:00:00Z' });
  expect((await actsOf(server)).data).toMatchObject([
    { operation: 'clock.freeze', outcome: 'failed', status: 400 },
    { operation: 'keys.revoke', outcome: 'failed', status: 404, object: 'none' },
  ]);
});

test('the act of revoking a key has its account and mode, although the request names neither', async () => {
  const server = await openTestServer();
  const { body } = await server.control('POST', `/accounts/${server.platform}/keys`, {
    mode: 'live',
  });
  const { id } = body as { id: string };
  await server.control('POST', `/keys/${id}/revoke`, {});
  const { data } = await actsOf(server, `?account=${server.platform}&operation=keys.revoke`);
  expect(data).toMatchObject([{ object: id, mode: 'live', outcome: 'succeeded' }]);
});

test('every operation above a viewer leaves an entry when a viewer tries it', async () => {
  const server = await openTestServer();
  const { body } = await server.control('POST', '/operators', { name: 'siti', role: 'viewer' });
  const call = server.controlAs((body as { token: string }).token);
  const guarded = operations
    .map(({ contract }) => contract)
    .filter(({ role }) => role !== 'viewer');
  expect(guarded.length).toBeGreaterThan(30);
  for (const { method, path } of guarded)
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await call(method, path.replaceAll(/\{\w+\}/g, 'none'));
  const { data } = await actsOf(server, '?operator=siti&limit=100');
  expect(data.map(({ operation, outcome }) => [operation, outcome])).toEqual(
    guarded.map(({ id }) => [id, 'refused']).toReversed(),
  );
});

test('filters and pages: by operator, operation and time, newest first without a gap', async () => {
  const server = await openTestServer();
  for (let n = 0; n < 7; n += 1)
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await server.control('POST', n % 2 === 0 ? '/clock/freeze' : '/clock/run', {});
  const seen: number[] = [];
  let query = '?limit=3';
  for (let more = true; more;) {
    // oxlint-disable-next-line no-await-in-loop -- page after page
    const { data, next } = await actsOf(server, query);
    seen.push(...data.map(({ sequence }) => sequence));
    query = `?limit=3&before=${next}`;
    more = next !== null;
  }
  expect(seen).toEqual([13, 11, 9, 7, 5, 3, 1]);
  const runs = await actsOf(server, '?operation=clock.run');
  expect(runs.data.map(({ operation }) => operation)).toEqual(Array(3).fill('clock.run'));
  const later = toIsoString(Date.now() + 60_000);
  expect((await actsOf(server, `?since=${later}`)).data).toEqual([]);
  expect((await actsOf(server, `?until=${later}`)).data).toHaveLength(7);
  expect((await actsOf(server, '?operator=nobody')).data).toEqual([]);
  expect((await server.control('GET', '/audit?before=x')).status).toBe(400);
});

test('entries are listed in their order, page by page, each with the digest of the entry before', async () => {
  const server = await openTestServer();
  for (let n = 0; n < 3; n += 1)
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await server.control('POST', '/clock/run', {});
  const page = async (after: number) =>
    (await server.control('GET', `/audit/entries?limit=4&after=${after}`)).body as {
      data: (AuditEntry & { previous: string })[];
      next: number | null;
    };
  const [first, second] = [await page(0), await page(4)];
  expect([first.next, second.next]).toEqual([4, null]);
  const all = [...first.data, ...second.data];
  expect(all.map(({ phase, act }) => [phase, act])).toEqual(
    [1, 3, 5].flatMap((act) => [
      ['begun', act],
      ['ended', act],
    ]),
  );
  for (const [index, { previous }] of all.entries())
    expect(previous).toBe(all[index - 1]?.digest ?? '0'.repeat(64));
});

describe('secrets', () => {
  test('no key, token, card number or password is stored, whichever field contains it', async () => {
    const server = await openTestServer();
    const { control, platform } = server;
    const secrets = [
      'the-callback-token',
      'the-rotated-token',
      'xnd_development_ofaseed',
      '4000000000001091',
      'the-password',
      'the-query-secret',
      'the-header-secret',
      '123-456',
    ];
    const url = 'https://user:the-password@merchant.example/hook?key=the-query-secret';
    const calls = [
      ['POST', '/accounts', { name: 'Warung', callback_token: 'the-callback-token' }],
      [
        'PATCH',
        `/accounts/${platform}`,
        {
          callback_token: { test: 'the-callback-token' },
          callback_urls: { test: { default: url } },
        },
      ],
      [
        'POST',
        `/accounts/${platform}/webhooks/rotate`,
        { secret: 'token', token: 'the-rotated-token' },
      ],
      [
        'POST',
        '/seed',
        {
          accounts: [
            {
              name: 'Toko',
              keys: ['xnd_development_ofaseed'],
              callback_token: 'the-callback-token',
            },
          ],
        },
      ],
      [
        'POST',
        `/accounts/${platform}/call`,
        {
          method: 'POST',
          path: '/v2/payment_methods',
          headers: { 'x-note': 'the-header-secret' },
          body: { card: { number: '4000000000001091', cvn: '123-456' } },
        },
      ],
      ['POST', `/accounts/${platform}/keys`, { name: 'Card 4000 0000 0000 1091' }],
      ['POST', '/operators', { name: 'siti', role: 'admin', reason: 'xnd_development_ofaseed' }],
    ] as const;
    const returned: string[] = [];
    for (const [method, path, body] of calls) {
      // oxlint-disable-next-line no-await-in-loop -- in this order
      const reply = await control(method, path, body);
      expect([path, reply.status]).toEqual([path, 200]);
      const { key, token } = reply.body as { key?: unknown; token?: unknown };
      for (const one of [key, token]) if (typeof one === 'string') returned.push(one);
    }
    const stored = await server.store.view(SYSTEM, (view) =>
      JSON.stringify(view.list(auditEntries, {}, { limit: 100 }).rows),
    );
    expect(stored).toContain('Warung');
    expect(stored).toContain('https://merchant.example/hook');
    for (const secret of [...secrets, ...returned]) expect(stored).not.toContain(secret);
    expect(stored).not.toContain('4000 0000');
  });

  test('the shared secret of a connector is not stored, and the reason of its override is', async () => {
    const server = await openTestServer();
    const body = {
      name: 'bank',
      url: 'http://127.0.0.1:9/',
      secret: `whsec_${btoa('0'.repeat(32))}`,
      override_reason: 'Pilot with one merchant',
    };
    const path = `/accounts/${server.platform}/connectors`;
    expect((await server.control('POST', path, body)).status).toBeGreaterThan(400);
    const { data } = await actsOf(server);
    expect(data).toMatchObject([
      {
        operation: 'connectors.add',
        outcome: 'failed',
        reason: 'Pilot with one merchant',
        input: { name: 'bank', secret: '[secret]' },
      },
    ]);
    expect(JSON.stringify(data)).not.toContain(body.secret);
  });

  test('long input is shortened', async () => {
    const server = await openTestServer();
    const urls = Object.fromEntries(
      ['default', 'invoice', 'payment_method'].map((type) => [
        type,
        `https://merchant.example/${'x'.repeat(1_500)}`,
      ]),
    );
    await server.control('PATCH', `/accounts/${server.platform}`, {
      callback_urls: { test: urls, live: urls },
    });
    const { data } = await actsOf(server);
    expect(JSON.stringify(data[0]?.['input']).length).toBeLessThan(3_000);
  });
});

describe('verification', () => {
  const changed = async (
    store: Store,
    sequence: number,
    change: Partial<AuditEntry>,
  ): Promise<void> => {
    await store.exec(SYSTEM, (at, tx) =>
      decideQuietly(at, tx, (d) => {
        const row = d.get(auditEntries, entryId(sequence));
        if (row) d.change(auditEntries, row, change);
      }),
    );
  };

  const openWithActs = async () => {
    const server = await openTestServer();
    for (let n = 0; n < 3; n += 1)
      // oxlint-disable-next-line no-await-in-loop -- in this order
      await server.control('POST', '/clock/run', {});
    return server;
  };

  test('an unchanged log passes the verification, and so does an empty one', async () => {
    const server = await openTestServer();
    expect(await verify(server)).toMatchObject({ ok: true, sequence: 0, problem: null });
    await server.control('POST', '/clock/run', {});
    const { ok, sequence, digest } = await verify(server);
    expect([ok, sequence]).toEqual([true, 2]);
    await server.control('POST', '/clock/run', {});
    const noted = `?sequence=${sequence}&digest=${digest}`;
    expect(await verify(server, noted)).toMatchObject({ ok: true, sequence: 4 });
  });

  const changes: readonly Partial<AuditEntry>[] = [
    { operator: 'somebody' },
    { at: 1 },
    { input: '{"at":1}' },
    { status: 200 },
    { account: 'x' },
    { role: 'viewer' },
    { previous: 'f'.repeat(64) },
    { digest: 'f'.repeat(64) },
  ];

  test.each(changes)('verification names the entry with a changed field: %j', async (change) => {
    const server = await openWithActs();
    await changed(server.store, 3, change);
    const { ok, problem } = await verify(server);
    expect([ok, problem?.sequence]).toEqual([false, 3]);
  });

  test('verification finds a removed entry, and a log that was cut at its end', async () => {
    const server = await openWithActs();
    const { sequence, digest } = await verify(server);
    const remove = (number: number) =>
      server.store.exec(SYSTEM, (at, tx) => {
        const row = tx.get(auditEntries, entryId(number));
        if (row) tx.update(auditEntries, row, {}, { expires: at.now });
      });
    await remove(6);
    expect((await verify(server)).problem?.sequence).toBe(6);
    // Anyone who can write the database can also move the head: a noted digest still shows it.
    const last = await server.store.view(SYSTEM, (view) => view.get(auditEntries, entryId(5)));
    await server.store.exec(SYSTEM, (at, tx) =>
      decideQuietly(at, tx, (d) => {
        const head = d.get(auditHeads, HEAD);
        if (head && last) d.change(auditHeads, head, { sequence: 5, digest: last.state.digest });
      }),
    );
    expect((await verify(server)).ok).toBe(true);
    const noted = await verify(server, `?sequence=${sequence}&digest=${digest}`);
    expect(noted).toMatchObject({ ok: false, problem: { sequence: 6 } });
    await remove(2);
    expect((await verify(server)).problem).toEqual({
      sequence: 2,
      message: 'The entry is missing: it was removed.',
    });
  });

  test('half of a noted entry is refused, and verification finds a digest other than the noted one', async () => {
    const server = await openWithActs();
    expect((await server.control('GET', '/audit/verify?sequence=1')).status).toBe(400);
    expect((await server.control('GET', '/audit/verify?sequence=1&digest=xyz')).status).toBe(400);
    const noted = await verify(server, `?sequence=1&digest=${'a'.repeat(64)}`);
    expect(noted.problem?.sequence).toBe(1);
  });
});

test('concurrent acts form one chain', async () => {
  const server = await openTestServer();
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      server.control('POST', '/operators', { name: `o${n}`, role: 'viewer' }),
    ),
  );
  expect(await verify(server)).toMatchObject({ ok: true, sequence: 40 });
});

test('the log outlives a reset, a restore and a fork of its account', async () => {
  const server = await openTestServer();
  const { control, platform } = server;
  const taken = await control('POST', `/accounts/${platform}/snapshots`, {});
  const { id } = taken.body as { id: string };
  await control('POST', `/accounts/${platform}/reset`, {});
  await control('POST', `/accounts/${platform}/restore`, { snapshot: id, clock: 'snapshot' });
  await control('POST', `/accounts/${platform}/fork`, {});
  const { data } = await actsOf(server, `?account=${platform}`);
  expect(data.map(({ operation }) => operation)).toEqual([
    'snapshots.fork',
    'snapshots.restore',
    'snapshots.reset',
    'snapshots.create',
  ]);
  expect((await verify(server)).ok).toBe(true);
});

test('an act whose end cannot be recorded has an unknown outcome, and the error for its caller says so', async () => {
  const server = await openTestServer();
  const { store } = server.kasir;
  const exec = store.exec.bind(store);
  let appended = 0;
  Object.assign(store, {
    exec: (...given: Parameters<Store['exec']>) => {
      if (given[0].account === SYSTEM.account) appended += 1;
      return appended > 1
        ? Promise.reject(new Unavailable('away', new Error('cut'), true))
        : exec(...given);
    },
  });
  const body = { fault: { type: 'latency', ms: 1 } };
  const lost = server.control('POST', '/faults', body);
  await expect(lost).rejects.toMatchObject({ nothingWritten: false });
  Object.assign(store, { exec });
  expect((await actsOf(server)).data).toMatchObject([
    { operation: 'faults.create', outcome: 'unknown', status: null, ended_at: null },
  ]);
  expect(await verify(server)).toMatchObject({ ok: true, sequence: 1 });
});

test('an act that cannot be recorded is not performed', async () => {
  const server = await openTestServer();
  const { kasir, platform } = server;
  const exec = kasir.store.exec.bind(kasir.store);
  Object.assign(kasir.store, {
    exec: () => Promise.reject(new Unavailable('away', new Error('cut'), true)),
  });
  const body = { fault: { type: 'latency', ms: 1 } };
  await expect(server.control('POST', '/faults', body)).rejects.toThrow(Unavailable);
  Object.assign(kasir.store, { exec });
  expect((await server.control('GET', '/faults')).body).toEqual({ data: [] });
  expect((await actsOf(server)).data).toEqual([]);
  expect(platform).not.toBe('');
});
