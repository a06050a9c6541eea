// Workflows through the whole pipeline: responses that wait for work in another partition, despite
// faults on the way.
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { endpoint } from '../contract.ts';
import { common } from '../errors.ts';
import { stateKind, recordKind } from '../kind.ts';
import { lifecycle } from '../lifecycle.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { openShop, type Call } from '../testing/internal/shop.ts';
import { fail } from './fail.ts';
import { ok } from './handler.ts';
import { createJobRunner } from './job-runner.ts';
import { done, operation, workflowOperation } from './operation.ts';
import { JobGone } from './queue.ts';
import { joinListeners, listen, type SignalsOf } from './signals.ts';
import type { Partition } from './store.ts';
import { PutBack, Unavailable } from './unavailable.ts';
import { runWorkflow, startWorkflow, workflow, type RunningWorkflow } from './workflow.ts';
import type { Context, Scope } from './scope.ts';
import { decideQuietly } from './decide.ts';

/** A coin on its way to another account; `ended` counts the signals of its end. */
const gifts = stateKind<{
  readonly status: 'ON ITS WAY' | 'GIVEN' | 'REFUSED' | 'SPENT';
  readonly ended: number;
}>()({
  name: 'gift',
  lifecycle: lifecycle({
    name: 'gift',
    states: ['ON ITS WAY', 'GIVEN', 'REFUSED', 'SPENT'],
    on: {
      send: [{ from: [null], to: 'ON ITS WAY' }],
      take: [{ from: ['ON ITS WAY'], to: 'GIVEN', signal: 'gift.ended' }],
      refuse: [{ from: ['ON ITS WAY'], to: 'REFUSED', signal: 'gift.ended' }],
      spend: [{ from: ['GIVEN'], to: 'SPENT' }],
    },
  }),
});
const coins = recordKind<{ readonly count: number }>()({ name: 'coin' });

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
} as const;
const give = endpoint({ ...base, id: 'coins.give', path: '/coins' });
const mint = endpoint({ ...base, id: 'coins.mint', path: '/mint', platformOnly: true });

/** Stores the coin at the receiver; an account called "rival" refuses it. */
const giving = workflow({
  name: 'coin.give',
  payload: z.object({ coin: z.string(), to: z.string() }),
  steps: ({ coin, to }) => {
    const partition = { account: to, mode: 'test' } as const;
    return [
      { partition, run: () => to !== 'rival' },
      {
        partition,
        run: (d, taken) => {
          if (taken === true && !d.get(coins, coin)) d.insert(coins, coin, { count: 1 });
          return taken;
        },
      },
    ];
  },
  finish: (d, { coin }, found) => {
    d.transition(gifts, { id: coin }, found === true ? 'take' : 'refuse');
  },
});

const givingHandlers = [
  workflowOperation(give, {
    decide: (d, { body }) => {
      if (body.to === '') return fail('DATA_NOT_FOUND', 'There is nobody.');
      const { id: coin } = d.create(gifts, d.id(), 'send', { ended: 0 });
      return startWorkflow(d, giving, { coin, to: body.to });
    },
    result: (reads, _command, { coin }) => {
      const status = reads.get(gifts, coin)?.state.status ?? 'GONE';
      return status === 'REFUSED'
        ? fail('REFUSED', 'It was not taken.')
        : ok({ id: coin, state: status });
    },
  }),
  operation(mint, {
    decide: (d) => done(d.id()),
    render: (_d, id) => ok({ id, state: 'NEW' }),
  }),
];

/** Counts in the gift how often its end was signaled. */
const listeners = joinListeners([
  listen<SignalsOf<typeof gifts>>()('gift', ['gift'], {
    'gift.ended': (d, { row }) => {
      d.change(gifts, row, { ended: row.state.ended + 1 });
    },
  }),
]);
const context = (partition: Partition) => ({ partition, listeners }) as Context;

/** Does something before or after a workflow runs. */
interface Interruption {
  readonly before?: () => Promise<void>;
  readonly after?: () => Promise<void>;
}

const breakDown = async (error = new Error('broke down')): Promise<void> => {
  throw error;
};

