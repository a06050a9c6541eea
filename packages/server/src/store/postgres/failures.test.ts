// Checks failures around PostgreSQL: lost connections, deadlocks, old and foreign databases.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { kind } from '@kasir/core/resource';
import type { At, Store, Tx } from '@kasir/core/store';
import { countingRandom, manualClock } from '@kasir/core/testing';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { ConnectionLost } from './database.ts';
import { newDatabase } from './testing/new-database.ts';
import { openPostgres } from './postgres.ts';
import { claimCode, notes, partition, writeOnce } from './testing/store-process.ts';

const open = (url: string): Promise<Store> =>
  openPostgres({ url, now: manualClock().now, random: countingRandom() });

interface StoreFixture {
  readonly url: string;
  readonly store: Store;
  /** A connection of another client to the same database. */
  readonly other: pg.Client;
}

/** Runs a test on a database and a store of its own. */
const staged = (run: (stage: StoreFixture) => Promise<void>) => async () => {
  const url = await newDatabase();
  const store = await open(url);
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  try {
    await run({ url, store, other });
  } finally {
    await other.end();
    await store.close();
  }
};

type Staged = typeof staged;

const writerOf = (store: Store, code: string) =>
  store.view(partition, (view) => view.find(notes, 'code', code)?.public.writer);

const texts = kind()({
  name: 'text',
  schema: z.object({ words: z.string() }),
  facets: { words: (row) => row.public.words },
  searched: ['words'],
});

const searched =
  (words: string) =>
  (at: At, tx: Tx): void => {
    tx.insert(texts, at.id(), { public: { words }, state: {} });
  };

/** Locks a partition as another node does, until it commits. */
const lock = async (client: pg.Client, key: string): Promise<void> => {
  await client.query('BEGIN');
  await client.query('SELECT 1 FROM kasir.realms WHERE realm = $1 FOR UPDATE', [key]);
};

/** Waits until exactly `count` connections of stores wait for a lock. */
const waiting = async (client: pg.Client, count: number): Promise<void> => {
  const sql = `
    SELECT count(*)::integer AS waiting FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'kasir' AND wait_event_type = 'Lock'`;
  for (;;) {
    const { rows } = await client.query<{ waiting: number }>(sql);
    if (rows[0]?.waiting === count) return;
  }
};

const terminate = (client: pg.Client) =>
  client.query(`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'kasir'`);

/** A network path to the database that can be cut and mended. */
const cable = async (url: string) => {
  const { host, port } = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
  });
  const listen = async (at: number): Promise<number> => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const own = await listen(0);
  return {
    url: url.replace(host, `127.0.0.1:${own}`),
    cut: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
    mend: () => listen(own),
  };
};

/** Connections that a store may have. */
const CONNECTIONS = 10;

/** Repeats an action until it succeeds: each lost connection of the pool can fail it once. */
const untilThere = async <T>(act: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; attempt < CONNECTIONS; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
    const [result] = await Promise.allSettled([act()]);
    if (result.status === 'fulfilled') return result.value;
  }
  return act();
};

const connections = (on: Staged): void => {
  test(
    'a decision whose connection is lost rejects, leaves nothing behind, and can be repeated',
    on(async ({ store, other }) => {
      await store.exec(partition, claimCode('first', 'before'));
      await lock(other, 'shared:live');
      const lost = Promise.allSettled([store.exec(partition, claimCode('lost', 'lost'))]);
      await waiting(other, 1);
      await terminate(other);
      expect(await lost).toMatchObject([
        { status: 'rejected', reason: expect.any(ConnectionLost) },
      ]);
      await other.query('COMMIT');
      // Other connections were terminated, too; the store finds that out one by one.
      expect(await untilThere(() => writerOf(store, 'first'))).toBe('before');
      expect(await untilThere(() => writerOf(store, 'lost'))).toBeUndefined();
      await untilThere(() => store.exec(partition, claimCode('lost', 'again')));
      expect(await writerOf(store, 'lost')).toBe('again');
    }),
  );

  test(
    'every call rejects while the database is unreachable, and works when it is back',
    on(async ({ url }) => {
      const { url: through, cut, mend } = await cable(url);
      const store = await open(through);
      await store.exec(partition, claimCode('first', 'before'));
      await cut();
      const attempts = () => [
        store.exec(partition, claimCode('second', 'after')),
        writerOf(store, 'first'),
        store.pending(),
      ];
      for (const result of await Promise.allSettled(attempts())) {
        expect(result).toMatchObject({ status: 'rejected', reason: expect.any(ConnectionLost) });
      }
      await expect(open(through)).rejects.toThrow('PostgreSQL cannot be reached');
      await mend();
      const [second, first, pending] = await Promise.all(attempts());
      expect([second, first, pending]).toMatchObject([{ writer: 'after' }, 'before', { held: 0 }]);
      await store.close();
      await cut();
    }),
  );

  test(
    'a closed store refuses later decisions, and closing waits for earlier ones',
    on(async ({ url }) => {
      const store = await open(url);
      const before = store.exec(partition, claimCode('before', 'a'));
      const closed = store.close();
      await expect(store.exec(partition, claimCode('after', 'a'))).rejects.toThrow('closed');
      await closed;
      expect(await before).toMatchObject({ writer: 'a' });
    }),
  );
};

