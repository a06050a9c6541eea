// What an operator is: a kind of mistake, and where in a tree it can be made.
import type { Change } from '../mutant.ts';
import type { Node } from '../syntax.ts';

export interface Place {
  readonly node: Node;
  /** The nodes above it, the nearest last. */
  readonly ancestors: readonly Node[];
  /** Every node of the declaration that holds it: other names and values to mistake for its own. */
  readonly declaration: readonly Node[];
  /** The source text of a node. */
  readonly text: (node: Node) => string;
}

export interface Operator {
  readonly name: string;
  /** The mistake, for people. */
  readonly does: string;
  readonly changes: (place: Place) => readonly Change[];
}

/** A node replaced by a text. */
export const instead = ({ start, end }: Node, replacement: string): Change => ({
  start,
  end,
  replacement,
});

/** The name of the method that a call calls, or null. */
export const methodOf = (node: Node): string | null =>
  node.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  !node.callee.computed &&
  node.callee.property.type === 'Identifier'
    ? node.callee.property.name
    : null;

/** The next of several after one, the first after the last; null where there is no other. */
export const nextOf = <T>(all: Iterable<T>, one: T): T | null => {
  const distinct = [...new Set(all)];
  const next = distinct[(distinct.indexOf(one) + 1) % distinct.length];
  return next === undefined || next === one ? null : next;
};
