// The edges of what a field accepts: bounds, lengths, types and choices, each with the expected
// result.
import type { Node } from '../schema.ts';
import { wide } from './text.ts';

/** A value at an edge, and whether it is accepted. */
export interface Edge {
  readonly value: unknown;
  readonly accepted: boolean;
  /** The special property of the value, in words. */
  readonly why: string;
}

/**
 * Returns the bounds of a number: just below and at the smallest, at and just above the largest.
 */
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

type Shape = (length: number) => string;

/**
 * Makers of texts of a given length that some field accepts: any text, an e-mail address, a
 * telephone number.
 */
const shapes: readonly Shape[] = [
  (length) => 'x'.repeat(length),
  (length) => `${'a'.repeat(Math.max(1, length - 12))}@example.com`,
  (length) => `+${'1'.repeat(length - 1)}`,
];

const shapeOf = ({ format, pattern }: Node): Shape | null => {
  if (format === 'uri') return (length) => `https://example.com/${'a'.repeat(length - 20)}`;
  if (format !== null) return null;
  return pattern ? (shapes.find((shape) => pattern.test(shape(13))) ?? null) : (shapes[0] ?? null);
};

/**
 * Returns texts with the maximum length and one more, also in characters outside the basic plane.
 * If the pattern does not allow the maximum, only the length above it.
 */
export const lengthEdges = (node: Node): Edge[] => {
  const { type, max, format, pattern } = node;
  const shape = shapeOf(node);
  if (type !== 'string' || max === null || !shape) return [];
  const [longest, longer] = [shape(max), shape(max + 1)];
  const above: Edge = { value: longer, accepted: false, why: `${max + 1} characters` };
  if (pattern && !pattern.test(longest)) return [above];
  const narrow: Edge[] = [{ value: longest, accepted: true, why: `${max} characters` }, above];
  return format === null && !pattern
    ? [
        ...narrow,
        { value: wide(max), accepted: true, why: `${max} characters outside the basic plane` },
        { value: wide(max + 1), accepted: false, why: `${max + 1} of them` },
      ]
    : narrow;
};

/** Returns the empty text where a field needs at least one character. */
export const emptyEdges = ({ type, min }: Node): Edge[] =>
  type === 'string' && min === 1 ? [{ value: '', accepted: false, why: 'no character' }] : [];

/** Returns values of other types that must not be accepted (no coercion in JSON). */
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

/** Returns texts that only resemble a choice: another word, other case, padded, empty. */
export const wrongChoices = ({ type, values }: Node): readonly string[] => {
  const first = values.find((value): value is string => typeof value === 'string');
  if ((type !== 'enum' && type !== 'literal') || first === undefined) return [];
  return ['CFM_UNKNOWN', first.toLowerCase(), ` ${first}`, `${first} `, ''].filter(
    (word) => !values.includes(word),
  );
};

/** Returns whether a field rejects null, an empty value and being omitted. */
export const isRequired = ({ optional, nullable }: Node): boolean => !optional && !nullable;
