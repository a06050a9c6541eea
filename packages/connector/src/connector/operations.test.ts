// Tests the requests of the protocol: repeats, tombstones, slow and failing processors.
import fc from 'fast-check';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import type { OperationRequest } from '../protocol/index.ts';
import { openConnector } from '../testing/open-connector.ts';
import { settle } from '../testing/manual-system.ts';
import { createMemoryStore } from '../store/memory.ts';
import { card, capabilities, requests, rupiah } from '../testing/requests.ts';
import type { Outcome } from './outcome.ts';

/** Returns a perform function whose outcomes the test provides one by one. */
const held = () => {
  const given: ((outcome: Outcome) => void)[] = [];
  const perform = vi.fn<() => Promise<Outcome>>(
    () => new Promise<Outcome>((resolve) => given.push(resolve)),
  );
  return { perform, give: (outcome: Outcome) => given.shift()?.(outcome) };
};

test('a repeat with the same id and JSON gets the operation, another body is refused', async () => {
  const { platform, system } = openConnector();
  const request = requests.charge('charge_1', { source: card });
  const first = await platform.send(request);
  expect(first.operation).toMatchObject({ status: 'succeeded', ...rupiah(50_000) });
  await system.advance(365 * 86_400_000);
  const spelled = JSON.stringify(Object.fromEntries(Object.entries(request).toReversed()), null, 2);
  expect(await platform.send(request, undefined, spelled)).toEqual(first);
  for (const changes of [
    rupiah(50_001),
    { source: { ...card, number: '4000000000001000' } },
    { metadata: { note: 'another' } },
  ])
    expect(await platform.send({ ...request, ...changes } as OperationRequest)).toMatchObject({
      code: 'ID_REUSED',
      field: 'id',
    });
});

test('two requests at the same time execute once, and a repeat in the meantime is pending', async () => {
  const { perform, give } = held();
  const { platform } = openConnector({ perform });
  const request = requests.charge('charge_1');
  const [first, second] = [platform.send(request), platform.send(request)];
  expect(await second).toMatchObject({ operation: { status: 'pending', sequence: 1 } });
  expect(await platform.send(request)).toMatchObject({ operation: { status: 'pending' } });
  give({ status: 'succeeded' });
  expect(await first).toMatchObject({ operation: { status: 'succeeded', sequence: 2 } });
  expect(perform).toHaveBeenCalledTimes(1);
});

test('a response waits at most waitMs for the processor, and a later outcome is stored', async () => {
  const { perform, give } = held();
  const { platform, system } = openConnector({ perform, waitMs: 5_000 });
  const reply = platform.send(requests.charge('charge_1'));
  await system.advance(5_000);
  expect(await reply).toMatchObject({ operation: { status: 'pending' } });
  give({ status: 'declined', decline: { code: 'EXPIRED_CARD', network_code: '54' } });
  await settle();
  expect(await platform.ask('charge_1')).toMatchObject({
    operation: {
      status: 'declined',
      decline: { code: 'EXPIRED_CARD', network_code: '54', message: null },
    },
  });
});

