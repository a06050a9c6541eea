// Checks requests that wait for a workflow while their account is reset or restored: each has a
// clear outcome, and none is left half done, on both engines.
import { SYSTEM, type Store } from '@kasir/core/store';
import { ledgers } from '@kasir/payments/ledger';
import { describe, expect, test } from 'vitest';
import { observedStore } from '../observation/observed-store.ts';
import { randomHex } from '../random/random-hex.ts';
import { newDatabase } from '../store/postgres/testing/new-database.ts';
import { openPostgres } from '../store/postgres/postgres.ts';
import { openSqlite } from '../store/sqlite/sqlite.ts';
import { openTestServer } from '../testing/test-server.ts';

const random = (): string => randomHex(12);

const stores = {
  SQLite: () => openSqlite({ file: ':memory:', now: Date.now, random }),
  PostgreSQL: async () => openPostgres({ url: await newDatabase(), now: Date.now, random }),
};

/** A server that can run an action of the test between the decisions of two accounts. */
const openInterrupted = async (store: Store) => {
  let between: { readonly elsewhere: string; readonly act: () => Promise<unknown> } | null = null;
  const observed = observedStore(store, () => undefined);
  const server = await openTestServer({
    store: {
      ...observed,
      exec: async (partition, decide, options) => {
        const due = between;
        if (due?.elsewhere === partition.account) {
          between = null;
          await due.act();
        }
        return observed.exec(partition, decide, options);
      },
    },
  });
  return {
    ...server,
    /** Runs an action once, before the next decision of the account `elsewhere`. */
    interrupt: (elsewhere: string, act: () => Promise<unknown>): void => {
      between = { elsewhere, act };
    },
    wasInterrupted: () => between === null,
  };
};

const branch = {
  email: 'cabang@toko.example',
  type: 'OWNED',
  public_profile: { business_name: 'Toko Cabang' },
};

describe.each(['SQLite', 'PostgreSQL'] as const)('on %s', (engine) => {
  test.each(['reset', 'restore'] as const)(
    'a sub-account that is created while its platform gets a %s is 503 with a remedy, and is there when the request is sent again (IDEM-01)',
    async (how) => {
      const server = await openInterrupted(await stores[engine]());
      const { call, control, platform, interrupt, wasInterrupted } = server;
      const path = `/accounts/${platform}`;
      const { body: taken } = await control('POST', `${path}/snapshots`, {});
      const putBack = () =>
        how === 'reset'
          ? control('POST', `${path}/reset`, {})
          : control('POST', `${path}/restore`, { snapshot: taken.id });
      for (const headers of [{}, { 'idempotency-key': 'branch' }]) {
        const create = () => call('POST', '/v2/accounts', branch, { headers });
        interrupt(SYSTEM.account, putBack);
        const undone = await create();
        expect(wasInterrupted()).toBe(true);
        expect([undone.status, undone.body.error_code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
        expect(undone.body.message).toContain('reset or restored');
        expect(undone.headers['retry-after']).toBe('1');
        expect((await call('GET', '/v2/accounts')).body.data).toEqual([]);
        const again = await create();
        expect(again.status).toBe(200);
        const { data } = (await call('GET', '/v2/accounts')).body;
        expect(data).toEqual([again.body]);
        expect((await call('GET', '/balance', undefined, { as: again.body.id })).status).toBe(200);
      }
      expect((await control('GET', '/invariants')).body).toMatchObject({ ok: true, breaches: [] });
    },
  );

  test('a transfer whose platform is reset meanwhile arrives, and its request has a clear outcome', async () => {
    const server = await openInterrupted(await stores[engine]());
    const { call, control, platform, interrupt, wasInterrupted } = server;
    const made = (await call('POST', '/v2/accounts', branch)).body.id as string;
    const available = () =>
      server.store.view({ account: made, mode: 'test' }, (view) =>
        view.balance(ledgers.available, 'IDR'),
      );
    const before = await available();
    interrupt(made, () => control('POST', `/accounts/${platform}/reset`, {}));
    const { status, body } = await call('POST', '/transfers', {
      reference: 'settlement',
      amount: 1_000,
      source_user_id: platform,
      destination_user_id: made,
    });
    expect(wasInterrupted()).toBe(true);
    // The request succeeds if a worker has completed the transfer before the reset.
    expect([
      [200, undefined],
      [503, 'SERVICE_UNAVAILABLE'],
    ]).toContainEqual([status, body.error_code]);
    expect(await available()).toBe(before + 1_000);
    expect((await control('GET', '/invariants')).body).toMatchObject({ ok: true, breaches: [] });
  });
});
