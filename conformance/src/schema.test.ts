// Tests the reading of schemas: bounds, choices, the fields of a sample, and samples with one
// change.
import { text } from '@kasir/core';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { contractNamed } from './registry.ts';
import { declaredIn, fieldsOf, nodeOf, pathText, withValue } from './schema.ts';

describe('a node', () => {
  test('has the bounds of numbers and texts, wherever they were declared', () => {
    expect(nodeOf(z.int().min(3).max(9).optional())).toMatchObject({
      type: 'number',
      min: 3,
      max: 9,
      integer: true,
      optional: true,
      nullable: false,
    });
    expect(nodeOf(z.number().positive())).toMatchObject({ min: 0, aboveMin: true, integer: false });
    expect(nodeOf(text(40).nullish())).toMatchObject({
      type: 'string',
      min: 1,
      max: 40,
      optional: true,
      nullable: true,
    });
    expect(nodeOf(z.array(z.string()).min(2))).toMatchObject({ type: 'array', min: 2, max: null });
  });

  test('has choices, formats and references', () => {
    expect(nodeOf(z.enum(['A', 'B'])).values).toEqual(['A', 'B']);
    expect(nodeOf(z.literal('A')).values).toEqual(['A']);
    expect(nodeOf(z.iso.datetime({ offset: true })).format).toBe('datetime');
    expect(nodeOf(z.string().meta({ ref: 'qr_code.external_id' })).ref).toBe('qr_code.external_id');
    expect(nodeOf(z.string().regex(/^\d+$/)).pattern).toEqual(/^\d+$/);
  });
});

const named = (sample: unknown): string[] => {
  const { body } = contractNamed('qr_codes.create');
  return body ? fieldsOf(body, sample).map(({ path }) => pathText(path)) : [];
};

describe('the fields of a sample', () => {
  const shared = { external_id: 'a', callback_url: 'https://a.example' };

  test('are those of the branch that it takes', () => {
    const dynamic = named({ ...shared, type: 'DYNAMIC', amount: 2_000 });
    expect(dynamic).toEqual(['external_id', 'callback_url', 'metadata', 'type', 'amount']);
    expect(named({ ...shared, type: 'STATIC' })).not.toContain('amount');
  });

  test('reach into objects and the first item of lists', () => {
    const schema = z.object({ items: z.array(z.object({ name: z.string() })) });
    const paths = fieldsOf(schema, { items: [{ name: 'a' }] }).map(({ path }) => path);
    expect(paths).toEqual([['items'], ['items', 0, 'name']]);
  });

  test('reach into every item of a list whose items have branches', () => {
    const item = z.discriminatedUnion('type', [
      z.object({ type: z.literal('CARD') }),
      z.object({ type: z.literal('OTC'), until: z.string() }),
    ]);
    const sample = { items: [{ type: 'CARD' }, { type: 'OTC', until: 'now' }] };
    const paths = fieldsOf(z.object({ items: z.array(item) }), sample).map(({ path }) => path);
    expect(paths.map((path) => pathText(path))).toEqual([
      'items',
      'items.0.type',
      'items.1.type',
      'items.1.until',
    ]);
  });
});

test('declared fields are those of every branch, at any depth, without the indexes of lists', () => {
  const schema = z.object({
    way: z.discriminatedUnion('type', [
      z.object({ type: z.literal('A'), a: z.object({ code: z.string() }) }),
      z.object({ type: z.literal('B'), b: z.array(z.object({ amount: z.number() })) }),
    ]),
  });
  expect(declaredIn(schema).map(({ path }) => path)).toEqual([
    'way',
    'way.type',
    'way.a',
    'way.a.code',
    'way.type',
    'way.b',
    'way.b.amount',
  ]);
});

test('one field of a sample is replaced or removed, and the rest is kept', () => {
  const sample = { a: { b: [{ c: 1 }, { c: 2 }] }, d: 3 };
  expect(withValue(sample, ['a', 'b', 0, 'c'], 9)).toEqual({
    a: { b: [{ c: 9 }, { c: 2 }] },
    d: 3,
  });
  expect(withValue(sample, ['d'], undefined)).toEqual({ a: sample.a });
  expect(withValue(sample, ['a', 'b'], undefined)).toEqual({ a: {}, d: 3 });
  expect(withValue(sample, ['e'], null)).toEqual({ ...sample, e: null });
  expect(sample.a.b[0]).toEqual({ c: 1 });
});
