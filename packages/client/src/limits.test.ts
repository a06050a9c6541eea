// Tests time limits and aborts: a call ends as soon as it is aborted, and reports whether it may
// have had an effect.
import { spawnSync } from 'node:child_process';
import { getEventListeners } from 'node:events';
import { Agent } from 'undici';
import { describe, expect, test } from 'vitest';
import { manualClock } from './testing/clock.ts';
import { reply, type Respond } from './testing/loopback.ts';
import { sampleService, describeOverEach } from './testing/sample-service.ts';

const input = { body: { name: 'a' } };
const silent: Respond = () => {};
const half: Respond = (response) => response.writeHead(201).write('{');
const limited =
  (seconds: number): Respond =>
  (response) =>
    reply(
      response,
      429,
      { error_code: 'RATE_LIMIT_EXCEEDED', message: 'Wait.' },
      { 'retry-after': String(seconds) },
    );

/** Creates a dispatcher whose connections are never opened. */
const unconnectable = () => new Agent({ connect: () => {} });

/** Returns options with a sleep that only moves a clock. */
const slowedDown = () => {
  const clock = manualClock();
  const slept: number[] = [];
  const sleep = async (ms: number) => {
    slept.push(ms);
    clock.advance(ms);
  };
  return { slept, options: { sleep, now: clock.now, random: () => 0 } };
};

describe('time limits', () => {
  test('an attempt without a response ends as TIMEOUT with an unknown outcome', async () => {
    const { widgets } = await sampleService(silent, { timeoutMs: 50 });
    expect(await widgets.create(input)).toMatchObject({
      code: 'TIMEOUT',
      status: null,
      indeterminate: true,
      message: 'No complete response within 50 ms (timeoutMs).',
    });
  });

  test('an attempt without a connection ends as TIMEOUT, and cannot have had an effect', async () => {
    const dispatcher = unconnectable();
    const { widgets } = await sampleService(silent, { timeoutMs: 50, dispatcher });
    const result = await widgets.create(input);
    expect(result).toMatchObject({ code: 'TIMEOUT', indeterminate: false });
    await dispatcher.destroy();
  });

  test('a read that ends without a response is not indeterminate, but a write is', async () => {
    const { widgets } = await sampleService(silent, { timeoutMs: 50 });
    const abort = new AbortController();
    const read = { params: { id: 'a' } };
    expect(await widgets.get(read)).toMatchObject({ code: 'TIMEOUT', indeterminate: false });
    const aborted = widgets.get(read, { signal: abort.signal, timeoutMs: 60_000 });
    abort.abort();
    expect(await aborted).toMatchObject({
      code: 'ABORTED',
      indeterminate: false,
    });
    expect(await widgets.create(input)).toMatchObject({ code: 'TIMEOUT', indeterminate: true });
  });

  test('a call may have its own limits', async () => {
    const { widgets } = await sampleService(silent);
    const byAttempt = await widgets.create(input, { timeoutMs: 30 });
    expect(byAttempt).toMatchObject({ message: 'No complete response within 30 ms (timeoutMs).' });
    const byDeadline = await widgets.create(input, { deadlineMs: 40 });
    expect(byDeadline).toMatchObject({
      code: 'TIMEOUT',
      attempts: 1,
      message: 'No complete response within 40 ms (deadlineMs).',
    });
  });

  test('no wait exceeds the deadline: the last response is returned instead', async () => {
    const { slept, options } = slowedDown();
    const { server, widgets } = await sampleService(limited(30), {
      ...options,
      retries: 99,
      deadlineMs: 100_000,
    });
    const result = await widgets.create(input);
    expect(result).toMatchObject({ code: 'RATE_LIMIT_EXCEEDED', attempts: 4 });
    expect(slept).toEqual([30_000, 30_000, 30_000]);
    expect(server.seen).toHaveLength(4);
  });

  test('a wait that would end at the deadline is not begun', async () => {
    const { slept, options } = slowedDown();
    const { widgets } = await sampleService(limited(30), {
      ...options,
      retries: 1,
      deadlineMs: 30_000,
    });
    expect(await widgets.list()).toMatchObject({ code: 'RATE_LIMIT_EXCEEDED', attempts: 1 });
    expect(slept).toEqual([]);
  });

  test('an attempt gets no more time than the deadline has left', async () => {
    const { options } = slowedDown();
    const { widgets } = await sampleService(
      (response, request, index) =>
        index === 0 ? limited(30)(response, request, index) : undefined,
      { ...options, retries: 9, timeoutMs: 60_000, deadlineMs: 30_020 },
    );
    const result = await widgets.list();
    expect(result).toMatchObject({
      code: 'TIMEOUT',
      message: 'No complete response within 20 ms, what was left of 30020 ms (deadlineMs).',
    });
  });

  test('limits longer than the maximum of a timer do not end a call at once', async () => {
    const { widgets } = await sampleService((response) => reply(response, 200, []), {
      timeoutMs: Infinity,
      deadlineMs: Infinity,
    });
    expect(await widgets.count()).toMatchObject({ ok: true });
  });
});

