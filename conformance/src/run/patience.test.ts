// Tests the limit on failed waits: once it is reached, waits are short and prove nothing.
import { expect, test } from 'vitest';
import { Indeterminate } from '../violation.ts';
import { Patience } from './patience.ts';

test('waits are granted in full until consecutive failed waits add up to twenty seconds', () => {
  const patience = new Patience();
  patience.note(false, 10_000);
  expect(patience.grant(10_000)).toBe(10_000);
  patience.note(false, 10_000);
  expect(patience.grant(10_000)).toBe(100);
  expect(() => patience.note(false, 100)).toThrow(Indeterminate);
  expect(() => patience.check()).toThrow(Indeterminate);
});

test('a wait that succeeds restores full waits', () => {
  const patience = new Patience();
  patience.note(false, 30_000);
  patience.note(true, 50);
  expect(patience.grant(10_000)).toBe(10_000);
  patience.check();
});
