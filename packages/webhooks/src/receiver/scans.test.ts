// Tests that values of a wrong type are removed from a body in linear time.
import { findDifferences, type Shape } from '@kasir/client';
import { growthOf, GROWTH_MAX } from '@kasir/core/testing';
import { expect, test } from 'vitest';
import { fitBody } from './prune.ts';

const shape: Shape = {
  type: 'object',
  properties: { list: { type: 'array', items: { type: 'string' } } },
};

const fit = (body: object) => fitBody(body, findDifferences(shape, body));

const bodyOf = (items: number) => ({
  list: Array.from({ length: items }, (_, n) => (n % 2 === 0 ? 'a' : n)),
});

test('values of a wrong type are removed from a list, and the others keep their order', () => {
  const { body, issues } = fit({ list: ['a', 1, 'b', 2, 3, 'c'] });
  expect(body).toEqual({ list: ['a', 'b', 'c'] });
  expect(issues.map(({ path }) => path)).toEqual(['list.1', 'list.3', 'list.4']);
});

test('the time to remove wrong items grows in proportion to their number', async () => {
  const growth = await growthOf(2_000, (items) => {
    const body = bodyOf(items);
    return () => fit(body);
  });
  expect(growth).toBeLessThanOrEqual(GROWTH_MAX);
});
