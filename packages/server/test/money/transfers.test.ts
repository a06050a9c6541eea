// Checks transfers between accounts: refusals, the view of both sides, and the state after a crash
// between them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decideQuietly, type Decision } from '@kasir/core/server';
import type { Partition, Store } from '@kasir/core/store';
import { countingRandom, manualClock, memoryStore } from '@kasir/core/testing';
import { ledgers } from '@kasir/payments/ledger';
import { transferLegs } from '@kasir/payments/accounts';
import { sendTransfer, transferLines } from '@kasir/payments/testing';
import { describe, expect, onTestFinished, test } from 'vitest';
import { checkInvariants } from '../../src/control/invariants.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import type { CallOptions } from '../../src/testing/call.ts';
import { openTestServer, type TestServer } from '../../src/testing/test-server.ts';

const OPENING = 1_000_000_000;

const body = (source_user_id: string, destination_user_id: string, change: object = {}) => ({
  reference: 'settlement-1',
  amount: 90_000,
  source_user_id,
  destination_user_id,
  ...change,
});

const balance = async ({ call }: TestServer, as?: string): Promise<number> =>
  (await call('GET', '/balance', undefined, { as })).body.balance;

const transfersOf = async ({ call }: TestServer, as?: string) =>
  (await call('GET', '/transactions?types=TRANSFER', undefined, { as })).body.data;

/** Money in transit of all accounts in test mode. */
const inTransit = async ({ store }: TestServer): Promise<number> => {
  let sum = 0;
  for (const partition of await store.partitions())
    sum += await store.view(partition, (view) => view.balance(ledgers.transit, 'IDR'));
  return sum;
};

const books = async (server: TestServer): Promise<void> =>
  expect(await checkInvariants(server.store)).toEqual([]);

describe('a transfer', () => {
  test('is MONEY_OUT at its source and MONEY_IN at its destination, with the response (TXN-FIELD-cashflow-transfer, TXN-FIELD-channel_category-TRANSFER, TXN-FIELD-type, TXN-FIELD-product_id, TXN-FIELD-business_id)', async () => {
    const server = await openTestServer();
    const [a, b] = [await server.branch(), await server.branch()];
    const pairs = [
      [server.platform, a],
      [a, b],
      [b, server.platform],
    ] as const;
    for (const [index, [source, destination]] of pairs.entries()) {
      const reference = `move ${index}/1`;
      const sent = body(source, destination, { reference });
      const { status, body: made } = await server.call('POST', '/transfers', sent);
      expect([status, made]).toEqual([
        200,
        {
          ...sent,
          currency: 'IDR',
          status: 'SUCCESSFUL',
          transfer_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          created: expect.stringMatching(/Z$/),
        },
      ]);
      const read = `/transfers/reference=${encodeURIComponent(reference)}`;
      expect((await server.call('GET', read)).body).toEqual(made);
      const sides = await Promise.all(
        [source, destination].map(async (as) => (await transfersOf(server, as))[0]),
      );
      for (const [side, business_id, cashflow] of [
        [sides[0], source, 'MONEY_OUT'],
        [sides[1], destination, 'MONEY_IN'],
      ]) {
        expect(side).toMatchObject({
          type: 'TRANSFER',
          status: 'SUCCESS',
          channel_category: 'XENPLATFORM',
          product_id: made.transfer_id,
          reference_id: reference,
          amount: 90_000,
          net_amount: 90_000,
          currency: 'IDR',
          account_identifier: null,
          settlement_status: 'SETTLED',
          business_id,
          cashflow,
        });
      }
    }
    expect(await balance(server)).toBe(OPENING);
    expect(await inTransit(server)).toBe(0);
    await books(server);
  });

  test('is made in any currency with its decimals', async () => {
    const server = await openTestServer();
    const a = await server.branch();
    const php = body(server.platform, a, { amount: 10.05, currency: 'PHP' });
    expect((await server.call('POST', '/transfers', php)).body).toMatchObject({ amount: 10.05 });
    const wrong = { ...php, reference: 'r2', amount: 10.055 };
    const { status, body: refused } = await server.call('POST', '/transfers', wrong);
    expect([status, refused.errors[0].path]).toEqual([400, 'body.amount']);
    await books(server);
  });
});

