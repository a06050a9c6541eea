// Tests raw requests over real sockets: responses of every framing, bursts, connections that are
// cut.
import { createServer, type Socket } from 'node:net';
import { listenOnLoopback, loopback, reply } from '@kasir/client/testing';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { OutgoingRequest } from './message.ts';
import { parseResponse, burst, bytesOf, exchangeRaw, sendAndDisconnect } from './raw.ts';

const TIMEOUT_MS = 10_000;

const outgoing = (change: Partial<OutgoingRequest> = {}): OutgoingRequest => ({
  endpoint: null,
  actor: { name: 'KEY', key: 'k' },
  method: 'POST',
  target: '/things?a=1',
  headers: { 'content-type': 'application/json' },
  body: '{"a":"é"}',
  ...change,
});

const server = async () => {
  const open = await loopback((response, request) => reply(response, 201, { got: request.body }));
  onTestFinished(() => open.close());
  return { ...open, base: new URL(`${open.url}/v1/`) };
};

describe('a response', () => {
  const head = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nX-A: 1\r\nX-A: 2\r\n';

  test('is read to the end of the connection', () => {
    expect(parseResponse(Buffer.from(`${head}\r\n{"a":1}`))).toEqual({
      status: 200,
      headers: { 'content-type': 'application/json', 'x-a': '1, 2' },
      text: '{"a":1}',
      body: { a: 1 },
    });
  });

  test('may come in chunks of any size', () => {
    const texts = fc.array(fc.string({ minLength: 1, unit: 'binary' }), { maxLength: 8 });
    fc.assert(
      fc.property(texts, (parts) => {
        const chunks = parts.map((part) => {
          const bytes = Buffer.from(part);
          return Buffer.concat([
            Buffer.from(`${bytes.length.toString(16)}\r\n`),
            bytes,
            Buffer.from('\r\n'),
          ]);
        });
        const all = Buffer.concat([
          Buffer.from(`${head}Transfer-Encoding: chunked\r\n\r\n`),
          ...chunks,
          Buffer.from('0\r\n\r\n'),
        ]);
        expect(parseResponse(all)?.text).toBe(Buffer.from(parts.join('')).toString());
      }),
    );
  });

  test('may follow a 100 Continue; bytes without a status line or a complete head are not a response', () => {
    const continued = Buffer.from(`HTTP/1.1 100 Continue\r\n\r\n${head}\r\nyes`);
    expect(parseResponse(continued)).toMatchObject({ status: 200, text: 'yes', body: undefined });
    for (const bytes of ['', 'HTTP/1.1 200 OK\r\n', '<html>\r\n\r\n']) {
      expect(parseResponse(Buffer.from(bytes))).toBeNull();
    }
  });
});

test('a request reaches the server with its prefix, key and body', async () => {
  const { base, seen } = await server();
  const response = await exchangeRaw(base, bytesOf(base, outgoing()), TIMEOUT_MS);
  expect(response).toMatchObject({ status: 201, body: { got: '{"a":"é"}' } });
  expect(seen[0]).toMatchObject({ method: 'POST', url: '/v1/things?a=1', body: '{"a":"é"}' });
  expect(seen[0]?.headers['authorization']).toBe(`Basic ${btoa('k:')}`);
});

test('every request of a burst gets its response, in order', async () => {
  const { base, seen } = await server();
  const all = [1, 2, 3, 4].map((n) => bytesOf(base, outgoing({ body: `{"n":${n}}` })));
  const responses = await burst(base, all, TIMEOUT_MS);
  expect(responses.map((response) => response?.body)).toEqual(
    [1, 2, 3, 4].map((n) => ({ got: `{"n":${n}}` })),
  );
  expect(seen).toHaveLength(4);
});

test('requests of a burst are sent completely even if they have no body', async () => {
  const { base } = await server();
  const one = bytesOf(base, outgoing({ method: 'GET', body: null }));
  const responses = await burst(base, [one, one], TIMEOUT_MS);
  expect(responses.map((response) => response?.status)).toEqual([201, 201]);
});

test('a request with an early disconnect arrives completely', async () => {
  const received = Promise.withResolvers<string>();
  const ended = Promise.withResolvers<void>();
  const listener = createServer((socket: Socket) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString();
      if (text.endsWith('}')) received.resolve(text);
    });
    socket.on('error', () => {});
    socket.on('close', () => ended.resolve());
  });
  const listening = await listenOnLoopback(listener);
  onTestFinished(listening.close);
  const base = new URL(listening.url);
  await sendAndDisconnect(base, bytesOf(base, outgoing()));
  expect(await received.promise).toContain('{"a":"é"}');
  await ended.promise;
});

test('a connection that ends without a response gives null', async () => {
  const { base } = await loopback((response) => response.destroy()).then((open) => {
    onTestFinished(() => open.close());
    return { base: new URL(open.url) };
  });
  expect(await exchangeRaw(base, bytesOf(base, outgoing()), TIMEOUT_MS)).toBeNull();
});
