// Errands through the whole pipeline: answers that wait for work in another realm, whatever breaks
// on the way.
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '../contract.ts';
import { common } from '../errors.ts';
import { kind } from '../kind.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { openShop, type Call } from '../testing/shop.ts';
import { doDuty, type Duty } from './duty.ts';
import { decides, decidesLater, errand, fail, ok, type Context } from './handler.ts';
import { JobGone } from './queue.ts';
import type { Realm } from './store.ts';

const coins = kind()({ name: 'coin', schema: z.object({ state: z.string(), count: z.number() }) });

const base = {
  method: 'POST',
  auth: 'secret',
  permission: 'money_in:write',
  summary: 'Test',
  body: z.object({ to: z.string(), note: z.string().optional() }),
  success: { status: 200, body: z.object({ id: z.string(), state: z.string() }) },
  errors: { ...common.write, REFUSED: 400, DATA_NOT_FOUND: 404 },
  idempotency: 'standard',
  version: 'ignored',
  clauses: [],
} as const;
const give = endpoint({ ...base, id: 'coins.give', path: '/coins' });
const mint = endpoint({ ...base, id: 'coins.mint', path: '/mint', platformOnly: true });

interface Giving {
  readonly coin: string;
  readonly to: string;
}

const givingHandlers = [
  decidesLater(
    give,
    (at, tx, { body }) => {
      if (body.to === '') return fail('DATA_NOT_FOUND', 'There is nobody.');
      const coin = at.id();
      tx.insert(coins, coin, { public: { state: 'ON ITS WAY', count: 1 }, state: {} });
      const work: Giving = { coin, to: body.to };
      return errand(at, tx, 'coin.give', work);
    },
    (reads, _command, { coin }: Giving) => {
      const state = reads.get(coins, coin)?.public.state ?? 'GONE';
      return state === 'REFUSED' ? fail('REFUSED', 'It was not taken.') : ok({ id: coin, state });
    },
  ),
  decides(mint, (at) => ok({ id: at.id(), state: 'NEW' })),
];

/** The receiver counts what arrives; an account called "rival" takes nothing. */
const giving: Duty = {
  topic: 'coin.give',
  abroad: ({ payload }) => {
    const { coin, to } = payload as Giving;
    return [
      { realm: { account: to, mode: 'test' }, run: () => to !== 'rival' },
      {
        realm: { account: to, mode: 'test' },
        run: (_at, tx, taken) => {
          if (taken === true && !tx.get(coins, coin))
            tx.insert(coins, coin, { public: { state: 'HERE', count: 1 }, state: {} });
          return taken;
        },
      },
    ];
  },
  run: (_at, tx, { payload, found }) => {
    const row = tx.get(coins, (payload as Giving).coin);
    if (row)
      tx.update(coins, row, {
        public: { state: found === true ? 'GIVEN' : 'REFUSED', count: row.public.count + 1 },
      });
  },
};

/** A shop whose errands break as often as told, before or after they are done. */
const openMint = (breaks: ('before' | 'after')[] = []) => {
  const store = memoryStore();
  const shop = openShop({
    store,
    handlers: givingHandlers,
    carryOut: async (realm, { job: id, payload }) => {
      const when = breaks.shift();
      if (when === 'before') throw new Error('broke down before');
      const work = { payload, context: {} as Context };
      await doDuty(store, giving, { id, realm }, work).catch((error: unknown) => {
        if (!(error instanceof JobGone)) throw error;
      });
      if (when === 'after') throw new Error('broke down after');
    },
  });
  const coinsOf = (account: string) =>
    store.view({ account, mode: 'test' }, (view) => view.list(coins, {}, { limit: 99 }).rows);
  return { ...shop, store, coinsOf };
};

const key = (to: string, value = 'k'): Call => ({
  body: { to },
  headers: { 'idempotency-key': value },
});

