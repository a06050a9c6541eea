// Violations: all at once, each with its path and a remedy, for every shape of schema.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { metadata, text } from '../text.ts';
import { violations } from './violations.ts';

const paths = (schema: z.ZodType, value: unknown): string[] =>
  violations(schema, value, 'body').map(({ path }) => path);
const messages = (schema: z.ZodType, value: unknown): Record<string, string> =>
  Object.fromEntries(violations(schema, value, 'body').map(({ path, message }) => [path, message]));

const shared = { reference_id: text(10), currency: z.enum(['IDR', 'PHP']) };
const method = z.discriminatedUnion('type', [
  z.object({ ...shared, type: z.literal('CARD'), card: z.object({ number: z.string() }) }),
  z.object({ ...shared, type: z.literal('EWALLET'), channel: z.string() }),
]);

describe('all violations are returned at once', () => {
  test('of nested objects, with their paths', () => {
    const schema = z.object({
      a: z.object({ b: z.object({ c: z.string(), d: z.number() }) }),
      list: z.array(z.object({ name: z.string() })),
      amount: z.int().min(1),
      size: z.enum(['S', 'L']),
    });
    const value = {
      a: { b: { d: 'x' } },
      list: [{ name: 'a' }, { name: 1 }, null],
      amount: 0.5,
      size: 'M',
    };
    expect(messages(schema, value)).toEqual({
      'body.a.b.c': 'This field is required and must be a string.',
      'body.a.b.d': 'Must be a number.',
      'body.list.1.name': 'Must be a string.',
      'body.list.2': 'Must be an object.',
      'body.amount': 'Must be a whole number.',
      'body.size': 'Must be one of S, L.',
    });
  });

  test('an invalid discriminator does not hide the violations that all branches have', () => {
    expect(messages(method, { type: 'CASH', reference_id: 7, currency: 'USD' })).toEqual({
      'body.type': 'Must be one of CARD, EWALLET.',
      'body.reference_id': 'Must be a string.',
      'body.currency': 'Must be one of IDR, PHP.',
    });
    expect(messages(method, {})).toEqual({
      'body.type': 'This field is required and must be one of CARD, EWALLET.',
      'body.reference_id': 'This field is required and must be a string.',
      'body.currency': 'This field is required and must be one of IDR, PHP.',
    });
    expect(paths(method, { type: 'CARD', reference_id: 'a', currency: 'IDR', card: {} })).toEqual([
      'body.card.number',
    ]);
  });

  test('the message about an optional discriminator says that it can be omitted', () => {
    const schema = z.discriminatedUnion('type', [
      z.object({ type: z.undefined().optional(), name: z.string() }),
      z.object({ type: z.literal('CARD'), name: z.string() }),
    ]);
    expect(messages(schema, { type: 'CASH' })).toEqual({
      'body.type': 'Must be CARD, or omitted.',
      'body.name': 'This field is required and must be a string.',
    });
    expect(messages(schema, {})).toEqual({
      'body.name': 'This field is required and must be a string.',
    });
  });

  test('nested discriminated unions are explained at their place, also within lists', () => {
    const nested = z.object({
      payments: z.array(
        z.discriminatedUnion('type', [
          z.discriminatedUnion('flow', [
            z.object({ type: z.literal('A'), flow: z.literal('X'), n: z.number(), x: z.string() }),
            z.object({ type: z.literal('A'), flow: z.literal('Y'), n: z.number() }),
          ]),
          z.object({ type: z.literal('B'), b: z.number() }),
        ]),
      ),
      amount: z.number(),
    });
    expect(messages(nested, { payments: [{ type: 'A', flow: 'Q' }, { type: 'B' }] })).toEqual({
      'body.payments.0.flow': 'Must be one of X, Y.',
      'body.payments.0.n': 'This field is required and must be a number.',
      'body.payments.1.b': 'This field is required and must be a number.',
      'body.amount': 'This field is required and must be a number.',
    });
    expect(messages(nested, { payments: [{}], amount: 1 })).toEqual({
      'body.payments.0.type': 'This field is required and must be one of A, B.',
    });
  });
});

