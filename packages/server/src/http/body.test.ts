// Checks over real sockets which bodies are read, refused or left unread, by their size and sender.
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { limits } from '@kasir/core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { listen, type Respond } from './edge.ts';

const { body_bytes: KNOWN_MAX, unknown_caller } = limits;
const { body_bytes: UNKNOWN_MAX } = unknown_caller;

/** Opens a listener whose responses say what it has read; it counts its lookups of the caller. */
const open = async (isKnown: boolean) => {
  let lookups = 0;
  const respond: Respond = Object.assign(
    ({ body, unread = false }: Parameters<Respond>[0]) => ({
      status: 200,
      headers: {},
      body: JSON.stringify({ bytes: body.length, unread }),
    }),
    {
      admits: () => {
        lookups += 1;
        return isKnown;
      },
    },
  );
  const edge = await listen({
    host: '127.0.0.1',
    port: 0,
    tls: null,
    trustedProxies: [],
    insecureHttp: false,
    requestId: () => 'f'.repeat(32),
    respond,
  });
  onTestFinished(() => edge.close());
  /** Sends a body of a size, with its length in the head or in chunks; returns what was read. */
  const send = async (size: number, framing: 'length' | 'chunks') => {
    lookups = 0;
    const headers =
      framing === 'length' ? { 'content-length': size } : { 'transfer-encoding': 'chunked' };
    const sent = request(edge.url, { method: 'POST', headers, agent: false });
    sent.end(Buffer.alloc(size, 'x'));
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const text = (await response.toArray()).join('');
    const { bytes, unread } = JSON.parse(text) as { bytes?: number; unread?: boolean };
    return { status: response.statusCode, bytes, unread, lookups };
  };
  return { send, url: new URL(edge.url) };
};

describe.each([
  ['whose length is in its head', 'length'],
  ['in chunks', 'chunks'],
] as const)('a body %s', (_, framing) => {
  test.each([0, 1, UNKNOWN_MAX - 1, UNKNOWN_MAX])(
    'is read from anybody, without looking up who is calling, up to the limit of unknown callers: %d bytes',
    async (size) => {
      const read = { status: 200, bytes: size, unread: false, lookups: 0 };
      for (const isKnown of [false, true])
        expect(await (await open(isKnown)).send(size, framing)).toEqual(read);
    },
  );

  test('is read only from a known caller above that limit, and looks up once who is calling', async () => {
    const size = UNKNOWN_MAX + 1;
    const byKnown = await (await open(true)).send(size, framing);
    expect(byKnown).toEqual({ status: 200, bytes: size, unread: false, lookups: 1 });
    const byUnknown = await (await open(false)).send(size, framing);
    expect(byUnknown).toEqual({ status: 200, bytes: 0, unread: true, lookups: 1 });
  });

  test('is read from a known caller up to the limit of all bodies, and refused above it (CORE-UNSPEC-06)', async () => {
    const { send } = await open(true);
    expect(await send(KNOWN_MAX, framing)).toMatchObject({ status: 200, bytes: KNOWN_MAX });
    expect(await send(KNOWN_MAX + 1, framing)).toMatchObject({ status: 413 });
  });
});

test.each([
  ['POST', KNOWN_MAX + 1, true],
  ['POST', UNKNOWN_MAX + 1, false],
  ['GET', UNKNOWN_MAX, true],
] as const)(
  'a client that closes after its %s of %d bytes, and sends all before it reads, gets its response',
  async (method, size, isKnown) => {
    const { url } = await open(isKnown);
    const socket = connect(Number(url.port), url.hostname);
    const head = [`${method} / HTTP/1.1`, `host: ${url.host}`, 'connection: close'].join('\r\n');
    socket.write(`${head}\r\ncontent-length: ${size}\r\n\r\n`);
    // The response is there; a connection that is cut now takes it away from a client that writes.
    await once(socket, 'readable');
    const half = Buffer.alloc(Math.floor(size / 2), 'x');
    const write = (bytes: Buffer): Promise<unknown> =>
      new Promise((resolve, reject) => {
        socket.write(bytes, (error) => (error ? reject(error) : resolve(null)));
      });
    await write(half);
    await write(Buffer.alloc(size - half.length, 'x'));
    const text = Buffer.concat((await socket.toArray()) as Buffer[]).toString();
    expect(text).toMatch(size > KNOWN_MAX ? /^HTTP\/1\.1 413 / : /^HTTP\/1\.1 200 /);
  },
);
