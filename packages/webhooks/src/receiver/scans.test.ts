// A body that differs from the catalog in many places is fitted to it in one pass.
import { growthOf, GROWTH_MAX } from '@kasir/core/testing';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { fitToSchema } from './tolerate.ts';

const schema = z.object({ list: z.array(z.string()) });

const bodyOf = (items: number) => ({
  list: Array.from({ length: items }, (_, n) => (n % 2 === 0 ? 'a' : n)),
});

test('what is of another type is taken out of a list, whose rest keeps its order', () => {
  const { body, issues } = fitToSchema(schema, { list: ['a', 1, 'b', 2, 3, 'c'] });
  expect(body).toEqual({ list: ['a', 'b', 'c'] });
  expect(issues.map(({ path }) => path)).toEqual(['list.1', 'list.3', 'list.4']);
});

test('many wrong items take time by their number', async () => {
  const growth = await growthOf(2_000, (items) => {
    const body = bodyOf(items);
    return () => fitToSchema(schema, body);
  });
  expect(growth).toBeLessThanOrEqual(GROWTH_MAX);
});
