// Tests that shapes find every difference of a value, and no others.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { differencesInWords, findDifferences, type Shape } from './shape.ts';

const text: Shape = { type: 'string' };
const order: Shape = {
  type: 'object',
  properties: {
    id: text,
    count: { type: 'integer' },
    status: { enum: ['OPEN', 'PAID'] },
    note: { anyOf: [text, { type: 'null' }] },
    items: {
      type: 'array',
      items: { type: 'object', properties: { sku: text }, required: ['sku'] },
    },
    labels: { type: 'object', additionalProperties: text },
    method: {
      anyOf: [
        {
          type: 'object',
          properties: { type: { enum: ['CARD'] }, last4: { type: 'string', pattern: '^\\d{4}$' } },
          required: ['type', 'last4'],
        },
        {
          type: 'object',
          properties: { type: { enum: ['WALLET'] }, phone: { type: 'string', minLength: 1 } },
          required: ['type', 'phone'],
        },
      ],
    },
  },
  required: ['id', 'status'],
};

const right = {
  id: 'o-1',
  count: 2,
  status: 'PAID',
  note: null,
  items: [{ sku: 'a' }, { sku: 'b' }],
  labels: { shelf: 'x' },
  method: { type: 'CARD', last4: '1234' },
};

const found = (value: unknown) =>
  findDifferences(order, value).map(({ path, kind }) => `${kind} ${path.join('.')}`);

describe('a value', () => {
  test.each([
    ['as declared', right, []],
    ['with further fields', { ...right, more: 1, method: { ...right.method, more: [] } }, []],
    ['with the required fields alone', { id: 'a', status: 'OPEN' }, []],
    ['without a required field', { id: 'a' }, ['missing status']],
    ['with an inherited name only', { id: 'a', status: 'OPEN', labels: {} }, []],
    ['with another status', { ...right, status: 'HELD' }, ['value status']],
    ['with a status of another type', { ...right, status: 7 }, ['type status']],
    ['with null where it is not declared', { ...right, id: null }, ['type id']],
    ['with a fraction', { ...right, count: 1.5 }, ['value count']],
    [
      'with an odd item',
      { ...right, items: [{ sku: 'a' }, 7, {}] },
      ['type items.1', 'missing items.2.sku'],
    ],
    ['with an odd value of a record', { ...right, labels: { a: 1 } }, ['type labels.a']],
    ['of an alternative', { ...right, method: { type: 'WALLET', phone: '1' } }, []],
    [
      'that is closest to an alternative',
      { ...right, method: { type: 'WALLET', phone: '' } },
      ['value method.phone'],
    ],
    [
      'of an unknown alternative',
      { ...right, method: { type: 'CASH', last4: '1234' } },
      ['value method.type'],
    ],
    ['of no alternative', { ...right, method: 'CARD' }, ['type method']],
    ['that is no object', [], ['type ']],
  ])('%s', (_, value, wanted) => {
    expect(found(value)).toEqual(wanted);
  });

  test('of any JSON type is compared without an error, and each place is named once', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...Object.keys(right)), (value, name) => {
        const places = found({ ...right, [name]: value });
        expect(new Set(places).size).toBe(places.length);
        for (const place of places) expect(place.split(' ')[1]).toMatch(new RegExp(`^${name}`));
      }),
    );
  });
});

test('differences are described in one sentence without parts of the value', () => {
  const odd = { status: 'secret', method: { type: 'CARD', last4: 'secret' }, items: ['secret'] };
  const words = differencesInWords('orders.get', findDifferences(order, odd));
  expect(words).toBe(
    'The response of orders.get differs from its declaration: body.id is missing; ' +
      'body.status must be one of "OPEN", "PAID"; body.items.0 must be an object; ' +
      'body.method.last4 must be a string that matches ^\\d{4}$',
  );
  const many = { ...right, items: Array.from({ length: 12 }, () => 7) };
  expect(differencesInWords('x', findDifferences(order, many))).toMatch(/; and 2 more$/);
});
