// Turns: time and ids of a partition never go back, and a rerun gets the same ids.
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { timeOf } from '../ids.ts';
import { firstTurn, takeTurn } from './turn.ts';

const clock = fc.integer({ min: 0, max: 2 ** 40 });
const random = fc.stringMatching(/^[0-9a-f]{11}$/);
const commands = fc.array(fc.record({ clock, random, ids: fc.nat(5) }), { maxLength: 20 });

test('ids increase within a decision and from one to the next, even when the clock goes back', () => {
  fc.assert(
    fc.property(commands, (all) => {
      let turn = firstTurn;
      let last = '';
      for (const command of all) {
        const at = takeTurn(turn, command.clock, () => command.random);
        expect(at.now).toBe(Math.max(turn.now, command.clock));
        for (let i = 0; i < command.ids; i += 1) {
          const id = at.id();
          expect(id > last).toBe(true);
          expect(timeOf(id)).toBe(at.now);
          last = id;
        }
        turn = at.after();
      }
    }),
  );
});

test('a rerun of the same command returns the same ids', () => {
  fc.assert(
    fc.property(clock, clock, random, (last, now, digits) => {
      const turn = { now: last, sequence: 7 };
      const [a, b] = [takeTurn(turn, now, () => digits), takeTurn(turn, now, () => digits)];
      expect([a.id(), a.id(), a.now, a.after()]).toEqual([b.id(), b.id(), b.now, b.after()]);
    }),
  );
});

test('a decision without ids draws no random digits, and keeps the sequence in the same millisecond', () => {
  const draw = vi.fn<() => string>(() => '00000000000');
  const after = takeTurn({ now: 5, sequence: 3 }, 5, draw).after();
  expect(after).toEqual({ now: 5, sequence: 3 });
  expect(draw).not.toHaveBeenCalled();
  expect(takeTurn(after, 6, draw).after()).toEqual({ now: 6, sequence: 0 });
});
