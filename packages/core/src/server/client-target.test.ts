// Request targets: any text survives a path or query unchanged.
import { parseBaseUrl, targetOf, type Query } from '@kasir/client/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { decodeText } from './form.ts';
import { prepared } from './endpoint.ts';
import { Router } from './router.ts';
import { getWidget, listWidgets, paintWidget } from '../testing/internal/sample.ts';

const root = parseBaseUrl('http://127.0.0.1');

/** Text that a server accepts: without U+0000, and without U+FFFD, which replaces invalid bytes. */
const text = fc
  .string({ unit: 'binary', maxLength: 30 })
  .filter((value) => !/[\u0000\uFFFD]/.test(value));
/** A list with a single element is split at commas; only a repeated free text keeps its commas. */
const list = fc.oneof(
  fc.array(text, { minLength: 2, maxLength: 5 }),
  fc.tuple(text.filter((value) => !value.includes(','))),
);

const query = z.object({
  text: z.string().optional(),
  number: z.number().optional(),
  flag: z.boolean().optional(),
  list: z.array(z.string()).optional(),
  created: z.object({ gte: z.string(), deep: z.object({ list: z.array(z.string()) }) }).optional(),
});

describe('query and path', () => {
  test('any values of a query are decoded to the values that were sent', () => {
    const anyQuery = fc.record(
      {
        text,
        number: fc.double({ noNaN: true, noDefaultInfinity: true }),
        flag: fc.boolean(),
        list,
        created: fc.record({ gte: text, deep: fc.record({ list }) }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anyQuery, (values) => {
        const target = targetOf(root, listWidgets, {}, values);
        const [path, sent = ''] = target.split('?');
        expect(path).toBe('/widgets');
        const { number } = values;
        const expected = { ...values, ...(number !== undefined && { number: number + 0 }) };
        expect(decodeText(query, sent, 'query')).toEqual(expected);
      }),
    );
  });

  test('any text in a path parameter is decoded unchanged and reaches the same endpoint', () => {
    const router = new Router([getWidget, paintWidget].map((contract) => prepared({ contract })));
    const id = text.filter((value) => value !== '' && !/^\.\.?$/.test(value));
    fc.assert(
      fc.property(id, (value) => {
        for (const contract of [getWidget, paintWidget]) {
          const route = router.find(contract.method, targetOf(root, contract, { id: value }, {}));
          expect(route).toMatchObject({ found: true, params: { id: value } });
          expect(route.found && route.endpoint.contract.id).toBe(contract.id);
        }
      }),
    );
  });

  test('a path parameter that would name another path is refused', () => {
    for (const id of ['', '.', '..', undefined, '\ud800'])
      expect(() => targetOf(root, getWidget, { id }, {})).toThrow(/path parameter id/);
  });

  test('an unpaired surrogate in a query is rejected, an absent value is omitted', () => {
    expect(() => targetOf(root, listWidgets, {}, { name: '\udfff' })).toThrow(/parameter name/);
    const absent: Query = { name: undefined, colors: [], created: { gte: undefined } };
    expect(targetOf(root, listWidgets, {}, absent)).toBe('/widgets');
  });

  test('lists repeat their name and objects name their key in brackets', () => {
    const target = targetOf(
      root,
      listWidgets,
      {},
      { colors: ['RED', 'BLUE'], created: { gte: 'x y' } },
    );
    expect(decodeURIComponent(target)).toBe('/widgets?colors=RED&colors=BLUE&created[gte]=x y');
  });
});

describe('base address', () => {
  test.each(['', '/', '/prefix', '/prefix/', '/a/b//'])('accepts the path %j', (path) => {
    const base = parseBaseUrl(`https://api.example.com:8443${path}`);
    expect(base.origin).toBe('https://api.example.com:8443');
    expect(targetOf(base, listWidgets, {}, {})).toBe(`${path.replace(/\/+$/, '')}/widgets`);
  });

  test.each([
    'nowhere',
    'ftp://host',
    '/relative',
    'http://user:secret@host',
    'http://host/?a=secret',
    'http://host/#secret',
  ])('refuses %j without repeating it', (address) => {
    expect(() => parseBaseUrl(address)).toThrow(TypeError);
    expect(() => parseBaseUrl(address)).not.toThrow(/secret/);
  });
});