describe('a refused transfer', () => {
  test('gets an error that names the problem, and moves no money (ERR-01, ERR-CODE-API_VALIDATION_ERROR)', async () => {
    const server = await openTestServer();
    const a = await server.branch();
    const rival = (await server.control('POST', '/accounts', { name: 'Rival', platform: true }))
      .body;
    const own = server.platform;
    const cases: readonly (readonly [object, number, string])[] = [
      [body(own, a, { amount: 0 }), 400, 'API_VALIDATION_ERROR'],
      [body(own, a, { amount: 1.5 }), 400, 'API_VALIDATION_ERROR'],
      [body(own, a, { reference: '' }), 400, 'API_VALIDATION_ERROR'],
      [body(a, a), 400, 'API_VALIDATION_ERROR'],
      [body(own, rival.id), 400, 'INVALID_SOURCE_OR_DESTINATION_ERROR'],
      [body(rival.id, a), 400, 'INVALID_SOURCE_OR_DESTINATION_ERROR'],
      [body('nobody', a), 400, 'INVALID_SOURCE_OR_DESTINATION_ERROR'],
      [body(own, a, { amount: OPENING + 1 }), 400, 'INSUFFICIENT_BALANCE'],
    ];
    for (const [sent, status, code] of cases) {
      const response = await server.call('POST', '/transfers', sent);
      expect([sent, response.status, response.body.error_code]).toEqual([sent, status, code]);
    }
    const forbidden: readonly CallOptions[] = [{ as: a }, { by: rival.key.key }];
    const statuses = await Promise.all(
      forbidden.map(
        async (how) => (await server.call('POST', '/transfers', body(own, a), how)).status,
      ),
    );
    expect(statuses).toEqual([403, 400]);
    expect([await balance(server), await balance(server, a)]).toEqual([OPENING, OPENING]);
    expect((await server.call('GET', '/transfers/reference=settlement-1')).status).toBe(404);
    await books(server);
  });

  test('with an insufficient balance is replayed under its key, and leaves its reference free (IDEM-05)', async () => {
    const server = await openTestServer();
    const a = await server.branch();
    const much = body(a, server.platform, { amount: OPENING + 5 });
    const first = await server.call('POST', '/transfers', much, { key: 'k' });
    expect([first.status, first.body.error_code]).toEqual([400, 'INSUFFICIENT_BALANCE']);
    const more = body(server.platform, a, { reference: 'top-up', amount: 5 });
    expect((await server.call('POST', '/transfers', more)).status).toBe(200);
    expect((await server.call('POST', '/transfers', much, { key: 'k' })).body).toEqual(first.body);
    expect((await server.call('POST', '/transfers', much, { key: 'l' })).status).toBe(200);
    expect(await balance(server, a)).toBe(0);
    await books(server);
  });

  test('has the reference of a different transfer; the same transfer again returns the first one', async () => {
    const server = await openTestServer();
    const [a, b] = [await server.branch(), await server.branch()];
    const made = await server.call('POST', '/transfers', body(server.platform, a));
    expect((await server.call('POST', '/transfers', body(server.platform, a))).body).toEqual(
      made.body,
    );
    for (const change of [
      { amount: 90_001 },
      { currency: 'PHP' },
      { destination_user_id: b },
      { source_user_id: b },
    ]) {
      const response = await server.call('POST', '/transfers', body(server.platform, a, change));
      expect([response.status, response.body.error_code]).toEqual([
        400,
        'MISMATCH_PAYLOAD_FOR_REFERENCE',
      ]);
    }
    expect(await balance(server, a)).toBe(OPENING + 90_000);
  });

  test('is one of live money to an account that is not activated', async () => {
    const server = await openTestServer();
    const keys = `/accounts/${server.platform}/keys`;
    const by = (await server.control('POST', keys, { mode: 'live' })).body.key as string;
    const managed = { email: 'mitra@toko.example', type: 'MANAGED' };
    const { id } = (await server.call('POST', '/v2/accounts', managed, { by })).body;
    const send = async () =>
      (await server.call('POST', '/transfers', body(server.platform, id), { by })).body.error_code;
    expect(await send()).toBe('XEN_PLATFORM_SUB_ACCOUNT_NOT_LIVE');
    await server.control('POST', `/accounts/${id}/register`, {});
    await server.control('POST', `/accounts/${id}/activate`, {});
    expect(await send()).toBe('INSUFFICIENT_BALANCE');
  });
});

