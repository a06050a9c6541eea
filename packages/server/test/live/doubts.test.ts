// Tests doubtful operations: an operator finds and resolves them, and the books stay correct.
import { decideQuietly } from '@kasir/core/server';
import { operations } from '@kasir/payments/operation';
import { expect, test } from 'vitest';
import { checkInvariants } from '../../src/control/invariants.ts';
import { createControl } from '../../src/control/control.ts';
import { mails } from '../../src/mails/kind.ts';
import { reported, sendEvent } from '../../src/testing/connector-callbacks.ts';
import { walletRequest } from '../../src/testing/live-bodies.ts';
import { openLiveServer } from '../../src/testing/live-server.ts';

/** Creates a payment that has waited too long for its processor. */
const openDoubt = async (options: { readonly callbackUrl?: string } = {}) => {
  const server = await openLiveServer({ decide: () => ({ status: 'pending' }), ...options });
  const { kasir, partition, account, control, callLive } = server;
  const { body } = await callLive('POST', '/payment_requests', walletRequest());
  const [begun] = await server.operations();
  if (!begun) throw new Error('Nothing was sent');
  await kasir.store.exec(partition, (at, tx) =>
    decideQuietly(at, tx, (d) => d.change(operations, begun, { attention: 'NO_OUTCOME' })),
  );
  const path = `/accounts/${account}/doubts`;
  return {
    ...server,
    path,
    id: begun.id,
    resolve: (outcome: string, reason = 'Seen in the books of the processor') =>
      control('POST', `${path}/${begun.id}/resolve`, { outcome, reason }),
    list: async () => (await control('GET', path)).body.data as Record<string, unknown>[],
    statusOfRequest: async () => {
      const { id } = body as { id: string };
      return ((await callLive('GET', `/payment_requests/${id}`)).body as { status: string }).status;
    },
    report: (status: 'succeeded' | 'declined', sequence: number) =>
      sendEvent(
        `${server.url}/_connectors/${account}/bank`,
        reported(
          { id: begun.id, work: 'charge', status, sequence },
          { value: begun.state.amount ?? 0, currency: 'IDR' },
        ),
      ),
  };
};

test('doubtful operations are counted, up to a hundred', async () => {
  const { kasir, partition, account, control, id } = await openDoubt();
  const count = async () => (await control('GET', `/accounts/${account}/attention`)).body;
  expect(await count()).toEqual({
    doubts: { count: 1, more: false },
    differences: { count: 0, more: false },
  });
  const row = await kasir.store.view(partition, (view) => view.get(operations, id));
  if (!row) throw new Error('The operation is missing');
  const { state } = row;
  await kasir.store.exec(partition, (at, tx) =>
    decideQuietly(at, tx, (d) => {
      for (let made = 0; made < 100; made += 1)
        d.create(operations, d.id(), 'send', { ...state, attention: 'NO_OUTCOME' });
    }),
  );
  expect(await count()).toMatchObject({ doubts: { count: 100, more: true } });
});

test('a payment that an operator resolves as succeeded is booked once, with the reason and the operator', async () => {
  const { kasir, id, list, resolve, control, statusOfRequest, report } = await openDoubt();
  expect(await list()).toMatchObject([{ id, attention: 'NO_OUTCOME', status: 'WAITING' }]);
  expect((await resolve('noted')).body).toMatchObject({
    errors: [{ path: 'body.outcome' }],
    message: expect.stringContaining('succeeded or declined'),
  });
  expect((await resolve('succeeded')).body).toMatchObject({
    status: 'SUCCEEDED',
    attention: null,
    resolution: { outcome: 'succeeded', by: 'root', reason: expect.any(String) },
  });
  expect(await statusOfRequest()).toBe('SUCCEEDED');
  expect(await list()).toEqual([]);
  expect((await resolve('declined')).status).toBe(404);
  expect(await checkInvariants(kasir.store)).toEqual([]);
  const [entry] = (await control('GET', '/audit')).body.data as Record<string, unknown>[];
  expect(entry).toMatchObject({ operation: 'doubts.resolve', object: id });
  // The connector agrees later: nothing moves, and nothing is doubtful.
  expect(await report('succeeded', 9)).toBe(204);
  expect(await list()).toEqual([]);
  expect(await checkInvariants(kasir.store)).toEqual([]);
});

test('an operation whose connector contradicts the operator is listed, and can only be noted', async () => {
  const { list, resolve, report, statusOfRequest } = await openDoubt();
  await resolve('succeeded');
  await report('declined', 9);
  expect(await list()).toMatchObject([{ attention: 'CONTRADICTION', status: 'SUCCEEDED' }]);
  expect((await resolve('declined')).body).toMatchObject({
    message: expect.stringContaining('final'),
  });
  expect((await resolve('noted')).body).toMatchObject({ attention: null, status: 'SUCCEEDED' });
  expect(await statusOfRequest()).toBe('SUCCEEDED');
  expect(await list()).toEqual([]);
});

test('a payment that an operator resolves as declined fails, and money that arrives later still counts', async () => {
  const { kasir, list, resolve, report, statusOfRequest } = await openDoubt();
  await resolve('declined');
  expect(await statusOfRequest()).toBe('FAILED');
  expect(await list()).toEqual([]);
  await report('succeeded', 9);
  expect(await list()).toMatchObject([{ attention: 'LATE_SUCCESS', status: 'SUCCEEDED' }]);
  expect(await checkInvariants(kasir.store)).toEqual([]);
});

test('an operator can have a connector queried again, and its outcome resolves the operation', async () => {
  // Its callbacks are lost.
  const callbackUrl = 'http://127.0.0.1:1/';
  const { processor, path, id, control, list } = await openDoubt({ callbackUrl });
  await processor.connector.reportOutcome(id, { status: 'succeeded' });
  expect((await control('POST', `${path}/${id}/ask`, {})).body).toMatchObject({ id });
  await expect.poll(list).toEqual([]);
  expect((await control('POST', `${path}/${id}/ask`, {})).status).toBe(404);
});

test('doubtful operations are counted in the metrics, and mailed to the operators once a day', async () => {
  const { kasir, partition, id } = await openDoubt();
  expect(await kasir.doubts.count()).toMatchObject([{ connector: 'bank', count: 1 }]);
  const response = await createControl(
    kasir,
    'token',
  )({
    method: 'GET',
    path: '/metrics',
    query: '',
    headers: { host: 'localhost' },
    body: new Uint8Array(),
    address: '127.0.0.1',
  });
  expect(response.body).toContain('kasir_doubtful_operations{connector="bank"} 1');
  for (let looks = 0; looks < 3; looks += 1) await kasir.doubts.look();
  const { rows } = await kasir.store.view(partition, (view) => view.list(mails, {}, { limit: 9 }));
  expect(rows.map(({ state }) => [state.status, state.subject])).toEqual([
    ['KEPT', expect.stringContaining('1 doubtful operation of')],
  ]);
  expect(rows[0]?.state.text).toContain(id);
});