const contention = (on: Staged): void => {
  test(
    'a deadlock with others is resolved by running the decisions again',
    on(async ({ store, other }) => {
      const [a, b] = [
        { account: 'a', mode: 'live' },
        { account: 'b', mode: 'live' },
      ] as const;
      await Promise.all([a, b].map((one) => store.exec(one, claimCode('warm', 'x'))));
      // This client looks for deadlocks later than the store, so the store's work is aborted.
      await other.query(`SET deadlock_timeout = '1h'`);
      await lock(other, 'b:live');
      const both = Promise.all([a, b].map((one) => store.exec(one, claimCode('code', 'x'))));
      await waiting(other, 1);
      await other.query(`SELECT 1 FROM kasir.realms WHERE realm = 'a:live' FOR UPDATE`);
      await other.query('COMMIT');
      expect(await both).toMatchObject([{ writer: 'x' }, { writer: 'x' }]);
    }),
  );

  test(
    'other nodes are notified of new jobs, and their notifications arrive',
    on(async ({ store, other }) => {
      const notification = once(other, 'notification');
      await other.query('LISTEN kasir_work');
      await store.exec(partition, writeOnce('code', 'x'));
      expect(await notification).toMatchObject([{ channel: 'kasir_work' }]);
      vi.useFakeTimers({ toFake: ['setInterval'] });
      try {
        const heard: (() => void)[] = [];
        const stop = store.onWork(() => heard.shift()?.());
        const hears = (): Promise<void> => new Promise((resolve) => heard.push(resolve));
        // The timer stands still, so only the notification can wake it.
        const notified = hears();
        await other.query('NOTIFY kasir_work');
        await notified;
        const woken = hears();
        vi.advanceTimersByTime(1_000);
        await woken;
        stop();
      } finally {
        vi.useRealTimers();
      }
    }),
  );
};

const opening = (on: Staged): void => {
  test(
    'nodes that start together on an empty database create its tables once',
    on(async ({ url: own, other }) => {
      const url = await newDatabase();
      const stores = await Promise.all(Array.from({ length: 5 }, () => open(url)));
      const claims = stores.map((store, n) => store.exec(partition, claimCode('code', `${n}`)));
      expect(new Set((await Promise.all(claims)).map(({ id }) => id)).size).toBe(1);
      await Promise.all(stores.map((store) => store.close()));
      await other.query('UPDATE kasir.schema SET version = 99');
      await expect(open(own)).rejects.toThrow('newer release (schema 99');
    }),
  );

  test(
    'a database with an encoding other than UTF8 is refused',
    on(async ({ url, other }) => {
      const latin = `${new URL(url).pathname.slice(1)}_latin`;
      await other.query(`
        CREATE DATABASE ${latin}
        ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0`);
      const refused = open(url.replace(/[^/]*$/, latin));
      await expect(refused).rejects.toThrow('encoding UTF8; it has LATIN1');
    }),
  );

  test(
    'without the right to install extensions, texts are searched without an index',
    on(async ({ url }) => {
      const bare = await newDatabase();
      const owner = new pg.Client({ connectionString: bare });
      await owner.connect();
      await owner.query(`
        DROP ROLE IF EXISTS plain; CREATE ROLE plain LOGIN;
        CREATE SCHEMA kasir AUTHORIZATION plain`);
      await owner.end();
      const searchIndexes = async (database: string): Promise<number> => {
        const reader = new pg.Client({ connectionString: database });
        await reader.connect();
        const { rows } = await reader.query(
          `SELECT 1 FROM pg_indexes WHERE indexdef LIKE '%gin_trgm%'`,
        );
        await reader.end();
        return rows.length;
      };
      for (const [database, indexes] of [
        [bare.replace('postgres@', 'plain@'), 0],
        [url, 1],
      ] as const) {
        const store = await open(database);
        await store.exec(partition, searched('an order of somebody'));
        await store.exec(partition, searched('a payment'));
        const found = await store.view(partition, (view) =>
          view.list(texts, { contains: { words: 'order' } }, { limit: 9 }),
        );
        expect(found.rows.map((row) => row.public.words)).toEqual(['an order of somebody']);
        await store.close();
        expect(await searchIndexes(database)).toBe(indexes);
      }
    }),
  );
};

const writing = (on: Staged): void => {
  test(
    'a read-only database is reported, and accepts writes again without a restart',
    on(async ({ store, other }) => {
      const set = async (to: string): Promise<void> => {
        const { rows } = await other.query<{ name: string }>('SELECT current_database() AS name');
        await other.query(
          `ALTER DATABASE "${rows[0]?.name}" SET default_transaction_read_only = ${to}`,
        );
        await terminate(other);
      };
      await store.exec(partition, searched('before'));
      await set('on');
      await expect
        .poll(() => store.exec(partition, searched('x')).then(String, String))
        .toContain('accepts no writes');
      await expect(store.assertWritable()).rejects.toThrow('it is read-only');
      await other.query('SET default_transaction_read_only = off');
      await set('off');
      await expect.poll(() => store.assertWritable().then(String, String)).toBe('undefined');
      await store.exec(partition, searched('after'));
    }),
  );
};

describe('writing', () => {
  writing(staged);
});
describe('connections', () => {
  connections(staged);
});
describe('contention', () => {
  contention(staged);
});
describe('opening', () => {
  opening(staged);
});
