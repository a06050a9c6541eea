// Tests retries against misbehaving servers: which calls are repeated, their keys, and their
// outcome.
import { expect, test } from 'vitest';
import { reply, type Respond } from './testing/loopback.ts';
import { createSampleClient, sampleService, describeOverEach } from './testing/sample-service.ts';
import type { ClientOptions } from './index.ts';

const widget = { id: 'w1', name: 'a', color: 'RED' };
const input = { body: { name: 'a' } };
const success: Respond = (response) => reply(response, 201, widget);
const error =
  (status: number, error_code: string, headers?: Record<string, string>): Respond =>
  (response) =>
    reply(response, status, { error_code, message: error_code }, headers);
const html: Respond = (response) =>
  response.writeHead(502, { 'content-type': 'text/html' }).end('<html>');
const reset: Respond = (response) => response.socket?.destroy();
/** Breaks the connection in the middle of the response. */
const resetMidway: Respond = (response) => {
  response.writeHead(201, { 'content-length': '1000', 'request-id': 'req-half' });
  response.write('{"id":', () => response.socket?.destroy());
};
const silent: Respond = () => {};
const slowBody: Respond = (response) => response.writeHead(201).write('{"id":');

/**
 * Creates a service that responds with each item of the script in turn, and with the last one
 * forever.
 */
const scripted = async (script: readonly Respond[], options: Partial<ClientOptions> = {}) => {
  const slept: number[] = [];
  const sleep = async (ms: number) => void slept.push(ms);
  const service = await sampleService(
    (response, request, index) => (script[index] ?? script.at(-1))?.(response, request, index),
    { retries: 2, sleep, random: () => 0, ...options },
  );
  const keys = () => new Set(service.server.seen.map(({ headers }) => headers['idempotency-key']));
  const bodies = () => new Set(service.server.seen.map(({ body }) => body));
  return { ...service, slept, keys, bodies };
};

describeOverEach('a call that may be repeated', () => {
  test.each([
    ['429', error(429, 'RATE_LIMIT_EXCEEDED')],
    ['503', error(503, 'CHANNEL_UNAVAILABLE')],
    ['504', error(504, 'GATEWAY')],
    ['an HTML 502', html],
    ['a 500', error(500, 'SERVER_ERROR')],
    ['a reset before the response', reset],
    ['a reset in the middle of the response', resetMidway],
  ])('succeeds after %s, with one key and the same bytes', async (_, first) => {
    const { server, widgets, keys, bodies } = await scripted([first, success]);
    const result = await widgets.create(input);
    expect(result).toMatchObject({ ok: true, attempts: 2 });
    expect(server.seen).toHaveLength(2);
    expect([...keys()]).toEqual([result.idempotencyKey]);
    expect(bodies().size).toBe(1);
  });

  test.each([
    ['headers', silent],
    ['body', slowBody],
  ])('succeeds after an attempt whose response %s never arrived', async (_, first) => {
    // On a slow machine the second attempt may time out as well.
    const { widgets, keys } = await scripted([first, success], { timeoutMs: 200, retries: 99 });
    const result = await widgets.create(input);
    expect(result.ok).toBe(true);
    expect(result.attempts).toBeGreaterThan(1);
    expect(keys().size).toBe(1);
  });

  test('keeps the key of the caller over all attempts', async () => {
    const { server, widgets, keys } = await scripted([error(429, 'RATE_LIMIT_EXCEEDED')]);
    const result = await widgets.create(input, { idempotencyKey: 'mine' });
    expect(result).toMatchObject({ code: 'RATE_LIMIT_EXCEEDED', attempts: 3 });
    expect(server.seen).toHaveLength(3);
    expect([...keys()]).toEqual(['mine']);
  });

  test('waits for the time in Retry-After, otherwise longer each time', async () => {
    const limited = error(429, 'RATE_LIMIT_EXCEEDED', { 'retry-after': '7' });
    const { widgets, slept } = await scripted([limited, html, reset, success], { retries: 3 });
    expect(await widgets.create(input)).toMatchObject({ ok: true, attempts: 4 });
    expect(slept).toEqual([7_000, 500, 1_000]);
  });

  test('is not repeated after a definite refusal', async () => {
    const { server, widgets } = await scripted([error(409, 'DUPLICATE_ERROR')]);
    expect(await widgets.create(input)).toMatchObject({ code: 'DUPLICATE_ERROR', attempts: 1 });
    expect(server.seen).toHaveLength(1);
  });
});