describe('an operation with an unknown outcome stays pending and is refreshed, never performed again', () => {
  const unknowns: readonly (readonly [string, () => Promise<Outcome>])[] = [
    ['unknown', async () => ({ status: 'unknown' })],
    ['an exception', async () => Promise.reject(new Error('cut'))],
    ['a malformed outcome', async () => ({ status: 'done' }) as never],
  ];
  test.each(unknowns)('after %s', async (_name, outcome) => {
    const perform = vi.fn<() => Promise<Outcome>>(outcome);
    const refresh = vi
      .fn<() => Promise<Outcome>>()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValueOnce({ status: 'unknown' })
      .mockResolvedValue({ status: 'succeeded', connector_reference: 'ref-1' });
    const { platform, system } = openConnector({ perform, refresh });
    expect(await platform.send(requests.charge('charge_1'))).toMatchObject({
      operation: { status: 'pending' },
    });
    await system.advance(5_000 + 5_000);
    expect(refresh).toHaveBeenCalledTimes(2);
    await system.advance(30_000);
    expect(await platform.ask('charge_1')).toMatchObject({
      operation: { status: 'succeeded', connector_reference: 'ref-1' },
    });
    expect(refresh).toHaveBeenCalledTimes(3);
    expect(perform).toHaveBeenCalledTimes(1);
  });

  test('a read of a pending operation refreshes it at once', async () => {
    const refresh = vi.fn<() => Promise<Outcome>>(async () => ({ status: 'succeeded' }));
    const { platform } = openConnector({ perform: async () => ({ status: 'pending' }), refresh });
    await platform.send(requests.charge('charge_1'));
    expect(await platform.ask('charge_1')).toMatchObject({ operation: { status: 'succeeded' } });
  });

  test('an operation is not refreshed while it is performed', async () => {
    const { perform, give } = held();
    const refresh = vi.fn<() => Promise<Outcome>>();
    const { platform, system } = openConnector({ perform, refresh });
    const reply = platform.send(requests.charge('charge_1'));
    await settle();
    const question = platform.ask('charge_1');
    await system.advance(10_000);
    expect(refresh).not.toHaveBeenCalled();
    give({ status: 'succeeded' });
    expect(await reply).toMatchObject({ operation: { status: 'succeeded' } });
    expect(await question).toMatchObject({ operation: { status: 'succeeded' } });
  });

  test('an operation is not refreshed after it is stored and before it is performed', async () => {
    const store = { ...createMemoryStore() };
    const { transact } = store;
    const { perform, give } = held();
    const refresh = vi.fn<() => Promise<Outcome>>();
    const { platform } = openConnector({ store, perform, refresh });
    store.transact = async (work) => {
      store.transact = transact;
      const result = await transact(work);
      await settle();
      return result;
    };
    const reply = platform.send(requests.charge('charge_1'));
    await setImmediate();
    const question = platform.ask('charge_1');
    await expect.poll(() => perform.mock.calls.length).toBe(1);
    give({ status: 'succeeded' });
    expect(await reply).toMatchObject({ operation: { status: 'succeeded' } });
    expect(await question).toMatchObject({ code: null });
    expect(refresh).not.toHaveBeenCalled();
  });

  test('no refresh is due when the outcome is known', async () => {
    const store = { ...createMemoryStore() };
    const refresh = vi.fn<() => Promise<Outcome>>();
    const { platform } = openConnector({ store, refresh });
    await platform.send(requests.charge('charge_1'));
    expect(await store.transact((rows) => rows.nextTasks('refresh', 9))).toEqual([]);
  });

  test('a call to a processor that never responds ends after a minute, and refresh finds the outcome', async () => {
    const { perform } = held();
    const refresh = async (): Promise<Outcome> => ({ status: 'succeeded' });
    const { platform, system } = openConnector({ perform, refresh });
    void platform.send(requests.charge('charge_1'));
    await system.advance(600_000);
    expect(await platform.ask('charge_1')).toMatchObject({ operation: { status: 'succeeded' } });
  });
});

test('an id that was never received is refused until it is sent again', async () => {
  const { platform, system } = openConnector();
  const request = requests.charge('charge_1');
  const sentAt = Math.floor(system.now() / 1_000);
  expect(await platform.ask('charge_1')).toMatchObject({ code: 'OPERATION_NOT_FOUND' });
  expect(await platform.send(request, sentAt)).toMatchObject({ code: 'EXPIRED' });
  expect(await platform.send(request, sentAt - 200)).toMatchObject({ code: 'EXPIRED' });
  expect(await platform.ask('charge_1', sentAt - 100)).toMatchObject({
    code: 'OPERATION_NOT_FOUND',
  });
  expect(await platform.send(request, sentAt)).toMatchObject({ code: 'EXPIRED' });
  expect(await platform.send(request, sentAt + 1)).toMatchObject({
    operation: { status: 'succeeded' },
  });
  expect(await platform.send(request, sentAt)).toMatchObject({
    operation: { status: 'succeeded' },
  });
});

test('a refused request stays refused when it is repeated, and a newer one is decided again', async () => {
  const { connector, platform, system } = openConnector({
    perform: async () => ({ status: 'pending' }),
  });
  const refund = requests.refund('refund_1', 'charge_1');
  const seconds = Math.floor(system.now() / 1_000);
  await platform.send(requests.charge('charge_1'));
  expect(await platform.send(refund, seconds)).toMatchObject({ code: 'PARENT_INVALID' });
  await connector.reportOutcome('charge_1', { status: 'succeeded' });
  expect(await platform.send(refund, seconds)).toMatchObject({ code: 'EXPIRED' });
  expect(await platform.send(refund, seconds + 1)).toMatchObject({ code: null });
});

