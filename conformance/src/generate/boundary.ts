// The edges of what a field accepts: bounds, lengths, types and choices, each with what must happen
// there.
import type { Field, Node } from './schema.ts';
import { wide } from './text.ts';

/** A value at an edge and whether it is accepted. */
export interface Edge {
  readonly value: unknown;
  readonly accepted: boolean;
  /** What is special about it, in words. */
  readonly why: string;
}

/** Bounds of a number: directly below and at the smallest, at and directly above the largest. */
export const numberEdges = ({ type, min, max, aboveMin, integer }: Node): Edge[] => {
  if (type !== 'number') return [];
  const step = integer ? 1 : 0.01;
  const low: Edge[] =
    min === null
      ? []
      : aboveMin
        ? [
            { value: min, accepted: false, why: `not above ${min}` },
            { value: min - 1, accepted: false, why: `below ${min}` },
          ]
        : [
            { value: min - step, accepted: false, why: `below ${min}` },
            { value: min, accepted: true, why: `the smallest, ${min}` },
          ];
  const high: Edge[] =
    max === null
      ? []
      : [
          { value: max, accepted: true, why: `the largest, ${max}` },
          { value: max + step, accepted: false, why: `above ${max}` },
        ];
  return [...low, ...high];
};

const prefixed = (node: Node, length: number): string | null => {
  if (node.format === 'uri') return `https://example.com/${'a'.repeat(length - 20)}`;
  return node.format === null && node.pattern === null ? 'x'.repeat(length) : null;
};

/** Lengths of a text: at and directly above the largest, the largest also in wide characters. */
export const lengthEdges = (node: Node): Edge[] => {
  if (node.type !== 'string' || node.max === null) return [];
  const { max } = node;
  const [longest, longer] = [prefixed(node, max), prefixed(node, max + 1)];
  if (longest === null || longer === null) return [];
  const narrow: Edge[] = [
    { value: longest, accepted: true, why: `${max} characters` },
    { value: longer, accepted: false, why: `${max + 1} characters` },
  ];
  return node.format === null
    ? [
        ...narrow,
        { value: wide(max), accepted: true, why: `${max} characters outside the basic plane` },
        { value: wide(max + 1), accepted: false, why: `${max + 1} of them` },
      ]
    : narrow;
};

/** Values of another type that must not be taken for the right one (no coercion in JSON). */
export const wrongTypes = ({ type, values }: Node): readonly unknown[] => {
  switch (type) {
    case 'number':
      return ['1500', true, [1_500], { value: 1_500 }];
    case 'string':
      return [5, true, ['text'], { text: 'text' }];
    case 'boolean':
      return ['true', 1, [true]];
    case 'enum':
    case 'literal':
      return [5, true, [values[0]]];
    case 'object':
    case 'union':
    case 'record':
      return ['text', 5, true, []];
    case 'array':
      return ['text', 5, true, {}];
    default:
      return [];
  }
};

/** Texts that only resemble a choice: another word, other case, padded, empty. */
export const wrongChoices = ({ type, values }: Node): readonly string[] => {
  const first = values.find((value): value is string => typeof value === 'string');
  if ((type !== 'enum' && type !== 'literal') || first === undefined) return [];
  return ['CFM_UNKNOWN', first.toLowerCase(), ` ${first}`, `${first} `, ''].filter(
    (word) => !values.includes(word),
  );
};

/** Whether null, nothing or an empty value must be refused in a field. */
export const isRequired = ({ node }: Field): boolean => !node.optional && !node.nullable;
