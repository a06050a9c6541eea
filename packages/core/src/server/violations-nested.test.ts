// Violations below the top level: of unions, records and lists inside other values, and of objects
// that were not sent.
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { neededBelow, violations } from './violations.ts';

/** The violations as pairs, because their order matters too. */
const found = (schema: z.ZodType, value: unknown): [string, string][] =>
  violations(schema, value, 'body').map(({ path, message }) => [path, message]);

/** Puts a schema into a list of an object, and its value after a valid one. */
const inList = (schema: z.ZodType, valid: unknown, value: unknown): [string, string][] =>
  found(z.object({ list: z.array(schema) }), { list: [valid, value] });

describe('a union in a list', () => {
  test('whose branches expect other types names each of them once', () => {
    const schema = z.union([z.email(), z.uuid(), z.number()]);
    expect(inList(schema, 1, true)).toEqual([['body.list.1', 'Must be a string or a number.']]);
  });

  test('whose branches each lack a field names the fields by their paths', () => {
    const schema = z.union([
      z.object({ card: z.object({ number: z.string() }) }),
      z.object({ bank: z.object({ code: z.string() }) }),
    ]);
    expect(inList(schema, { bank: { code: '1' } }, { card: {}, bank: {} })).toEqual([
      ['body.list.1', 'Must have one of card.number, bank.code.'],
    ]);
  });

  test('is explained by the branch that knows more of the sent fields', () => {
    const schema = z.union([
      z.object({ bank: z.object({ code: z.string() }), branch: z.string() }),
      z.object({ number: z.string(), year: z.number(), month: z.number() }),
    ]);
    const valid = { bank: { code: '1' }, branch: 'a' };
    expect(inList(schema, valid, { number: '1' })).toEqual([
      ['body.list.1.year', 'This field is required and must be a number.'],
      ['body.list.1.month', 'This field is required and must be a number.'],
    ]);
    const either = z.union([
      z.object({ bank: z.string() }),
      z.object({ card: z.object({ number: z.string() }) }),
    ]);
    expect(inList(either, { bank: 'a' }, { card: {} })).toEqual([
      ['body.list.1.card.number', 'This field is required and must be a string.'],
    ]);
  });

  test('is explained by the nearest branch when another one lacks several fields', () => {
    const schema = z.union([
      z.object({ id: z.string() }),
      z.object({ email: z.string() }),
      z.object({ name: z.string(), city: z.string() }),
    ]);
    expect(inList(schema, { id: 'a' }, {})).toEqual([
      ['body.list.1.id', 'This field is required and must be a string.'],
    ]);
  });

  test('whose branches all lack the same field is explained by the first of them', () => {
    const schema = z.union([z.object({ id: z.string() }), z.object({ id: z.number() })]);
    expect(inList(schema, { id: 1 }, {})).toEqual([
      ['body.list.1.id', 'This field is required and must be a string.'],
    ]);
  });

  test('whose fields were sent with other types is explained by one branch, not by missing fields', () => {
    const schema = z.union([z.object({ id: z.string() }), z.object({ email: z.string() })]);
    expect(inList(schema, { id: 'a' }, { id: 7, email: 8 })).toEqual([
      ['body.list.1.id', 'Must be a string.'],
    ]);
  });
});

describe('an unknown tag of a union in a list', () => {
  const byType = (first: z.ZodRawShape, second: z.ZodRawShape) =>
    z.discriminatedUnion('type', [
      z.object({ type: z.literal('A'), ...first }),
      z.object({ type: z.literal('B'), ...second }),
    ]);
  const tag = ['body.list.1.type', 'Must be one of A, B.'];

  test('is reported with the violations that all branches have, at their places', () => {
    const shared = { id: z.string(), size: z.object({ width: z.number() }) };
    const schema = byType(shared, { ...shared, more: z.string() });
    const valid = { type: 'A', id: 'a', size: { width: 1 } };
    expect(inList(schema, valid, { type: 'X', id: 7, size: { width: 'x' } })).toEqual([
      tag,
      ['body.list.1.id', 'Must be a string.'],
      ['body.list.1.size.width', 'Must be a number.'],
    ]);
  });

  test('is reported without a field that one of the branches accepts, or does not require', () => {
    const schema = byType(
      { either: z.string(), optional: z.string() },
      { either: z.number(), optional: z.string().optional() },
    );
    const valid = { type: 'B', either: 1 };
    expect(inList(schema, valid, { type: 'X', either: 'a' })).toEqual([tag]);
    expect(inList(schema, valid, { type: 'X', either: 1 })).toEqual([tag]);
    expect(inList(schema, valid, { type: 'X', either: true }).map(([path]) => path)).toEqual([
      tag[0],
      'body.list.1.either',
    ]);
  });

  test('is reported with a field inside one that another branch refuses as a whole', () => {
    const schema = byType({ card: z.string() }, { card: z.object({ number: z.string() }) });
    expect(inList(schema, { type: 'A', card: '' }, { type: 'X', card: { number: 7 } })).toEqual([
      tag,
      ['body.list.1.card.number', 'Must be a string.'],
    ]);
  });

  test('is reported without a field whose name only begins like one that another branch refuses', () => {
    const schema = byType(
      { card: z.string(), card_token: z.any() },
      { card: z.any(), card_token: z.string() },
    );
    const value = { type: 'X', card: 7, card_token: 7 };
    expect(inList(schema, { type: 'A', card: '', card_token: '' }, value)).toEqual([tag]);
  });

  test('is not reported for a value that is no object', () => {
    expect(inList(byType({}, {}), { type: 'A' }, null)).toEqual([
      ['body.list.1', 'Must be an object.'],
    ]);
  });
});

