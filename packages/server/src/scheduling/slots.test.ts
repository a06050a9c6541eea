// Checks slots per host: how many a host and an account get, and what silent hosts leave to others.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HostSlots, type Slot, type SlotOutcome } from './slots.ts';

/** Slots, and a way to acquire several of one host at once; returns those that were free. */
const createSlots = (total: number, perHost: number) => {
  const slots = new HostSlots({ total, perHost });
  const acquire = (host: string, count: number, account = host): Slot[] =>
    Array.from({ length: count }, () => slots.acquire(host, account)).flatMap((slot) => slot ?? []);
  /** Acquires all slots of a host and releases them with one outcome, several times. */
  const train = (host: string, rounds: number, outcome: SlotOutcome): void => {
    for (let n = 0; n < rounds; n += 1) {
      for (const slot of acquire(host, perHost)) slot.release(outcome);
    }
  };
  return { slots, acquire, train };
};

describe('one host', () => {
  test('starts with two slots, gains slots by prompt responses and loses them by slow ones', () => {
    const { acquire, train } = createSlots(300, 16);
    expect(acquire('new', 99)).toHaveLength(2);
    train('good', 5, 'prompt');
    const all = acquire('good', 99);
    expect(all).toHaveLength(16);
    for (const slot of all.slice(0, 2)) slot.release('slow');
    for (const slot of all.slice(2)) slot.release('unused');
    expect(acquire('good', 99)).toHaveLength(4);
    train('bad', 5, 'silent');
    expect(acquire('bad', 99)).toHaveLength(2);
  });

  test('gets a slot back once, even if it is released twice or moved to a full host', () => {
    const { acquire } = createSlots(300, 16);
    const [first, second] = acquire('a', 2);
    first?.release('prompt');
    first?.release('prompt');
    expect(acquire('a', 99)).toHaveLength(2);
    expect(second?.moveTo('a')).toBe(true);
    expect(acquire('b', 1)[0]?.moveTo('c')).toBe(true);
    expect(acquire('b', 99)).toHaveLength(2);
    expect(acquire('c', 99)).toHaveLength(1);
    expect(second?.moveTo('c')).toBe(false);
    second?.release('prompt');
    expect(acquire('c', 1)).toHaveLength(0);
    expect(acquire('a', 99)).toHaveLength(1);
  });
});

describe('many hosts', () => {
  test('silent hosts leave two thirds of all slots to others, and new hosts leave a sixth to prompt ones', () => {
    const { acquire, train } = createSlots(60, 16);
    const names = (prefix: string) => Array.from({ length: 90 }, (_, n) => `${prefix}${n}`);
    for (const name of names('silent')) train(name, 1, 'silent');
    train('prompt', 16, 'prompt');
    expect(names('silent').flatMap((name) => acquire(name, 1))).toHaveLength(20);
    expect(names('new').flatMap((name) => acquire(name, 1))).toHaveLength(30);
    expect(acquire('prompt', 99)).toHaveLength(10);
  });

  test('the first slots of many accounts come before the second slots of some', () => {
    const { acquire } = createSlots(60, 16);
    const of = (account: number, first: number) =>
      Array.from(
        { length: 10 },
        (_, n) => acquire(`new${first + n}`, 2, `account${account}`).length,
      );
    // Each account has ten slots: two for each of five hosts, and later one for each of ten.
    expect(of(0, 0)).toEqual([2, 2, 2, 2, 2, 0, 0, 0, 0, 0]);
    expect(of(1, 10)).toEqual([2, 2, 2, 2, 2, 0, 0, 0, 0, 0]);
    expect(of(2, 20)).toEqual(Array(10).fill(1));
    expect(of(3, 30)).toEqual(Array(10).fill(1));
    expect(of(4, 40)).toEqual([1, ...Array(9).fill(0)]);
  });

  test('one account has at most a sixth of all slots for hosts that are not prompt', () => {
    const { acquire, train } = createSlots(60, 16);
    const of = (count: number) =>
      Array.from({ length: count }, (_, n) => acquire(`new${n}`, 1, 'account').length);
    expect(of(30).filter(Boolean)).toHaveLength(10);
    train('prompt', 16, 'prompt');
    expect(acquire('prompt', 3, 'account')).toHaveLength(3);
    expect(acquire('another', 1)).toHaveLength(1);
  });
});

test('a slot is reserved once within a claim, and only for that claim', () => {
  const { slots, acquire } = createSlots(60, 16);
  const reserve = slots.reserveFree();
  expect([1, 2, 3].map(() => reserve('a', 'x'))).toEqual([true, true, false]);
  const more = Array.from({ length: 12 }, (_, n) => reserve(`b${n}`, 'x'));
  expect(more.filter(Boolean)).toHaveLength(8);
  expect(slots.reserveFree()('a', 'x')).toBe(true);
  acquire('a', 2);
  expect(slots.reserveFree()('a', 'x')).toBe(false);
});

test('bounds hold in any order of deliveries, and a reserved slot can be acquired', () => {
  const step = fc.record({
    host: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    account: fc.constantFrom('x', 'y'),
    outcome: fc.constantFrom<SlotOutcome>('prompt', 'slow', 'silent', 'unused'),
    releases: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
      const slots = new HostSlots({ total: 12, perHost: 4 });
      const running: { readonly host: string; readonly slot: Slot }[] = [];
      for (const { host, account, outcome, releases } of steps) {
        if (releases) running.shift()?.slot.release(outcome);
        const reserved = slots.reserveFree()(host, account);
        const slot = slots.acquire(host, account);
        expect(slot !== null).toBe(reserved);
        if (slot) running.push({ host, slot });
        expect(running.length).toBeLessThanOrEqual(12);
        expect(running.filter((one) => one.host === host).length).toBeLessThanOrEqual(4);
      }
      for (const { slot } of running) slot.release('prompt');
      expect(slots.acquire('a', 'x')).not.toBeNull();
    }),
  );
});
