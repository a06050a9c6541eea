// Tests the receiver on real sockets with node:http, and with requests of fetch.
import { createServer, request as httpRequest } from 'node:http';
import { once } from 'node:events';
import { listenOnLoopback } from '@kasir/client/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { deliveryHeaders } from '../headers.ts';
import { createReceiver } from './receiver.ts';

const token = 'token-of-the-account';
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const report = { event: 'reports.failed', id: 'é'.repeat(9), type: 'TRANSACTIONS' };
const text = JSON.stringify({ ...report, status: 'FAILED' });

const servers: ReturnType<typeof createServer>[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});

const serve = async (listener: Parameters<typeof createServer>[1]): Promise<string> => {
  const server = createServer(listener as never);
  servers.push(server);
  const { url } = await listenOnLoopback(server);
  return `${url}/hook`;
};

const send = (url: string, id = 'wh-1', body = text): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: deliveryHeaders({ id, body, token, secret, now: Date.now() }),
    body,
  });

describe('node:http', () => {
  test('the response arrives before the handler has ended (EVT-DLV-06)', async () => {
    const { promise: responded, resolve } = Promise.withResolvers<void>();
    const { promise: handled, resolve: end } = Promise.withResolvers<string>();
    const { node } = createReceiver({ token, secret }).handle(async (event) => {
      await responded;
      end(event.event);
    });
    const response = await send(await serve(node));
    expect(response.status).toBe(200);
    resolve();
    expect(await handled).toBe('reports.failed');
  });

  test('other methods are 405, a wrong token 401, a huge body 413', async () => {
    const rejected: string[] = [];
    const { node } = createReceiver({ token: 'other' }).handle(() => {}, {
      rejected: (reason) => void rejected.push(reason),
    });
    const url = await serve(node);
    const got = await fetch(url);
    expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await send(url)).status).toBe(401);
    const huge = httpRequest(url, { method: 'POST' });
    huge.on('error', () => {});
    huge.end(Buffer.alloc(1_048_577));
    const [response] = await once(huge, 'response');
    expect(response.statusCode).toBe(413);
    expect(rejected).toEqual([
      expect.stringMatching(/^x-callback-token is not .* compare/),
      'The body must be at most 1048576 bytes.',
    ]);
  });

  test('a body that another layer has read is accepted raw and refused parsed', async () => {
    const rejected: string[] = [];
    const { node } = createReceiver({ token, secret }).handle(() => {}, {
      rejected: (reason) => void rejected.push(reason),
    });
    const url = await serve(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const raw = Buffer.concat(chunks);
      const body = raw.length > 200 ? JSON.parse(raw.toString()) : raw;
      await node(Object.assign(request, { body }), response);
    });
    expect((await send(url)).status).toBe(200);
    const refused = await send(url, 'wh-2', JSON.stringify({ event: 'x', id: 'y'.repeat(200) }));
    expect(refused.status).toBe(500);
    expect(await refused.text()).toContain('before the body parser');
    expect(rejected).toEqual([expect.stringContaining('before the body parser')]);
  });

  test('a sender that disconnects in the middle of its body does not affect later requests', async () => {
    const { promise: broken, resolve } = Promise.withResolvers<void>();
    const { node } = createReceiver({ token, secret }).handle(() => {}, { rejected: () => {} });
    const url = await serve((request, response) => {
      void node(request, response).then(resolve);
    });
    const cut = httpRequest(url, { method: 'POST', headers: { 'content-length': '9' } });
    cut.on('error', () => {});
    cut.write('{', () => cut.destroy());
    await broken;
    expect((await send(url)).status).toBe(200);
  });
});

describe('fetch', () => {
  const request = (id: string): Request =>
    new Request('http://receiver.example/hook', {
      method: 'POST',
      headers: deliveryHeaders({ id, body: text, token, secret, now: Date.now() }),
      body: text,
    });

  test('a Response is returned before the handler begins, and waitUntil gets its promise', async () => {
    const order: string[] = [];
    const { fetch } = createReceiver({ token, secret }).handle(() => void order.push('handler'));
    const held: Promise<unknown>[] = [];
    const response = await fetch(request('wh-1'), { waitUntil: (work) => void held.push(work) });
    order.push(`answer ${response.status}`);
    await Promise.all(held);
    expect(order).toEqual(['answer 200', 'handler']);
    expect(held).toHaveLength(1);
  });

  test('with await, the Response shows whether the handler failed', async () => {
    const { fetch } = createReceiver({ token }).handle(
      () => {
        throw new Error('not today');
      },
      { await: true, failed: () => {}, rejected: () => {} },
    );
    expect((await fetch(request('wh-1'))).status).toBe(500);
    const empty = new Request('http://receiver.example/', { method: 'POST' });
    expect((await fetch(empty)).status).toBe(401);
    expect((await fetch(new Request('http://receiver.example/'))).status).toBe(405);
  });
});
