// Checks which entries of a timeline are problems, and its division into days.
import type { TimelineEntry } from '@kasir/control';
import { expect, test } from 'vitest';
import { byDay, isTrouble } from './timeline.ts';

const entry = (
  type: TimelineEntry['type'],
  detail: TimelineEntry['detail'] = {},
  at = '2026-01-01T12:00:00Z',
): TimelineEntry => ({
  at,
  clock: type === 'request' ? 'real' : 'test',
  type,
  text: '',
  reason: null,
  clauses: [],
  request_id: null,
  webhook_id: null,
  detail,
});

test('only deliveries without a 2xx and refused requests are problems', () => {
  expect(isTrouble(entry('delivery', { status: 200, error: null }))).toBe(false);
  expect(isTrouble(entry('delivery', { status: 500, error: null }))).toBe(true);
  expect(isTrouble(entry('delivery', { status: null, error: 'refused' }))).toBe(true);
  expect(isTrouble(entry('request', { status: 201, error_code: null }))).toBe(false);
  expect(isTrouble(entry('request', { status: 409, error_code: 'DUPLICATE_ERROR' }))).toBe(true);
  expect(isTrouble(entry('transition', { from: null, to: 'FAILED' }))).toBe(false);
});

test('entries of one day are grouped, in their order', () => {
  const entries = [
    entry('request', { n: 1 }, '2026-01-01T12:00:00Z'),
    entry('ledger', { n: 2 }, '2026-01-01T12:00:01Z'),
    entry('clock', { n: 3 }, '2026-01-03T12:00:00Z'),
  ];
  expect(byDay(entries).map(([, those]) => those.map(({ detail }) => detail['n']))).toEqual([
    [1, 2],
    [3],
  ]);
});

test('a request in real time is in the group of the entry after it, or before it at the end', () => {
  const entries = [
    entry('request', { n: 1 }, '2026-01-01T12:00:00Z'),
    entry('transition', { n: 2 }, '2026-03-01T12:00:00Z'),
    entry('ledger', { n: 3 }, '2026-03-04T12:00:00Z'),
    entry('request', { n: 4 }, '2026-01-01T12:05:00Z'),
  ];
  expect(byDay(entries).map(([, those]) => those.map(({ detail }) => detail['n']))).toEqual([
    [1, 2],
    [3, 4],
  ]);
});