describe('records and strict objects in a list', () => {
  test('report invalid keys, invalid values and unknown fields together, each at its place', () => {
    const schema = z.object({
      labels: z.record(z.string().min(2), z.object({ size: z.number() })),
      strict: z.strictObject({ a: z.number() }),
      rows: z.array(z.array(z.int().max(9))),
    });
    const valid = { labels: {}, strict: { a: 1 }, rows: [] };
    const value = {
      labels: { k: { size: 1 }, ok: { size: 'x' }, none: null },
      strict: { a: 'x', b: 1 },
      rows: [[1, 10], [], [0.5], 'x'],
    };
    expect(Object.fromEntries(inList(schema, valid, value))).toEqual({
      'body.list.1.labels.k': 'The name of this key must be at least 2 characters long.',
      'body.list.1.labels.ok.size': 'Must be a number.',
      'body.list.1.labels.none': 'Must be an object.',
      'body.list.1.strict.a': 'Must be a number.',
      'body.list.1.strict.b': 'Omit this field.',
      'body.list.1.rows.0.1': 'Must be at most 9.',
      'body.list.1.rows.2.0': 'Must be a whole number.',
      'body.list.1.rows.3': 'Must be an array.',
    });
  });

  test('keep the message that the schema defines for unknown fields', () => {
    const schema = z.strictObject({ a: z.number() }, { error: 'Send it elsewhere.' });
    expect(inList(schema, { a: 1 }, { a: 1, b: 2, c: 3 })).toEqual([
      ['body.list.1.b', 'Send it elsewhere.'],
      ['body.list.1.c', 'Send it elsewhere.'],
    ]);
  });
});

describe('a missing', () => {
  const card = z.object({
    number: z.string().length(16),
    owner: z.object({ email: z.email(), note: z.string().optional() }).nullable(),
  });
  const required = (what: string) => `This field is required and must be ${what}.`;

  test('object in a list or record is reported with its required fields, also if it may be null', () => {
    const schema = z.object({ card, by_name: z.record(z.string(), z.object({ card })) });
    const inner = (prefix: string) => [
      [prefix, required('an object')],
      [`${prefix}.number`, required('exactly 16 characters long')],
      [`${prefix}.owner`, required('an object')],
      [`${prefix}.owner.email`, required('an email address such as name@example.com')],
    ];
    const valid = { card: { number: '1'.repeat(16), owner: null }, by_name: {} };
    expect(inList(schema, valid, { by_name: { a: {} } })).toEqual([
      ...inner('body.list.1.card'),
      ...inner('body.list.1.by_name.a.card'),
    ]);
  });

  test('list, record or plain value has no violations below it', () => {
    const schema = z.object({
      list: z.array(card),
      record: z.record(z.string(), card),
      flag: z.boolean(),
    });
    expect(found(schema, {})).toEqual([
      ['body.list', required('an array')],
      ['body.record', required('an object')],
      ['body.flag', required('true or false')],
    ]);
  });

  test('object that two branches describe differently is reported without its fields', () => {
    const schema = z.union([
      z.object({ card: z.object({ number: z.string() }), a: z.number() }),
      z.object({ card: z.object({ token: z.string() }), b: z.number(), c: z.number() }),
    ]);
    expect(found(schema, { a: 1 })).toEqual([['body.card', required('an object')]]);
  });

  test('text is described by its format, and only by its type if it has a bound or a pattern', () => {
    const schema = z.object({
      id: z.uuid(),
      code: z.string().length(2),
      digits: z.string().regex(/^\d+$/, { error: 'Must be digits.' }),
      name: z.string().min(3),
      pattern: z.string().regex(/^x$/),
      nullable: z.email().nullable(),
    });
    expect(found(schema, {})).toEqual([
      ['body.id', required('a UUID')],
      ['body.code', required('exactly 2 characters long')],
      ['body.digits', required('digits')],
      ['body.name', required('a string')],
      ['body.pattern', required('a string')],
      ['body.nullable', required('an email address such as name@example.com')],
    ]);
  });

  test('text that two branches describe differently is described by its type', () => {
    const schema = z.union([
      z.object({ to: z.email(), a: z.number() }),
      z.object({ to: z.uuid(), b: z.number(), c: z.number() }),
    ]);
    expect(found(schema, { a: 1 })).toEqual([['body.to', required('a string')]]);
  });

  test('object that a rule requires needs its required fields, without the object itself', () => {
    const schema = z.object({ pay: z.object({ card: card.optional(), amount: z.number() }) });
    const paths = (...path: string[]) =>
      neededBelow(schema, path, 'body').map((violation) => violation.path);
    expect(paths('pay', 'card')).toEqual([
      'body.pay.card.number',
      'body.pay.card.owner',
      'body.pay.card.owner.email',
    ]);
    expect(paths('pay')).toEqual(['body.pay.amount']);
    expect(paths('pay', 'amount')).toEqual([]);
    expect(paths('other')).toEqual([]);
    const either = z.union([z.object({ id: z.string() }), z.object({ email: z.string() })]);
    expect(neededBelow(z.object({ to: either }), ['to'], 'body')).toEqual([]);
  });
});

test('several violations are listed in the order of the fields in the schema', () => {
  const schema = z.object({ b: z.string(), a: z.object({ d: z.string(), c: z.number() }) });
  expect(found(schema, { a: { c: 'x', d: 1 }, b: null }).map(([path]) => path)).toEqual([
    'body.b',
    'body.a.d',
    'body.a.c',
  ]);
});
