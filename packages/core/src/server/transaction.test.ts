// The buffered transaction: it reads its own writes and refuses invalid ones before any store.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { kind, recordKind } from '../kind.ts';
import { machine } from '../machine.ts';
import { fresh, nodes } from '../testing/internal/nodes.ts';
import type { At, Reads } from './store.ts';
import { BufferedTx } from './transaction.ts';

const chosen = { clause: 'SHOP-SET', origin: 'chosen' } as const;
const lamps = kind<{ secret: string }>()({
  name: 'lamp',
  schema: z.object({ state: z.string(), label: z.string() }),
  keys: { label: (row) => row.public.label },
  facets: { state: (row) => row.public.state, nothing: () => undefined },
  parent: (row) => row.state.secret,
  machine: machine({
    name: 'lamp',
    states: ['OFF', 'ON', 'BROKEN'],
    transitions: [
      { from: null, on: 'make', to: 'OFF', ...chosen },
      { from: 'OFF', on: 'press', to: 'ON', ...chosen },
      { from: 'ON', on: 'drop', to: 'BROKEN', ...chosen },
    ],
  }),
  status: (row) => row.public.state,
});

const empty: Reads = {
  get: () => undefined,
  find: () => undefined,
  children: () => [],
  balance: () => 0,
};
const openTx = (reads: Partial<Reads> = {}): BufferedTx => {
  let count = 0;
  const at: At = { now: 0, id: () => `id ${(count += 1)}` };
  return new BufferedTx({ ...empty, ...reads }, at);
};
const off = { public: { state: 'OFF', label: 'a' }, state: { secret: 's' } };
const on = { public: { state: 'ON', label: 'a' } };

describe('objects', () => {
  test('are seen by id, key and parent as soon as they are written', () => {
    const tx = openTx();
    const row = tx.insert(lamps, '1', off);
    expect(tx.get(lamps, '1')).toBe(row);
    expect(tx.find(lamps, 'label', 'a')).toBe(row);
    expect(tx.children(lamps, 's')).toEqual([row]);
    const renamed = tx.update(lamps, row, { public: { state: 'ON', label: 'b' } });
    expect(tx.get(lamps, '1')).toBe(renamed);
    expect(tx.find(lamps, 'label', 'a')).toBeUndefined();
    expect(tx.find(lamps, 'label', 'b')).toBe(renamed);
    expect(tx.writes()).toHaveLength(1);
    expect(tx.writes()[0]).toMatchObject({ op: 'insert', version: 1, facets: { nothing: null } });
  });

  test('are looked up once in a decision, also when they are missing', () => {
    const lookups: string[] = [];
    const found = { id: '1', version: 1, ...off };
    const get = (_: unknown, id: string) => {
      lookups.push(id);
      return id === '1' ? found : undefined;
    };
    const find = (_: unknown, key: string) => (lookups.push(key), { ...found, id: '3' });
    const tx = openTx({ get, find } as unknown as Reads);
    for (const id of ['1', '2', '1', '2']) tx.get(lamps, id);
    expect(tx.find(lamps, 'label', 'a')).toBe(tx.get(lamps, '3'));
    expect(tx.update(lamps, tx.get(lamps, '1') ?? found, on).version).toBe(2);
    expect(tx.get(lamps, '1')).toMatchObject({ version: 2, public: { state: 'ON' } });
    expect(lookups).toEqual(['1', '2', 'label']);
  });

  test('that the decision has inserted only have its own children: the store is not read for more', () => {
    const tx = openTx({
      children: () => {
        throw new Error('looked for');
      },
    });
    const parent = tx.insert(lamps, 'p', off);
    const child = tx.insert(lamps, '1', {
      public: { state: 'OFF', label: 'b' },
      state: { secret: parent.id },
    });
    expect(tx.children(lamps, parent.id)).toEqual([child]);
    expect(() => tx.children(lamps, 'other')).toThrow('looked for');
    tx.discard();
    expect(() => tx.children(lamps, parent.id)).toThrow('looked for');
  });

  test('have no fields that their schema does not name', () => {
    const extra = { public: { ...off.public, leak: 'x' }, state: off.state };
    const row = openTx().insert(lamps, '1', extra);
    expect(row.public).toEqual(off.public);
  });

  test('take declared steps only, from their creation on', () => {
    const born = { ...off, public: { state: 'ON', label: 'a' } };
    expect(() => openTx().insert(lamps, '1', born)).toThrow('lamp: (none) -> ON is not a declared');
    const tx = openTx();
    const row = tx.insert(lamps, '1', off);
    const broken = { public: { state: 'BROKEN', label: 'a' } };
    expect(() => tx.update(lamps, row, broken)).toThrow('lamp: OFF -> BROKEN is not a declared');
    expect(tx.update(lamps, tx.update(lamps, row, on), broken).public.state).toBe('BROKEN');
  });

  test('are not written twice from the same row, so that no change is lost within a decision', () => {
    const tx = openTx();
    const row = tx.insert(lamps, '1', off);
    tx.update(lamps, row, { state: { secret: 't' } });
    expect(() => tx.update(lamps, row, on)).toThrow('changed meanwhile');
    expect(() => tx.insert(lamps, '1', off)).toThrow('inserted twice');
    const stored = { id: '2', version: 4, ...off };
    const second = openTx();
    const next = second.update(lamps, stored, on);
    expect(second.update(lamps, next, { state: { secret: 't' } }).version).toBe(5);
    expect(() => second.update(lamps, next, on)).toThrow('changed meanwhile');
    expect(() => second.update(lamps, stored, on)).toThrow('changed meanwhile');
  });
});

