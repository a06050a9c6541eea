// Checks that long work leaves the process to others between its views.
import type { Partition } from '@kasir/core/store';
import { memoryStore } from '@kasir/core/testing';
import { expect, test } from 'vitest';
import { createYieldingView } from './yielding-view.ts';

const partition: Partition = { account: 'acc', mode: 'test' };

test('other work runs before each view, and after it for twice the time that the view took', async () => {
  const view = createYieldingView(memoryStore());
  const busy = (ms: number) => (): number => {
    const until = performance.now() + ms;
    while (performance.now() < until);
    return ms;
  };
  const order: string[] = [];
  setImmediate(() => order.push('others'));
  await view(partition, busy(0)).then(() => order.push('read'));
  expect(order).toEqual(['others', 'read']);
  await view(partition, busy(50));
  setTimeout(() => order.push('others, later'), 1);
  await view(partition, busy(0)).then(() => order.push('next'));
  expect(order.slice(2)).toEqual(['others, later', 'next']);
});

test('a view that fails rejects with its error', async () => {
  const view = createYieldingView(memoryStore());
  const failing = view(partition, () => {
    throw new Error('spoiled');
  });
  await expect(failing).rejects.toThrow('spoiled');
  expect(await view(partition, () => 'next')).toBe('next');
});