describe('unions without a tag', () => {
  const either = z.object({ value: z.union([z.string(), z.number(), z.null()]) });

  test('name all accepted types', () => {
    expect(messages(either, { value: true })).toEqual({
      'body.value': 'Must be a string, a number, or null.',
    });
    expect(messages(either, {})).toEqual({
      'body.value': 'This field is required and must be a string, a number, or null.',
    });
  });

  test('are explained by the branch of the right type', () => {
    const schema = z.union([z.string(), z.object({ a: z.number(), b: z.number(), c: z.number() })]);
    expect(paths(schema, {})).toEqual(['body.a', 'body.b', 'body.c']);
  });

  test('are explained by the branch with the fewest violations', () => {
    const schema = z.union([
      z.object({ card: z.object({ number: z.string(), cvn: z.string() }) }),
      z.object({ token: z.string(), amount: z.number() }),
    ]);
    expect(paths(schema, { token: 'a' })).toEqual(['body.amount']);
    expect(paths(schema, { card: { number: '1' } })).toEqual(['body.card.cvn']);
  });

  test('whose branches each lack a different field name these fields', () => {
    const schema = z.union([z.object({ id: z.string() }), z.object({ email: z.string() })]);
    expect(messages(z.object({ to: schema }), { to: {} })).toEqual({
      'body.to': 'Must have one of id, email.',
    });
  });

  test('with exclusive branches say that several match, or name the fields that are missing', () => {
    const schema = z.object({
      to: z.xor([
        z.object({ name: z.string(), id: z.string() }),
        z.object({ name: z.string(), email: z.string() }),
      ]),
    });
    expect(messages(schema, { to: { name: 'a', id: '1', email: 'b' } })).toEqual({
      'body.to': 'Must be one of the alternatives, not several.',
    });
    expect(messages(schema, { to: { name: 'a' } })).toEqual({
      'body.to': 'Must have one of id, email.',
    });
  });
});

describe('remedies', () => {
  test('state the bound, the format or the allowed values', () => {
    const cases: readonly (readonly [z.ZodType, unknown, string])[] = [
      [z.number().min(5), 1, 'Must be at least 5.'],
      [z.number().gt(0), 0, 'Must be greater than 0.'],
      [z.number().lt(9), 9, 'Must be less than 9.'],
      [z.int(), 2 ** 60, 'Must be at most 9007199254740991.'],
      [z.number(), Number.POSITIVE_INFINITY, 'Must be a number.'],
      [z.number().multipleOf(5), 3, 'Must be a multiple of 5.'],
      [z.string().min(3), 'a', 'Must be at least 3 characters long.'],
      [z.string().length(2), 'a', 'Must be exactly 2 characters long.'],
      [z.array(z.string()).min(1), [], 'Must have at least 1 item.'],
      [z.array(z.string()).max(1), ['a', 'b'], 'Must have at most 1 item.'],
      [z.email(), 'a', 'Must be an email address such as name@example.com.'],
      [z.uuid(), 'a', 'Must be a UUID.'],
      [z.iso.date(), 'a', 'Must be a date in the form YYYY-MM-DD.'],
      [z.string().startsWith('pm-'), 'a', 'Must start with "pm-".'],
      [z.string().regex(/^\d+$/), 'a', 'Must match the pattern /^\\d+$/.'],
      [z.string().regex(/^\d+$/, { error: 'Must be digits.' }), 'a', 'Must be digits.'],
      [z.number().min(5, { error: 'Must be 5 or more.' }), 1, 'Must be 5 or more.'],
      [z.literal('IDR'), 'PHP', 'Must be IDR.'],
      [z.literal('IDR'), undefined, 'This field is required and must be IDR.'],
      [z.never(), 1, 'Omit this field.'],
      [
        z.string().refine(() => false),
        'a',
        'This value is not accepted here. Send a different one.',
      ],
      [z.tuple([z.string()]), ['a', 'b'], 'Must have at most 1 item.'],
    ];
    for (const [schema, value, message] of cases) {
      expect(violations(schema, value, 'body')).toEqual([{ path: 'body', message }]);
    }
  });

  test('of strict objects and of keys name the field', () => {
    expect(messages(z.strictObject({ a: z.number() }), { a: 1, b: 2, c: 3 })).toEqual({
      'body.b': 'Omit this field.',
      'body.c': 'Omit this field.',
    });
    expect(messages(z.record(z.string().regex(/^[a-z]+$/), z.number()), { A: 1 })).toEqual({
      'body.A': 'The name of this key must match the pattern /^[a-z]+$/.',
    });
  });
});

