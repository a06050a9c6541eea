// Query strings and forms: decoded by the schema, text never coerced, no prototype pollution.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { legacyMetadata } from '../legacy-metadata.ts';
import { metadata } from '../text.ts';
import { Unreadable } from './decode.ts';
import { decodeForm, decodeText } from './form.ts';

const kinds = z.enum(['PAYMENT', 'REFUND']);
const order = z.object({
  name: z.string(),
  amount: z.number(),
  count: z.int().min(1).optional(),
  paid: z.boolean().default(false),
  kinds: z.array(kinds).optional(),
  ids: z.array(z.string()).optional(),
  metadata: metadata.nullish(),
  items: z.array(z.object({ name: z.string(), price: z.number() })).optional(),
  size: z.union([z.literal(1), z.literal(2), z.literal('L')]).optional(),
  range: z.object({ gte: z.number(), lte: z.number() }).optional(),
  mixed: z.union([z.number(), z.boolean()]).optional(),
});

const read = (text: string): Record<string, unknown> => decodeText(order, text, 'query');

const refused = (text: string): string | undefined => {
  try {
    read(text);
    return undefined;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return error.violations[0]?.path;
  }
};

const fit = fc
  .string({ unit: 'binary', maxLength: 20 })
  .filter((text) => text.isWellFormed() && !text.includes('\u0000'));

describe('scalars', () => {
  test('text stays text: 0012 keeps its zeros, amounts become numbers', () => {
    expect(read('name=0012&amount=0.5&count=3&paid=true')).toEqual({
      name: '0012',
      amount: 0.5,
      count: 3,
      paid: true,
    });
    expect(read('name=true&amount=1e4')).toEqual({ name: 'true', amount: 10_000 });
  });

  test('any text in a form is decoded unchanged', () => {
    fc.assert(
      fc.property(fit, (text) => {
        const form = new URLSearchParams({ name: text }).toString();
        expect(decodeForm(order, Buffer.from(form))).toEqual({ name: text });
      }),
    );
  });

  test('any number in a form is decoded to the same number', () => {
    const number = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(number, (amount) => {
        const form = new URLSearchParams({ amount: String(amount) }).toString();
        expect(Number(read(form)['amount'])).toBe(amount === 0 ? 0 : amount);
        expect(typeof read(form)['amount']).toBe('number');
      }),
    );
  });

  test('a text that is not a number or boolean stays text, for the validator to refuse', () => {
    for (const text of ['0012', '1,5', ' 1', '', '0x10', 'NaN', 'Infinity', '1_000', '.5', '5.']) {
      expect(read(new URLSearchParams({ amount: text }).toString())).toEqual({ amount: text });
    }
    expect(read('paid=1')).toEqual({ paid: '1' });
  });

  test('a value of a union is decoded to the type of the member that it matches', () => {
    expect(read('size=1&mixed=false')).toEqual({ size: 1, mixed: false });
    expect(read('size=L&mixed=7')).toEqual({ size: 'L', mixed: 7 });
    expect(read('size=3')).toEqual({ size: '3' });
  });

  test('a field that is sent twice is refused, unless it is unknown', () => {
    expect(refused('amount=1&amount=2')).toBe('query.amount');
    expect(refused('name=a&name=a')).toBe('query.name');
    expect(read('who=a&who=b')).toEqual({ who: 'a' });
  });
});

describe('lists', () => {
  test('are repeated keys, brackets, indexes or commas (TXN-UNSPEC-01)', () => {
    const both = { kinds: ['PAYMENT', 'REFUND'] };
    expect(read('kinds=PAYMENT&kinds=REFUND')).toEqual(both);
    expect(read('kinds[]=PAYMENT&kinds[]=REFUND')).toEqual(both);
    expect(read('kinds%5B%5D=PAYMENT&kinds%5B%5D=REFUND')).toEqual(both);
    expect(read('kinds=PAYMENT,REFUND')).toEqual(both);
    expect(read('kinds[1]=REFUND&kinds[0]=PAYMENT')).toEqual(both);
    expect(read('kinds=PAYMENT')).toEqual({ kinds: ['PAYMENT'] });
  });

  test('of free text keep their commas as soon as the key is repeated or indexed', () => {
    expect(read('ids=a,b')).toEqual({ ids: ['a', 'b'] });
    expect(read('ids=a,b&ids=c')).toEqual({ ids: ['a,b', 'c'] });
    expect(read('ids[0]=a,b')).toEqual({ ids: ['a,b'] });
  });

  test('of objects follow their indexes, and their fields the schema', () => {
    expect(read('items[0][name]=007&items[0][price]=5&items[1][name]=b&items[1][price]=x')).toEqual(
      {
        items: [
          { name: '007', price: 5 },
          { name: 'b', price: 'x' },
        ],
      },
    );
  });

  test('any list of enumerated values is decoded from each spelling', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('PAYMENT', 'REFUND'), { minLength: 1, maxLength: 5 }),
        fc.constantFrom('kinds', 'kinds[]', ','),
        (values, spelling) => {
          const text =
            spelling === ','
              ? `kinds=${values.join(',')}`
              : values.map((value) => `${spelling}=${value}`).join('&');
          expect(read(text)).toEqual({ kinds: values });
        },
      ),
    );
  });
});

