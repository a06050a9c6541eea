// Checks the reported progress of a resend.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resentShare } from './events.ts';

/** Returns the id of an event that was created at a time. */
const idAt = (ms: number): string => {
  const time = ms.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
};

test('the progress of a resend grows with each event, from 0 to 1', () => {
  const times = fc.uniqueArray(fc.integer({ min: 0, max: 2 ** 47 }), { minLength: 2 });
  fc.assert(
    fc.property(times, (made) => {
      const ids = made.toSorted((a, b) => a - b).map(idAt);
      const parts = ids.map((_, at) => resentShare(ids.slice(0, at + 1), ids.at(-1)) ?? Number.NaN);
      expect(parts[0]).toBe(0);
      expect(parts.at(-1)).toBe(1);
      expect(parts).toEqual(parts.toSorted((a, b) => a - b));
    }),
  );
});

test('the progress is unknown before the first event, and when all events were created at the same time', () => {
  expect(resentShare([], idAt(5))).toBeNull();
  expect(resentShare([idAt(5)], undefined)).toBeNull();
  expect(resentShare([idAt(5)], idAt(5))).toBeNull();
});
