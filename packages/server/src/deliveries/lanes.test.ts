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
const TIMEOUT_MS = 700;

const scene = (total: number, each: number) => {
  let time = 0;
  const released: string[] = [];
  const granted: { id: string; leave: Leave | null }[] = [];
  const lanes = new Lanes({
    total,
    each,
    heldMs: HELD_MS,
    timeoutMs: TIMEOUT_MS,
    elapsed: () => time,
    release: ({ id }) => void released.push(id),
  });
  /** Enters several jobs, named after the destination; answers the slots given at once. */
  const enter = (destination: string, count: number): Leave[] => {
    const slots: Leave[] = [];
    for (let n = 0; n < count; n += 1) {
      const id = `${destination}${n}`;
      const slot = lanes.enter(destination, job(id));
      if (typeof slot === 'function') slots.push(slot);
      else void slot?.then((leave) => granted.push({ id, leave }));
    }
    return slots;
  };
  /** What the handlers that waited were told so far. */
  const told = async () => {
    await Promise.resolve();
    return granted.splice(0).map(({ id, leave }) => `${id} ${leave ? 'goes' : 'gives up'}`);
  };
  return { lanes, released, enter, told, advance: (ms: number) => void (time += ms) };
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
    const all = (count: number, late: boolean): number => {
      const slots = enter('a', count);
      for (const leave of slots) leave(late);
      return slots.length;
    };
    expect(all(16, true)).toBe(16);
    expect(enter('b', 17)).toHaveLength(16);
    const two = enter('a', 2);
    expect(two).toHaveLength(2);
    expect(enter('a', 1)).toHaveLength(0);
    for (const leave of two) leave(false);
    // The one that waited took over a slot, of four by now.
    expect(enter('a', 4)).toHaveLength(3);
  });
});

describe('what waits', () => {
  test('as many handlers as may run take over a slot in their order, the rest are parked', async () => {
    const { enter, released, told } = scene(99, 2);
    const [first, second] = enter('a', 7);
    first?.(false);
    expect(await told()).toEqual(['a2 goes']);
    second?.(false);
    expect(await told()).toEqual(['a3 goes']);
    expect(released).toEqual(['a4', 'a5']);
  });

  test('takes turns between destinations when all slots are taken', async () => {
    const { enter, told } = scene(3, 3);
    const slots = enter('a', 9);
    enter('b', 2);
    enter('c', 2);
    for (const leave of slots) leave(false);
    expect(await told()).toEqual(['a3 goes', 'b0 goes', 'c0 goes']);
  });

  test('a handler that waited too long for its lease gives its job back', async () => {
    const { enter, released, told, advance } = scene(99, 1);
    const [leave] = enter('a', 2);
    advance(HELD_MS - TIMEOUT_MS + 1);
    leave?.(true);
    expect(await told()).toEqual(['a1 gives up']);
    expect(released).toEqual(['a1']);
    expect(enter('a', 1)).toHaveLength(1);
  });

  test('parked jobs are forgotten once another worker may hold them', () => {
    const { enter, released, advance, lanes } = scene(99, 1);
    const [leave] = enter('a', 4);
    advance(HELD_MS);
    leave?.(true);
    expect(released).toEqual(['a1']);
    expect(lanes.clear()).toEqual([]);
  });

  test('all is handed out at the end', async () => {
    const { enter, released, told, lanes } = scene(99, 1);
    const [leave] = enter('a', 3);
    enter('b', 2);
    expect(lanes.clear().map(({ id }) => id)).toEqual(['a1', 'a2', 'b1']);
    expect(await told()).toEqual(['a1 gives up', 'b1 gives up']);
    leave?.(false);
    expect(released).toEqual([]);
  });
});

test('whoever comes and goes, bounds hold and nobody waits while nothing runs', async () => {
  const destination = fc.constantFrom('a', 'b', 'c');
  const move = fc.record({ destination, leaves: fc.boolean(), late: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(move, { maxLength: 80 }), async (moves) => {
      const running: { name: string; leave: Leave }[] = [];
      const waiting = new Map<string, string>();
      const back: string[] = [];
      const lanes = new Lanes({
        total: 5,
        each: 3,
        heldMs: HELD_MS,
        timeoutMs: TIMEOUT_MS,
        elapsed: () => 0,
        release: ({ id }) => void back.push(id),
      });
      const run = (name: string, id: string, leave: Leave | null): void => {
        if (!leave) throw new Error(`${id} was sent away`);
        waiting.delete(id);
        running.push({ name, leave });
        expect(running.length).toBeLessThanOrEqual(5);
        expect(running.filter((one) => one.name === name).length).toBeLessThanOrEqual(3);
      };
      const arrive = (name: string, id: string): void => {
        waiting.set(id, name);
        const slot = lanes.enter(name, job(id));
        if (typeof slot === 'function') run(name, id, slot);
        else void slot?.then((leave) => run(name, id, leave));
      };
      /** What a worker does: jobs that were given back come again at once. */
      const settle = async (): Promise<void> => {
        for (const id of back.splice(0)) arrive(waiting.get(id) ?? '', id);
        await Promise.resolve();
      };
      for (const [index, { destination, leaves, late }] of moves.entries()) {
        if (leaves) running.shift()?.leave(late);
        else arrive(destination, `job-${index}`);
        await settle();
      }
      for (let one = running.shift(); one; one = running.shift()) {
        one.leave(false);
        await settle();
      }
      expect([...waiting]).toEqual([]);
    }),
  );
});
