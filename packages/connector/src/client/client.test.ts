// Tests the client over real sockets: which results prove that nothing was sent, and which are
// unknown.
import { createServer, type RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { findFreePort, listenOnLoopback } from '@kasir/client/testing';
import { describe, expect, onTestFinished, test } from 'vitest';
import { serveConnector } from '../node/serve.ts';
import {
  VERSION,
  VERSION_HEADER,
  type Operation,
  type OperationRequest,
} from '../protocol/index.ts';
import { processSystem } from '../system.ts';
import { openConnector } from '../testing/open-connector.ts';
import { createManualSystem } from '../testing/manual-system.ts';
import { card, OTHER_SECRET, requests, SECRET } from '../testing/requests.ts';
import { createConnectorClient, type ConnectorClientOptions } from './create.ts';
import { signatureHeaders, keyOf } from '../signature/sign.ts';

const clientOf = (url: string, options: Partial<ConnectorClientOptions> = {}) =>
  createConnectorClient({ url, secrets: [SECRET], ...options });

/** Opens a connector behind a real socket. */
const serve = async (basePath = '', options = {}) => {
  const opened = openConnector({
    basePath,
    system: { ...createManualSystem(), ...processSystem },
    ...options,
  });
  const serving = await serveConnector(opened.connector, { port: 0 });
  onTestFinished(() => serving.close());
  return { ...opened, url: serving.url + basePath };
};

/** Opens a server that responds to every request in the same way; returns its URL. */
const stub = async (handle: RequestListener): Promise<string> => {
  const { url, close } = await listenOnLoopback(createServer(handle));
  onTestFinished(close);
  return url;
};

const respondWith =
  (
    status: number,
    body: unknown,
    headers: object = { [VERSION_HEADER]: VERSION },
  ): RequestListener =>
  (incoming, outgoing) => {
    incoming.resume().once('end', () => {
      outgoing.writeHead(status, { ...headers });
      outgoing.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  };

const errorOf = (code: string, operation: string | null = null) => ({
  error: { code, message: 'no', field: null, operation },
});

const done: Operation = {
  id: 'charge_1',
  work: 'charge',
  status: 'succeeded',
  amount: { value: 50_000, currency: 'IDR' },
  decline: null,
  action: null,
  token: null,
  instrument: null,
  connector_reference: null,
  sequence: 1,
  updated_at: '2026-11-26T08:00:00Z',
};

describe.each(['', '/bank'])('a client of a connector below "%s"', (basePath) => {
  test('sends and reads operations, capabilities and statements', async () => {
    const { url } = await serve(basePath);
    const client = clientOf(`${url}/`);
    const known = { id: 'charge_1', status: 'succeeded' };
    expect(await client.send(requests.charge('charge_1', { source: card }))).toMatchObject({
      known,
    });
    expect(await client.get('charge_1')).toMatchObject(known);
    expect(await client.capabilities()).toMatchObject({ name: 'test', card_data: true });
    expect(await client.statement('2026-11-25')).toEqual({
      date: '2026-11-25',
      is_complete: true,
      lines: [],
    });
    await expect(client.statement('yesterday')).rejects.toThrow('400');
    expect(await client.send(requests.refund('refund_1', 'charge_0'))).toMatchObject({
      refused: 'PARENT_INVALID',
      field: 'parent',
    });
  });
});

test('an operation that was never received may be sent again, but no earlier than after this result', async () => {
  const { url } = await serve();
  const client = clientOf(url);
  const at = Date.now();
  expect(await client.get('charge_1', { sentAt: at })).toBe('never_received');
  expect(await client.send(requests.charge('charge_1'), { at })).toMatchObject({
    refused: 'EXPIRED',
  });
  expect(await client.send(requests.charge('charge_1'))).toMatchObject({
    known: { status: 'succeeded' },
  });
});

test('a client with two secrets works with a connector that has either of them', async () => {
  const { url } = await serve('', { secrets: [OTHER_SECRET] });
  expect(await clientOf(url).send(requests.charge('charge_1'))).toMatchObject({
    refused: 'SIGNATURE_INVALID',
  });
  const both = clientOf(url, { secrets: [SECRET, OTHER_SECRET] });
  expect(await both.send(requests.charge('charge_1'))).toMatchObject({ known: { id: 'charge_1' } });
});

describe('a result is unknown', () => {
  const cases: readonly (readonly [string, RequestListener])[] = [
    ['after a cut connection', (incoming) => void incoming.socket.destroy()],
    ['after a time out', () => undefined],
    ['after a 5xx', respondWith(503, errorOf('INTERNAL_ERROR'))],
    ['after a 500 that looks like a refusal', respondWith(500, errorOf('INVALID'))],
    ['after a refusal with another status', respondWith(404, errorOf('INVALID'))],
    [
      'after a refusal about another operation',
      respondWith(422, errorOf('NOT_SUPPORTED', 'charge_2')),
    ],
    ['after a refusal without the body of the protocol', respondWith(400, { error: 'bad' })],
    ['after a refusal without the version', respondWith(400, errorOf('INVALID'), {})],
    ['after a body that is not JSON', respondWith(200, '<html>')],
    ['after a body that does not match the schema', respondWith(200, { ...done, status: 'done' })],
    ['after a decline without a reason', respondWith(200, { ...done, status: 'declined' })],
    ['after an operation with another id', respondWith(200, { ...done, id: 'charge_2' })],
    ['after an operation of another work', respondWith(200, { ...done, work: 'capture' })],
    ['after a success without an amount', respondWith(200, { ...done, amount: null })],
    [
      'after a success in another currency',
      respondWith(200, { ...done, amount: { value: 50_000, currency: 'PHP' } }),
    ],
    ['after a success without the version', respondWith(200, done, {})],
    [
      'after a redirect',
      respondWith(307, '', { location: 'http://127.0.0.1:1/', [VERSION_HEADER]: VERSION }),
    ],
    [
      'after a half body',
      (incoming, outgoing) => {
        incoming.resume();
        outgoing.writeHead(200, { [VERSION_HEADER]: VERSION, 'content-length': 1_000 });
        outgoing.write('{', () => outgoing.destroy());
      },
    ],
  ];
  test.each(cases)('%s', async (_name, handle) => {
    const client = clientOf(await stub(handle), { timeoutMs: 300 });
    expect(await client.send(requests.charge('charge_1'))).toBe('unknown');
  });

  test.each([
    ['a 404 without the version', respondWith(404, errorOf('OPERATION_NOT_FOUND', 'charge_1'), {})],
    ['a 404 about another operation', respondWith(404, errorOf('OPERATION_NOT_FOUND', 'charge_2'))],
    ['a 404 without an operation id', respondWith(404, errorOf('OPERATION_NOT_FOUND'))],
    ['a 404 of a proxy', respondWith(404, 'Not found')],
    ['a refusal', respondWith(401, errorOf('SIGNATURE_INVALID'))],
    ['an operation with another id', respondWith(200, { ...done, id: 'charge_2' })],
  ])('of a read after %s', async (_name, handle) => {
    expect(await clientOf(await stub(handle)).get('charge_1')).toBe('unknown');
  });
});

test('the result of a request that its caller aborts is unknown', async () => {
  const stop = new AbortController();
  const url = await stub(() => stop.abort());
  const client = clientOf(url, { signal: stop.signal });
  expect(await client.send(requests.charge('charge_1'))).toBe('unknown');
  expect(await client.get('charge_1')).toBe('unknown');
  await expect(client.statement('2026-11-25')).rejects.toThrow();
});

describe('nothing was sent', () => {
  test('when no connection can be opened', async () => {
    const url = `http://127.0.0.1:${await findFreePort()}`;
    expect(await clientOf(url).send(requests.charge('charge_1'))).toMatchObject({
      refused: 'NOT_SENT',
    });
    expect(await clientOf(url).get('charge_1')).toBe('unknown');
  });

  test('when card data would be sent without TLS, unless the address is loopback', async () => {
    const sent: string[] = [];
    const fetch = async (input: string | URL | Request): Promise<Response> => {
      sent.push(new Request(input).url);
      return Response.json(done, { headers: { [VERSION_HEADER]: VERSION } });
    };
    const withCard = requests.charge('charge_1', { source: card });
    const saved = { type: 'token', token: 'tok_1', cvn: '123' } as const;
    const withCode = requests.charge('charge_1', { source: saved });
    for (const url of [
      'http://connector.example',
      'http://localhost.example',
      'http://127.0.0.1.example',
    ])
      for (const one of [withCard, withCode])
        expect(await clientOf(url, { fetch }).send(one)).toMatchObject({
          refused: 'NOT_SENT',
          field: 'source',
        });
    expect(sent).toEqual([]);
    for (const url of [
      'https://connector.example',
      'http://localhost:9000',
      'http://127.0.0.1',
      'http://[::1]:9',
    ])
      expect(await clientOf(url, { fetch }).send(withCard)).toMatchObject({ known: {} });
    expect(sent).toHaveLength(4);
  });
});

test('an unknown field in a response is ignored', async () => {
  const url = await stub(respondWith(200, { ...done, later: 1 }));
  expect(await clientOf(url).send(requests.charge('charge_1'))).toEqual({ known: done });
});

test('a request whose body is cut off does not begin an operation', async () => {
  const { url } = await serve();
  const { port } = new URL(url);
  const request: OperationRequest = requests.charge('charge_1');
  const content = JSON.stringify(request);
  const timestamp = Math.floor(Date.now() / 1_000);
  const headers = signatureHeaders([keyOf(SECRET)], { id: request.id, timestamp, content });
  const { createConnection } = await import('node:net');
  const socket: Socket = createConnection({ port: Number(port), host: '127.0.0.1' });
  const head = Object.entries({
    ...headers,
    [VERSION_HEADER]: VERSION,
    'content-length': content.length,
  })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  socket.write(`POST /operations HTTP/1.1\r\nhost: a\r\n${head}\r\n${content.slice(0, -10)}`);
  await new Promise((resolve) => {
    socket.end(() => resolve(null));
  });
  socket.destroy();
  expect(await clientOf(url).get('charge_1')).toBe('never_received');
});

describe('a callback', () => {
  const body = JSON.stringify({
    id: 'event_001',
    type: 'operation.updated',
    created_at: '2026-11-26T08:00:00Z',
    operation: done,
  });
  const read = (content: string, changes: object = {}, sent = content) => {
    const timestamp = Math.floor(Date.now() / 1_000);
    const headers = signatureHeaders([keyOf(SECRET)], { id: 'event_001', timestamp, content });
    return clientOf('http://a.test').readCallback(
      new Request('http://platform.test/callbacks', {
        method: 'POST',
        body: sent,
        headers: { ...headers, [VERSION_HEADER]: VERSION, ...changes },
      }),
    );
  };

  test('is refused unless its version, signature, id and form are valid', async () => {
    expect(await read(body)).toMatchObject({ ok: true, callback: { id: 'event_001' } });
    const refused: readonly (readonly [Promise<object>, number])[] = [
      [read(body, { [VERSION_HEADER]: '2020-01-01' }), 400],
      [read(body, {}, `${body} `), 401],
      [read(body, { 'webhook-id': 'event_002' }), 401],
      [read(body.replace('event_001', 'event_002')), 400],
      [read(body.replace('succeeded', 'done')), 400],
      [read('{'), 400],
    ];
    for (const [result, status] of refused)
      expect(await result).toMatchObject({ ok: false, response: { status } });
  });
});
