// Tests that the first response to equal requests belongs to the first step, whichever request the
// target executed first.
import { expect, test } from 'vitest';
import fc from 'fast-check';
import { inStepOrder } from './equal-calls.ts';
import type { Step } from './step.ts';

const AS = { name: 'a platform', key: 'a key' };
const INPUT = { body: { reference_id: 'a reference' } };

const stepOf = (n: number): Step => ({
  id: 1 + n / 100,
  command: 'create a customer',
  account: 'a platform',
  on: null,
  levels: {},
  seed: n,
});

/** Calls of one step in the order in which a target executed them, each with its response. */
const orders = fc
  .integer({ min: 1, max: 12 })
  .chain((size) => {
    const all = Array.from({ length: size }, (_, n) => n);
    return fc.shuffledSubarray(all, { minLength: size, maxLength: size });
  })
  .map((taken) => taken.map((n, at) => ({ n, response: at })));

test('the first response to equal requests belongs to the first step', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const done = order.map(({ n, response }) => ({
        call: { step: stepOf(n), input: INPUT, as: AS },
        response,
      }));
      const named = inStepOrder(done);
      expect(named.map(({ response }) => response)).toEqual(order.map(({ response }) => response));
      expect(named.map(({ call }) => call.step.seed)).toEqual(order.map((_, at) => at));
    }),
  );
});

test('requests that differ keep their own responses', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const done = order.map(({ n, response }) => ({
        call: { step: stepOf(n), input: { ...INPUT }, as: AS },
        response,
      }));
      if (done.length > 1) expect(inStepOrder(done)).toEqual(done);
    }),
  );
});
