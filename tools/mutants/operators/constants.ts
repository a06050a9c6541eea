// Mistakes in values: numbers off by one or in the wrong unit, wrong names, wrong patterns.
import type { Node } from '../../repository/syntax.ts';
import { instead, methodOf, nextOf, type Operator, type Place } from './operator.ts';

/** From this value on, a round number probably has a unit, such as milliseconds. */
const UNIT_MIN = 60;

const isString = (node: Node): boolean => node.type === 'Literal' && typeof node.value === 'string';

/** True for a text for people, which is not behavior. */
const isProse = (text: string): boolean => /\s/.test(text.trim());

/** True for a literal that names a property instead of being a value. */
const isKey = ({ node, ancestors }: Place): boolean => {
  const parent = ancestors.at(-1);
  return parent?.type === 'Property' && parent.key === node;
};

/** True for a literal that selects a row of a list; `row-mistaken` changes those. */
const isIndex = ({ node, ancestors }: Place): boolean => {
  const parent = ancestors.at(-1);
  return (
    (parent?.type === 'MemberExpression' && parent.property === node) ||
    (parent !== undefined && methodOf(parent) === 'at')
  );
};

/** Returns the number of a literal, with the suffix of its type. */
const numberOf = (place: Place): { value: number; suffix: string } | null => {
  const { node } = place;
  if (node.type !== 'Literal' || isKey(place) || isIndex(place)) return null;
  if (typeof node.value === 'number') return { value: node.value, suffix: '' };
  if (typeof node.value === 'bigint') return { value: Number(node.value), suffix: 'n' };
  return null;
};

const arithmetic: Readonly<Record<string, string>> = {
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
};

const isText = (node: Node): boolean => isString(node) || node.type === 'TemplateLiteral';

export const constants: readonly Operator[] = [
  {
    name: 'number-by-one',
    does: 'a number is one more or one less',
    changes: (place) => {
      const number = numberOf(place);
      if (!number) return [];
      const raw = place.text(place.node);
      return ['+', '-'].map((sign) => instead(place.node, `(${raw} ${sign} 1${number.suffix})`));
    },
  },
  {
    name: 'unit-mistaken',
    does: 'a round number is of another unit',
    changes: (place) => {
      const number = numberOf(place);
      if (!number || number.value < UNIT_MIN || number.value % 10 !== 0) return [];
      const raw = place.text(place.node);
      return ['* 60', '* 1000'].map((factor) =>
        instead(place.node, `(${raw} ${factor}${number.suffix})`),
      );
    },
  },
  {
    name: 'factor-dropped',
    does: 'a factor or divisor is forgotten',
    changes: ({ node, text }) =>
      node.type === 'BinaryExpression' && ['*', '/', '%'].includes(node.operator)
        ? [instead(node, `(${text(node.left)})`)]
        : [],
  },
  {
    name: 'arithmetic-swapped',
    does: 'a sum is a difference, a product a quotient',
    changes: ({ node, text }) => {
      if (node.type !== 'BinaryExpression') return [];
      const other = arithmetic[node.operator];
      if (other === undefined || isText(node.left) || isText(node.right)) return [];
      return [instead(node, `((${text(node.left)}) ${other} (${text(node.right)}))`)];
    },
  },
  {
    name: 'boolean-swapped',
    does: 'true is false',
    changes: ({ node }) =>
      node.type === 'Literal' && typeof node.value === 'boolean'
        ? [instead(node, String(!node.value))]
        : [],
  },
  {
    name: 'string-mistaken',
    does: 'a name is another one of the same declaration, or empty',
    changes: (place) => {
      const { node, declaration, text } = place;
      if (!isString(node) || isKey(place) || isProse(text(node))) return [];
      const names = declaration.filter(isString).map(text);
      const other = nextOf(
        names.filter((name) => !isProse(name)),
        text(node),
      );
      return [instead(node, other ?? (text(node).length > 2 ? "''" : "'x'"))];
    },
  },
  {
    name: 'template-part-dropped',
    does: 'a part of a composed text is forgotten',
    changes: ({ node, text }) => {
      if (node.type !== 'TemplateLiteral' || isProse(node.quasis.map(text).join(''))) return [];
      return node.expressions.map((part) => instead(part, "''"));
    },
  },
  {
    name: 'pattern-opened',
    does: 'a pattern no longer asks for the beginning or the end, or heeds the case',
    changes: ({ node }) => {
      if (node.type !== 'Literal' || !('regex' in node)) return [];
      const { pattern, flags } = node.regex;
      return [
        pattern.startsWith('^') && pattern.length > 1 && `/${pattern.slice(1)}/${flags}`,
        /[^\\]\$$/.test(pattern) && `/${pattern.slice(0, -1)}/${flags}`,
        flags.includes('i') && `/${pattern}/${flags.replace('i', '')}`,
      ]
        .filter((other) => other !== false)
        .map((other) => instead(node, other));
    },
  },
];
