// Tests which timers a story lets fire: those of its first two hundred days, and fewer once the
// clock has been moved by years, so that it stays before the dates of documented examples.
import { expect, test } from 'vitest';
import type { Account } from '../model/account.ts';
import { type Kind, type Model, ModelObject } from '../model/model.ts';
import { horizonAt, passTime } from './timers.ts';

const DAY = 86_400_000;
const began = Date.parse('2027-01-31T00:00:00Z');

const kind: Kind<{ readonly ends: number }> = {
  name: 'an object that ends',
  clauses: '',
  classOf: () => 'any',
  moving: [],
  rules: () => ({}),
  views: [],
  timers: ({ ends }) => [{ name: 'its end', clause: '', at: ends, fire: () => {} }],
};

/** Returns a story's model at a day, with an object that ends at another one. */
const modelAt = (day: number, end: number): Pick<Model, 'things' | 'now' | 'began' | 'trial'> => ({
  things: [
    new ModelObject({
      kind,
      account: {} as Account,
      key: '1.0',
      id: 'an id',
      facts: { ends: began + end * DAY },
    }),
  ],
  began,
  now: began + day * DAY,
  trial: { context: {}, pick: ([first]: readonly number[]) => first } as never,
});

test.each([
  [0, 199, true],
  [150, 199, true],
  [0, 201, false],
  [199, 201, false],
])('on day %i of a story, a timer of day %i is waited for: %s', async (day, end, isWaitedFor) => {
  const model = modelAt(day, end) as Model;
  const met = await passTime(model, 'after the next timer', () => Promise.resolve());
  expect(met).toBe(isWaitedFor ? model.things[0] : null);
});

test('a random story moves a clock that is years ahead by days alone', async () => {
  const [usual, ahead] = [Date.now(), Date.now() + 6 * 365 * DAY].map(horizonAt);
  expect([usual, ahead]).toEqual([200 * DAY, 10 * DAY]);
  for (const [end, isWaitedFor] of [
    [9, true],
    [11, false],
  ] as const) {
    const model = { ...modelAt(0, end), horizon: ahead } as Model;
    const met = await passTime(model, 'at the next timer', () => Promise.resolve());
    expect(met !== null).toBe(isWaitedFor);
  }
});
