// Defines operators: a kind of mistake, and the places in a syntax tree where it can be made.
import type { Change } from '../mutant.ts';
import type { Node } from '../../repository/syntax.ts';

export interface Place {
  readonly node: Node;
  /** The nodes above it, the nearest last. */
  readonly ancestors: readonly Node[];
  /** Every node of the declaration that contains it: other names and values to confuse it with. */
  readonly declaration: readonly Node[];
  /** Returns the source text of a node. */
  readonly text: (node: Node) => string;
}

export interface Operator {
  readonly name: string;
  /** The mistake in words, for people. */
  readonly does: string;
  readonly changes: (place: Place) => readonly Change[];
}

/** Returns the change that replaces a node with a text. */
export const instead = ({ start, end }: Node, replacement: string): Change => ({
  start,
  end,
  replacement,
});

/** Returns the name of the method that a call calls, or null. */
export const methodOf = (node: Node): string | null =>
  node.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  !node.callee.computed &&
  node.callee.property.type === 'Identifier'
    ? node.callee.property.name
    : null;

/**
 * Returns the item after a given one, or the first after the last; null where there is no other.
 */
export const nextOf = <T>(all: Iterable<T>, one: T): T | null => {
  const distinct = [...new Set(all)];
  const next = distinct[(distinct.indexOf(one) + 1) % distinct.length];
  return next === undefined || next === one ? null : next;
};
