// Tests that alterations cover every leaf of a sample in every way, and report whether the schema
// accepts them.
import { kasirMagic } from '../targets/magic/kasir.ts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { alterationsOf, kindsIn, type Alteration } from './alterations.ts';
import { declaredIn, type Node } from '../schema.ts';

const schema = z.object({
  amount: z.number(),
  type: z.enum(['STATIC', 'DYNAMIC']),
  note: z.string().optional(),
  flag: z.boolean().optional(),
  metadata: z.record(z.string(), z.string()).optional(),
  items: z.array(z.object({ name: z.string(), tags: z.array(z.string()) })).optional(),
});

const sample = {
  amount: 15_000,
  type: 'STATIC',
  flag: true,
  metadata: { branch: 'A1', till: 'two' },
  items: [
    { name: 'coffee', tags: ['hot', 'dark'] },
    { name: 'tea', tags: [] },
  ],
};

const all = alterationsOf(schema, sample, { seed: 1, magic: kasirMagic });

const named = (what: string): Alteration => {
  const [found, ...others] = all.filter((one) => one.what === what);
  if (!found || others.length > 0) throw new Error(`${what} is not there once`);
  return found;
};

describe('the alterations of a body', () => {
  test('change every leaf at every depth to another value of its type', () => {
    const leaves = [
      'amount',
      'type',
      'flag',
      'metadata.branch',
      'metadata.till',
      'items.0.name',
      'items.0.tags.1',
      'items.1.name',
    ];
    for (const leaf of leaves) {
      const altered = named(`${leaf} changed`).apply();
      expect(altered?.valid, leaf).toBe(true);
      expect(altered?.body, leaf).not.toEqual(sample);
      expect(typeof altered?.body, leaf).toBe('object');
    }
    expect(named('type changed').apply()?.body).toEqual({ ...sample, type: 'DYNAMIC' });
  });

  test('leave out fields, entries of records and items of lists, also where that is invalid', () => {
    expect(named('flag left out').apply()).toEqual({
      body: { ...sample, flag: undefined },
      valid: true,
    });
    expect(named('amount left out').apply()?.valid).toBe(false);
    expect(named('metadata.till left out').apply()?.body).toMatchObject({
      metadata: { branch: 'A1' },
    });
    expect(named('items without item 0').apply()?.body).toEqual({
      ...sample,
      items: [sample.items[1]],
    });
  });

  test('add fields that the sample leaves out, keys and items', () => {
    expect(named('note added').apply()?.body).toHaveProperty('note');
    expect(named('metadata.more with a key more').apply()?.body).toHaveProperty(
      'metadata.more',
      '1',
    );
    expect(named('items with its last item twice').apply()?.body).toHaveProperty('items.2.name');
  });

  test('write values as another type that the schema rejects', () => {
    expect(named('amount as "15000"').apply()).toEqual({
      body: { ...sample, amount: '15000' },
      valid: false,
    });
    expect(named('metadata.branch as ["A1"]').apply()?.valid).toBe(false);
    expect(named('items.0.tags as {"0":"hot","1":"dark"}').apply()?.valid).toBe(false);
  });

  test('move entries of records and items of lists', () => {
    const records = ['with a key renamed', 'with two values exchanged'].map(
      (what) => named(`metadata ${what}`).apply()?.body,
    );
    expect(records).toEqual([
      { ...sample, metadata: { branchx: 'A1', till: 'two' } },
      { ...sample, metadata: { branch: 'two', till: 'A1' } },
    ]);
    expect(named('metadata with a letter moved to the next value').apply()?.body).toEqual({
      ...sample,
      metadata: { branch: 'A', till: '1two' },
    });
    expect(named('items in another order').apply()?.body).toEqual({
      ...sample,
      items: sample.items.toReversed(),
    });
  });

  test('leave out those that would change nothing', () => {
    const [order] = alterationsOf(
      schema,
      { ...sample, items: [sample.items[1], sample.items[1]] },
      { seed: 1, magic: kasirMagic },
    )
      .filter(({ what }) => what === 'items in another order')
      .map(({ apply }) => apply());
    expect(order).toBeNull();
  });
});

test('a schema requires the kinds of alterations that its types allow', () => {
  const nodes = (one: z.ZodType): Node[] => declaredIn(one).map(({ node }) => node);
  expect(kindsIn(nodes(schema))).toEqual(['value', 'absence', 'type', 'record', 'list']);
  expect(kindsIn(nodes(z.object({ a: z.string() })))).toEqual(['value', 'absence', 'type']);
});
