// Tests laws in parallel: on separate accounts, alone where they must be, with the same results.
import { loopback, reply, type Respond } from '@kasir/client/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { Control } from '../targets/control/control.ts';
import { law, type Law } from '../law.ts';
import { expectThat, Indeterminate } from '../violation.ts';
import { run } from '../suite.ts';
import { distributed } from './tracks.ts';
import type { RunOptions } from './options.ts';
import type { Trial } from '../run/trial.ts';

const KEY = 'xnd_development_tracks';

let count = 0;

const respond: Respond = (response) => {
  count += 1;
  const body = { error_code: 'NOT_FOUND', message: 'nothing' };
  return reply(response, 404, body, { 'request-id': `tracks-${count}` });
};

/** A control interface that creates accounts and has a clock. */
const control: Control = {
  account: async ({ name }) => ({ id: `id of ${name}`, key: `xnd_development_${name}` }),
  key: async () => null,
  clock: { advance: async () => {} },
};

/** Records which laws run at the same time, and the keys that they use. */
class Meanwhile {
  readonly keys = new Map<string, string[]>();
  /** Law -> the largest number of laws that ran at the same time, itself included. */
  readonly crowds = new Map<string, number>();
  readonly #now = new Map<string, string>();

  /** Returns a law that takes some time, and then calls `end`. */
  law(n: number, change: Partial<Law> = {}, end: (trial: Trial) => void = () => {}): Law {
    const id = `try-${n}`;
    return law({
      id,
      title: 'a law',
      level: 'M',
      needs: [],
      ...change,
      run: async (trial) => {
        const others = [...this.#now.values()];
        expectThat(!others.includes(trial.actor.key), 'nobody', 'two');
        this.keys.set(id, [...(this.keys.get(id) ?? []), trial.actor.key]);
        this.#now.set(id, trial.actor.key);
        for (const one of this.#now.keys())
          this.crowds.set(one, Math.max(this.crowds.get(one) ?? 0, this.#now.size));
        await trial.send({
          endpoint: null,
          actor: trial.actor,
          method: 'GET',
          target: '/a',
          headers: {},
          body: null,
        });
        await sleep(2);
        this.#now.delete(id);
        end(trial);
      },
    });
  }

  many(length: number): Law[] {
    return Array.from({ length }, (_, n) => this.law(n));
  }
}

const judge = async (laws: readonly Law[], options: Partial<RunOptions> = {}) => {
  const server = await loopback(respond);
  onTestFinished(() => server.close());
  const only = ['try'];
  const fixed = { key: KEY, seed: 5, only, control, demand: 'declared' } as const;
  return run({ baseUrl: server.url, laws, ...fixed, ...options });
};

test('laws run at once, each on an account that no other law uses at that time, and are reported in order', async () => {
  const meanwhile = new Meanwhile();
  const { laws } = await judge(meanwhile.many(40));
  expect(laws.map(({ id, verdict, requests }) => [id, verdict, requests])).toEqual(
    Array.from({ length: 40 }, (_, n) => [`try-${n}`, 'PASS', 1]),
  );
  expect(new Set([...meanwhile.keys.values()].flat()).size).toBe(4);
  expect(Math.max(...meanwhile.crowds.values())).toBe(4);
});

test('a law about state that all laws share runs alone, with the main account', async () => {
  const meanwhile = new Meanwhile();
  const alone = [
    meanwhile.law(50, { needs: ['clock'] }),
    meanwhile.law(51, { racy: true }),
    meanwhile.law(52, { stopsClock: true }),
  ];
  const { laws } = await judge([...alone, ...meanwhile.many(40)]);
  expect(laws.every(({ verdict }) => verdict === 'PASS')).toBe(true);
  for (const { id } of alone)
    expect([meanwhile.crowds.get(id), meanwhile.keys.get(id)], id).toEqual([1, [KEY]]);
});

test('laws that move the clock run first in a parallel run, and the report keeps the given order', async () => {
  const meanwhile = new Meanwhile();
  const laws = [...meanwhile.many(30), meanwhile.law(70, { needs: ['clock'] })];
  const report = await judge(laws);
  expect([...meanwhile.keys.keys()][0]).toBe('try-70');
  expect(report.laws.at(-1)?.id).toBe('try-70');
  const counted = new Meanwhile();
  await judge([...counted.many(30), counted.law(70, { needs: ['clock'] })], { maxRequests: 5_000 });
  expect([...counted.keys.keys()].at(-1)).toBe('try-70');
});

test('a law that failed or stayed unknown in parallel is tried again alone', async () => {
  const meanwhile = new Meanwhile();
  const tries = new Map<string, number>();
  const first = (name: string): boolean => {
    tries.set(name, (tries.get(name) ?? 0) + 1);
    return tries.get(name) === 1;
  };
  const done: number[] = [];
  const { laws } = await judge(
    [
      ...meanwhile.many(40),
      meanwhile.law(60, {}, () => expectThat(false, 'a', 'b')),
      meanwhile.law(61, {}, () => expectThat(!first('flaky'), 'a', 'b')),
      meanwhile.law(62, {}, () => {
        if (first('unknown')) throw new Indeterminate('no response');
      }),
    ],
    { onProgress: (progress) => done.push(progress.done) },
  );
  const found = laws.slice(40).map(({ id, verdict, failure }) => [id, verdict, failure?.hits]);
  expect(found).toEqual([
    ['try-60', 'FAIL', '3 of 3'],
    ['try-61', 'FLAKY', '1 of 3'],
    ['try-62', 'PASS', undefined],
  ]);
  for (const id of ['try-60', 'try-61', 'try-62']) expect(meanwhile.keys.get(id)?.at(-1)).toBe(KEY);
  expect(done).toEqual(Array.from({ length: 43 }, (_, at) => at + 1));
});

test.each<[string, Partial<RunOptions>]>([
  ['its requests are counted', { maxRequests: 10_000 }],
  ['its pace is given', { rate: 60_000 }],
  ['it ends with the first broken law', { untilBroken: true }],
  ['the target makes no accounts', { control: undefined }],
])('a run tries one law after the other where %s', async (_why, options) => {
  const meanwhile = new Meanwhile();
  const { laws } = await judge(meanwhile.many(25), options);
  expect(laws.every(({ verdict }) => verdict === 'PASS')).toBe(true);
  expect(new Set(meanwhile.crowds.values())).toEqual(new Set([1]));
  expect(new Set([...meanwhile.keys.values()].flat())).toEqual(new Set([KEY]));
});

test('laws are distributed over tracks by cost, and always in the same way', () => {
  const laws = Array.from({ length: 9 }, (_, n) =>
    law({ id: `x-${n}`, title: '', level: 'M', run: async () => {} }),
  );
  const costs = [9, 1, 1, 1, 5, 1, 1, 1, 1];
  const shares = distributed(laws, 2, (one) => costs[laws.indexOf(one)] ?? 0);
  expect(shares.map((share) => share.map(({ id }) => id))).toEqual([
    ['x-0', 'x-6', 'x-8'],
    ['x-1', 'x-2', 'x-3', 'x-4', 'x-5', 'x-7'],
  ]);
});
