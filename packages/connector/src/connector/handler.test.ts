// Tests the protocol at its surface: refusals, repeats, tombstones, slow and failing processors.
import fc from 'fast-check';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import type { OperationRequest } from '../protocol/index.ts';
import { VERSION, VERSION_HEADER } from '../protocol/index.ts';
import { openConnector } from '../testing/open-connector.ts';
import { settle } from '../testing/manual-system.ts';
import { createMemoryStore } from '../store/memory.ts';
import { card, capabilities, cards, requests, rupiah } from '../testing/requests.ts';
import type { Outcome } from './outcome.ts';

/** A perform whose outcomes the test gives one by one. */
const held = () => {
  const given: ((outcome: Outcome) => void)[] = [];
  const perform = vi.fn<() => Promise<Outcome>>(
    () => new Promise<Outcome>((resolve) => given.push(resolve)),
  );
  return { perform, give: (outcome: Outcome) => given.shift()?.(outcome) };
};

describe('a request is refused', () => {
  test('without the version or with an unknown one, with the newest version in the header', async () => {
    const { connector } = openConnector();
    for (const version of [null, '2025-01-01']) {
      const headers = version === null ? {} : { [VERSION_HEADER]: version };
      const response = await connector.fetch(
        new Request('http://a.test/capabilities', { headers }),
      );
      expect(response.headers.get(VERSION_HEADER)).toBe(VERSION);
      expect([response.status, await response.json()]).toMatchObject([
        400,
        { error: { code: 'VERSION_UNSUPPORTED', message: expect.stringContaining(VERSION) } },
      ]);
    }
  });

  test('without a signature over exactly these bytes', async () => {
    const perform = vi.fn<() => Promise<Outcome>>();
    const { connector, platform, system } = openConnector({ perform });
    const request = requests.charge('charge_1');
    const bare = new Request('http://a.test/operations', {
      method: 'POST',
      body: JSON.stringify(request),
      headers: { [VERSION_HEADER]: VERSION },
    });
    expect(await platform.call(bare)).toMatchObject({ code: 'SIGNATURE_INVALID' });
    const old = Math.floor(system.now() / 1_000) - 301;
    expect(await platform.send(request, old)).toMatchObject({ code: 'SIGNATURE_INVALID' });
    expect(await platform.ask('charge_1', old)).toMatchObject({ code: 'SIGNATURE_INVALID' });
    expect(perform).not.toHaveBeenCalled();
    await connector.stop();
  });

  test.each([
    ['no JSON', '{', null, 'JSON in UTF-8'],
    ['no object', '[]', null, 'must be an object'],
    ['another id than its webhook-id', { id: 'charge_2' }, 'id', 'webhook-id'],
    ['an unknown work', { work: 'transfer' }, 'work', 'one of charge'],
    ['a fraction', { amount: { value: 1.5, currency: 'IDR' } }, 'amount.value', 'must be'],
    ['no amount', { amount: null }, 'amount', 'must be an object'],
    ['an amount of zero', { amount: { value: 0, currency: 'IDR' } }, 'amount.value', 'at least 1'],
    ['a parent', { parent: 'charge_0' }, 'parent', 'must be null'],
    ['a source of another work', { source: { type: 'number' } }, 'source.type', 'must be one of'],
    ['no channel', { channel: undefined }, 'channel', 'required'],
    ['a time that is none', { expires_at: 'soon' }, 'expires_at', 'ISO 8601'],
  ])('with %s, naming the field and what is accepted', async (_name, changes, field, message) => {
    const { platform } = openConnector();
    const request = requests.charge('charge_1');
    const body =
      typeof changes === 'string' ? changes : JSON.stringify({ ...request, ...changes });
    const reply = await platform.send(request, undefined, body);
    expect(reply).toMatchObject({ code: 'INVALID', field });
    expect(reply.message).toContain(message);
    expect(await platform.ask('charge_1')).toMatchObject({ code: 'OPERATION_NOT_FOUND' });
  });

  test('with more than 256 KiB', async () => {
    const { platform } = openConnector();
    const request = requests.charge('charge_1', { metadata: { a: 'a'.repeat(300_000) } });
    expect(await platform.send(request)).toMatchObject({ code: 'INVALID' });
  });

  test('after its expiry, which means nothing once it has begun', async () => {
    const { platform, system } = openConnector();
    const expires_at = new Date(system.now() + 1_000).toISOString();
    const request = requests.charge('charge_1', { expires_at });
    expect(await platform.send(request)).toMatchObject({ operation: { status: 'succeeded' } });
    await system.advance(2_000);
    expect(await platform.send(request)).toMatchObject({ operation: { status: 'succeeded' } });
    const late = requests.charge('charge_2', { expires_at });
    expect(await platform.send(late)).toMatchObject({ code: 'EXPIRED', field: 'expires_at' });
  });

  test('for an unknown path or method', async () => {
    const { connector } = openConnector({ basePath: '/bank' });
    for (const [method, path, status] of [
      ['GET', '/bank/operations', 405],
      ['POST', '/bank/capabilities', 405],
      ['GET', '/bank/operations/short', 404],
      ['GET', '/capabilities', 404],
      ['GET', '/bank', 404],
    ] as const) {
      const response = await connector.fetch(new Request(`http://a.test${path}`, { method }));
      expect([path, response.status]).toEqual([path, status]);
    }
  });
});

