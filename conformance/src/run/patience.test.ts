// Tests waits in vain: they end, and prove nothing afterwards.
import { expect, test } from 'vitest';
import { Indeterminate } from '../violation.ts';
import { Patience } from './patience.ts';

test('waits are granted in full until twenty seconds in a row were in vain', () => {
  const patience = new Patience();
  patience.note(false, 10_000);
  expect(patience.grant(10_000)).toBe(10_000);
  patience.note(false, 10_000);
  expect(patience.grant(10_000)).toBe(100);
  expect(() => patience.note(false, 100)).toThrow(Indeterminate);
  expect(() => patience.check()).toThrow(Indeterminate);
});

test('what came gives the whole patience back', () => {
  const patience = new Patience();
  patience.note(false, 30_000);
  patience.note(true, 50);
  expect(patience.grant(10_000)).toBe(10_000);
  patience.check();
});