describe('an answer that waits for another realm', () => {
  test('tells the outcome, with a key and without one, and the job is over (IDEM-04)', async () => {
    const { call, coinsOf, store } = openMint();
    for (const how of [{ body: { to: 'beta' } }, key('beta')]) {
      const { status, body } = await call('/coins', how);
      expect([status, body['state']]).toEqual([200, 'GIVEN']);
    }
    expect(await coinsOf('beta')).toHaveLength(2);
    expect(await coinsOf('alpha')).toHaveLength(2);
    expect(await store.pending()).toMatchObject({ ready: false, test: null, held: 0 });
    const again = await call('/coins', key('beta'));
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(await coinsOf('beta')).toHaveLength(2);
  });

  test('is one answer for equal requests at the same moment (IDEM-02, IDEM-UNSPEC-02)', async () => {
    const { call, coinsOf } = openMint();
    const answers = await Promise.all(Array.from({ length: 8 }, () => call('/coins', key('beta'))));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await coinsOf('beta')).toHaveLength(1);
    expect((await coinsOf('alpha')).map(({ public: { count } }) => count)).toEqual([2]);
  });

  test('is a 500 when the work breaks, and the same key finds out how it ended (IDEM-01)', async () => {
    for (const breaks of [['before'], ['after'], ['before', 'before', 'after']] as const) {
      const { call, coinsOf } = openMint([...breaks]);
      for (const _ of breaks) expect((await call('/coins', key('beta'))).status).toBe(500);
      const { status, body } = await call('/coins', key('beta'));
      expect([status, body['state']]).toEqual([200, 'GIVEN']);
      expect(await coinsOf('beta')).toHaveLength(1);
      expect((await call('/coins', key('alpha'))).status).toBe(409);
    }
  });

  test('a refusal of the other realm is kept and replayed (IDEM-05)', async () => {
    const { call, coinsOf } = openMint(['before']);
    expect((await call('/coins', key('rival'))).status).toBe(500);
    const first = await call('/coins', key('rival'));
    expect([first.status, first.body['error_code']]).toEqual([400, 'REFUSED']);
    const again = await call('/coins', key('rival'));
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    expect(await coinsOf('rival')).toEqual([]);
    expect((await call('/coins', { body: { to: '' } })).status).toBe(404);
    expect(await coinsOf('alpha')).toHaveLength(1);
  });
});

describe('the steps of a duty', () => {
  const realm: Realm = { account: 'alpha', mode: 'test' };

  test('that break leave the job, and doing them again changes nothing twice', async () => {
    const store = memoryStore();
    const id = await store.exec(realm, (at, tx) => {
      const coin = at.id();
      tx.insert(coins, coin, { public: { state: 'ON ITS WAY', count: 1 }, state: {} });
      tx.job('coin.give', at.now, { coin, to: 'beta' });
      return coin;
    });
    const [job] = await store.claim(1, 0);
    if (!job) throw new Error('no job');
    const broken: Duty = {
      ...giving,
      run: () => {
        throw new Error('broke down');
      },
    };
    const work = { payload: job.payload, context: {} as Context };
    await expect(doDuty(store, broken, job, work)).rejects.toThrow('broke down');
    await doDuty(store, giving, job, work);
    await expect(doDuty(store, giving, job, work)).rejects.toThrow(JobGone);
    const there = { account: 'beta', mode: 'test' } as const;
    const read = (of: Realm) => store.view(of, (view) => view.get(coins, id)?.public);
    expect(await read(there)).toEqual({ state: 'HERE', count: 1 });
    expect(await read(realm)).toEqual({ state: 'GIVEN', count: 2 });
  });
});

describe('a function of platforms', () => {
  test('is 403 for every other account and for a sub-account, before the body is looked at (ERR-STATUS-403)', async () => {
    const { call } = openMint();
    const branch = { headers: { 'for-user-id': 'branch' } };
    for (const how of [
      { key: 'alpha-test' },
      { key: 'branch-test' },
      { key: 'platform-test', ...branch },
    ]) {
      const { status, body } = await call('/mint', { ...how, body: { to: 1 } });
      expect([status, body['error_code']]).toEqual([403, 'REQUEST_FORBIDDEN_ERROR']);
    }
    const own = { key: 'platform-test', body: { to: 'a' } };
    expect((await call('/mint', own)).status).toBe(200);
    const same = { ...own, headers: { 'for-user-id': 'platform' } };
    expect((await call('/mint', same)).status).toBe(200);
  });
});
