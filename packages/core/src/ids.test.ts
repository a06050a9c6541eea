// Identifiers: valid uuidv7 in the order of (now, sequence), bounds, and shorter ids derived from
// them.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stripPrefix, firstIdAt, lastIdAt, legacyId, timeOf, uuidv7 } from './ids.ts';

const now = fc.integer({ min: 0, max: 0xffff_ffff_ffff });
const sequence = fc.oneof(
  fc.integer({ min: 1, max: 300 }),
  fc.integer({ min: 1, max: 0xffff_ffff }),
);
const random = fc
  .array(fc.constantFrom(...Array.from('0123456789abcdef')), { minLength: 11, maxLength: 11 })
  .map((digits) => digits.join(''));
const seed = fc.record({ now, sequence, random });

test('ids are uuids of version 7 and variant 1', () => {
  fc.assert(
    fc.property(seed, (one) => {
      expect(uuidv7(one)).toMatch(
        /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      );
      expect(timeOf(uuidv7(one))).toBe(one.now);
    }),
  );
});

test('ids are in the order of time and then sequence, whatever the random bits are', () => {
  const order = (a: { now: number; sequence: number }, b: typeof a) =>
    a.now - b.now || a.sequence - b.sequence;
  const pair = fc.tuple(seed, seed).map(([a, b]) => [a, { ...b, now: a.now }] as const);
  fc.assert(
    fc.property(fc.oneof(pair, fc.tuple(seed, seed)), ([a, b]) => {
      const [left, right] = [uuidv7(a), uuidv7(b)];
      if (order(a, b) < 0) expect(left < right).toBe(true);
      if (order(a, b) > 0) expect(left > right).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('equal seeds give equal ids, other random bits other ids', () => {
  fc.assert(
    fc.property(seed, random, (one, other) => {
      expect(uuidv7(one)).toBe(uuidv7({ ...one }));
      fc.pre(one.random.slice(1) !== other.slice(1));
      expect(uuidv7(one)).not.toBe(uuidv7({ ...one, random: other }));
    }),
  );
});

test('the id bounds of a millisecond include all of its ids and none of the neighboring milliseconds', () => {
  fc.assert(
    fc.property(seed, (one) => {
      const id = uuidv7(one);
      expect(firstIdAt(one.now) <= id && id <= lastIdAt(one.now)).toBe(true);
      expect(lastIdAt(one.now - 1) < id || one.now === 0).toBe(true);
      expect(one.now === 0xffff_ffff_ffff || id < firstIdAt(one.now + 1)).toBe(true);
    }),
  );
  expect(firstIdAt(-5)).toBe(firstIdAt(0));
});

test('legacy ids are 24 hex digits, distinct and in the order of the ids they are cut from', () => {
  const small = fc.record({ now, sequence: fc.integer({ min: 1, max: 0xff_ffff }), random });
  fc.assert(
    fc.property(small, small, (a, b) => {
      const same = { ...b, now: a.now };
      expect(legacyId(uuidv7(a))).toMatch(/^[0-9a-f]{24}$/);
      for (const other of [b, same]) {
        if (a.now === other.now && a.sequence === other.sequence) continue;
        expect(legacyId(uuidv7(a)) < legacyId(uuidv7(other))).toBe(uuidv7(a) < uuidv7(other));
        expect(legacyId(uuidv7(a))).not.toBe(legacyId(uuidv7(other)));
      }
    }),
    { numRuns: 2_000 },
  );
});

test('an id without its prefix is the rest of the id, or null without the prefix or the rest', () => {
  expect(stripPrefix('qr_', 'qr_abc')).toBe('abc');
  expect(stripPrefix('qr_', 'qr_')).toBeNull();
  expect(stripPrefix('qr_', 'qrpy_abc')).toBeNull();
  expect(stripPrefix('qr_', 'abc')).toBeNull();
});
