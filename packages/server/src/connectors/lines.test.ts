// Tests lines: their bound, their order, and the end of a wait.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Lines } from './lines.ts';

const NEVER_MS = 2 ** 31 - 1;

/** Runs requests that end one after the other; returns their order and the most at once. */
const runMany = async (atOnce: number, count: number) => {
  const lines = new Lines({ atOnce, waitMs: NEVER_MS });
  const begun: number[] = [];
  const open: (() => void)[] = [];
  let [running, most] = [0, 0];
  const all = Array.from({ length: count }, (_, index) =>
    lines.run('bank', async () => {
      begun.push(index);
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => void open.push(resolve));
      running -= 1;
      if (index % 2 === 1) throw new Error('a failure leaves its place, too');
    }),
  );
  const ended = Promise.allSettled(all);
  while (begun.length < count || open.length > 0) {
    open.shift()?.();
    await new Promise((resolve) => void setImmediate(resolve));
  }
  await ended;
  return { begun, most };
};

test('no more requests than the bound run at once, and they begin in the order of their arrival', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 5 }), fc.nat(20), async (atOnce, count) => {
      const { begun, most } = await runMany(atOnce, count);
      expect(begun).toEqual(Array.from({ length: count }, (_, index) => index));
      expect(most).toBe(Math.min(atOnce, count));
    }),
  );
});

test('a wait ends without a place when its time is over, and when the lines are closed', async () => {
  const never = async (): Promise<void> => new Promise(() => {});
  const short = new Lines({ atOnce: 1, waitMs: 1 });
  void short.run('bank', never);
  expect(await short.run('bank', never)).toBe('no_place');
  expect(await short.run('other', async () => 'done')).toBe('done');
  const long = new Lines({ atOnce: 1, waitMs: NEVER_MS });
  void long.run('bank', never);
  const waiting = long.run('bank', never);
  long.close();
  expect(await waiting).toBe('no_place');
});
