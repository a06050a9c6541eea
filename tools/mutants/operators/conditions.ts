// Mistakes in conditions: reversed, omitted, joined wrongly, off by one at the bound.
import type { Node } from '../../repository/syntax.ts';
import { instead, methodOf, type Operator } from './operator.ts';

/** Returns the condition of a statement or expression, or null. */
const testOf = (node: Node): Node | null => {
  switch (node.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
    case 'WhileStatement':
      return node.test;
    default:
      return null;
  }
};

/** Replaces the operator of a binary expression with the one that it is mistaken for. */
const swapped =
  (pairs: Readonly<Record<string, string>>): Operator['changes'] =>
  ({ node, text }) => {
    if (node.type !== 'BinaryExpression') return [];
    const other = pairs[node.operator];
    return other === undefined
      ? []
      : [instead(node, `((${text(node.left)}) ${other} (${text(node.right)}))`)];
  };

const quantifiers: ReadonlyMap<string | null, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
]);

export const conditions: readonly Operator[] = [
  {
    name: 'condition-negated',
    does: 'a condition is reversed',
    changes: ({ node, text }) => {
      const test = testOf(node);
      return test ? [instead(test, `!(${text(test)})`)] : [];
    },
  },
  {
    name: 'condition-fixed',
    does: 'a condition always or never holds',
    changes: ({ node }) => {
      const test = testOf(node);
      // A loop that never ends would hide all other effects.
      if (!test || node.type === 'WhileStatement') return [];
      return [instead(test, 'true'), instead(test, 'false')];
    },
  },
  {
    name: 'junction-swapped',
    does: 'and is or, or is and',
    changes: ({ node, text }) => {
      if (node.type !== 'LogicalExpression' || node.operator === '??') return [];
      const other = node.operator === '&&' ? '||' : '&&';
      return [instead(node, `((${text(node.left)}) ${other} (${text(node.right)}))`)];
    },
  },
  {
    name: 'operand-dropped',
    does: 'one half of a condition is forgotten',
    changes: ({ node, text }) =>
      node.type === 'LogicalExpression' && node.operator !== '??'
        ? [instead(node, `(${text(node.left)})`), instead(node, `(${text(node.right)})`)]
        : [],
  },
  {
    name: 'fallback-dropped',
    does: 'what stands in for a missing value is forgotten',
    changes: ({ node, text }) =>
      node.type === 'LogicalExpression' && node.operator === '??'
        ? [instead(node, `(${text(node.left)})`)]
        : [],
  },
  {
    name: 'negation-dropped',
    does: 'a not is forgotten',
    changes: ({ node, text }) =>
      node.type === 'UnaryExpression' && node.operator === '!'
        ? [instead(node, `(${text(node.argument)})`)]
        : [],
  },
  {
    name: 'equality-swapped',
    does: 'equal is different',
    changes: swapped({ '===': '!==', '!==': '===' }),
  },
  {
    name: 'bound-moved',
    does: 'a comparison is off by the bound itself',
    changes: swapped({ '<': '<=', '<=': '<', '>': '>=', '>=': '>' }),
  },
  {
    name: 'quantifier-swapped',
    does: 'some is every, every is some',
    changes: ({ node }) => {
      if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return [];
      const other = quantifiers.get(methodOf(node));
      return other === undefined ? [] : [instead(node.callee.property, other)];
    },
  },
];
