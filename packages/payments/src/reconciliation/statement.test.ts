// Tests the stored days of statements and feeds.
import type { AnyKind } from '@kasir/core/resource';
import { memoryStore } from '@kasir/core/testing';
import { expect, test } from 'vitest';
import { decide, partition } from '../testing/decide.ts';
import { statementFeeds } from './feed.ts';
import { completeStatement } from './record.ts';
import { findStatement, statements } from './statement.ts';

test.each([
  ['a day', '2026-11-01', true],
  ['a day after other text', 'on 2026-11-01', false],
  ['a moment', '2026-11-01T00:00:00Z', false],
  ['a month', '2026-11', false],
])('a statement or feed whose day is %s, %s, can be restored: %s', async (_, date, is) => {
  const store = memoryStore();
  await decide(store, (d) => completeStatement(d, { connector: 'bank', date: '2026-11-01' }, null));
  await store.view(partition, (view) => {
    const statement = findStatement(view, { connector: 'bank', date: '2026-11-01' });
    const feed = view.get(statementFeeds, 'bank');
    const isStored = (kind: AnyKind, state: object | undefined): boolean | undefined =>
      kind.state?.safeParse(state).success;
    expect(isStored(statements, { ...statement?.state, date })).toBe(is);
    expect(isStored(statementFeeds, { ...feed?.state, complete: date })).toBe(is);
    expect(isStored(statementFeeds, { ...feed?.state, planned: date })).toBe(is);
  });
});
