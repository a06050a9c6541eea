// Tests that a time in a request counts as passed from its instant on, in whichever field it is.
import { expect, test } from 'vitest';
import fc from 'fast-check';
import { hasPassedTime } from './passed-times.ts';

const SENT = Date.parse('2027-10-06T02:12:03.906Z');
const YEAR_MS = 365 * 86_400_000;

const duration = fc.integer({ min: 1, max: YEAR_MS });

/** Returns bodies with a value: in a field, in a field of an object, and in a list. */
const bodiesWith = (value: string): readonly object[] => [
  { start_date: value },
  { channel_properties: { expires_at: value, channel_code: 'DANA' } },
  { items: [{ name: 'coffee' }, { until: value }] },
];

test('a future time in a request has passed exactly from its own instant on', () => {
  fc.assert(
    fc.property(duration, duration, (ahead, later) => {
      const to = SENT + later;
      for (const body of bodiesWith(new Date(SENT + ahead).toISOString()))
        expect(hasPassedTime({ body }, { from: SENT, to })).toBe(later >= ahead);
    }),
    { examples: [[86_400_000, 86_400_000 + 599_999]] },
  );
});

test('a time that was past already when the request was sent makes no difference', () => {
  fc.assert(
    fc.property(duration, duration, (ago, later) => {
      for (const body of bodiesWith(new Date(SENT - ago).toISOString()))
        expect(hasPassedTime({ body }, { from: SENT, to: SENT + later })).toBe(false);
    }),
  );
});

test('dates count, and texts and numbers that only look like times do not', () => {
  const period = { from: SENT, to: SENT + YEAR_MS };
  expect(hasPassedTime({ body: { expires_at: '2028-01-31' } }, period)).toBe(true);
  expect(hasPassedTime({ query: { before: '2028-01-31T07:00:00+07:00' } }, period)).toBe(true);
  expect(hasPassedTime({ body: { amount: SENT + 1 } }, period)).toBe(false);
  expect(hasPassedTime({ body: { description: '2028-01-31 coffees', note: null } }, period)).toBe(
    false,
  );
  expect(hasPassedTime({}, period)).toBe(false);
});
