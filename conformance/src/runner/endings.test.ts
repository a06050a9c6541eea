// Tests runs that end early: each has a report of what was tried until then, and says why it ended.
import { loopback, reply, type Respond } from '@kasir/client/testing';
import { expect, onTestFinished, test } from 'vitest';
import type { Control } from '../targets/control/control.ts';
import { law, type Law } from '../law.ts';
import type { RunOptions } from './options.ts';
import { run } from '../suite.ts';
import type { Trial } from '../run/trial.ts';

const missing: Respond = (response) =>
  reply(response, 404, { error_code: 'NOT_FOUND', message: 'nothing' });

const opened = async (respond: Respond) => {
  const server = await loopback(respond);
  onTestFinished(() => server.close());
  return server;
};

const ask = (trial: Trial, target = '/a') =>
  trial.send({
    endpoint: null,
    actor: trial.actor,
    method: 'GET',
    target,
    headers: {},
    body: null,
  });

/** Laws that each send one request; the second does something more. */
const three = (act: (trial: Trial) => Promise<unknown>): Law[] =>
  [async () => {}, act, async () => {}].map((more, at) =>
    law({
      id: `try-${at + 1}`,
      title: 'a law',
      level: 'M',
      needs: [],
      run: async (trial) => {
        await ask(trial);
        await more(trial);
      },
    }),
  );

const judge = (url: string, laws: readonly Law[], options: Partial<RunOptions> = {}) =>
  run({ baseUrl: url, key: 'xnd_development_a', seed: 1, laws, only: ['try'], ...options });

test('a target that vanishes ends the run at the law that noticed it', async () => {
  const server = await opened(missing);
  const report = await judge(
    server.url,
    three(async (trial) => {
      await server.close();
      await ask(trial);
    }),
  );
  expect(report.ended).toMatchObject({
    reason: 'UNREACHABLE',
    note: expect.stringContaining('The target no longer responds'),
  });
  expect(report.laws.slice(0, 3)).toMatchObject([
    { verdict: 'PASS' },
    { verdict: 'SKIP', reason: 'UNREACHABLE' },
    { verdict: 'SKIP', reason: 'UNREACHABLE' },
  ]);
});

test('a target that vanishes during raw requests, bursts or control calls ends the run, too', async () => {
  const outgoing = (trial: Trial) => ({
    endpoint: null,
    actor: trial.actor,
    method: 'GET',
    target: '/a',
    headers: {},
    body: null,
  });
  const control: Control = {
    account: async () => {
      throw new Error('connect ECONNREFUSED');
    },
    key: async () => '',
  };
  const calls: ((trial: Trial) => Promise<unknown>)[] = [
    (trial) => trial.raw(outgoing(trial)),
    (trial) => trial.burst([outgoing(trial), outgoing(trial)]),
    (trial) => trial.sendAndDisconnect(outgoing(trial)),
    (trial) => trial.account(),
  ];
  for (const call of calls) {
    const server = await opened(missing);
    const laws = three(async (trial) => {
      await server.close();
      await call(trial);
    });
    const { ended } = await judge(server.url, laws, { control });
    expect(ended?.reason).toBe('UNREACHABLE');
  }
});

test('a control interface that fails leaves a law inconclusive while the target still responds', async () => {
  const { url } = await opened(missing);
  const control: Control = {
    account: async () => {
      throw new Error('responded with 500');
    },
    key: async () => '',
  };
  const { laws, ended } = await judge(
    url,
    three((trial) => trial.account()),
    { control },
  );
  expect(ended).toBeNull();
  expect(laws[1]).toMatchObject({
    verdict: 'INCONCLUSIVE',
    note: 'the control interface failed: responded with 500',
  });
});

test('one connection that ends without a response does not end the run', async () => {
  const { url } = await opened((response, request, index) =>
    request.url === '/cut' ? response.destroy() : missing(response, request, index),
  );
  const { laws, ended } = await judge(
    url,
    three((trial) => ask(trial, '/cut')),
  );
  expect(ended).toBeNull();
  expect(laws.slice(0, 3).map(({ verdict }) => verdict)).toEqual(['PASS', 'INCONCLUSIVE', 'PASS']);
});

test('a signal ends the run while a request is under way', async () => {
  const abort = new AbortController();
  const { url } = await opened((response, request, index) => {
    if (request.url === '/never') abort.abort('SIGINT');
    else missing(response, request, index);
  });
  const laws = three((trial) => ask(trial, '/never'));
  const report = await judge(url, laws, { signal: abort.signal });
  expect(report.ended).toEqual({ reason: 'INTERRUPTED', note: 'interrupted by SIGINT' });
  expect(report.laws.slice(0, 3)).toMatchObject([
    { verdict: 'PASS' },
    { verdict: 'SKIP', reason: 'INTERRUPTED' },
    { verdict: 'SKIP', reason: 'INTERRUPTED' },
  ]);
});

test('a law that does not stop at the end of a run gets time to clean up, and is then abandoned', async () => {
  const abort = new AbortController();
  const { url } = await opened(missing);
  let isTidy = false;
  const laws = three(async (trial) => {
    abort.abort('SIGTERM');
    try {
      await ask(trial);
    } finally {
      isTidy = true;
      await new Promise(() => {});
    }
  });
  const { ended } = await judge(url, laws, { signal: abort.signal });
  expect(ended?.reason).toBe('INTERRUPTED');
  expect(isTidy).toBe(true);
});

test('a run with five requests ends with a report before any law is tried', async () => {
  const { url } = await opened(missing);
  const { ended, laws, requests } = await run({
    baseUrl: url,
    key: 'xnd_development_a',
    maxRequests: 5,
  });
  expect(ended?.reason).toBe('BUDGET');
  expect(requests).toBe(5);
  expect(laws.length).toBeGreaterThan(1_000);
  expect(new Set(laws.map(({ reason }) => reason))).toEqual(new Set(['BUDGET']));
});

test('a sample that uses up the requests of its profile has not ended early: the profile skips the other laws', async () => {
  const server = await opened(missing);
  const greedy = law({
    id: 'try-1',
    title: 'a law that needs more than estimated',
    level: 'M',
    needs: [],
    run: async (trial) => {
      for (let n = 0; n < 300; n += 1) await ask(trial);
    },
  });
  const laws = [greedy, ...three(async () => {}).slice(1)];
  const sample: Partial<RunOptions> = { profile: 'smoke', only: [] };
  const report = await judge(server.url, laws, sample);
  expect(report).toMatchObject({ ended: null, requests: 250 });
  expect(report.laws.find(({ id }) => id === 'try-1')).toMatchObject({
    verdict: 'SKIP',
    reason: 'PROFILE',
  });
  const limited = await judge(server.url, laws, { ...sample, maxRequests: 20 });
  expect(limited.ended).toMatchObject({ reason: 'BUDGET' });
});
