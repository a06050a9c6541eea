// Tests how long the card data of requests to connectors stays in memory.
import { afterEach, expect, test, vi } from 'vitest';
import { createCarried } from './carried.ts';

afterEach(() => vi.useRealTimers());

test('data is readable until its request has ended', () => {
  const carried = createCarried(Date.now);
  carried.put('one', 'card');
  expect([carried.get('one'), carried.get('one')]).toEqual(['card', 'card']);
  carried.drop('one');
  expect(carried.get('one')).toBeUndefined();
});

test('data of a request that never ends is dropped after a minute, although no request follows', () => {
  vi.useFakeTimers();
  const carried = createCarried(Date.now);
  carried.put('one', 'card');
  vi.advanceTimersByTime(59_999);
  carried.put('other', 'later');
  expect(carried.get('one')).toBe('card');
  vi.advanceTimersByTime(1);
  expect(carried.get('one')).toBeUndefined();
  expect(carried.get('other')).toBe('later');
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(120_000);
  // The timer ends only when nothing is kept any more.
  expect(vi.getTimerCount()).toBe(0);
});