describe('what is not declared is refused', () => {
  const undeclared: readonly (readonly [string, OperationRequest, string])[] = [
    ['a channel', requests.charge('charge_1', { channel: { ...cards, code: 'X' } }), 'channel'],
    ['a work', requests.issue('issue_01', { channel: { ...cards } }), 'channel'],
    ['a currency', requests.charge('charge_1', { amount: { value: 5_000, currency: 'PHP' } }), 'channel'],
    ['card data', requests.charge('charge_1', { source: card }), 'source.type'],
  ];
  test.each(undeclared)('%s', async (_name, request, field) => {
    const { platform } = openConnector({ capabilities: { card_data: false, channels: [cards] } });
    expect(await platform.send(request)).toMatchObject({ code: 'NOT_SUPPORTED', field });
    expect(await platform.ask(request.id)).toMatchObject({ code: 'OPERATION_NOT_FOUND' });
  });

  test('an amount outside the limits of the channel', async () => {
    const { platform } = openConnector();
    for (const [value, message] of [
      [999, 'at least 1000 IDR'],
      [100_000_001, 'at most 100000000 IDR'],
    ] as const) {
      const reply = await platform.send(requests.charge('charge_1', rupiah(value)));
      expect(reply).toMatchObject({ code: 'AMOUNT_INVALID', field: 'amount.value' });
      expect(reply.message).toContain(message);
    }
  });

  test('parts, second parts and late refunds that the channel does not have', async () => {
    const rule = { partial: false, several: false };
    const channels = [{ ...cards, captures: rule, refunds: { ...rule, days: 7 } }];
    const { platform, system } = openConnector({ capabilities: { card_data: true, channels } });
    await platform.send(requests.authorize('auth_001'));
    const part = requests.capture('capture1', 'auth_001', rupiah(10_000));
    expect(await platform.send(part)).toMatchObject({ code: 'NOT_SUPPORTED', field: 'amount.value' });
    expect(await platform.send(requests.capture('capture2', 'auth_001'))).toMatchObject({
      operation: { status: 'succeeded' },
    });
    await platform.send(requests.charge('charge_1'));
    await system.advance(7 * 86_400_000 + 1);
    expect(await platform.send(requests.refund('refund_1', 'charge_1'))).toMatchObject({
      code: 'NOT_SUPPORTED',
      message: expect.stringContaining('7 days'),
    });
  });
});

test('the same id and JSON are answered with the operation, another body is refused', async () => {
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

test('two requests at once execute once, and a repeat meanwhile is pending', async () => {
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

test('a response waits only so long for the processor, whose outcome is stored later', async () => {
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

describe('what is not known stays pending and is asked about, never performed again', () => {
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

  test('a question asks the processor at once', async () => {
    const refresh = vi.fn<() => Promise<Outcome>>(async () => ({ status: 'succeeded' }));
    const { platform } = openConnector({ perform: async () => ({ status: 'pending' }), refresh });
    await platform.send(requests.charge('charge_1'));
    expect(await platform.ask('charge_1')).toMatchObject({ operation: { status: 'succeeded' } });
  });

  test('the processor is not asked while the operation is performed', async () => {
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

  test('nor between the moment when it is stored and the call', async () => {
    const store = createMemoryStore();
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

  test('nothing is left to do when the outcome is known', async () => {
    const store = createMemoryStore();
    const refresh = vi.fn<() => Promise<Outcome>>();
    const { platform } = openConnector({ store, refresh });
    await platform.send(requests.charge('charge_1'));
    expect(await store.transact((rows) => rows.nextTasks(9))).toEqual([]);
  });

  test('a processor that never responds is given up after a minute', async () => {
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

test('tombstones are deleted when an older request would be refused for its age', async () => {
  const store = createMemoryStore();
  const { platform, system } = openConnector({ store });
  await platform.ask('charge_1');
  await system.advance(601_000);
  await platform.ask('charge_2');
  const left = await store.transact((rows) => ['charge_1', 'charge_2'].map(rows.findTombstone));
  expect(left).toEqual([null, Math.floor(system.now() / 1_000)]);
});

test('nothing is performed that could not be stored, and the failure is not a refusal', async () => {
  const perform = vi.fn<() => Promise<Outcome>>(async () => ({ status: 'succeeded' }));
  const store = createMemoryStore();
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

test('card data is nowhere in the store', async () => {
  const stored: unknown[] = [];
  const store = createMemoryStore();
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
  const given = { source: card, customer: { id: 'c', given_names: 'Siti', surname: null, email: null, mobile_number: null } };
  await platform.send(requests.charge('charge_1', given));
  expect(stored.length).toBeGreaterThan(1);
  expect(JSON.stringify(stored)).not.toMatch(/4000000000001091|"cvn"|Siti/);
});

test('capabilities and statements are what was declared and what has happened', async () => {
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
