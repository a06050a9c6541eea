// Checks that the path of an object is read from its timeline.
import type { TimelineEntry } from '@kasir/control';
import { expect, test } from 'vitest';
import { readWay } from './way.ts';

const step = (from: string | null, to: string | null): TimelineEntry => ({
  at: '2026-01-01T00:00:00Z',
  clock: 'test',
  type: 'transition',
  text: '',
  reason: null,
  clauses: [],
  request_id: null,
  webhook_id: null,
  detail: { from, to },
});

test('a step between two statuses is on the path; creations and steps to the same status only visit it', () => {
  const timeline = [step(null, 'OPEN'), step('OPEN', 'OPEN'), step('OPEN', 'PAID')];
  const { states, arcs } = readWay(timeline, 'PAID');
  expect([...states]).toEqual(['OPEN', 'PAID']);
  expect(arcs).toEqual([{ from: 'OPEN', to: 'PAID' }]);
});

test('other entries are not steps, and the status of an object without a history counts as visited', () => {
  const { states, arcs } = readWay([{ ...step('A', 'B'), type: 'request' }], 'ACTIVE');
  expect([...states]).toEqual(['ACTIVE']);
  expect(arcs).toEqual([]);
});
