// Writes the catalog of states: every machine as a diagram, with its transitions and their clauses.
import { toMermaid, type Machine } from '@kasir/core/resource';
import { registry } from '@kasir/conformance';
import { code, codes, fenced, page, prose, table, type GeneratedFile } from './markdown.ts';
import type { ClauseTexts } from './laws.ts';

const origins: Readonly<Record<Machine['transitions'][number]['origin'], string>> = {
  stated: 'stated',
  inferred: 'follows',
  chosen: 'chosen',
};

/**
 * Returns the diagram of a machine. Triggers between the same two states share an arrow, and
 * conditions are only in the table: labels as long as a sentence make a diagram unreadable.
 */
const diagram = (machine: Machine): string => {
  const byEnds = Map.groupBy(machine.transitions, ({ from, to }) => `${from} ${to}`);
  return toMermaid({
    ...machine,
    transitions: [...byEnds.values()].flatMap((same) => {
      const [first] = same;
      if (!first) return [];
      const { when: _, ...way } = first;
      return [{ ...way, on: [...new Set(same.map(({ on }) => on))].join(', ') }];
    }),
  });
};

const section = (machine: Machine, texts: ClauseTexts): string => {
  const clauses = [...new Set(machine.transitions.map(({ clause }) => clause))];
  return [
    `## ${machine.name}`,
    fenced('mermaid', diagram(machine)),
    table(
      ['From', 'Trigger', 'To', 'When', 'Sends', 'Clause'],
      machine.transitions.map(
        ({ from, on, to, when, emits = [], alsoEmits = [], clause, origin }) => [
          code(from),
          code(on),
          code(to),
          when === undefined ? '-' : prose(when),
          codes([...emits, ...alsoEmits]),
          `${code(clause)} ${origins[origin]}`,
        ],
      ),
    ),
    clauses.map((id) => `- ${code(id)}: ${prose(texts.get(id) ?? '')}`).join('\n'),
  ].join('\n\n');
};

/** Returns the page of states. */
export const stateCatalogue = (texts: ClauseTexts): GeneratedFile => {
  const machines = [...registry.machines.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return page('docs/reference/states.md', 'States', [
    `The life of every resource, as it is seen on the wire: ${machines.length} machines. A transition is stated by the specification, follows from it, or was chosen where the specification leaves it open. "Sends" names the [events](events.md) of a transition, those of its payment included. The same machines are data in the control API (\`GET {control}/machines\`), and the dashboard draws them.`,
    machines.map(({ name }) => `[${name}](#${name})`).join(' · '),
    ...machines.map((machine) => section(machine, texts)),
  ]);
};
