// Mistakes in actions: a step, a guard or an await is missing, nothing is returned.
import type { Node } from '../../repository/syntax.ts';
import { instead, methodOf, type Operator } from './operator.ts';

const leaves: ReadonlySet<string> = new Set([
  'ReturnStatement',
  'ThrowStatement',
  'ContinueStatement',
  'BreakStatement',
]);

/** True for a statement that ends by leaving the enclosing function, loop or case. */
const isExit = (node: Node): boolean =>
  leaves.has(node.type) ||
  (node.type === 'BlockStatement' && leaves.has(node.body.at(-1)?.type ?? ''));

const lists: ReadonlySet<string | null> = new Set([
  'map',
  'flatMap',
  'filter',
  'slice',
  'concat',
  'toSorted',
  'toReversed',
]);

/** Returns the empty replacement of a value; null where the value is already empty. */
const nothingFor = (value: Node): string | null => {
  if (value.type === 'Literal') return null;
  if (value.type === 'Identifier' && value.name === 'undefined') return null;
  if (value.type === 'ArrayExpression') return value.elements.length > 0 ? '[]' : null;
  return lists.has(methodOf(value)) ? '[]' : 'null';
};

export const statements: readonly Operator[] = [
  {
    name: 'statement-removed',
    does: 'a step is missing',
    changes: ({ node, text }) =>
      node.type === 'ExpressionStatement' && !text(node).startsWith('super(')
        ? [instead(node, ';')]
        : [],
  },
  {
    name: 'guard-removed',
    does: 'a case that is to be left to others, or refused, is not',
    changes: ({ node }) =>
      node.type === 'IfStatement' && !node.alternate && isExit(node.consequent)
        ? [instead(node, ';')]
        : [],
  },
  {
    name: 'wait-dropped',
    does: 'what is to be waited for is not',
    changes: ({ node, text }) =>
      node.type === 'AwaitExpression' ? [instead(node, `(${text(node.argument)})`)] : [],
  },
  {
    name: 'return-emptied',
    does: 'nothing is returned, or an empty list',
    changes: ({ node }) => {
      if (node.type === 'ReturnStatement' && node.argument) {
        const nothing = nothingFor(node.argument);
        return nothing === null ? [] : [instead(node.argument, nothing)];
      }
      if (node.type !== 'ArrowFunctionExpression' || node.body.type === 'BlockStatement') return [];
      const nothing = nothingFor(node.body);
      if (nothing === null) return [];
      // The parentheses around an object are not part of the tree.
      return [instead(node.body, nothing)];
    },
  },
  {
    name: 'case-dropped',
    does: 'a case of several is missing',
    changes: ({ node }) =>
      node.type === 'SwitchCase' && node.test && node.consequent.length > 0
        ? [instead(node, '')]
        : [],
  },
];
