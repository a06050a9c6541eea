// Tests the decisions of operators on doubtful operations: what can be decided, once, what is
// stored of it, what a later report does, and when the connector is asked once more.
import type { Store } from '@kasir/core/store';
import { manualClock, memoryStore } from '@kasir/core/testing';
import { describe, expect, test } from 'vitest';
import { getOperation } from '../operations/find.ts';
import { operations } from '../operations/kind.ts';
import { ASK_AFTER_MS, askJob } from '../operations/question.ts';
import type { DoubtOutcome, OperationState } from '../operations/state.ts';
import { decide, partition } from '../testing/decide.ts';
import { nothingNamed, sendOperation } from '../testing/operations.ts';
import { askForDoubt, resolveDoubt } from './doubt.ts';
import { applyOutcome } from './settle.ts';

const id = '00000000-0000-7000-8000-000000000001';

/** Returns a store with an operation of which nobody has heard. */
const doubt = async (
  work: OperationState['work'],
  change: Partial<Omit<OperationState, 'status'>> = {},
): Promise<Store> => {
  const store = memoryStore();
  await decide(store, (d) => {
    sendOperation(d, { id, work, currency: 'IDR', amount: 10_000 });
    d.change(operations, { id }, { request: '{}', attention: 'NO_OUTCOME', ...change });
  });
  return store;
};

const word = (outcome: DoubtOutcome) => ({ outcome, reason: 'seen at the bank', by: 'Siti' });

/** Returns the refusal of a decision, or the operation that it leaves. */
const resolve = (store: Store, outcome: DoubtOutcome) =>
  decide(store, (d) => {
    const resolved = resolveDoubt(d, id, word(outcome));
    return typeof resolved === 'string' ? resolved : resolved.state;
  });

const stored = (store: Store): Promise<OperationState> =>
  store.view(partition, (view) => getOperation(view, id).state);

test.each([
  ['charge', 'succeeded', 'SUCCEEDED'],
  ['authorize', 'succeeded', 'SUCCEEDED'],
  ['capture', 'succeeded', 'SUCCEEDED'],
  ['refund', 'succeeded', 'SUCCEEDED'],
  ['void', 'succeeded', 'SUCCEEDED'],
  ['unlink', 'succeeded', 'SUCCEEDED'],
  ['close', 'succeeded', 'SUCCEEDED'],
  ['charge', 'declined', 'DECLINED'],
  ['refund', 'declined', 'DECLINED'],
  ['void', 'declined', 'DECLINED'],
  ['link', 'declined', 'DECLINED'],
  ['issue', 'declined', 'DECLINED'],
] as const)(
  'a doubtful %s that an operator declares %s is %s, with the decision of the operator, and can be restored',
  async (work, outcome, status) => {
    // Only works that move or hold money have an amount.
    const isMoving = ['charge', 'authorize', 'capture', 'refund'].includes(work);
    const store = await doubt(work, isMoving ? {} : { amount: null });
    await resolve(store, outcome);
    const state = await stored(store);
    expect(state).toMatchObject({ status, attention: null, resolution: word(outcome) });
    expect(state.executed).toBe(isMoving && status === 'SUCCEEDED' ? 10_000 : null);
    expect(operations.state?.safeParse(state).error).toBeUndefined();
  },
);

describe('a decision of an operator is refused and changes nothing', () => {
  test.each([
    ['about an operation without doubt', 'charge', { attention: null }, 'declined', 'NOT_DOUBTFUL'],
    ['that only notes an operation without an outcome', 'charge', {}, 'noted', 'OPEN'],
    ['that a link has succeeded, which would bring a token', 'link', {}, 'succeeded', 'UNPROVEN'],
    ['that a number was issued, without that number', 'issue', {}, 'succeeded', 'UNPROVEN'],
    ['that an unknown amount was paid', 'charge', { amount: null }, 'succeeded', 'UNPROVEN'],
  ] as const)('%s', async (_, work, change, outcome, refusal) => {
    const store = await doubt(work, change);
    const before = await stored(store);
    expect(await resolve(store, outcome)).toBe(refusal);
    expect(await stored(store)).toEqual(before);
  });

  test('about an operation that is unknown', async () => {
    expect(await resolve(memoryStore(), 'noted')).toBe('NOT_DOUBTFUL');
  });
});

