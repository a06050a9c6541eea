// Checks that the line of a field is found in JSON with any line breaks.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineOf } from './json-line.ts';

const text = '{\n  "a": { "b": [1,\n    { "c": "}\\"]" } ] },\n  "d": 1\n}';

test('the line of a field, of an item, and of the object around a missing field is found', () => {
  const lines = [['a'], ['a', 'b', '0'], ['a', 'b', '1', 'c'], ['d'], ['a', 'x'], ['x']];
  expect(lines.map((path) => lineOf(text, path))).toEqual([2, 2, 3, 4, 2, 1]);
});

test('the last field of any indented JSON is found on the last line but one', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string(), (value, name) => {
      const whole = JSON.stringify({ value, [`last ${name}`]: 1 }, null, 2);
      expect(lineOf(whole, [`last ${name}`])).toBe(whole.split('\n').length - 1);
    }),
  );
});
