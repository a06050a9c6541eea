// Checks over real sockets which bodies are read, refused or left unread, by their size and sender.
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
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
  return send;
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
        expect(await (await open(isKnown))(size, framing)).toEqual(read);
    },
  );

  test('is read only from a known caller above that limit, and looks up once who is calling', async () => {
    const size = UNKNOWN_MAX + 1;
    const byKnown = await (await open(true))(size, framing);
    expect(byKnown).toEqual({ status: 200, bytes: size, unread: false, lookups: 1 });
    const byUnknown = await (await open(false))(size, framing);
    expect(byUnknown).toEqual({ status: 200, bytes: 0, unread: true, lookups: 1 });
  });

  test('is read from a known caller up to the limit of all bodies, and refused above it (CORE-UNSPEC-06)', async () => {
    const send = await open(true);
    expect(await send(KNOWN_MAX, framing)).toMatchObject({ status: 200, bytes: KNOWN_MAX });
    expect(await send(KNOWN_MAX + 1, framing)).toMatchObject({ status: 413 });
  });
});
