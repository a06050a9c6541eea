// Checks times and durations in the words of people.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aheadText, durationText, momentText, relativeText } from './times.ts';

test.each([
  [0, '0 ms'],
  [999, '999 ms'],
  [1_000, '1 s'],
  [90_000, '1 min 30 s'],
  [3_600_000, '1 h'],
  [602_498_823, '6 d 23 h'],
  [31_536_000_000, '365 d'],
])('%i ms are %s', (ms, said) => {
  expect(durationText(ms)).toBe(said);
});

test('a duration is rounded down to its last unit', () => {
  const units = { d: 86_400_000, h: 3_600_000, min: 60_000, s: 1_000, ms: 1 } as const;
  fc.assert(
    fc.property(fc.nat({ max: 10 ** 12 }), (ms) => {
      const parts = durationText(ms).split(' ');
      let [said, last] = [0, 1];
      for (let at = 0; at < parts.length; at += 2) {
        last = units[parts[at + 1] as keyof typeof units];
        said += Number(parts[at]) * last;
      }
      expect(said).toBeLessThanOrEqual(ms);
      // The smaller unit is left out when it is zero.
      expect(ms - said).toBeLessThan(Math.max(last, 1));
    }),
  );
});

test('timestamps are shown without fractions, and relative to another time', () => {
  expect(momentText('2026-11-26T14:48:05.123Z')).toBe('2026-11-26 14:48:05');
  const now = Date.parse('2026-11-26T14:48:05.000Z');
  expect(relativeText('2026-11-26T14:47:00.000Z', now)).toBe('1 min 5 s ago');
  expect(relativeText('2026-12-03T13:48:05.000Z', now)).toBe('in 6 d 23 h');
  expect(relativeText('2026-11-26T14:48:05.400Z', now)).toBe('now');
  expect([aheadText(602_498_823), aheadText(-60_000)]).toEqual(['6 d 23 h ahead', '1 min behind']);
});
