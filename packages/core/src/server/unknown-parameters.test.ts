// Unknown query parameters, as names and within brackets.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { moment } from '../text.ts';
import { decodeText } from './form.ts';
import { unknownParameters } from './unknown-parameters.ts';

const query = z.object({
  status: z.array(z.string()).optional(),
  limit: z.int().optional(),
  created: z.object({ gte: moment.optional(), lte: moment.optional() }).optional(),
});

const found = (text: string) => unknownParameters(query, decodeText(query, text, 'query'));

test.each([
  ['', []],
  ['status=a&status[]=b&limit=x&created[gte]=2026-01-01', []],
  ['status[0]=c', []],
  [
    'stauts=a',
    [
      [
        'query.stauts',
        'Unknown parameter. Did you mean status? Known parameters: status, limit, created.',
      ],
    ],
  ],
  ['foo=1', [['query.foo', 'Unknown parameter. Known parameters: status, limit, created.']]],
  [
    'created[gtx]=1&created[lte]=2026-01-01',
    [['query.created.gtx', 'Unknown parameter. Did you mean gte? Known parameters: gte, lte.']],
  ],
  ['foo[gte]=1', [['query.foo', 'Unknown parameter. Known parameters: status, limit, created.']]],
])('the query "%s" has the expected unknown parameters (CORE-UNSPEC-09)', (text, expected) => {
  expect(found(text).map(({ path, message }) => [path, message])).toEqual(expected);
});

test('a long name is cut and not compared with known ones', () => {
  const [one] = found(`${'status'.repeat(1_000)}=1`);
  expect(one?.path.length).toBeLessThan(120);
  expect(one?.message).toBe('Unknown parameter. Known parameters: status, limit, created.');
});

test('at most a hundred unknown parameters are listed, as for other violations', () => {
  const text = Array.from({ length: 5_000 }, (_, n) => `p${n}=1`).join('&');
  expect(found(text)).toHaveLength(100);
});

test('every unknown name is listed, and no known one', () => {
  const name = fc.stringMatching(/^[a-z_]{1,12}$/);
  fc.assert(
    fc.property(fc.uniqueArray(name, { maxLength: 8 }), (names) => {
      const known = new Set(Object.keys(query.shape));
      const sent = Object.fromEntries(names.map((one) => [one, 'x']));
      expect(unknownParameters(query, sent).map(({ path }) => path)).toEqual(
        names.filter((one) => !known.has(one)).map((one) => `query.${one}`),
      );
    }),
  );
});
