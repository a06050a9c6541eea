// The invariants of statements: a live account whose books differ from its operations or its lines
// is noticed.
import { decideQuietly, type Decision } from '@kasir/core/server';
import type { Partition } from '@kasir/core/store';
import { memoryStore } from '@kasir/core/testing';
import { ledgers } from '@kasir/payments/ledger';
import { postAdjustment, recordLines } from '@kasir/payments/reconciliation';
import { moveLines, sendOperation, succeedOperation } from '@kasir/payments/testing';
import { expect, test } from 'vitest';
import { checkInvariants } from './invariants.ts';

const live: Partition = { account: '0123456789abcdef01234567', mode: 'live' };
const id = '00000000-0000-7000-8000-000000000001';

const open = async () => {
  const store = memoryStore();
  const run = (decide: (d: Decision) => void): Promise<void> =>
    store.exec(live, (at, tx) => decideQuietly(at, tx, decide));
  await run((d) => {
    sendOperation(d, { id, work: 'charge', currency: 'PHP', amount: 1_000 });
    succeedOperation(d, id);
  });
  const settle = () =>
    run((d) => {
      const line = { id: 'line-1', operation: id, kind: 'charge', currency: 'PHP' } as const;
      const amounts = { gross: 1_000, fee: 30, net: 970, settled: 0 };
      recordLines(d, { connector: 'bank', date: '2026-11-25' }, 'fetched', [
        { ...line, ...amounts },
      ]);
    });
  return { run, settle, check: () => checkInvariants(store) };
};

test('the books agree before and after a statement, and after an adjustment', async () => {
  const { run, settle, check } = await open();
  expect(await check()).toEqual([]);
  await settle();
  expect(await check()).toEqual([]);
  await run((d) => {
    postAdjustment(d, {
      difference: null,
      currency: 'PHP',
      reason: 'monthly fee',
      by: 'Siti',
      lines: [
        { ledger: ledgers.settled, amount: 200 },
        { ledger: ledgers.processorFees, amount: -200 },
      ],
    });
  });
  expect(await check()).toEqual([]);
});

test.each([
  [ledgers.clearing, ledgers.available],
  [ledgers.settled, ledgers.clearing],
  [ledgers.processorFees, ledgers.fees],
  [ledgers.suspense, ledgers.clearing],
])('money that moves to %s from %s without a reason is noticed', async (to, from) => {
  const { run, settle, check } = await open();
  await settle();
  await run((d) => d.post(d.id(), moveLines('PHP', 'TRANSACTION', 1, from, to)));
  const breaches = await check();
  expect(breaches).toContainEqual(
    expect.objectContaining({
      law: 'statements equal their ledgers',
      detail: expect.stringContaining(`${to} PHP`),
    }),
  );
});
