// Refined objects are compiled like all others, and are checked even when their fields are invalid.
import { expect, test } from 'vitest';
import * as z from 'zod';
import { compiled, refineObject } from './schema.ts';

const pair = refineObject(
  z.object({ from: z.number(), to: z.number(), name: z.string() }),
  ({ from, to }) => !(from > to),
  { path: ['to'], error: 'Must not be before from.' },
);

test('a refined object has a fast path', () => {
  const fast = compiled(pair);
  expect(fast).not.toBe(pair);
  expect(fast.parse({ from: 1, to: 2, name: 'a', other: 3 })).toEqual({
    from: 1,
    to: 2,
    name: 'a',
  });
});

test('a refinement is reported together with invalid fields, with and without the fast path', () => {
  for (const schema of [pair, compiled(pair)]) {
    const paths = (value: unknown) =>
      schema.safeParse(value).error?.issues.map(({ path }) => path.join('.'));
    expect(paths({ from: 2, to: 1, name: 'a' })).toEqual(['to']);
    expect(paths({ from: 2, to: 1 })).toEqual(['name', 'to']);
    expect(paths(null)).toEqual(['']);
  }
});
