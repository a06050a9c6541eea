// Checks that a value written as TypeScript is the same value when it is run.
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { literal } from './literal.ts';

test('any JSON is the same value when its text is run', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      const ran = runInNewContext(`JSON.stringify(${literal(value, '')})`) as string;
      expect(ran).toBe(JSON.stringify(value));
    }),
  );
});

test('a value has quotes only where they are needed, and one field or item per line', () => {
  expect(literal({ a: ["it's"], 'x-y': {} }, '')).toBe(
    "{\n  a: [\n    'it\\'s',\n  ],\n  ['x-y']: {},\n}",
  );
});