describeOverEach('a write without a key', () => {
  test.each([
    ['429', error(429, 'RATE_LIMIT_EXCEEDED'), false],
    ['500', error(500, 'SERVER_ERROR'), true],
    ['an HTML 502', html, true],
    ['a reset', reset, true],
    ['a reset in the middle of the response', resetMidway, true],
  ])('is never sent twice: %s', async (_, first, indeterminate) => {
    const { server, widgets } = await scripted([first, success]);
    const result = await widgets.paint({ params: { id: 'a' } });
    expect(result).toMatchObject({ ok: false, attempts: 1, indeterminate, idempotencyKey: null });
    expect(server.seen).toHaveLength(1);
  });

  test('is repeated while no byte of it was sent, and its outcome is certain', async () => {
    const { server, client } = await scripted([success]);
    await server.close();
    await client.close();
    const slept: number[] = [];
    const { widgets } = createSampleClient({
      baseUrl: server.url,
      key: 'k',
      sleep: async (ms) => void slept.push(ms),
    });
    const result = await widgets.paint({ params: { id: 'a' } });
    expect(result).toMatchObject({
      code: 'NETWORK',
      status: null,
      reason: 'ECONNREFUSED',
      message: expect.stringContaining(`Is the server running at ${server.url}?`),
      indeterminate: false,
      attempts: 3,
    });
    expect(slept).toHaveLength(2);
  });
});

describeOverEach('an unknown outcome', () => {
  test('a 500 is repeated once, then surfaced as indeterminate (IDEM-08, ERR-STATUS-500)', async () => {
    const { server, widgets } = await scripted([error(500, 'SERVER_ERROR')], { retries: 9 });
    const result = await widgets.create(input);
    expect(result).toMatchObject({ code: 'SERVER_ERROR', status: 500, indeterminate: true });
    expect(server.seen).toHaveLength(2);
  });

  test('a 500 without a key is surfaced as indeterminate at once (IDEM-08)', async () => {
    const { widgets } = await scripted([error(500, 'SERVER_ERROR'), success]);
    const result = await widgets.paint({ params: { id: 'a' } });
    expect(result).toMatchObject({ code: 'SERVER_ERROR', indeterminate: true, attempts: 1 });
  });

  test('a declared 5xx other than 500 is a definite refusal', async () => {
    const { widgets } = await scripted([error(503, 'CHANNEL_UNAVAILABLE')], { retries: 0 });
    const result = await widgets.create(input);
    expect(result).toMatchObject({ code: 'CHANNEL_UNAVAILABLE', indeterminate: false });
  });

  test('a response that is lost midway keeps its Request-ID in the result', async () => {
    const { widgets } = await scripted([resetMidway], { retries: 0 });
    expect(await widgets.create(input)).toMatchObject({
      code: 'NETWORK',
      requestId: 'req-half',
      indeterminate: true,
    });
  });

  test('of a write stays unknown until a success, even after a refusal', async () => {
    for (const refusal of [error(409, 'DUPLICATE_ERROR'), error(401, 'INVALID_API_KEY')]) {
      const { widgets } = await scripted([reset, refusal]);
      expect(await widgets.create(input)).toMatchObject({ attempts: 2, indeterminate: true });
    }
    const { widgets } = await scripted([reset, success]);
    expect(await widgets.create(input)).not.toHaveProperty('indeterminate');
  });

  test('does not exist for a read with a final response, or for a write without a lost response', async () => {
    const read = await scripted([reset, error(404, 'DATA_NOT_FOUND')]);
    const result = await read.widgets.get({ params: { id: 'a' } });
    expect(result).toMatchObject({ code: 'DATA_NOT_FOUND', attempts: 2, indeterminate: false });
    const write = await scripted([
      error(429, 'RATE_LIMIT_EXCEEDED'),
      error(409, 'DUPLICATE_ERROR'),
    ]);
    expect(await write.widgets.create(input)).toMatchObject({ attempts: 2, indeterminate: false });
  });
});
