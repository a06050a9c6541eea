// Mistakes in groups: a member or property is missing, or fields, arguments or rows are confused.
import type { Change } from '../mutant.ts';
import type { Node } from '../../repository/syntax.ts';
import { instead, methodOf, nextOf, type Operator } from './operator.ts';

/** Removes one of several nodes that commas separate, with its comma. */
const without = (members: readonly (Node | null)[], at: number): Change[] => {
  const [node, next, last] = [members[at], members[at + 1], members[at - 1]];
  if (!node) return [];
  if (next) return [{ start: node.start, end: next.start, replacement: '' }];
  return [{ start: last ? last.end : node.start, end: node.end, replacement: '' }];
};

const isFunction = ({ type }: Node): boolean =>
  type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

/** Returns all pairs of neighbors. */
const pairs = <T>(all: readonly T[]): [T, T][] =>
  all.flatMap((one, at): [T, T][] => all.slice(at + 1, at + 2).map((next) => [one, next]));

const rows: Readonly<Record<string, string>> = { find: 'findLast', findLast: 'find' };

/** Methods that filter, order, cut or change; without them the original list or text remains. */
const choosing: ReadonlySet<string | null> = new Set([
  'filter',
  'toSorted',
  'toReversed',
  'slice',
  'trim',
  'toLowerCase',
  'toUpperCase',
]);

const mathOf: Readonly<Record<string, string>> = {
  'Math.min': 'Math.max',
  'Math.max': 'Math.min',
  'Math.floor': 'Math.ceil',
  'Math.ceil': 'Math.floor',
  'Math.round': 'Math.floor',
};

const fieldsSwapped: Operator['changes'] = ({ node, text }) => {
  if (node.type !== 'ObjectExpression') return [];
  return pairs(node.properties).flatMap(([one, other]) => {
    if (one.type !== 'Property' || other.type !== 'Property') return [];
    if (one.method || other.method || one.kind !== 'init' || other.kind !== 'init') return [];
    if (isFunction(one.value) || isFunction(other.value)) return [];
    const [first, second] = [text(one.value), text(other.value)];
    if (first === second) return [];
    const key = (property: typeof one): string =>
      property.computed ? `[${text(property.key)}]` : text(property.key);
    const replacement = `${key(one)}: ${second}, ${key(other)}: ${first}`;
    return [{ start: one.start, end: other.end, replacement }];
  });
};

const fieldMistaken: Operator['changes'] = ({ node, ancestors, declaration, text }) => {
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier')
    return [];
  const parent = ancestors.at(-1);
  if (parent?.type === 'CallExpression' && parent.callee === node) return [];
  const object = text(node.object);
  const fields = declaration.flatMap((one) =>
    one.type === 'MemberExpression' &&
    !one.computed &&
    one.property.type === 'Identifier' &&
    text(one.object) === object
      ? [one.property.name]
      : [],
  );
  const other = nextOf(fields, node.property.name);
  return other === null ? [] : [instead(node.property, other)];
};

export const members: readonly Operator[] = [
  {
    name: 'member-dropped',
    does: 'a member of a list is missing',
    changes: ({ node }) =>
      node.type === 'ArrayExpression'
        ? node.elements.flatMap((_, at) => without(node.elements, at))
        : [],
  },
  {
    name: 'property-dropped',
    does: 'a property of an object is missing',
    changes: ({ node }) =>
      node.type === 'ObjectExpression'
        ? node.properties.flatMap((_, at) => without(node.properties, at))
        : [],
  },
  {
    name: 'fields-swapped',
    does: 'two neighboring properties have the value of each other',
    changes: fieldsSwapped,
  },
  {
    name: 'field-mistaken',
    does: 'another field of the same object is read',
    changes: fieldMistaken,
  },
  {
    name: 'arguments-swapped',
    does: 'two neighboring arguments stand in the place of each other',
    changes: ({ node, text }) => {
      if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return [];
      return pairs(node.arguments).flatMap(([one, other]) => {
        if ([one, other].some((each) => isFunction(each) || each.type === 'SpreadElement'))
          return [];
        if (text(one) === text(other)) return [];
        const replacement = `${text(other)}, ${text(one)}`;
        return [{ start: one.start, end: other.end, replacement }];
      });
    },
  },
  {
    name: 'row-mistaken',
    does: 'another row of a list is taken',
    changes: ({ node, text }) => {
      if (node.type === 'MemberExpression' && node.computed) {
        const index = node.property;
        const isNumber = index.type === 'Literal' && typeof index.value === 'number';
        return isNumber ? [instead(index, index.value === 0 ? '1' : '0')] : [];
      }
      if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return [];
      const method = methodOf(node) ?? '';
      const [index] = node.arguments;
      if (method === 'at' && index) return [instead(index, text(index) === '0' ? '-1' : '0')];
      const other = Object.hasOwn(rows, method) ? rows[method] : undefined;
      return other === undefined ? [] : [instead(node.callee.property, other)];
    },
  },
  {
    name: 'choice-dropped',
    does: 'rows are not chosen, ordered or cut, a text not trimmed or lowered',
    changes: ({ node, text }) =>
      node.type === 'CallExpression' &&
      node.callee.type === 'MemberExpression' &&
      choosing.has(methodOf(node))
        ? [instead(node, `(${text(node.callee.object)})`)]
        : [],
  },
  {
    name: 'extreme-swapped',
    does: 'the least is the most, rounding goes the other way',
    changes: ({ node, text }) => {
      if (node.type !== 'CallExpression') return [];
      const name = text(node.callee);
      const other = Object.hasOwn(mathOf, name) ? mathOf[name] : undefined;
      return other === undefined ? [] : [instead(node.callee, other)];
    },
  },
];
