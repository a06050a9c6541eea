// Slots per destination: who gets one, who waits, and who is given back when.
import type { Job } from '@kasir/core/server';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Lanes, type Leave } from './lanes.ts';

const job = (id: string): Job => ({
  id,
  realm: { account: 'acc-1', mode: 'test' },
  topic: 'webhook.deliver',
  due: 0,
  payload: null,
  attempts: 0,
});

const HELD_MS = 1_000;

const scene = (total: number, each: number) => {
  let time = 0;
  const released: string[] = [];
  const lanes = new Lanes({
    total,
    each,
    heldMs: HELD_MS,
    elapsed: () => time,
    release: ({ id }) => void released.push(id),
  });
  /** Enters several jobs, named after the destination; answers the slots that were given. */
  const enter = (destination: string, count: number): Leave[] =>
    Array.from({ length: count }, (_, n) =>
      lanes.enter(destination, job(`${destination}${n}`)),
    ).filter((leave) => leave !== null);
  return { lanes, released, enter, advance: (ms: number) => void (time += ms) };
};

/** Takes slots until the lane is full. */
const slotsOf = (enter: (destination: string, count: number) => Leave[], name: string): number => {
  const slots = enter(name, 99);
  for (const leave of slots) leave(false);
  return slots.length;
};

describe('slots', () => {
  test('a destination has its share, and all together have theirs', () => {
    const { enter } = scene(10, 4);
    expect(enter('a', 9)).toHaveLength(4);
    expect(enter('b', 9)).toHaveLength(4);
    expect(enter('c', 9)).toHaveLength(2);
    expect(enter('d', 9)).toHaveLength(0);
  });

  test('a destination that does not answer shrinks to two, one that answers grows back', () => {
    const { enter } = scene(99, 16);
    for (const leave of enter('a', 16)) leave(true);
    expect(enter('b', 99)).toHaveLength(16);
    const two = enter('a', 99);
    expect(two).toHaveLength(2);
    for (const leave of two) leave(false);
    expect(slotsOf(enter, 'a')).toBe(4);
    expect(slotsOf(enter, 'a')).toBe(8);
    expect(slotsOf(enter, 'a')).toBe(16);
    expect(slotsOf(enter, 'a')).toBe(16);
  });
});

describe('waiting jobs', () => {
  test('are given back in their order, one for each slot that becomes free', () => {
    const { enter, released } = scene(99, 2);
    const [first, second] = enter('a', 5);
    expect(released).toEqual([]);
    first?.(false);
    expect(released).toEqual(['a2']);
    enter('a', 1);
    second?.(false);
    expect(released).toEqual(['a2', 'a3']);
  });

  test('take turns between destinations when all slots are taken', () => {
    const { enter, released } = scene(3, 3);
    const slots = enter('a', 9);
    enter('b', 2);
    enter('c', 2);
    for (const leave of slots.slice(0, 2)) leave(false);
    expect(released).toEqual(['a3', 'b0']);
  });

  test('are forgotten once another worker may hold them', () => {
    const { enter, released, advance, lanes } = scene(99, 1);
    const [leave] = enter('a', 3);
    advance(HELD_MS - 1);
    enter('a', 1);
    advance(1);
    leave?.(false);
    expect(released).toEqual(['a0']);
    expect(lanes.clear()).toEqual([]);
  });

  test('are all handed out at the end', () => {
    const { enter, released, lanes } = scene(99, 1);
    const [leave] = enter('a', 3);
    enter('b', 2);
    expect(lanes.clear().map(({ id }) => id)).toEqual(['a1', 'a2', 'b1']);
    leave?.(false);
    expect(released).toEqual([]);
  });
});

test('whoever comes and goes, bounds hold and nobody waits while nothing runs', () => {
  const destination = fc.constantFrom('a', 'b', 'c');
  const move = fc.record({ destination, leaves: fc.boolean(), late: fc.boolean() });
  fc.assert(
    fc.property(fc.array(move, { maxLength: 80 }), (moves) => {
      const waiting: { name: string; id: string }[] = [];
      const running: { name: string; leave: Leave }[] = [];
      let count = 0;
      const back: string[] = [];
      const lanes = new Lanes({
        total: 5,
        each: 3,
        heldMs: HELD_MS,
        elapsed: () => 0,
        release: ({ id }) => void back.push(id),
      });
      const arrive = (name: string, id: string): void => {
        const leave = lanes.enter(name, job(id));
        if (leave) running.push({ name, leave });
        else waiting.push({ name, id });
        expect(running.length).toBeLessThanOrEqual(5);
        expect(running.filter((one) => one.name === name).length).toBeLessThanOrEqual(3);
      };
      /** What a worker does: jobs that were given back come again at once. */
      const settle = (): void => {
        for (const id of back.splice(0)) {
          const index = waiting.findIndex((one) => one.id === id);
          const [found] = waiting.splice(index, 1);
          arrive(found?.name ?? '', id);
        }
      };
      for (const { destination, leaves, late } of moves) {
        if (leaves) running.shift()?.leave(late);
        else arrive(destination, `job-${(count += 1)}`);
        settle();
      }
      for (let one = running.shift(); one; one = running.shift()) {
        one.leave(false);
        settle();
      }
      expect(waiting).toEqual([]);
    }),
  );
});
