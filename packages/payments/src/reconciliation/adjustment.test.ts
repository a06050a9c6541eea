// Tests adjustments that take money of an operation out of suspense: no more than it has there, and
// its operator is done when none is left.
import type { Store } from '@kasir/core/store';
import { memoryStore } from '@kasir/core/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ledgers } from '../ledger/ledgers.ts';
import { getOperation } from '../operations/find.ts';
import { operations } from '../operations/kind.ts';
import type { Attention } from '../operations/state.ts';
import { holdInSuspense } from '../operations/suspense.ts';
import { decide, partition } from '../testing/decide.ts';
import { sendOperation } from '../testing/operations.ts';
import { postAdjustment } from './adjustment.ts';

const id = '00000000-0000-7000-8000-000000000001';

/** Returns a store with an operation that has this amount in suspense. */
const hold = async (amount: number, attention: Attention = 'NOT_UNDONE'): Promise<Store> => {
  const store = memoryStore();
  await decide(store, (d) => {
    const row = sendOperation(d, { id, work: 'refund', currency: 'IDR', amount: 10_000 });
    d.change(operations, holdInSuspense(d, row, amount), { attention });
  });
  return store;
};

/** Moves an amount from `clearing` to `suspense`, for an operation or for none. */
const move = (store: Store, amount: number, operation?: string, currency = 'IDR') =>
  decide(store, (d) =>
    postAdjustment(d, {
      difference: null,
      ...(operation !== undefined && { operation }),
      currency,
      lines: [
        { ledger: ledgers.suspense, amount },
        { ledger: ledgers.clearing, amount: 0 - amount },
      ],
      reason: 'found at the bank',
      by: 'Siti',
    }),
  );

/** Returns what the operation and the books say about suspense, and what needs attention. */
const read = (store: Store) =>
  store.view(partition, (view) => {
    const { suspense, attention } = getOperation(view, id).state;
    return { suspense, ledger: view.balance(ledgers.suspense, 'IDR'), attention };
  });

test('in any order of adjustments, money leaves suspense only in part or whole, and the operation and the books agree', () =>
  fc.assert(
    fc.asyncProperty(
      fc.integer({ min: -100, max: 100 }).filter((amount) => amount !== 0),
      fc.array(fc.integer({ min: -120, max: 120 }), { maxLength: 8 }),
      async (held, moves) => {
        const store = await hold(held);
        let left = held;
        for (const amount of moves) {
          const after = left + amount;
          // It gets closer to zero and never passes it.
          const isLess = held > 0 ? after >= 0 && after < left : after <= 0 && after > left;
          const moved = await move(store, amount, id);
          if (isLess) {
            left = after;
            expect(moved).toMatchObject({ state: { operation: id } });
          } else expect(moved).toBe('not in suspense');
          expect(await read(store)).toEqual({
            suspense: left,
            ledger: left,
            attention: left === 0 ? null : 'NOT_UNDONE',
          });
        }
      },
    ),
    { numRuns: 100 },
  ));

test('an operation that contradicted itself keeps its attention when none of its money is left in suspense', async () => {
  const store = await hold(10_000, 'CONTRADICTION');
  await move(store, -10_000, id);
  expect(await read(store)).toEqual({ suspense: 0, ledger: 0, attention: 'CONTRADICTION' });
});

describe('an adjustment is refused and moves no money', () => {
  test.each([
    ['out of suspense without an operation', undefined, 'IDR', 'suspense without operation'],
    ['for an unknown operation', 'unknown', 'IDR', 'unknown operation'],
    ['in another currency than its operation', id, 'PHP', 'not in suspense'],
  ])('%s', async (_, operation, currency, refusal) => {
    const store = await hold(10_000);
    expect(await move(store, -1, operation, currency)).toBe(refusal);
    expect(await read(store)).toMatchObject({ suspense: 10_000, ledger: 10_000 });
  });
});
