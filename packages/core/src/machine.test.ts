// State machines: steps follow declared rows and nothing else.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canStep, isEdge, machine, step, successors, toMermaid } from './machine.ts';

const row = { clause: 'ROW-1', origin: 'stated' } as const;
const door = machine({
  name: 'door',
  states: ['OPEN', 'SHUT', 'LOCKED'],
  transitions: [
    { from: null, on: 'build', to: 'OPEN', ...row },
    { from: 'OPEN', on: 'push', to: 'SHUT', when: 'it is not held', ...row },
    { from: 'OPEN', on: 'push', to: 'OPEN', when: 'it is held', ...row },
    { from: 'SHUT', on: 'turn key', to: 'LOCKED', emits: ['door.locked'], ...row },
    { from: 'LOCKED', on: 'turn key', to: 'SHUT', ...row },
  ],
});

test('a step returns the declared row, or throws when there is none', () => {
  expect(step(door, null, 'build').to).toBe('OPEN');
  expect(step(door, 'SHUT', 'turn key')).toMatchObject({ to: 'LOCKED', emits: ['door.locked'] });
  expect(() => step(door, 'OPEN', 'turn key')).toThrow('door: no transition from OPEN on turn key');
  expect(() => step(door, null, 'push')).toThrow('door: no transition from (none) on push');
});

test('a step goes to the requested state when its trigger leads to several states', () => {
  expect(step(door, 'OPEN', 'push', 'OPEN').to).toBe('OPEN');
  expect(step(door, 'OPEN', 'push', 'SHUT').to).toBe('SHUT');
  expect(() => step(door, 'OPEN', 'push', 'LOCKED')).toThrow('no transition');
});

test('every step is an edge, every edge a step, and staying is always allowed', () => {
  const state = fc.constantFrom(null, ...door.states);
  const on = fc.constantFrom('build', 'push', 'turn key');
  fc.assert(
    fc.property(state, on, fc.constantFrom(...door.states), (from, trigger, to) => {
      const rows = door.transitions.filter((t) => t.from === from);
      expect(canStep(door, from, trigger)).toBe(rows.some((t) => t.on === trigger));
      expect(isEdge(door, from, to)).toBe(from === to || rows.some((t) => t.to === to));
      expect(successors(door, from)).toEqual([...new Set(rows.map((t) => t.to))]);
    }),
  );
});

test('the diagram names every row', () => {
  expect(toMermaid(door).split('\n')).toEqual([
    'stateDiagram-v2',
    '  [*] --> OPEN: build',
    '  OPEN --> SHUT: push (it is not held)',
    '  OPEN --> OPEN: push (it is held)',
    '  SHUT --> LOCKED: turn key',
    '  LOCKED --> SHUT: turn key',
  ]);
});