test('tombstones are deleted when the requests that they refuse are too old anyway', async () => {
  const store = { ...createMemoryStore() };
  const { platform, system } = openConnector({ store });
  await platform.ask('charge_1');
  await system.advance(601_000);
  await platform.ask('charge_2');
  const left = await store.transact((rows) =>
    ['charge_1', 'charge_2'].map((id) => rows.findTombstone(id)),
  );
  expect(left).toEqual([null, Math.floor(system.now() / 1_000)]);
});

test('an operation that cannot be stored is not performed, and the error is not a refusal', async () => {
  const perform = vi.fn<() => Promise<Outcome>>(async () => ({ status: 'succeeded' }));
  const store = { ...createMemoryStore() };
  const { platform, system } = openConnector({ store, perform });
  const { transact } = store;
  store.transact = async () => Promise.reject(new Error('disk full'));
  expect(await platform.send(requests.charge('charge_1'))).toMatchObject({
    code: 'INTERNAL_ERROR',
  });
  store.transact = transact;
  await system.advance(1_000);
  expect(await platform.ask('charge_1')).toMatchObject({ code: 'OPERATION_NOT_FOUND' });
  expect(perform).not.toHaveBeenCalled();
});

test('the store contains no card data and no personal data', async () => {
  const stored: unknown[] = [];
  const store = { ...createMemoryStore() };
  const { transact } = store;
  store.transact = (work) =>
    transact((rows) =>
      work({
        ...rows,
        putOperation: (row) => (stored.push(row), rows.putOperation(row)),
        putTask: (task) => (stored.push(task), rows.putTask(task)),
      }),
    );
  const { platform } = openConnector({ store });
  const given = {
    source: card,
    customer: { id: 'c', given_names: 'Siti', surname: null, email: null, mobile_number: null },
  };
  await platform.send(requests.charge('charge_1', given));
  const saved = { type: 'token', token: 'tok_1', cvn: '739' } as const;
  await platform.send(requests.charge('charge_2', { ...given, source: saved }));
  expect(stored.length).toBeGreaterThan(3);
  expect(JSON.stringify(stored)).not.toMatch(/4000000000001091|"cvn"|"739"|Siti/);
});

test('capabilities are those declared, and statements contain the successes of the day', async () => {
  const { connector, platform } = openConnector({
    statement: (_date, { operations, isOver }) => ({
      is_complete: isOver,
      lines: operations.flatMap(({ operation: { id, amount } }) =>
        amount
          ? [
              {
                id,
                operation: id,
                kind: 'charge' as const,
                gross: amount,
                fee: { value: 500, currency: 'IDR' },
                net: { value: amount.value - 500, currency: 'IDR' },
                settled_at: '2026-11-27T00:00:00Z',
              },
            ]
          : [],
      ),
    }),
  });
  await platform.send(requests.charge('charge_1'));
  expect((await platform.get('/capabilities')).operation).toEqual({
    name: 'test',
    version: '1',
    ...capabilities,
  });
  expect((await platform.get('/statements?date=2026-11-26')).operation).toMatchObject({
    date: '2026-11-26',
    is_complete: false,
    lines: [{ operation: 'charge_1', net: { value: 49_500 } }],
  });
  expect((await platform.get('/statements?date=2026-11-25')).operation).toMatchObject({
    is_complete: true,
    lines: [],
  });
  for (const path of ['/statements', '/statements?date=2026-02-30'])
    expect(await platform.get(path)).toMatchObject({ code: 'INVALID', field: 'date' });
  await connector.stop();
});

test('whatever the body is, the response is one of the protocol', async () => {
  const { platform } = openConnector();
  const valid = [
    requests.charge('charge_1', { source: card }),
    requests.capture('capture1', 'charge_1'),
    requests.issue('issue_01'),
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...valid),
      fc.dictionary(fc.constantFrom(...Object.keys(valid[0] ?? {})), fc.jsonValue()),
      async (request, changes) => {
        const body = JSON.stringify({ ...request, ...changes, id: request.id });
        await platform.send(request, undefined, body);
      },
    ),
  );
});