describeOverEach('an abort', () => {
  const reason = 'ABORTED';

  test('before the call sends nothing', async () => {
    const { server, widgets } = await sampleService(silent);
    const result = await widgets.create(input, { signal: AbortSignal.abort() });
    expect(result).toMatchObject({ code: reason, indeterminate: false, attempts: 1 });
    expect(server.seen).toEqual([]);
  });

  test.each([
    ['before the response', silent],
    ['in the middle of the body', half],
  ])('%s ends the call, with an unknown outcome', async (_, respond) => {
    const abort = new AbortController();
    const { widgets } = await sampleService(
      (response, request, index) => {
        respond(response, request, index);
        setTimeout(() => abort.abort(), 10);
      },
      { retries: 2 },
    );
    const result = await widgets.create(input, { signal: abort.signal });
    expect(result).toMatchObject({ code: reason, indeterminate: true, attempts: 1 });
  });

  test('during back-off ends the wait and makes no further attempt', async () => {
    const abort = new AbortController();
    const { server, widgets } = await sampleService(
      (response, request, index) => {
        limited(100)(response, request, index);
        setTimeout(() => abort.abort(), 10);
      },
      { retries: 2 },
    );
    const result = await widgets.create(input, { signal: abort.signal });
    expect(result).toMatchObject({ code: reason, indeterminate: false, attempts: 1 });
    expect(server.seen).toHaveLength(1);
  });

  test('during back-off after a lost response leaves the outcome unknown', async () => {
    const abort = new AbortController();
    const { widgets } = await sampleService((response) => response.socket?.destroy(), {
      retries: 2,
      sleep: async () => abort.abort(),
    });
    const result = await widgets.create(input, { signal: abort.signal });
    expect(result).toMatchObject({ code: reason, indeterminate: true, attempts: 1 });
  });

  test('closes the connection, so that the server can stop its work', async () => {
    const abort = new AbortController();
    const { promise: closed, resolve } = Promise.withResolvers<string>();
    const { widgets } = await sampleService((response) => {
      response.on('close', () => resolve('closed'));
      abort.abort();
    });
    await widgets.create(input, { signal: abort.signal });
    expect(await closed).toBe('closed');
  });

  test('signal has no listeners left after a call has ended', async () => {
    const { widgets } = await sampleService((response) => reply(response, 200, []));
    const { signal } = new AbortController();
    await widgets.count({}, { signal });
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });
});

describe('connections', () => {
  test('an abort while connecting ends the call at once', async () => {
    const dispatcher = unconnectable();
    const { widgets } = await sampleService(silent, { dispatcher });
    const abort = new AbortController();
    const pending = widgets.create(input, { signal: abort.signal });
    setTimeout(() => abort.abort(), 10);
    expect(await pending).toMatchObject({ code: 'ABORTED', indeterminate: false });
    await dispatcher.destroy();
  });

  test('an injected dispatcher carries the requests and stays open', async () => {
    const dispatcher = new Agent();
    const { client, widgets } = await sampleService((response) => reply(response, 200, []), {
      dispatcher,
    });
    expect(await widgets.count()).toMatchObject({ ok: true });
    await client.close();
    expect(dispatcher.closed).toBe(false);
    await dispatcher.close();
  });

  test('a process can end after its client is closed: no timer keeps it running', () => {
    const script = `
      import { sampleCalls } from '${import.meta.resolve('./testing/sample-calls.ts')}';
      import { loopback, reply } from '${import.meta.resolve('./testing/loopback.ts')}';
      import { createClient } from '${import.meta.resolve('./index.ts')}';
      const server = await loopback((response) => reply(response, 200, [1]));
      const client = createClient(sampleCalls, { baseUrl: server.url, key: 'k' });
      console.log((await client.widgets.count()).status);
      await client.close();
      await server.close();
    `;
    const child = spawnSync(
      process.execPath,
      ['--conditions=@kasir/source', '--input-type=module', '-e', script],
      {
        encoding: 'utf8',
      },
    );
    expect(child).toMatchObject({ status: 0, stdout: '200\n' });
  });

  test('close waits for running calls and their retries; later calls are refused', async () => {
    const { client, widgets } = await sampleService(
      (response, _, index) =>
        index === 0 ? response.socket?.destroy() : reply(response, 200, [1]),
      { retries: 1 },
    );
    const pending = widgets.count();
    await client.close();
    expect(await pending).toMatchObject({ ok: true, attempts: 2 });
    await expect(widgets.count()).rejects.toThrow('This client is closed.');
    await client.close();
  });
});
