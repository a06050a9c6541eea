// Checks that the line of any field is found in JSON as people write it.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineOf } from './json-line.ts';

const text = '{\n  "a": { "b": [1,\n    { "c": "}\\"]" } ] },\n  "d": 1\n}';

test('a field, an item, and the object around a missing field are found', () => {
  const lines = [['a'], ['a', 'b', '0'], ['a', 'b', '1', 'c'], ['d'], ['a', 'x'], ['x']];
  expect(lines.map((path) => lineOf(text, path))).toEqual([2, 2, 3, 4, 2, 1]);
});

test('the walk ends for any JSON, and the last field stands on the last line but one', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string(), (value, name) => {
      const whole = JSON.stringify({ value, [`last ${name}`]: 1 }, null, 2);
      expect(lineOf(whole, [`last ${name}`])).toBe(whole.split('\n').length - 1);
    }),
  );
});
