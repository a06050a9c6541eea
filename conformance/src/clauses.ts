// The clauses of the specification, as they ship with this package.
import { existsSync, readFileSync } from 'node:fs';

export interface Clause {
  readonly text: string;
  /**
   * Whether a target can be held to it: conflicts and silences oblige nobody, nor does what a
   * client does.
   */
  readonly obliges: boolean;
}

/** Next to the code in an installed package, in spec/ in the repository. */
const places = ['../clauses.tsv', '../../spec/clauses.tsv'];

const read = (): ReadonlyMap<string, Clause> => {
  const file = places
    .map((place) => new URL(place, import.meta.url))
    .find((url) => existsSync(url));
  if (!file) throw new Error('clauses.tsv is missing in this package: install it again.');
  const [head = '', ...rows] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const columns = head.split('\t');
  return new Map(
    rows.map((row) => {
      const cells = row.split('\t');
      const at = (name: string): string => cells[columns.indexOf(name)] ?? '';
      const isOpen = ['conflict', 'unspecified'].includes(at('kind'));
      const isSeen = !/^(?:DECIDE|client-only|not observable)/.test(at('observable'));
      return [at('id'), { text: at('obligation'), obliges: !isOpen && isSeen }];
    }),
  );
};

let ledger: ReadonlyMap<string, Clause> | undefined;

/** Clause id -> clause. Throws when the package is incomplete. */
export const clauses = (): ReadonlyMap<string, Clause> => (ledger ??= read());

/** The clauses that a text names. */
export const clausesIn = (text: string): readonly string[] => [
  ...new Set(
    (text.match(/\b[A-Z][A-Z0-9]+(?:-[\w.]*\w)+/g) ?? []).filter((id) => clauses().has(id)),
  ),
];

/**
 * What a target is held to: what the specification states, or all that the contracts of this
 * package declare.
 */
export const demands = ['stated', 'declared'] as const;
export type Demand = (typeof demands)[number];

/** Whether a target can be held to a clause. */
export const obliges = (id: string): boolean => clauses().get(id)?.obliges ?? false;