/** A shop whose workflows are interrupted as listed, one after the other. */
const openMint = (interruptions: Interruption[] = []) => {
  const store = memoryStore();
  const runner = createJobRunner({ store, jobs: [], workflows: [giving], context });
  const shop = openShop({
    store,
    handlers: givingHandlers,
    runWorkflow: async (partition, running) => {
      const { before, after } = interruptions.shift() ?? {};
      await before?.();
      await runner.runWorkflow(partition, running);
      await after?.();
    },
  });
  const coinsOf = async (account: string): Promise<number> => {
    const { rows } = await store.view({ account, mode: 'test' }, (view) =>
      view.list(coins, {}, { limit: 99 }),
    );
    return rows.length;
  };
  /** How often each gift of the shop was ended. */
  const ends = async (): Promise<number[]> => {
    const { rows } = await store.view({ account: 'alpha', mode: 'test' }, (view) =>
      view.list(gifts, {}, { limit: 99 }),
    );
    return rows.map(({ state }) => state.ended);
  };
  return { ...shop, store, coinsOf, ends };
};

const key = (to: string, value = 'k'): Call => ({
  body: { to },
  headers: { 'idempotency-key': value },
});

describe('workflows in the pipeline', () => {
  test('a response that waits for another partition shows the result of its workflow, with and without a key, and no job remains (IDEM-04)', async () => {
    const { call, coinsOf, ends, store } = openMint();
    for (const how of [{ body: { to: 'beta' } }, key('beta')]) {
      const { status, body } = await call('/coins', how);
      expect([status, body['state']]).toEqual([200, 'GIVEN']);
    }
    expect(await coinsOf('beta')).toBe(2);
    expect(await ends()).toEqual([1, 1]);
    expect(await store.pending()).toMatchObject({ ready: false, test: null, held: 0 });
    const again = await call('/coins', key('beta'));
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(await coinsOf('beta')).toBe(2);
  });

  test('equal requests at the same moment have one response and run one workflow (IDEM-02, IDEM-UNSPEC-02)', async () => {
    const { call, coinsOf, ends } = openMint();
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => call('/coins', key('beta'))),
    );
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await coinsOf('beta')).toBe(1);
    expect(await ends()).toEqual([1]);
  });

  test('a workflow that fails is a 500, and a request with the same key returns its result (IDEM-01)', async () => {
    for (const breaks of [['before'], ['after'], ['before', 'before', 'after']] as const) {
      const { call, coinsOf, ends } = openMint(breaks.map((when) => ({ [when]: breakDown })));
      for (const _ of breaks) expect((await call('/coins', key('beta'))).status).toBe(500);
      const { status, body } = await call('/coins', key('beta'));
      expect([status, body['state']]).toEqual([200, 'GIVEN']);
      expect(await coinsOf('beta')).toBe(1);
      expect(await ends()).toEqual([1]);
      expect((await call('/coins', key('alpha'))).status).toBe(409);
    }
  });

  test('a database that is lost while a workflow runs is a 500 as of an unknown outcome, although the workflow itself has written nothing (ERR-STATUS-500, IDEM-08)', async () => {
    const lost = () => breakDown(new Unavailable('away', new Error('cut'), true));
    for (const how of [{ body: { to: 'beta' } }, key('beta')]) {
      const { call, store } = openMint([{ before: lost }]);
      const { status, body } = await call('/coins', how);
      expect([status, body['error_code']]).toEqual([500, 'SERVER_ERROR']);
      // The intent is stored: a worker will give the coin.
      expect(await store.pending()).toMatchObject({ ready: true });
    }
  });

  test('an account that is reset while a workflow runs is a 503, because nothing of the request remains', async () => {
    for (const how of [{ body: { to: 'beta' } }, key('beta')]) {
      const { call } = openMint([{ before: () => breakDown(new PutBack('The account')) }]);
      expect((await call('/coins', how)).status).toBe(503);
    }
  });

  test('of two requests that wait for one workflow, the later one returns the stored response of the first, whatever has changed since then (IDEM-04)', async () => {
    const bothWait = Promise.withResolvers<void>();
    const spent = Promise.withResolvers<void>();
    const { call, store, ends } = openMint([
      { before: () => bothWait.promise },
      { before: async () => bothWait.resolve(), after: () => spent.promise },
    ]);
    const [first, later] = [call('/coins', key('beta')), call('/coins', key('beta'))];
    const { status, body, text, headers } = await first;
    expect([status, body['state'], 'idempotency-replayed' in headers]).toEqual([
      200,
      'GIVEN',
      false,
    ]);
    await store.exec({ account: 'alpha', mode: 'test' }, (at, tx) =>
      decideQuietly(at, tx, (d) => d.transition(gifts, { id: String(body['id']) }, 'spend')),
    );
    spent.resolve();
    for (const replay of [await later, await call('/coins', key('beta'))]) {
      expect([replay.status, replay.text]).toEqual([status, text]);
      expect(replay.headers['idempotency-replayed']).toBe('true');
    }
    expect(await ends()).toEqual([1]);
  });

  test('a refusal of the other partition is stored and replayed (IDEM-05)', async () => {
    const { call, coinsOf, ends } = openMint([{ before: breakDown }]);
    expect((await call('/coins', key('rival'))).status).toBe(500);
    const first = await call('/coins', key('rival'));
    expect([first.status, first.body['error_code']]).toEqual([400, 'REFUSED']);
    const again = await call('/coins', key('rival'));
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    expect(await coinsOf('rival')).toBe(0);
    expect((await call('/coins', { body: { to: '' } })).status).toBe(404);
    expect(await ends()).toEqual([1]);
  });
});

