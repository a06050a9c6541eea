// The objects of a decision by id behave like a map, whether few or many.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ById } from './by-id.ts';

test('it holds what a map holds, in the same order, for any writes', () => {
  const ids = fc.integer({ min: 0, max: 30 }).map(String);
  const writes = fc.array(fc.tuple(ids, fc.option(fc.nat(), { nil: undefined })), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(writes, fc.boolean(), (first, clears) => {
      const known = new ById<number | undefined>();
      const model = new Map<string, number | undefined>();
      const take = () => {
        for (const [id, value] of first) {
          known.set(id, value);
          model.set(id, value);
        }
      };
      take();
      if (clears) {
        known.clear();
        model.clear();
        take();
      }
      expect(known.values()).toEqual([...model.values()]);
      expect(known.size).toBe(model.size);
      for (let id = 0; id <= 30; id += 1) {
        expect(known.get(String(id))).toBe(model.get(String(id)));
        expect(known.has(String(id))).toBe(model.has(String(id)));
      }
    }),
  );
});
