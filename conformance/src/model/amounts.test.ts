// Shares of an amount: none has a meaning in test mode that its story does not want.
import { expect, test } from 'vitest';
import { kasirMagic } from '../targets/magic/kasir.ts';
import { isMagic } from '../targets/magic/magic.ts';
import { shareOf } from './amounts.ts';

test('a part is about a third, less than the whole, and never an amount that is declined', () => {
  for (let all = 25_000; all < 100_000; all += 1) {
    const part = shareOf('a part', all, kasirMagic) ?? 0;
    expect(isMagic(kasirMagic, part)).toBe(false);
    expect(part).toBeGreaterThanOrEqual(Math.floor(all / 3));
    expect(part).toBeLessThan(all);
  }
});

test('a part of the least amount is that amount, and nothing else is a share', () => {
  expect(shareOf('a part', 1, kasirMagic)).toBe(1);
  expect(shareOf('the rest', 700, kasirMagic)).toBe(700);
  expect(shareOf('too much', 700, kasirMagic)).toBe(701);
  expect(shareOf('left out', 700, kasirMagic)).toBeUndefined();
});
