// Reads the clauses of the specification, as they ship with this package.
import type { EndpointSpec } from '@kasir/core';
import { existsSync, readFileSync } from 'node:fs';

export interface Clause {
  readonly text: string;
  /**
   * False for conflicts, for unspecified behavior, and for clauses that cannot be observed or
   * oblige only a client: no target can be held to these.
   */
  readonly obliges: boolean;
}

/** The file is next to the code in an installed package, and in spec/ in the repository. */
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

/** Returns the clauses by id. Throws when the package is incomplete. */
export const clauses = (): ReadonlyMap<string, Clause> => (ledger ??= read());

/**
 * Returns the ids of the named clauses; a name that ends in `*` stands for all ids with this
 * prefix.
 */
export const clausesNamed = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) =>
    name.endsWith('*')
      ? [...clauses().keys()].filter((id) => id.startsWith(name.slice(0, -1)))
      : [name],
  );

/** Returns the ids of the clauses in the groups of a contract. */
export const clausesOf = ({ clauseGroups = [] }: EndpointSpec): readonly string[] =>
  clausesNamed(clauseGroups.map((group) => group.replace(/\*?$/, '*')));

/** Returns the ids of the clauses that a text names. */
export const clausesIn = (text: string): readonly string[] => [
  ...new Set(
    (text.match(/\b[A-Z][A-Z0-9]+(?:-[\w.]*\w)+/g) ?? []).filter((id) => clauses().has(id)),
  ),
];

/**
 * The two sets of requirements for a target: what the specification states, or everything that the
 * contracts of this package declare.
 */
export const demands = ['stated', 'declared'] as const;
export type Demand = (typeof demands)[number];

/** Returns whether a target can be held to a clause. */
export const obliges = (id: string): boolean => clauses().get(id)?.obliges ?? false;
