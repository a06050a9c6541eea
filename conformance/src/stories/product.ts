// A product: the part of the API that a group of stories is about.
import type { Command } from '../model/command.ts';
import type { Kind } from '../model/model.ts';
import type { Scenario } from './scenario.ts';

export interface Product {
  /** The id of the law of its random stories. */
  readonly id: string;
  readonly name: string;
  /**
   * Clauses that hold when no story diverges, besides those of its fields, lists and events; a name
   * that ends in `*` stands for all clauses with this prefix.
   */
  readonly clauses: readonly string[];
  /** Endpoints without which no story is possible. */
  readonly needs: readonly string[];
  readonly commands: readonly Command[];
  readonly kinds: readonly Kind[];
  readonly currencies: readonly string[];
  /** Its stories that were written by hand. */
  readonly scenarios: readonly Scenario[];
}

/** Returns every endpoint that a story of a product may call. */
export const endpointsOf = ({ commands, kinds }: Product): readonly string[] => [
  ...new Set([
    ...commands.map(({ endpoint }) => endpoint),
    ...kinds.flatMap(({ views, lists = [] }) =>
      [...views, ...lists].map(({ endpoint }) => endpoint),
    ),
    'transactions.list',
    'balance.get',
    'reports.create',
    'reports.get',
  ]),
];

/** Returns the command of a product with a name; undefined when it has none. */
export const findCommand = ({ commands }: Product, name: string): Command | undefined =>
  commands.find((command) => command.name === name);
