// Tests that hooks receive every attempt, receive no secret and cannot change a call.
import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { reply, type Respond } from './testing/loopback.ts';
import { describeOverEach, sampleKey, sampleService } from './testing/sample-service.ts';
import type { AttemptEnd, AttemptStart, ClientOptions } from './index.ts';

const widget = { id: 'w1', name: 'a', color: 'RED' };
const input = { body: { name: 'secret-name' } };
const created: Respond = (response) => reply(response, 201, widget, { 'request-id': 'req-1' });
const limited: Respond = (response) =>
  reply(
    response,
    429,
    { error_code: 'RATE_LIMIT_EXCEEDED', message: 'Wait.' },
    { 'retry-after': '3' },
  );

/** Creates a service whose client has hooks, with all records that the hooks received. */
const watched = async (respond: Respond, options: Partial<ClientOptions> = {}) => {
  const heard: (AttemptStart | AttemptEnd)[] = [];
  const hear = (one: AttemptStart | AttemptEnd) => void heard.push(one);
  let time = 0;
  const service = await sampleService(respond, {
    onRequest: hear,
    onResponse: hear,
    sleep: async () => {},
    random: () => 0,
    now: () => (time += 10),
    deadlineMs: 1_000_000,
    ...options,
  });
  return { ...service, heard };
};

describeOverEach('hooks', () => {
  test('receive each attempt of a call, and the time until the next one', async () => {
    const { widgets, heard } = await watched(
      (...args) => (args[2] === 0 ? limited : created)(...args),
      { retries: 2 },
    );
    await widgets.create(input, { idempotencyKey: 'mine' });
    const start = {
      id: 'widgets.create',
      method: 'POST',
      path: '/widgets',
      idempotencyKey: 'mine',
    };
    const end = { durationMs: expect.any(Number), indeterminate: false };
    expect(heard).toEqual([
      { ...start, attempt: 1 },
      {
        ...start,
        ...end,
        attempt: 1,
        status: 429,
        code: 'RATE_LIMIT_EXCEEDED',
        requestId: null,
        willRetryInMs: 3_000,
      },
      { ...start, attempt: 2 },
      {
        ...start,
        ...end,
        attempt: 2,
        status: 201,
        code: null,
        requestId: 'req-1',
        willRetryInMs: null,
      },
    ]);
    expect(heard.every(Object.isFrozen)).toBe(true);
    expect(heard[1]).toHaveProperty(
      'durationMs',
      expect.toSatisfy((ms: number) => ms > 0),
    );
  });

  test('receive a missing response, and whether the call may have had its effect', async () => {
    const { widgets, heard } = await watched((response) => response.socket?.destroy());
    await widgets.paint({ params: { id: 'a' } });
    expect(heard.at(-1)).toMatchObject({
      path: '/widgets/{id}/paint!',
      status: null,
      code: 'NETWORK',
      requestId: null,
      indeterminate: true,
      willRetryInMs: null,
      idempotencyKey: null,
    });
  });
});

test('an outcome that one attempt left unknown is indeterminate for hooks and in the result', async () => {
  const { widgets, heard } = await watched(
    (response, _, index) =>
      index === 0
        ? response.socket?.destroy()
        : reply(response, 409, { error_code: 'DUPLICATE_ERROR', message: 'Taken.' }),
    { retries: 1 },
  );
  expect(await widgets.create(input)).toMatchObject({ indeterminate: true });
  expect(heard.at(-1)).toMatchObject({ code: 'DUPLICATE_ERROR', indeterminate: true });
});

describe('no hook receives', () => {
  test('a key, a body, a header, a parameter, a query or a text of the service', async () => {
    const { client, widgets, heard } = await watched((response, { headers }) =>
      reply(
        response,
        401,
        { error_code: `secret ${String(headers['authorization'])}`, message: 'secret-message' },
        { 'request-id': sampleKey, 'x-secret': 'secret-header' },
      ),
    );
    await widgets.create({ ...input, headers: { 'with-split-rule': 'secret-rule' } });
    await widgets.get({ params: { id: 'secret-id' } });
    await widgets.list({ query: { name: 'secret-query' } });
    await client.call({
      method: 'POST',
      path: '/things/secret-id-1/{name}',
      params: { name: 'secret-param' },
      query: { a: 'secret-query' },
      body: { a: 'secret-field' },
      headers: { 'x-a': 'secret-header' },
    });
    expect(heard).toHaveLength(8);
    const text = inspect(heard, { depth: 9, showHidden: true });
    expect(text).not.toMatch(/secret|xnd_/);
    expect(text).not.toContain(btoa(`${sampleKey}:`));
    expect(heard.at(-1)).toMatchObject({
      id: 'call',
      path: '/things/{}/{name}',
      code: 'UNDECLARED',
      requestId: null,
    });
  });
});

describe('a hook that fails', () => {
  const failures: [string, () => Promise<void>][] = [
    [
      'throws',
      () => {
        throw new Error('broken');
      },
    ],
    ['rejects', () => Promise.reject(new Error('broken'))],
    ['never ends', () => new Promise(() => {})],
  ];

  test.each(failures)('changes nothing and is reported once: it %s', async (how, fail) => {
    const warnings: string[] = [];
    const { widgets } = await watched(created, {
      onRequest: fail,
      onResponse: fail,
      warn: (message) => {
        warnings.push(message);
        throw new Error('The report is broken too.');
      },
    });
    expect(await widgets.create(input)).toMatchObject({ ok: true, attempts: 1 });
    expect(await widgets.create(input)).toMatchObject({ ok: true, attempts: 1 });
    expect(warnings).toEqual(
      how === 'never ends'
        ? []
        : [expect.stringMatching(/onRequest.*broken/), expect.stringMatching(/onResponse.*broken/)],
    );
  });

  test('cannot change the record that the next hook receives', async () => {
    const { widgets, heard } = await watched(created, {
      onRequest: (attempt) => void Object.assign(attempt, { path: 'other' }),
      warn: () => {},
    });
    await widgets.create(input);
    expect(heard).toMatchObject([{ path: '/widgets' }]);
  });
});