describe('every issue that zod knows', () => {
  const silent = (): boolean => false;
  const samples: Readonly<Record<z.core.$ZodIssue['code'], readonly [z.ZodType, unknown][]>> = {
    invalid_type: [
      [z.string(), z.number(), z.int(), z.boolean(), z.bigint(), z.date(), z.null()],
      [z.symbol(), z.undefined(), z.void(), z.nan(), z.never(), z.instanceof(Map)],
      [z.object({}), z.array(z.any()), z.tuple([z.any()]), z.record(z.string(), z.any())],
      [z.map(z.any(), z.any()), z.set(z.any()), z.file()],
    ]
      .flat()
      .map((schema): [z.ZodType, unknown] => [schema, () => 'a function']),
    too_big: [
      [z.number().max(1), 2],
      [z.number().lt(1), 1],
      [z.bigint().max(1n), 2n],
      [z.string().max(1), 'ab'],
      [z.array(z.any()).max(1), [1, 2]],
      [z.set(z.any()).max(1), new Set([1, 2])],
      [z.date().max(new Date(0)), new Date(1)],
    ],
    too_small: [
      [z.number().min(1), 0],
      [z.number().gt(1), 1],
      [z.string().length(2), 'a'],
      [z.array(z.any()).nonempty(), []],
      [z.date().min(new Date(1)), new Date(0)],
    ],
    invalid_format: [
      [z.email(), z.url(), z.uuid(), z.emoji(), z.nanoid(), z.cuid2(), z.ulid(), z.base64()],
      [z.ipv4(), z.ipv6(), z.cidrv4(), z.e164(), z.jwt(), z.hostname(), z.hex()],
      [z.iso.date(), z.iso.datetime(), z.iso.time(), z.iso.duration(), z.base64url()],
      [z.string().startsWith('pm-'), z.string().endsWith('-x'), z.string().includes('@')],
      [z.string().regex(/^x$/), z.string().lowercase(), z.string().uppercase()],
    ]
      .flat()
      .map((schema): [z.ZodType, unknown] => [schema, 'Not \u0001 any of these!']),
    not_multiple_of: [[z.number().multipleOf(5), 3]],
    unrecognized_keys: [[z.strictObject({}), { a: 1 }]],
    invalid_union: [
      [z.union([z.string(), z.number()]), true],
      [z.union([z.object({ a: z.string() }), z.symbol()]), {}],
      [z.discriminatedUnion('type', [z.object({ type: z.literal('A') })]), { type: 'B' }],
      [z.xor([z.object({ a: z.any() }), z.object({ b: z.any() })]), { a: 1, b: 1 }],
    ],
    invalid_key: [[z.record(z.string().min(2), z.any()), { a: 1 }]],
    invalid_element: [
      [z.map(z.string(), z.number()), new Map([['a', 'b']])],
      [z.record(z.string(), z.number()), { a: 'b' }],
    ],
    invalid_value: [
      [z.literal('A'), 'B'],
      [z.enum(['A', 'B']), 'C'],
    ],
    custom: [
      [z.string().refine(silent), 'a'],
      [z.custom(silent), 'a'],
    ],
  };

  test.each(Object.entries(samples))(
    'has our own message instead of that of the validator: %s',
    (code, cases) => {
      for (const [schema, value] of cases) {
        const issue = schema.safeParse(value).error?.issues[0];
        const found = violations(schema, value, 'body');
        expect(found.length).toBeGreaterThan(0);
        for (const { message } of found) {
          expect(message).toMatch(
            /^(Must |Omit |This field is required |This value is not accepted|The name of this key ).*\.$/,
          );
          expect(message).not.toBe(issue?.message);
          expect(message).not.toMatch(/invalid|expected|received|too (big|small)|>=|<=|undefined/i);
        }
        if (code !== 'invalid_element') expect(issue?.code).toBe(code);
      }
    },
  );
});

test('a missing object is reported with its required fields, and a missing text with its format', () => {
  const schema = z.object({
    card: z.object({ number: z.string(), holder: z.object({ name: z.string() }) }),
    to: z.discriminatedUnion('type', [z.object({ type: z.literal('A'), a: z.email() })]),
    at: z.iso.date(),
    note: z.object({ text: z.string() }).optional(),
  });
  expect(messages(schema, {})).toEqual({
    'body.card': 'This field is required and must be an object.',
    'body.card.number': 'This field is required and must be a string.',
    'body.card.holder': 'This field is required and must be an object.',
    'body.card.holder.name': 'This field is required and must be a string.',
    'body.to': 'This field is required and must be an object.',
    'body.to.type': 'This field is required and must be A.',
    'body.to.a': 'This field is required and must be an email address such as name@example.com.',
    'body.at': 'This field is required and must be a date in the form YYYY-MM-DD.',
  });
});

