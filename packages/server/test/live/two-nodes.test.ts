// Tests two nodes that send the same operation: the refusal of one request does not prove that the
// other request was refused.
import { createServer, type ServerResponse } from 'node:http';
import { listenOnLoopback } from '@kasir/client/testing';
import { VERSION, VERSION_HEADER, type OperationRequest } from '@kasir/connector/protocol';
import { operations } from '@kasir/payments/operation';
import { expect, onTestFinished, test } from 'vitest';
import { ConnectorCaller } from '../../src/connectors/caller.ts';
import { createCarried } from '../../src/connectors/carried.ts';
import { createConnectorClients } from '../../src/connectors/clients.ts';
import { walletRequest } from '../../src/testing/live-bodies.ts';
import { openLiveServer } from '../../src/testing/live-server.ts';

type Handle = (method: string, body: string) => Promise<{ status: number; body: object } | null>;

const write = (outgoing: ServerResponse, status: number, body: object): void => {
  const headers = { 'content-type': 'application/json', [VERSION_HEADER]: VERSION };
  outgoing.writeHead(status, headers).end(JSON.stringify(body));
};

/** Serves a connector that sends the returned response, or closes the connection for null. */
const serveHandle = async (handle: Handle): Promise<string> => {
  const server = createServer((incoming, outgoing) => {
    const respond = async (): Promise<void> => {
      let text = '';
      for await (const piece of incoming.setEncoding('utf8')) text += String(piece);
      const response = await handle(incoming.method ?? '', text);
      if (response) write(outgoing, response.status, response.body);
      else outgoing.destroy();
    };
    void respond();
  });
  const { url, close } = await listenOnLoopback(server);
  onTestFinished(close);
  return url;
};

const errorOf = (code: string, operation: string) => ({
  error: { code, message: 'It is a test.', field: null, operation },
});

test('a refusal of an earlier request does not end an operation that was sent again', async () => {
  const server = await openLiveServer();
  const { kasir, partition, processor, configure, callLive, account } = server;
  const held = Promise.withResolvers<void>();
  const decided = Promise.withResolvers<void>();
  let requests = 0;
  const url = await serveHandle(async (method, text) => {
    if (method === 'GET') {
      const [{ id } = { id: '' }] = await server.operations();
      return { status: 404, body: errorOf('OPERATION_NOT_FOUND', id) };
    }
    const { id, amount } = JSON.parse(text) as OperationRequest;
    requests += 1;
    if (requests === 1) return null;
    if (requests === 2) {
      // This response is held until the operation is sent again.
      await held.promise;
      return { status: 410, body: errorOf('EXPIRED', id) };
    }
    held.resolve();
    await decided.promise;
    const done = { id, work: 'charge', status: 'succeeded', amount, sequence: 2 };
    const nothing = { decline: null, action: null, token: null, instrument: null };
    const rest = { connector_reference: null, updated_at: new Date().toISOString() };
    return { status: 200, body: { ...done, ...nothing, ...rest } };
  });
  await configure([{ ...processor, url }], { waitMs: 200 });
  await callLive('POST', '/payment_requests', walletRequest());
  await server.ask();
  const [sent] = await server.operations();
  if (!sent) throw new Error('Nothing was sent');
  const owner = await kasir.directory.account(account);
  if (!owner) throw new Error('There is no account');
  const stop = new AbortController();
  const other = new ConnectorCaller({
    stop,
    store: {
      view: (...read) => kasir.store.view(...read),
      exec: async (...decision) => {
        const result = await kasir.store.exec(...decision);
        decided.resolve();
        return result;
      },
    },
    context: async () => kasir.context(partition, owner),
    clients: createConnectorClients(kasir.sealer, stop.signal),
    carried: createCarried(() => Date.now()),
  });
  other.begin(partition, [{ kind: operations, before: null, row: sent }]);
  const states = async () =>
    (await server.operations()).map(({ state: { status, attention } }) => [status, attention]);
  await expect.poll(states).toEqual([['SUCCEEDED', null]]);
  expect(requests).toBe(3);
});
