// Lists the transitions that a clause is about, with their origin: stated by the specification,
// inferred from it, or chosen by the project.
import { pathToFileURL } from 'node:url';
import type { Machine } from '@kasir/core/resource';
import type { Place } from './places.ts';

const isMachine = (value: unknown): value is Machine =>
  typeof value === 'object' && value !== null && 'transitions' in value && 'states' in value;

const lineOf = ({ name }: Machine, { from, on, to, origin }: Machine['transitions'][number]) =>
  `${origin.padEnd(10)} ${name}: ${from ?? '(none)'} -> ${to} on ${on}`;

/** Returns one line for each transition that names a clause, from the machines among its places. */
export const transitionLines = async (
  root: string,
  id: string,
  places: readonly Place[],
): Promise<string[]> => {
  const files = new Set(
    places.filter(({ path }) => /\bmachine\.ts$/.test(path)).map(({ path }) => path),
  );
  const lines: string[] = [];
  for (const path of files) {
    const module = (await import(pathToFileURL(`${root}/${path}`).href)) as object;
    for (const machine of Object.values(module).filter(isMachine)) {
      const named = machine.transitions.filter(({ clause }) => clause === id);
      lines.push(...named.map((transition) => lineOf(machine, transition)));
    }
  }
  return lines;
};
