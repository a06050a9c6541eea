// Checks responses in pieces over real sockets: at the client's pace, no further than the client
// reads, complete or broken off.
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { beforeAll, afterAll, expect, test } from 'vitest';
import type { HttpResponse } from './response.ts';
import { listen, type Edge, type Failure } from './edge.ts';

const PIECE = 'x'.repeat(1_000_000);
/** Pieces that the buffers of two sockets may hold on their way. */
const ON_THE_WAY = 32;

interface Source {
  /** The number of pieces requested so far. */
  taken: number;
  /** Resolves when the reader requests no more pieces. */
  readonly left: Promise<void>;
  readonly pieces: AsyncIterable<string>;
}

/** Returns endless pieces, or pieces up to one that fails. */
const source = (brokenAt = Infinity): Source => {
  const { promise: left, resolve } = Promise.withResolvers<void>();
  const made: Source = { taken: 0, left, pieces: flow() };
  async function* flow() {
    try {
      for (;;) {
        made.taken += 1;
        if (made.taken > brokenAt) throw new Error('The store is away');
        yield PIECE;
      }
    } finally {
      resolve();
    }
  }
  return made;
};

let edge: Edge;
let served: HttpResponse;
const failures: Failure[] = [];

beforeAll(async () => {
  edge = await listen({
    host: '127.0.0.1',
    port: 0,
    tls: null,
    trustedProxies: [],
    insecureHttp: false,
    requestId: () => 'f'.repeat(32),
    respond: async () => served,
    failed: (failure) => failures.push(failure),
  });
});
afterAll(() => edge.close());

const get = async (method = 'GET'): Promise<IncomingMessage> => {
  const sent = request(edge.url, { method }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response;
};

test('pieces are read only as fast as the client receives them', async () => {
  const endless = source();
  served = { status: 200, headers: { 'content-type': 'text/csv' }, body: endless.pieces };
  const response = await get();
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv',
    'transfer-encoding': 'chunked',
  });
  let received = 0;
  for await (const chunk of response) {
    received += (chunk as Buffer).length;
    expect(endless.taken - received / PIECE.length).toBeLessThan(ON_THE_WAY);
    if (received > 150 * PIECE.length) break;
  }
  await endless.left;
});

test('a client that disconnects ends the reading and affects nobody else', async () => {
  const endless = source();
  served = { status: 200, headers: {}, body: endless.pieces };
  const response = await get();
  await once(response, 'data');
  response.destroy();
  await endless.left;
  const { taken } = endless;
  served = { status: 200, headers: {}, body: 'still there' };
  const next = await get();
  expect(String(await once(next, 'data'))).toBe('still there');
  expect(endless.taken).toBe(taken);
  expect(failures).toEqual([]);
});

test('a piece that fails closes the connection, so that the file is not taken for complete, and is logged', async () => {
  const broken = source(3);
  served = { status: 200, headers: {}, body: broken.pieces };
  const read = async () => {
    let received = 0;
    for await (const chunk of await get()) received += (chunk as Buffer).length;
    return received;
  };
  await expect(read()).rejects.toThrow('aborted');
  expect(broken.taken).toBe(4);
  expect(failures).toMatchObject([{ status: 200, error: { message: 'The store is away' } }]);
});

test('HEAD reads no pieces', async () => {
  const endless = source();
  served = { status: 200, headers: { 'content-type': 'text/csv' }, body: endless.pieces };
  const response = await get('HEAD');
  response.resume();
  await once(response, 'end');
  expect([response.headers['content-type'], endless.taken]).toEqual(['text/csv', 0]);
});