describe('objects', () => {
  test('are brackets: metadata stays text, ranges become numbers (QR-UNSPEC-02)', () => {
    expect(read('metadata[a]=1&metadata[b c]=true&range[gte]=1&range[lte]=2')).toEqual({
      metadata: { a: '1', 'b c': 'true' },
      range: { gte: 1, lte: 2 },
    });
  });

  test('whose values are texts or lists keep a text that is sent once, also under a key with dots', () => {
    const free = z.object({
      metadata: z.record(z.string(), z.union([z.array(z.string()), z.string()])),
    });
    expect(decodeText(free, 'metadata[order.id]=7&metadata[b]=1,2', 'body')).toEqual({
      metadata: { 'order.id': '7', b: '1,2' },
    });
    expect(decodeText(free, 'metadata[b][]=1&metadata[b][]=2', 'body')).toEqual({
      metadata: { b: ['1', '2'] },
    });
  });

  test('that may also be lists are recognized by their names, which stay', () => {
    const nested = z.object({ metadata: legacyMetadata });
    const decode = (text: string) => decodeText(nested, text, 'body');
    expect(decode('metadata[a][b]=1&metadata[a][c][d]=2')).toEqual({
      metadata: { a: { b: '1', c: { d: '2' } } },
    });
    expect(decode('metadata[a][1]=y&metadata[a][0]=x')).toEqual({ metadata: { a: ['x', 'y'] } });
    const name = fit.filter((text) => /\D/.test(text) && !/[[\]]|^__proto__$/.test(text));
    fc.assert(
      fc.property(name, name, fit, (outer, inner, value) => {
        const form = new URLSearchParams({ [`metadata[${outer}][${inner}]`]: value }).toString();
        expect(decode(form)).toEqual({ metadata: { [outer]: { [inner]: value } } });
      }),
    );
  });

  test('are refused when a text has the same name', () => {
    expect(refused('metadata=1&metadata[a]=2')).toBe('query.metadata.a');
    expect(refused('metadata[a]=2&metadata=1')).toBe('query.metadata');
  });

  test('nest at most 64 levels, and thousands do not exhaust the stack', () => {
    expect(refused(`a${'[b]'.repeat(63)}=1`)).toBeUndefined();
    expect(refused(`a${'[b]'.repeat(64)}=1`)).toBe('query');
    expect(refused(`a${'[b]'.repeat(100_000)}=1`)).toBe('query');
  });

  test('cannot reach a prototype', () => {
    for (const name of ['__proto__[x]', 'metadata[__proto__][x]', '__proto__', 'a[__proto__]']) {
      expect(refused(`${name}=1`)).toBeDefined();
    }
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
    expect(read('constructor=1&toString=2&metadata[hasOwnProperty]=3')).toEqual({
      constructor: '1',
      toString: '2',
      metadata: { hasOwnProperty: '3' },
    });
  });
});

test('ten thousand values are accepted and one more refused, as pairs or as a list', () => {
  const pairs = (count: number) => Array.from({ length: count }, (_, i) => `k${i}=1`).join('&');
  expect(refused(pairs(10_000))).toBeUndefined();
  expect(refused(pairs(10_001))).toBe('query');
  expect(refused(`kinds=A${',A'.repeat(9_999)}`)).toBeUndefined();
  expect(refused(`kinds=A${',A'.repeat(10_000)}`)).toBe('query.kinds');
  expect(refused(`name=${','.repeat(20_000)}`)).toBeUndefined();
});

describe('bytes', () => {
  test('NUL and invalid UTF-8 are refused with their path', () => {
    expect(refused('name=a%00')).toBe('query.name');
    expect(refused('na%00me=a')).toBe('query');
    expect(refused('name=%FF')).toBe('query.name');
    expect(refused('metadata[k]=%C3')).toBe('query.metadata.k');
    expect(refused('name=%ED%A0%80')).toBe('query.name');
    expect(read('name=%EF%BF%BD')).toEqual({ name: '\uFFFD' });
    expect(() => decodeForm(order, Uint8Array.of(0x61, 0x3d, 0xff))).toThrow('UTF-8');
  });

  test('any text is decoded or refused, and never changes the prototype of objects', () => {
    const part = fc.constantFrom(
      'a',
      '[',
      ']',
      '=',
      '&',
      '__proto__',
      '%00',
      '%',
      'name',
      ',',
      '+',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const before = Object.getOwnPropertyNames(Object.prototype).length;
        expect(['string', 'undefined']).toContain(typeof refused(parts.join('')));
        expect(Object.getOwnPropertyNames(Object.prototype).length).toBe(before);
      }),
      { numRuns: 2_000 },
    );
  });
});
