// Slots per destination: who gets one, and what silent receivers leave to others.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Lanes, type Ending, type Stay } from './lanes.ts';

/** Lanes, and a way to enter one several times at once; answers the slots that were free. */
const scene = (total: number, each: number) => {
  const lanes = new Lanes({ total, each });
  const enter = (destination: string, count: number, account = destination): Stay[] =>
    Array.from({ length: count }, () => lanes.enter(destination, account)).flatMap(
      (stay) => stay ?? [],
    );
  /** Fills a lane so often, and leaves all of its slots with the same ending. */
  const train = (destination: string, rounds: number, ending: Ending): void => {
    for (let n = 0; n < rounds; n += 1) {
      for (const stay of enter(destination, each)) stay.leave(ending);
    }
  };
  return { lanes, enter, train };
};

describe('one destination', () => {
  test('begins with two slots, grows to its share by prompt answers and shrinks without', () => {
    const { enter, train } = scene(300, 16);
    expect(enter('new', 99)).toHaveLength(2);
    train('good', 5, 'prompt');
    const all = enter('good', 99);
    expect(all).toHaveLength(16);
    for (const stay of all.slice(0, 2)) stay.leave('slow');
    for (const stay of all.slice(2)) stay.leave('unused');
    expect(enter('good', 99)).toHaveLength(4);
    train('bad', 5, 'silent');
    expect(enter('bad', 99)).toHaveLength(2);
  });

  test('a slot that is left twice, or moved to a full lane, is left once', () => {
    const { enter } = scene(300, 16);
    const [first, second] = enter('a', 2);
    first?.leave('prompt');
    first?.leave('prompt');
    expect(enter('a', 99)).toHaveLength(2);
    expect(second?.move('a')).toBe(true);
    expect(enter('b', 1)[0]?.move('c')).toBe(true);
    expect(enter('b', 99)).toHaveLength(2);
    expect(enter('c', 99)).toHaveLength(1);
    expect(second?.move('c')).toBe(false);
    second?.leave('prompt');
    expect(enter('c', 1)).toHaveLength(0);
    expect(enter('a', 99)).toHaveLength(1);
  });
});

describe('many destinations', () => {
  test('silent ones leave two thirds of all slots to others, new ones what prompt ones need', () => {
    const { enter, train } = scene(60, 16);
    const names = (prefix: string) => Array.from({ length: 90 }, (_, n) => `${prefix}${n}`);
    for (const name of names('silent')) train(name, 1, 'silent');
    train('prompt', 16, 'prompt');
    expect(names('silent').flatMap((name) => enter(name, 1))).toHaveLength(20);
    expect(names('new').flatMap((name) => enter(name, 1))).toHaveLength(30);
    expect(enter('prompt', 99)).toHaveLength(10);
  });

  test('the first slots of many come before the second ones of some', () => {
    const { enter } = scene(60, 16);
    const of = (account: number, first: number) =>
      Array.from({ length: 10 }, (_, n) => enter(`new${first + n}`, 2, `account${account}`).length);
    // Ten slots for each account: five receivers have two, then as many have one.
    expect(of(0, 0)).toEqual([2, 2, 2, 2, 2, 0, 0, 0, 0, 0]);
    expect(of(1, 10)).toEqual([2, 2, 2, 2, 2, 0, 0, 0, 0, 0]);
    expect(of(2, 20)).toEqual(Array(10).fill(1));
    expect(of(3, 30)).toEqual(Array(10).fill(1));
    expect(of(4, 40)).toEqual([1, ...Array(9).fill(0)]);
  });

  test('one account has no more than a sixth of all slots for receivers that are not prompt', () => {
    const { enter, train } = scene(60, 16);
    const of = (count: number) =>
      Array.from({ length: count }, (_, n) => enter(`new${n}`, 1, 'account').length);
    expect(of(30).filter(Boolean)).toHaveLength(10);
    train('prompt', 16, 'prompt');
    expect(enter('prompt', 3, 'account')).toHaveLength(3);
    expect(enter('another', 1)).toHaveLength(1);
  });
});

test('what is promised to one claim is promised once, and only until then', () => {
  const { lanes, enter } = scene(60, 16);
  const free = lanes.free();
  expect([1, 2, 3].map(() => free('a', 'x'))).toEqual([true, true, false]);
  const more = Array.from({ length: 12 }, (_, n) => free(`b${n}`, 'x'));
  expect(more.filter(Boolean)).toHaveLength(8);
  expect(lanes.free()('a', 'x')).toBe(true);
  enter('a', 2);
  expect(lanes.free()('a', 'x')).toBe(false);
});

test('whoever comes and goes, bounds hold, and what is promised can be entered', () => {
  const move = fc.record({
    destination: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    account: fc.constantFrom('x', 'y'),
    ending: fc.constantFrom<Ending>('prompt', 'slow', 'silent', 'unused'),
    leaves: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(move, { maxLength: 120 }), (moves) => {
      const lanes = new Lanes({ total: 12, each: 4 });
      const running: { readonly name: string; readonly stay: Stay }[] = [];
      for (const { destination: name, account, ending, leaves } of moves) {
        if (leaves) running.shift()?.stay.leave(ending);
        const promised = lanes.free()(name, account);
        const stay = lanes.enter(name, account);
        expect(stay !== null).toBe(promised);
        if (stay) running.push({ name, stay });
        expect(running.length).toBeLessThanOrEqual(12);
        expect(running.filter((one) => one.name === name).length).toBeLessThanOrEqual(4);
      }
      for (const { stay } of running) stay.leave('prompt');
      expect(lanes.enter('a', 'x')).not.toBeNull();
    }),
  );
});
