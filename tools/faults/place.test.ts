// Tests how a fault finds its place: in any file and layout, and in one place only.
import { expect, test } from 'vitest';
import type { Fault } from './fault.ts';
import { broken, declarationAt, isSource, placeOf, placesOf } from './place.ts';

const fault = (find: string, name?: string): Fault => ({
  id: 'a',
  title: 't',
  find,
  replace: 'x > $& 2',
  ...(name !== undefined && { in: name }),
  laws: [],
});
const file = (text: string, path = 'packages/a/src/b.ts') => ({ path, text });
const putInto = (one: Fault, text: string): string => broken(one, placeOf(one, [file(text)]), text);

test('a fault replaces its place with exactly the text that it declares', () => {
  expect(putInto(fault('x > 1'), 'if (x > 1) y();')).toBe('if (x > $& 2) y();');
});

test('a fault is refused when its text is missing or occurs more than once', () => {
  expect(() => putInto(fault('x > 1'), 'if (x > 2) y();')).toThrow('0 times');
  expect(() => putInto(fault('x > 1'), 'x > 1; x > 1')).toThrow('2 times');
});

test('the place of a fault is found in any file', () => {
  const files = [file('y();', 'packages/a/src/a.ts'), file('x > 1', 'packages/b/src/c.ts')];
  expect(placeOf(fault('x > 1'), files).path).toBe('packages/b/src/c.ts');
});

test('a text is found with any indentation and line breaks', () => {
  const one = fault('return call(\n  first,\n  second);');
  expect(putInto(one, '{ return call(first, second); }')).toBe('{ x > $& 2 }');
  expect(putInto(fault('call(a, b)'), '    call(\n      a,\n      b)')).toBe('    x > $& 2');
  expect(placesOf(fault('const ab'), [file('constab; const a b;')])).toEqual([]);
});

test('a comment in the middle of a text does not hide it', () => {
  const one = fault('{ a: b, c: d }');
  expect(putInto(one, 'x({\n  a: b, // CORE-01\n  /* why */ c: d\n})')).toBe('x(x > $& 2)');
  expect(placesOf(one, [file('// { a: b, c: d }')])).toEqual([]);
});

test('a fault with a declaration finds its place only in that declaration', () => {
  const text = [
    'const first = [',
    '  x > 1,',
    '];',
    '',
    'export async function second() {',
    '  return `',
    'const first',
    '` + (x > 1);',
    '}',
    'x > 1;',
  ].join('\n');
  expect(placesOf(fault('x > 1'), [file(text)])).toHaveLength(3);
  const place = placeOf(fault('x > 1', 'second'), [file(text)]);
  expect(text.slice(0, place.from)).toMatch(/` \+ \($/);
  expect(placeOf(fault('x > 1', 'first'), [file(text)]).from).toBe(text.indexOf('x > 1'));
  expect(declarationAt(file(text), text.length - 2)).toBeNull();
});

test('only files that a server runs can contain faults', () => {
  expect(isSource('packages/core/src/server/list.ts')).toBe(true);
  for (const path of ['src/list.test.ts', 'src/testing/list.ts', 'package.json', 'fixtures/a.ts'])
    expect(isSource(`packages/core/${path}`)).toBe(false);
});
