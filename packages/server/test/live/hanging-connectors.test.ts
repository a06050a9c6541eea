// Tests that a connector that never responds delays no other connector, no work of the platform and
// no stop of a node.
import { decideQuietly, type Decision } from '@kasir/core/server';
import { operations, scheduleQuestion, type OperationState } from '@kasir/payments/operation';
import { sendOperation } from '@kasir/payments/testing';
import { expect, test } from 'vitest';
import { ConnectorCaller } from '../../src/connectors/caller.ts';
import { createCarried } from '../../src/connectors/carried.ts';
import { createConnectorClients } from '../../src/connectors/clients.ts';
import { serveHanging } from '../../src/testing/hanging-connector.ts';
import { operationId } from '../../src/testing/live-account.ts';
import { walletRequest } from '../../src/testing/live-bodies.ts';
import { openLiveServer, type LiveServer } from '../../src/testing/live-server.ts';
import { openProcessor } from '../../src/testing/processor.ts';

const decide = ({ kasir, partition }: LiveServer, run: (d: Decision) => void): Promise<void> =>
  kasir.store.exec(partition, (at, tx) => decideQuietly(at, tx, run));

/** Sends an operation, and schedules a question about its outcome at once. */
const question = (d: Decision, index: number, connector: string): void => {
  const id = operationId(index);
  const row = sendOperation(d, { id, work: 'charge', currency: 'IDR', amount: 1_000, connector });
  scheduleQuestion(d, row, { question: 8, after: 0 });
};

const states = async ({ operations: read }: LiveServer): Promise<readonly OperationState[]> =>
  (await read()).map(({ state }) => state);

test('hundreds of questions to a connector that hangs delay neither other connectors nor work', async () => {
  const server = await openLiveServer();
  const { kasir, processor, configure, callLive } = server;
  const dead = await serveHanging();
  await configure([processor, { ...processor, name: 'dead', url: dead.url }]);
  await decide(server, (d) => {
    for (let index = 0; index < 300; index += 1) question(d, index, 'dead');
  });
  await expect.poll(() => dead.requests.length).toBe(2);
  await decide(server, (d) => question(d, 300, 'bank'));
  const outcomeOf = async () => {
    const { partition } = server;
    const row = await kasir.store.view(partition, (view) => view.get(operations, operationId(300)));
    return row?.state.questions;
  };

  await expect.poll(outcomeOf).toBe(1);

  const paid = await callLive('POST', '/payment_requests', walletRequest());
  expect(paid.body).toMatchObject({ status: 'SUCCEEDED' });

  await kasir.worker.idle({ jobClass: 'work' });

  expect(dead.requests).toHaveLength(2);
});

test('a node that stops aborts its requests and questions, and does not count them as attempts', async () => {
  const server = await openLiveServer();
  const { kasir, processor, configure, callLive, partition } = server;
  const dead = await serveHanging();
  await configure([{ ...processor, url: dead.url }], { waitMs: 0 });
  await callLive('POST', '/payment_requests', walletRequest());
  await decide(server, (d) => question(d, 1, 'bank'));
  await expect
    .poll(() => dead.requests.toSorted())
    .toMatchObject([/^GET/, /^POST/].map((line) => expect.stringMatching(line)));
  const [before, view] = [await states(server), kasir.store.view.bind(kasir.store)];
  // The in-memory store stays readable after it is closed.
  await server.close();
  const after = await view(partition, (reads) =>
    reads.list(operations, {}, { limit: 9, order: 'asc' }),
  );
  expect(after.rows.map(({ state }) => state)).toEqual(before);
  expect(before.map(({ status, questions }) => [status, questions])).toEqual([
    ['SENT', 0],
    ['SENT', 0],
  ]);
});

test('a request beyond the limit of concurrent requests to a connector is refused without being sent', async () => {
  const server = await openLiveServer();
  const { kasir, processor, configure, partition, account } = server;
  const dead = await serveHanging();
  const other = await openProcessor({ name: 'other' });
  await configure([{ ...processor, url: dead.url }, other]);
  const owner = await kasir.directory.account(account);
  if (!owner) throw new Error('There is no account');
  const stop = new AbortController();
  const caller = new ConnectorCaller({
    store: kasir.store,
    context: async () => kasir.context(partition, owner),
    clients: createConnectorClients(kasir.sealer, stop.signal),
    carried: createCarried(() => Date.now()),
    stop,
    line: { atOnce: 2, waitMs: 100 },
  });
  await decide(server, (d) => {
    for (let index = 0; index < 3; index += 1) {
      const id = operationId(index);
      sendOperation(d, { id, work: 'charge', currency: 'IDR', amount: 1_000 });
    }
  });
  for (const { id, state, ...row } of await server.operations()) {
    const begun = { ...row, id, state: { ...state, request: JSON.stringify({ id }) } };
    caller.begin(partition, [{ kind: operations, before: null, row: begun }]);
  }
  await expect
    .poll(async () => (await states(server)).map(({ status }) => status))
    .toEqual(['SENT', 'SENT', 'REFUSED']);
  expect(dead.requests).toHaveLength(2);
  await caller.close();
});
