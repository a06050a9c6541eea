// Checks that any route survives the conversion to an address and back.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hrefOf, parseRoute } from './route.ts';

const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .filter((one) => one.isWellFormed());

test('any route is the same after its conversion to an address and back', () => {
  const routes = fc.record({
    account: text,
    mode: fc.constantFrom('test' as const, 'live' as const),
    view: text,
    argument: fc.oneof(fc.constant(''), text),
    query: fc.dictionary(
      text.filter((name) => name !== '__proto__'),
      text,
      { noNullPrototype: true, maxKeys: 4 },
    ),
  });
  fc.assert(
    fc.property(routes, (route) => {
      expect(parseRoute(hrefOf(route))).toEqual(route);
    }),
  );
});

test('an empty or malformed address leads to the overview', () => {
  for (const address of ['', '#/', '#', '#/%E0%A4%A/test'])
    expect(parseRoute(address)).toMatchObject({ view: 'overview', mode: 'test', argument: '' });
});
