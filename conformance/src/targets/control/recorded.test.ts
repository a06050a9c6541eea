// Tests that operations of the control interface are recorded where they change something.
import { expect, test } from 'vitest';
import type { Control } from './control.ts';
import { recorded } from './recorded.ts';
import type { ControlAct } from '../wire/surroundings.ts';

test('an operation that changes the target is recorded with its arguments and times, one that only reads is not', async () => {
  const acts: ControlAct[] = [];
  const control: Control = {
    account: async () => ({ id: 'a', key: 'k' }),
    key: async () => 'k',
    clock: {
      advance: async () => {},
      now: async () => 7,
      freeze: (act) => act(),
    },
    waitUntilIdle: async () => {},
  };
  const { account, clock, waitUntilIdle } = recorded(control, (act) => void acts.push(act));
  await account({ name: 'a' });
  await waitUntilIdle?.();
  expect(await clock?.now?.()).toBe(7);
  const during = await clock?.freeze?.(async () => {
    await clock.advance(5);
    return acts.map(({ name, to }) => [name, to === Infinity]);
  });
  expect(during).toEqual([
    ['clock.freeze', true],
    ['clock.advance', false],
  ]);
  expect(acts.map(({ name, args }) => [name, args])).toEqual([
    ['clock.freeze', []],
    ['clock.advance', [5]],
  ]);
  expect(acts.every(({ from, to }) => from <= to && to < Infinity)).toBe(true);
});

test('an operation that fails is recorded, and its error is passed on', async () => {
  const acts: ControlAct[] = [];
  const failing = {
    revoke: async (): Promise<void> => {
      throw new Error('no');
    },
  };
  const { revoke } = recorded(failing, (act) => void acts.push(act));
  await expect(revoke()).rejects.toThrow('no');
  expect(acts).toMatchObject([{ name: 'revoke' }]);
});
