// Tests over real sockets whether a request got a response, was not sent, or may have been
// executed.
import { createServer } from 'node:net';
import { findFreePort, listenOnLoopback } from '@kasir/client/testing';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openRecorder } from '../testing/recorder.ts';
import { isPrivate, sendOnce } from './send.ts';

const post = (url: string) =>
  sendOnce({ url, method: 'POST', headers: {}, body: null }, new AbortController().signal);

describe('a request', () => {
  test.each([200, 201, 400, 401, 402, 404, 422, 429])(
    'with status %i has a response',
    async (status) => {
      const { url } = await openRecorder(() => ({ status, body: { ok: true } }));
      expect(await post(url)).toMatchObject({ response: { statusCode: status } });
    },
  );

  test.each([302, 408, 409, 425, 500, 502, 503, 504])(
    'with status %i may have been executed',
    async (status) => {
      const { url } = await openRecorder(() => ({ status, body: { ok: false } }));
      expect(await post(url)).toHaveProperty('lost');
    },
  );

  test('whose connection was cut may have been executed', async () => {
    const { url } = await openRecorder(() => ({ cut: true }));
    expect(await post(url)).toHaveProperty('lost');
  });

  test('that is aborted before its response may have been executed', async () => {
    const server = createServer();
    const { port, close } = await listenOnLoopback(server);
    onTestFinished(close);
    const request = { url: `http://127.0.0.1:${port}`, method: 'POST', headers: {}, body: null };
    const limit = new AbortController();
    server.on('connection', (socket) => {
      socket.on('data', () => limit.abort());
      onTestFinished(() => void socket.destroy());
    });
    expect(await sendOnce(request, limit.signal)).toHaveProperty('lost');
  });

  test('to a closed port, or over a network without TLS, has not been sent', async () => {
    expect(await post(`http://127.0.0.1:${await findFreePort()}`)).toEqual({
      unsent: 'The processor cannot be reached: ECONNREFUSED.',
    });
    expect(await post('http://processor.example/payments')).toHaveProperty('unsent');
  });
});

test('card data may only be sent over TLS, or on this machine', () => {
  for (const url of [
    'https://api.stripe.com',
    'http://127.0.0.1:1',
    'http://localhost',
    'http://[::1]:9',
  ])
    expect(isPrivate(url), url).toBe(true);
  for (const url of ['http://api.stripe.com', 'http://127.0.0.1.example.com', 'ftp://localhost'])
    expect(isPrivate(url), url).toBe(false);
});
