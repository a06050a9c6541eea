// Tests the median, and that subjects take turns.
import { expect, test } from 'vitest';
import { interleaved, median } from './median.ts';

test('the median is the middle one, or between the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 100, 2])).toBe(3);
});

test('subjects are measured in turns, and each has a median of its own', async () => {
  const order: string[] = [];
  const medians = await interleaved(['a', 'b'], 3, async (subject) => {
    order.push(subject);
    return subject === 'a' ? order.length : -order.length;
  });
  expect(order.join('')).toBe('ababab');
  expect(medians).toEqual([3, -4]);
});
