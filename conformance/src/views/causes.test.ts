// Tests that each event is paired with what caused it, in whatever order events come.
import { expect, test } from 'vitest';
import fc from 'fast-check';
import { is } from '../model/rule.ts';
import { causeOf } from './causes.ts';

interface Capture {
  readonly captured_amount: number;
  readonly optional: boolean;
}

const captures = fc.array(
  fc.record<Capture>({
    captured_amount: fc.integer({ min: 1, max: 5 }),
    optional: fc.boolean(),
  }),
  { minLength: 1, maxLength: 12 },
);

const expectedOf = ({ captured_amount, optional }: Capture) => ({
  optional,
  rules: { captured_amount: is(captured_amount) },
});

test('the events of captures of one payment may come in any order', () => {
  const shuffled = captures.chain((all) =>
    fc.tuple(
      fc.constant(all),
      fc.shuffledSubarray([...all], { minLength: all.length, maxLength: all.length }),
    ),
  );
  fc.assert(
    fc.property(shuffled, ([made, events]) => {
      let causes = made.map(expectedOf);
      for (const { captured_amount } of events) {
        const cause = causeOf(causes, { captured_amount });
        expect(cause?.rules.captured_amount.holds(captured_amount)).toBe(true);
        causes = causes.filter((one) => one !== cause);
      }
      expect(causes).toEqual([]);
    }),
  );
});

test('of causes that agree, one that requires an event comes first', () => {
  const [may, must] = [
    { optional: true, rules: { captured_amount: is(1) } },
    { optional: false, rules: { captured_amount: is(1) } },
  ];
  expect(causeOf([may, must], { captured_amount: 1 })).toBe(must);
});

test('an event that contradicts every cause keeps one, whose rules it breaks', () => {
  fc.assert(
    fc.property(captures, (made) => {
      const cause = causeOf(made.map(expectedOf), { captured_amount: 6 });
      expect(cause?.rules.captured_amount.holds(6)).toBe(false);
      expect(cause?.optional).toBe(made.every(({ optional }) => optional));
    }),
  );
});

test('an event without any cause has none', () => {
  expect(causeOf([], { captured_amount: 1 })).toBeUndefined();
});
