// Long work leaves the process to others between its views.
import type { Realm } from '@kasir/core/server';
import { memoryStore } from '@kasir/core/testing';
import { expect, test } from 'vitest';
import { atLeisure } from './leisure.ts';

const realm: Realm = { account: 'acc', mode: 'test' };

test('others come before each view, and twice as long as it worked after it', async () => {
  const view = atLeisure(memoryStore());
  const busy = (ms: number) => (): number => {
    const until = performance.now() + ms;
    while (performance.now() < until);
    return ms;
  };
  const order: string[] = [];
  setImmediate(() => order.push('others'));
  await view(realm, busy(0)).then(() => order.push('read'));
  expect(order).toEqual(['others', 'read']);
  await view(realm, busy(20));
  setTimeout(() => order.push('others, later'), 10);
  await view(realm, busy(0)).then(() => order.push('next'));
  expect(order.slice(2)).toEqual(['others, later', 'next']);
});

test('a view that fails rejects with its error', async () => {
  const view = atLeisure(memoryStore());
  const failing = view(realm, () => {
    throw new Error('spoiled');
  });
  await expect(failing).rejects.toThrow('spoiled');
  expect(await view(realm, () => 'next')).toBe('next');
});
