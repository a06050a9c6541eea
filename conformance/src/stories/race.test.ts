// Tests that the order of concurrent calls is found from the state that each response shows.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Account } from '../model/account.ts';
import { ModelObject, type Kind, type Model } from '../model/model.ts';
import type { Command } from '../model/command.ts';
import { accepted } from '../model/expecting.ts';
import { same } from '../model/rule.ts';
import type { Made } from '../run/samples/sample.ts';
import { kasirMagic } from '../targets/magic/kasir.ts';
import { SeededRandom } from '../run/seeded-random.ts';
import { orderOf } from './race.ts';

interface Facts {
  fields: Made;
}

const kind: Kind<Facts> = {
  name: 'an object',
  clauses: '',
  classOf: () => 'any',
  moving: [],
  rules: ({ fields }) => same(fields, Object.keys(fields)),
  views: [],
};

const change: Command<Facts> = {
  name: 'change an object',
  endpoint: 'customers.update',
  on: kind,
  factors: {},
  input: () => null,
  expects: () => accepted,
  change: (facts, { input }) => {
    facts.fields = { ...facts.fields, ...(input.body as Made) };
  },
};

const AS = { name: 'one', key: 'a key' };
const draw = new SeededRandom(1, Infinity, kasirMagic);

/** Concurrent changes of three fields, in the order in which a target executes them. */
const executed = fc
  .array(fc.record({ field: fc.constantFrom('a', 'b', 'c'), sent: fc.nat() }), {
    minLength: 2,
    maxLength: 8,
  })
  .map((changes) => changes.map((one, value) => ({ ...one, value })));

test('an order of concurrent changes leads to the state that each response shows', async () => {
  await fc.assert(
    fc.asyncProperty(executed, async (changes) => {
      const thing = new ModelObject<Facts>({
        kind,
        account: {} as Account,
        key: '1.0',
        id: 'an id',
        facts: { fields: { a: null, b: null, c: null } },
      });
      let state: Made = { id: 'an id', a: null, b: null, c: null };
      const done = changes.map(({ field, sent, value }) => {
        state = { ...state, [field]: value };
        const input = { body: { [field]: value } };
        const step = {
          id: 1,
          seed: 1,
          command: change.name,
          account: 'one',
          on: '1.0',
          levels: {},
        };
        const call = { command: change, thing, input, step, draw, as: AS, key: undefined, sent };
        return { call, response: { status: 200, headers: {}, text: '', body: state } };
      });
      const order = await orderOf(
        {} as Model,
        done.toSorted((one, other) => one.call.sent - other.call.sent),
      );
      let seen: Made = { id: 'an id', a: null, b: null, c: null };
      for (const { call, response } of order ?? []) {
        seen = { ...seen, ...(call.input.body as Made) };
        expect(response.body).toEqual(seen);
      }
      expect(order).toHaveLength(done.length);
    }),
  );
});
