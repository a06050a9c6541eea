// Tests the differences of statements: one for each subject, with the latest contents, opened again
// only for other reasons, and cleared once.
import { manualClock, memoryStore } from '@kasir/core/testing';
import { describe, expect, test } from 'vitest';
import { decide, partition } from '../testing/decide.ts';
import { sendOperation } from '../testing/operations.ts';
import {
  changedSubject,
  clearDifference,
  differences,
  openDifference,
  operationSubject,
  type FoundDifference,
  type Subject,
} from './difference.ts';
import type { ReportedLine } from './line.ts';
import { resolveDifference } from './resolve.ts';

const line: ReportedLine = {
  id: 'line-1',
  operation: 'op_1',
  kind: 'charge',
  currency: 'IDR',
  gross: 10_000,
  fee: 250,
  net: 9_750,
  settled: 0,
};
const subject = { of: 'line', line: '1' } as const;
const found: FoundDifference = {
  connector: 'bank',
  reasons: ['AMOUNT', 'FEE'],
  statement: 's-1',
  date: '2026-11-01',
  line: '1',
  operation: null,
  reported: line,
};
const other: FoundDifference = {
  ...found,
  reasons: ['AMOUNT'],
  operation: '2',
  reported: { ...line, fee: 300 },
};
const note = { outcome: 'accepted', note: 'seen at the bank', by: 'Siti' } as const;

const open = () => {
  const { now, advance } = manualClock();
  const store = memoryStore({ now });
  const rows = () => store.view(partition, (view) => view.list(differences, {}, { limit: 9 }).rows);
  return {
    now,
    advance,
    find: (what: FoundDifference, about: Subject = subject) =>
      decide(store, (d) => openDifference(d, about, what)),
    clear: (about: Subject = subject) => decide(store, (d) => clearDifference(d, about)),
    /** Lets an operator resolve the only difference; returns its status. */
    resolve: async () => {
      const [row] = await rows();
      return decide(store, (d) => {
        const resolved = resolveDifference(d, row?.id ?? 'unknown', note);
        return typeof resolved === 'object' ? resolved.state.status : resolved;
      });
    },
    states: async () => (await rows()).map(({ state }) => state),
  };
};

test('a new difference is open with its contents, and can be restored', async () => {
  const { now, find, states } = open();
  await find(found);
  const [state] = await states();
  expect(state).toEqual({
    ...found,
    status: 'OPEN',
    subject: 'line 1',
    resolution: null,
    created: now(),
    updated: now(),
  });
  expect(differences.state?.safeParse(state).error).toBeUndefined();
});

describe('a difference that is found again', () => {
  test('for the same reasons stays as it is, also when it is resolved', async () => {
    const { advance, find, resolve, states } = open();
    await find(found);
    const before = await states();
    advance(1_000);
    await find({ ...other, reasons: found.reasons });
    expect(await states()).toEqual(before);
    await resolve();
    await find({ ...other, reasons: found.reasons });
    expect(await states()).toMatchObject([{ status: 'RESOLVED', resolution: note }]);
  });

  test('for other reasons has the new contents', async () => {
    const { now, advance, find, states } = open();
    await find(found);
    const created = now();
    advance(1_000);
    await find(other);
    expect(await states()).toEqual([
      { ...other, status: 'OPEN', subject: 'line 1', resolution: null, created, updated: now() },
    ]);
  });

  test('for other reasons after its resolution is open again, without the resolution', async () => {
    const { now, advance, find, resolve, states } = open();
    await find(found);
    const created = now();
    advance(1_000);
    expect(await resolve()).toBe('RESOLVED');
    expect(await states()).toMatchObject([{ resolution: { ...note, at: now() } }]);
    await find(other);
    expect(await states()).toMatchObject([
      { ...other, status: 'OPEN', resolution: null, created, updated: now() },
    ]);
  });
});

test('a difference is cleared whether it is open or resolved, only once, and only that of its subject', async () => {
  for (const isResolved of [false, true]) {
    const { advance, find, clear, resolve, states } = open();
    await clear();
    expect(await states()).toEqual([]);
    await find(found);
    if (isResolved) await resolve();
    for (const about of [
      { of: 'withdrawn', line: '1' },
      { of: 'line', line: '2' },
    ] as const)
      await clear(about);
    expect(await states()).toMatchObject([{ status: isResolved ? 'RESOLVED' : 'OPEN' }]);
    await clear();
    const cleared = await states();
    expect(cleared).toMatchObject([{ ...found, status: 'CLEARED' }]);
    advance(1_000);
    await clear();
    expect(await states()).toEqual(cleared);
    expect(await resolve()).toBe('CLEARED');
  }
});

test('only an open difference can be resolved, and only one that is known', async () => {
  const { find, resolve } = open();
  expect(await resolve()).toBeUndefined();
  await find(found);
  expect(await resolve()).toBe('RESOLVED');
  expect(await resolve()).toBe('RESOLVED');
});

test('different subjects have differences of their own', async () => {
  const { find, states } = open();
  const subjects: readonly Subject[] = [
    subject,
    { of: 'line', line: '2' },
    { of: 'withdrawn', line: '1' },
    changedSubject('1', line),
    changedSubject('2', line),
    changedSubject('1', { ...line, fee: 251 }),
    { of: 'operation', connector: 'bank', operation: '1' },
    { of: 'operation', connector: 'shop', operation: '1' },
  ];
  for (const one of [...subjects, ...subjects]) await find(found, one);
  expect(await states()).toHaveLength(subjects.length);
});

test('an operation is named as its connector knows it: by our id, or by the id of a received payment', async () => {
  const store = memoryStore();
  const sample = { id: '0190b8c2', currency: 'IDR', amount: 500 };
  const [own, received] = await decide(store, (d) => [
    operationSubject(sendOperation(d, { ...sample, work: 'charge' })),
    operationSubject(
      sendOperation(d, { ...sample, id: '0190b8c3', work: 'receive', external: 'paid-1' }),
    ),
  ]);
  expect(own).toEqual({ of: 'operation', connector: 'bank', operation: '0190b8c2' });
  expect(received).toEqual({ of: 'operation', connector: 'bank', operation: 'paid-1' });
});