test('a sent field is validated by the branches that name it while the tag of the union is unknown', () => {
  expect(messages(method, { type: 'CASH', reference_id: 'a', currency: 'IDR', card: 7 })).toEqual({
    'body.type': 'Must be one of CARD, EWALLET.',
    'body.card': 'Must be an object.',
  });
  expect(
    messages(method, { reference_id: 'a', currency: 'IDR', card: { number: 7 }, channel: 7 }),
  ).toEqual({
    'body.type': 'This field is required and must be one of CARD, EWALLET.',
    'body.card.number': 'Must be a string.',
    'body.channel': 'Must be a string.',
  });
});

test('only the first violation of a path is returned, and an issue without details has a general message', () => {
  const both = z.string().min(3).startsWith('pm-');
  expect(violations(both, 'a', 'body')).toEqual([
    { path: 'body', message: 'Must be at least 3 characters long.' },
  ]);
  const silent = z.any().superRefine((_value, context) => {
    context.addIssue({ code: 'invalid_key', origin: 'record', issues: [], input: 1 });
  });
  expect(violations(silent, 1, 'body')).toEqual([
    { path: 'body', message: 'This value is not accepted here. Send a different one.' },
  ]);
});

describe('size', () => {
  test('a body with very many violations is refused with a hundred of them', () => {
    const list = z.array(z.object({ type: z.literal('A') }));
    const found = violations(
      list,
      Array.from({ length: 200_000 }, () => 0),
      'body',
    );
    expect(found).toHaveLength(100);
    expect(found[99]).toEqual({ path: 'body.99', message: 'Must be an object.' });
  });

  test('a body with very many unknown fields, which are one issue, is refused with a hundred of them', () => {
    const unknown = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`k${at}`, 0]));
    const found = paths(z.strictObject({ a: z.number() }), { ...unknown, a: 1 });
    expect(found).toEqual(Array.from({ length: 100 }, (_, at) => `body.k${at}`));
  });

  test('a key of up to 100 characters is repeated whole, and a longer one visibly shortened to them', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(99, 100, 101), fc.nat(300)), (length) => {
        const key = 'k'.repeat(length);
        const repeated = length > 100 ? `${key.slice(0, 100)}...` : key;
        expect(paths(z.strictObject({}), { [key]: 0 })).toEqual([`body.${repeated}`]);
      }),
    );
  });

  test('a path repeats at most 100 characters of a key', () => {
    const [found] = violations(metadata, { [`k${'\u{1F600}'.repeat(5_000)}`]: 'v' }, 'body');
    expect(found?.path.length).toBeLessThan(120);
    expect(found?.path.isWellFormed()).toBe(true);
  });
});

test('any value has no violations exactly when it is valid; each has a path below the prefix and a remedy', () => {
  const schema = z.object({
    method,
    metadata: metadata.nullish(),
    either: z.union([z.string(), z.object({ a: z.number() })]),
    exclusive: z.xor([z.object({ id: z.string() }), z.object({ email: z.string() })]).optional(),
    list: z.array(z.union([z.literal(1), z.object({ b: z.boolean() })])),
  });
  const leaf = fc.oneof(
    fc.constantFrom('CARD', 'EWALLET', 'IDR', 'x'.repeat(11), '', 1, 0.5, true, null, undefined),
    fc.jsonValue({ maxDepth: 1 }),
  );
  const some = (...keys: string[]) =>
    fc.dictionary(fc.constantFrom(...keys, 'other'), leaf, { maxKeys: keys.length });
  const value = fc.record(
    {
      method: fc.oneof(leaf, some('type', 'reference_id', 'currency', 'card', 'channel')),
      metadata: fc.oneof(leaf, some('k', 'k'.repeat(41))),
      either: fc.oneof(leaf, some('a')),
      exclusive: fc.oneof(leaf, some('id', 'email')),
      list: fc.oneof(leaf, fc.array(fc.oneof(leaf, some('b')))),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(value, (one) => {
      const found = violations(schema, one, 'body');
      expect(found.length === 0).toBe(schema.safeParse(one).success);
      expect(new Set(found.map(({ path }) => path)).size).toBe(found.length);
      for (const { path, message } of found) {
        expect(path).toMatch(/^body(\.|$)/);
        expect(message).toMatch(
          /^(Must (be|have)|Omit this field|This field is required and must be|The name of this key must) ?.*\.$/,
        );
        expect(message).not.toMatch(/invalid|undefined|expected|\[object/i);
      }
    }),
    { numRuns: 2_000 },
  );
});
