// Checks that the problem of unfinished JSON is reported with its position.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { problemOf } from './json-problem.ts';

test('JSON and an empty field have no problem', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(problemOf(text)).toBeNull();
    }),
  );
  expect(problemOf(' \n')).toBeNull();
});

test('the problem of invalid JSON has its line and column', () => {
  expect(problemOf('{\n  "amount": 5,\n  currency: 1\n}')).toMatch(/line 3, column 3/);
});