describe('raw writes of kinds with a lifecycle', () => {
  test('take declared steps only, as machines do', () => {
    const tx = openTx();
    const write = (status: 'NEW' | 'LEFT') => ({ public: {}, state: { ...fresh(), status } });
    expect(() => tx.insert(nodes, '1', write('LEFT'))).toThrow('node: (none) -> LEFT is not');
    const row = tx.insert(nodes, '1', write('NEW'));
    expect(() => tx.update(nodes, row, write('LEFT'))).toThrow(
      'node: NEW -> LEFT is not a declared',
    );
  });
});

describe('the stored form of an object', () => {
  const counted = { texts: 0, facets: 0 };
  const boxes = recordKind<{ readonly size: number }>()({
    name: 'box',
    keys: { size: ({ size }) => String(size) },
    facets: {
      size: ({ size }) => {
        counted.facets += 1;
        return size;
      },
    },
  });
  const sized = (size: number) => {
    const state = { size };
    Object.defineProperty(state, 'toJSON', {
      value: () => {
        counted.texts += 1;
        return { size };
      },
    });
    return { public: {}, state };
  };

  test('is created once in a decision, from the last contents, however often it was changed', () => {
    const tx = openTx();
    let row = tx.insert(boxes, '1', sized(0));
    for (const size of [1, 2, 3]) row = tx.update(boxes, row, sized(size));
    expect(counted).toEqual({ texts: 0, facets: 0 });
    expect(tx.writes()).toMatchObject([
      { op: 'insert', state: '{"size":3}', keys: { size: '3' }, facets: { size: 3 } },
    ]);
    expect(counted).toEqual({ texts: 1, facets: 1 });
  });

  test('includes the keys and facets from before the decision', () => {
    const found = { id: '1', version: 4, ...sized(7) };
    const tx = openTx({ get: () => found as never });
    const next = tx.update(boxes, tx.update(boxes, found, sized(8)), sized(9));
    expect(next.version).toBe(5);
    expect(tx.writes()).toMatchObject([
      {
        op: 'update',
        version: 5,
        keys: { size: '9' },
        previousKeys: { size: '7' },
        facets: { size: 9 },
        previousFacets: { size: 7 },
      },
    ]);
    expect(tx.find(boxes, 'size', '8')).toBeUndefined();
    expect(tx.find(boxes, 'size', '9')).toBe(next);
  });
});

describe('postings', () => {
  const line = (ledger: string, amount: number, currency = 'IDR') => ({
    ledger,
    currency,
    amount,
    type: 'TRANSACTION',
  });

  test('balance in every currency, and each line has the balance after it', () => {
    const amounts = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { maxLength: 8 });
    fc.assert(
      fc.property(amounts, fc.integer(), (parts, before) => {
        const rest = -parts.reduce((sum, part) => sum + part, 0);
        const tx = openTx({ balance: () => before });
        tx.post('t', [...parts.map((part) => line('cash', part)), line('sales', rest)]);
        let sum = before;
        for (const write of tx.writes()) {
          if (write.op !== 'entry' || write.ledger !== 'cash') continue;
          sum += write.amount;
          expect(write.balance).toBe(sum);
        }
        expect(tx.balance('cash', 'IDR')).toBe(parts.length > 0 ? sum : before);
        expect(tx.balance('sales', 'IDR')).toBe(before + rest);
        expect(tx.balance('cash', 'PHP')).toBe(before);
      }),
    );
  });

  test('that do not balance, are not integers or are too large to be exact are refused completely', () => {
    const wrong = [
      [[line('a', 1)], 'out of balance by 1 IDR'],
      [[line('a', 1), line('b', -1, 'PHP')], 'out of balance'],
      [[line('a', 0.5), line('b', -0.5)], 'not an integer'],
      [[line('a', Number.NaN)], 'not an integer'],
      [[line('a', 2 ** 53), line('b', -(2 ** 53))], 'not an integer'],
    ] as const;
    for (const [lines, message] of wrong) {
      const tx = openTx();
      expect(() => tx.post('t', lines)).toThrow(message);
      expect(tx.writes()).toEqual([]);
    }
    const full = openTx({ balance: () => Number.MAX_SAFE_INTEGER });
    expect(() => full.post('t', [line('a', 1), line('b', -1)])).toThrow('too large to be exact');
  });
});

test('a discarded decision has no writes and cannot read them', () => {
  const tx = openTx();
  tx.insert(lamps, '1', off);
  tx.post('t', [{ ledger: 'cash', currency: 'IDR', amount: 0, type: 'FEE' }]);
  tx.job('topic', 5, undefined);
  expect(tx.writes().map(({ op }) => op)).toEqual(['insert', 'entry', 'job']);
  tx.discard();
  expect(tx.writes()).toEqual([]);
  expect(tx.get(lamps, '1')).toBeUndefined();
  expect(tx.find(lamps, 'label', 'a')).toBeUndefined();
  expect(tx.insert(lamps, '1', off).version).toBe(1);
});
