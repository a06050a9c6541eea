// Tests how differences look in reports: short for long lists, and never two texts that look the
// same.
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { differences } from './differences.ts';

const ids = (count: number): string[] => Array.from({ length: count }, (_, n) => `txn-${n}`);

describe('differences', () => {
  test('there are none exactly when two values are deeply equal', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(differences(one, structuredClone(one))).toEqual([]);
        expect(differences(one, other).length === 0).toBe(isDeepStrictEqual(one, other));
      }),
    );
  });

  test('a field is named by its path', () => {
    expect(differences({ a: { b: [{ c: 1 }] } }, { a: { b: [{ c: 2 }] } })).toEqual([
      'a.b[0].c: 1 / 2',
    ]);
  });

  test('a number is kept apart from the same digits as a text', () => {
    expect(differences({ amount: '5' }, { amount: 5 })).toEqual(['amount: "5" / 5']);
  });

  test('differences of long lists name the missing and surplus members and the order', () => {
    const all = ids(60);
    expect(differences(all, all.slice(1))).toEqual([
      'the value: expected 60 members, got 59, missing txn-0',
    ]);
    expect(differences(all, [...all, 'txn-3'])).toEqual([
      'the value: expected 60 members, got 61, surplus txn-3',
    ]);
    expect(differences(all, all.toReversed())).toEqual([
      'the value: the same 60 members in another order, starting at [0]: txn-0 / txn-59',
    ]);
    const [none] = differences(all, []);
    expect(none).toBe(
      'the value: expected 60 members, got 0, missing txn-0, txn-1, txn-2, txn-3, txn-4 and 55 more',
    );
  });

  test('texts that look alike are shown with escapes, others as they are', () => {
    expect(differences('caf\u00e9', 'cafe\u0301')).toEqual([
      'the value: "caf\\u{e9}" / "cafe\\u{301}"',
    ]);
    expect(differences('a', 'a ')).toEqual(['the value: "a" / "a "']);
    expect(differences('\u{1f4b3}', '')).toEqual(['the value: "\\u{1f4b3}" / ""']);
    expect(differences('one', 'two')).toEqual(['the value: one / two']);
  });

  test('two different texts never look the same', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 20 }),
        fc.string({ unit: 'binary', maxLength: 20 }),
        (one, other) => {
          fc.pre(one !== other && !`${one}${other}`.includes('/'));
          const [line = ''] = differences(one, other);
          const [wanted, seen] = line.slice('the value: '.length).split(' / ');
          expect(wanted).not.toBe(seen);
        },
      ),
    );
  });
});
