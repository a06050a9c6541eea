// Operations that are in no statement: listed after a week of complete statements, cleared by a
// late line.
import { manualClock, memoryStore } from '@kasir/core/testing';
import { expect, test } from 'vitest';
import { operations } from '../operations/kind.ts';
import { decide, partition } from '../testing/decide.ts';
import { sendOperation, succeedOperation } from '../testing/operations.ts';
import { differences } from './difference.ts';
import { isMissingThere, noteMissing } from './missing.ts';
import { recordLines } from './record.ts';

const id = '00000000-0000-7000-8000-000000000001';

const open = async () => {
  const store = memoryStore({ now: manualClock().now });
  const row = await decide(store, (d) => {
    sendOperation(d, { id, work: 'charge', currency: 'IDR', amount: 500 });
    succeedOperation(d, id);
    return d.get(operations, id);
  });
  if (!row) throw new Error('missing');
  return { store, row };
};

test.each([
  ['no statement is complete', null, [], false],
  ['statements up to six days later are complete', '2026-01-07', [], false],
  ['statements up to a week later are complete', '2026-01-08', [], true],
  ['a statement in between is awaited', '2026-01-08', ['2026-01-05'], false],
  ['an earlier statement is awaited', '2026-01-08', ['2025-12-31'], true],
])('an operation of 1 January when %s: %s %s, missing %s', async (_, complete, awaited, is) => {
  const { row } = await open();
  expect(isMissingThere(row, { complete, awaited, missingAfter: 7 })).toBe(is);
});

test('an account can set the number of days after which an operation is missing', async () => {
  const { row } = await open();
  const at = (missingAfter: number) =>
    isMissingThere(row, { complete: '2026-01-05', awaited: [], missingAfter });
  expect([at(3), at(4), at(5)]).toEqual([true, true, false]);
});

test('a settled, declined or only authorized operation is never missing', async () => {
  const { row } = await open();
  const days = { complete: '2026-03-01', awaited: [], missingAfter: 7 };
  for (const change of [{ settled: true }, { status: 'DECLINED' }, { work: 'authorize' }] as const)
    expect(isMissingThere({ state: { ...row.state, ...change } }, days)).toBe(false);
});

test('a missing operation is listed once, and a late line clears it', async () => {
  const { store } = await open();
  const listed = () =>
    store.view(partition, (view) =>
      view.list(differences, {}, { limit: 9 }).rows.map(({ state }) => state),
    );
  await decide(store, (d) => noteMissing(d, id));
  await decide(store, (d) => noteMissing(d, id));
  expect(await listed()).toMatchObject([
    { status: 'OPEN', reasons: ['MISSING_THERE'], operation: id, reported: null },
  ]);
  await decide(store, (d) => {
    const line = { kind: 'charge', currency: 'IDR', gross: 500, fee: 5, net: 495 } as const;
    recordLines(d, { connector: 'bank', date: '2026-01-20' }, 'fetched', [
      { ...line, id: 'late', operation: id, settled: d.now },
    ]);
    noteMissing(d, id);
  });
  expect(await listed()).toMatchObject([{ status: 'CLEARED' }]);
});