describe('work outside of the platform', () => {
  test.each([[[]], [['first']], [['first', 'second']]])(
    'a response waits for exactly the outside work that its decision began, besides its workflow: %j',
    async (works: readonly string[]) => {
      const awaited: RunningWorkflow[] = [];
      const beginWorks = (d: Scope) => {
        for (const work of works) d.awaitExternalWork(work);
        return startWorkflow(d, giving, { coin: 'coin', to: 'beta' });
      };
      const { call } = openShop({
        handlers: [
          workflowOperation(give, {
            decide: (d) => beginWorks(d),
            result: () => ok({ id: 'coin', state: 'GIVEN' }),
          }),
          operation(mint, {
            decide: (d) => {
              beginWorks(d);
              return done('coin');
            },
            render: (_d, id) => ok({ id, state: 'NEW' }),
          }),
        ],
        runWorkflow: async (_partition, running) => void awaited.push(running),
      });
      const outside = works.length > 0 && { outside: works };
      for (const how of [{ body: { to: 'beta' } }, key('beta')]) {
        expect((await call('/coins', how)).status).toBe(200);
        expect(awaited.splice(0)).toEqual([
          {
            ok: 'later',
            job: expect.any(String),
            topic: giving.name,
            payload: { coin: 'coin', to: 'beta' },
            ...outside,
          },
        ]);
        expect((await call('/mint', { ...how, key: 'platform-test' })).status).toBe(200);
        expect(awaited.splice(0)).toEqual(outside ? [expect.objectContaining(outside)] : []);
      }
    },
  );
});

describe('the steps of a workflow', () => {
  const partition: Partition = { account: 'alpha', mode: 'test' };

  test('a step that fails leaves the job, and a second run does not repeat changes', async () => {
    const store = memoryStore();
    const { job, topic, payload } = await store.exec(partition, (at, tx) =>
      decideQuietly(at, tx, (d) => {
        const gift = d.create(gifts, d.id(), 'send', { ended: 0 });
        return startWorkflow(d, giving, { coin: gift.id, to: 'beta' });
      }),
    );
    const stored = { id: job, partition, topic, payload };
    const id = payload.coin;
    const broken = workflow({
      ...giving,
      finish: () => {
        throw new Error('broke down');
      },
    });
    await expect(runWorkflow(store, broken, stored, context(partition))).rejects.toThrow(
      'broke down',
    );
    await runWorkflow(store, giving, stored, context(partition));
    await expect(runWorkflow(store, giving, stored, context(partition))).rejects.toThrow(JobGone);
    const there = { account: 'beta', mode: 'test' } as const;
    expect(await store.view(there, (view) => view.get(coins, id)?.state)).toEqual({ count: 1 });
    expect(await store.view(partition, (view) => view.get(gifts, id)?.state)).toEqual({
      status: 'GIVEN',
      ended: 1,
    });
  });
});

describe('functions of platforms', () => {
  test('a function of platforms is 403 for every other account and for a sub-account, even with an invalid body (ERR-STATUS-403)', async () => {
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
