// Lists the state machine of every resource.
import { controlContracts, type MachineView } from '@kasir/control';
import type { Machine } from '@kasir/core/resource';
import { ok } from '@kasir/core/server';
import * as models from '@kasir/models';
import { operation } from '../operation.ts';

const isMachine = (exported: unknown): exported is Machine =>
  typeof exported === 'object' && exported !== null && 'transitions' in exported;

/** Every machine that the models export. */
export const machines: readonly Machine[] = Object.values<unknown>(models)
  .filter(isMachine)
  .toSorted((a, b) => a.name.localeCompare(b.name));

const viewMachine = ({ name, states, transitions }: Machine): MachineView => ({
  name,
  initial: [...new Set(transitions.filter(({ from }) => from === null).map(({ to }) => to))],
  states: states.map((state) => ({
    name: state,
    final: !transitions.some(({ from, to }) => from === state && to !== state),
  })),
  transitions: transitions.map(({ from, to, on, when, clause, emits, alsoEmits }) => ({
    from,
    to,
    on,
    when: when ?? null,
    clauses: [clause],
    emits: [...(emits ?? [])],
    also_emits: [...(alsoEmits ?? [])],
  })),
});

export const listMachines = operation(controlContracts.machines.list, async () =>
  ok({ data: machines.map(viewMachine) }),
);
