// Alternatives to a value: similar values of its type, or the same content as another type.
import type { Node } from '../schema.ts';

/** Returns another digit or letter of the same kind. */
const nextLetter = (letter: string): string =>
  /[0-8a-yA-Y]/.test(letter)
    ? String.fromCharCode(letter.charCodeAt(0) + 1)
    : ({ '9': '0', z: 'a', Z: 'A' }[letter] ?? letter);

const inOtherCase = (text: string): string =>
  text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase();

/** Returns texts close to a text: longer, in another case, or with one letter or digit changed. */
const similarTexts = (text: string): string[] => [
  `${text}x`,
  inOtherCase(text),
  ...Array.from(
    text,
    (letter, at) => text.slice(0, at) + nextLetter(letter) + text.slice(at + 1),
  ).toReversed(),
];

const rotate = <T>(values: readonly T[], turn: number): readonly T[] => {
  const first = turn % Math.max(1, values.length);
  return [...values.slice(first), ...values.slice(0, first)];
};

/** Returns other values of the same type; `turn` decides which comes first. */
export const alternativeValues = (
  value: unknown,
  node: Node | undefined,
  turn: number,
): readonly unknown[] => {
  if (node && node.values.length > 1) return node.values.filter((one) => one !== value);
  switch (typeof value) {
    case 'number':
      return rotate([value - 1, value + 1], turn);
    case 'boolean':
      return [!value];
    case 'string':
      return rotate(similarTexts(value), turn);
    default:
      return [];
  }
};

/** Returns the same content as another type; undefined when there is none. */
export const toOtherType = (value: unknown): unknown => {
  if (Array.isArray(value))
    return value.length > 0 ? Object.fromEntries(value.entries()) : undefined;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return undefined;
  return /^[1-9]\d{0,14}$/.test(value) ? Number(value) : [value];
};