test('an operation with an outcome keeps it: its doubt can only be noted, once', async () => {
  const store = await doubt('charge');
  await decide(store, (d) => {
    d.transition(operations, { id }, 'succeed', { executed: 9_000, attention: 'OTHER_AMOUNT' });
  });
  for (const outcome of ['succeeded', 'declined'] as const)
    expect(await resolve(store, outcome)).toBe('FINAL');
  expect(await resolve(store, 'noted')).toMatchObject({ status: 'SUCCEEDED', executed: 9_000 });
  expect(operations.state?.safeParse(await stored(store)).error).toBeUndefined();
  expect(await resolve(store, 'noted')).toBe('NOT_DOUBTFUL');
});

test('a decision states when it was made', async () => {
  const clock = manualClock();
  const store = memoryStore({ now: clock.now });
  await decide(store, (d) => {
    sendOperation(d, { id, work: 'charge', currency: 'IDR', amount: 10_000 });
    d.change(operations, { id }, { request: '{}', attention: 'NO_OUTCOME' });
  });
  clock.advance(5_000);
  await resolve(store, 'succeeded');
  expect((await stored(store)).resolution).toEqual({ ...word('succeeded'), at: clock.now() });
});

test('a payment that an operator declares paid needs no token, although its means should be saved', async () => {
  const store = await doubt('charge', { request: JSON.stringify({ save: true }) });
  expect(await resolve(store, 'succeeded')).toMatchObject({
    status: 'SUCCEEDED',
    attention: null,
    token: null,
  });
});

describe('after the decision of an operator the next report of the connector counts', () => {
  const report = (store: Store, status: 'succeeded' | 'declined', sequence: number) =>
    decide(
      store,
      (d) =>
        applyOutcome(d, getOperation(d, id), {
          work: 'charge',
          status,
          ...nothingNamed,
          amount: status === 'succeeded' ? { value: 10_000, currency: 'IDR' } : null,
          sequence,
        }).state,
    );

  test.each([
    ['succeeded', 'succeeded', 'SUCCEEDED', null],
    ['succeeded', 'declined', 'SUCCEEDED', 'CONTRADICTION'],
    ['declined', 'declined', 'DECLINED', null],
    ['declined', 'succeeded', 'SUCCEEDED', 'LATE_SUCCESS'],
  ] as const)(
    'it was declared %s and is reported as %s: it is %s with the attention %s',
    async (declared, reported, status, attention) => {
      const store = await doubt('charge', { sequence: 2 });
      expect(await resolve(store, declared)).toMatchObject({ sequence: 2 });
      expect(await report(store, reported, 3)).toMatchObject({ status, attention, sequence: 3 });
    },
  );

  test('but not one that was known before', async () => {
    const store = await doubt('charge', { sequence: 2 });
    const before = await resolve(store, 'succeeded');
    expect(await report(store, 'declined', 1)).toEqual(before);
  });
});

describe('the connector of a doubtful operation', () => {
  const ask = (store: Store) =>
    decide(store, (d) => {
      const questioned = askForDoubt(d, id);
      return typeof questioned === 'string' ? questioned : questioned.id;
    });

  test('is asked once more, at once, and not again after that', async () => {
    const store = await doubt('charge');
    expect(await ask(store)).toBe(id);
    const jobs = await store.claim(9, 60_000);
    expect(jobs.map(({ topic, payload }) => [topic, payload])).toEqual([
      [askJob.name, { operation: id, question: ASK_AFTER_MS.length - 1 }],
    ]);
    expect(await stored(store)).toMatchObject({ status: 'SENT', attention: 'NO_OUTCOME' });
  });

  test.each([
    ['without doubt', { attention: null }, 'SENT', 'NOT_DOUBTFUL'],
    ['with an outcome', {}, 'DECLINED', 'FINAL'],
  ] as const)('is not asked about one %s', async (_, change, status, refusal) => {
    const store = await doubt('charge', change);
    if (status === 'DECLINED')
      await decide(store, (d) => void d.transition(operations, { id }, 'decline'));
    expect(await ask(store)).toBe(refusal);
    expect(await store.claim(9, 60_000)).toEqual([]);
  });

  test('is asked also while the operation waits, but not about an unknown one', async () => {
    const store = await doubt('charge');
    await decide(store, (d) => void d.transition(operations, { id }, 'wait'));
    expect(await ask(store)).toBe(id);
    expect(await ask(memoryStore())).toBe('NOT_DOUBTFUL');
  });
});