/** A store, and a function that starts the platform on it again. */
interface Breakable {
  readonly open: () => Promise<Store>;
  readonly restart: (
    server: TestServer,
    options: { now: () => number; key: string },
  ) => Promise<TestServer>;
  readonly clock: ReturnType<typeof manualClock>;
}

const inMaps = (): Breakable => {
  const clock = manualClock();
  const store = memoryStore({ now: clock.now, random: countingRandom() });
  return { clock, open: async () => store, restart: async (server) => server };
};

const onDisk = (): Breakable => {
  const clock = manualClock();
  const directory = mkdtempSync(join(tmpdir(), 'kasir-transfer-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const file = join(directory, 'kasir.db');
  const random = countingRandom();
  const open = () => openSqlite({ file, now: clock.now, random });
  const restart: Breakable['restart'] = async (server, options) => {
    await server.close();
    return openTestServer({ ...options, store: await open() });
  };
  return { clock, open, restart };
};

describe.each([
  ['in memory', inMaps],
  ['on SQLite', onDisk],
] as const)('a transfer that fails between its two sides, %s,', (_, make) => {
  test('is completed once by its job after a restart, and a retry with its key returns it (IDEM-01, TXN-FIELD-cashflow-transfer)', async () => {
    const { open, restart, clock } = make();
    const options = { now: clock.now, key: 'xnd_development_of_this_test' };
    const store = await open();
    const exec = store.exec.bind(store);
    let broken: string | null = null;
    store.exec = (partition, ...rest) =>
      partition.account === broken
        ? Promise.reject(new Error('broke down'))
        : exec(partition, ...rest);
    const server = await openTestServer({ ...options, store });
    const [a, b] = [await server.branch(), await server.branch()];
    broken = b;
    const sent = body(a, b);
    const first = await server.call('POST', '/transfers', sent, { key: 'k' });
    expect([first.status, first.body.error_code]).toEqual([500, 'SERVER_ERROR']);
    expect(await balance(server, a)).toBe(OPENING - 90_000);
    expect(await inTransit(server)).toBe(90_000);
    expect((await server.call('GET', '/transfers/reference=settlement-1')).body.status).toBe(
      'PENDING',
    );
    await books(server);
    broken = null;
    const after = await restart(server, options);
    clock.advance(61_000);
    await after.control('POST', '/quiet', {});
    expect([await balance(after, a), await balance(after, b)]).toEqual([
      OPENING - 90_000,
      OPENING + 90_000,
    ]);
    expect(await inTransit(after)).toBe(0);
    const again = await after.call('POST', '/transfers', sent, { key: 'k' });
    expect([again.status, again.body.status]).toEqual([200, 'SUCCESSFUL']);
    expect(await after.call('POST', '/transfers', sent)).toMatchObject({ body: again.body });
    expect(await transfersOf(after, a)).toHaveLength(1);
    expect(await transfersOf(after, b)).toHaveLength(1);
    await books(after);
  });
});

describe('the checks of the books', () => {
  test('find transit without a transfer, one side without the other, and unequal sides', async () => {
    const server = await openTestServer();
    const [a, b] = [await server.branch(), await server.branch()];
    const partition = (account: string) => ({ account, mode: 'test' }) as const;
    const order = {
      transfer: '0198a000-0000-7000-8000-000000000000',
      reference: 'r',
      platform: server.platform,
      source: a,
      destination: b,
      currency: 'IDR',
      amount: 7,
    };
    const decide = <R>(of: Partition, run: (d: Decision) => R): Promise<R> =>
      server.store.exec(of, (at, tx) => decideQuietly(at, tx, run));
    await decide(partition(a), (d) => sendTransfer(d, order));
    await decide(partition(b), (d) => d.post(d.id(), transferLines('IDR', 3)));
    const laws = async () =>
      (await checkInvariants(server.store)).map(({ account, law }) => [account, law]);
    expect(await laws()).toEqual([
      [a, 'a transfer has two sides'],
      [b, 'transit equals its transfers'],
    ]);
    await decide(partition(b), (d) => {
      const leg = { peer: a, platform: server.platform, currency: 'IDR', amount: 8 };
      d.insert(transferLegs, order.transfer, { ...leg, direction: 'in', transaction: d.id() });
    });
    expect(await laws()).toEqual(
      expect.arrayContaining([
        [a, 'both sides of a transfer are equal'],
        [b, 'both sides of a transfer are equal'],
      ]),
    );
  });
});
