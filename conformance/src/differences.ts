// Describes the differences between two values so that readers of a report can distinguish them.
import { isDeepStrictEqual } from 'node:util';

const LONGEST = 600;

/** Members of a list that a difference names; the rest are counted. */
const NAMED_MAX = 5;

/** Returns a value as text, cut to a maximum length: a text as it is, everything else as JSON. */
export const toText = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}...` : text;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Escapes every character except printable ASCII and the space as a code point. */
const escapeUnprintable = (text: string): string =>
  text.replaceAll(
    /[^\u0020-\u007e]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );

const isPlain = (value: unknown): boolean =>
  typeof value !== 'string' || /^[\u0021-\u007e]*$/.test(value);

/** A place where two values differ. */
export interface Difference {
  /** Path of the place, e.g. `a.b[0]`; empty for the value itself. */
  readonly path: string;
  /** The expected value there, as text; null if `seen` describes the difference of lists. */
  readonly wanted: string | null;
  readonly seen: string;
}

/** Returns two values as texts; those that could be confused are quoted and escaped. */
const asTexts = (wanted: unknown, seen: unknown): Omit<Difference, 'path'> => {
  const alike = typeof wanted === 'string' && typeof seen === 'string';
  // A number and the same digits as a text look alike without quotes.
  if (!alike && toText(wanted) === toText(seen))
    return { wanted: JSON.stringify(wanted), seen: JSON.stringify(seen) };
  if (!alike || (isPlain(wanted) && isPlain(seen)))
    return { wanted: toText(wanted), seen: toText(seen) };
  return {
    wanted: toText(`"${escapeUnprintable(wanted)}"`),
    seen: toText(`"${escapeUnprintable(seen)}"`),
  };
};

/** Shows two values side by side. */
const sideBySide = (wanted: unknown, seen: unknown): string => {
  const texts = asTexts(wanted, seen);
  return `${texts.wanted} / ${texts.seen}`;
};

type Scalar = string | number | boolean | null;

const isListOfScalars = (value: unknown): value is readonly Scalar[] =>
  Array.isArray(value) && value.every((member) => member === null || typeof member !== 'object');

const named = (members: readonly Scalar[]): string => {
  const first = members.slice(0, NAMED_MAX).map((member) => escapeUnprintable(String(member)));
  const rest = members.length - first.length;
  return first.join(', ') + (rest > 0 ? ` and ${rest} more` : '');
};

/**
 * Returns the members of a list that the other does not have, as often as they are missing there.
 */
const beyond = (list: readonly Scalar[], other: readonly Scalar[]): Scalar[] => {
  const counts = new Map<Scalar, number>();
  for (const member of other) counts.set(member, (counts.get(member) ?? 0) + 1);
  return list.filter((member) => {
    const left = counts.get(member) ?? 0;
    counts.set(member, left - 1);
    return left <= 0;
  });
};

/**
 * Describes how two lists of plain values differ: missing members, surplus members, or the order.
 */
const listDifference = (wanted: readonly Scalar[], seen: readonly Scalar[]): string => {
  const missing = beyond(wanted, seen);
  const surplus = beyond(seen, wanted);
  if (missing.length === 0 && surplus.length === 0) {
    const at = wanted.findIndex((member, index) => member !== seen[index]);
    return `the same ${wanted.length} members in another order, starting at [${at}]: ${sideBySide(wanted[at], seen[at])}`;
  }
  return [
    `expected ${wanted.length} members, got ${seen.length}`,
    ...(missing.length > 0 ? [`missing ${named(missing)}`] : []),
    ...(surplus.length > 0 ? [`surplus ${named(surplus)}`] : []),
  ].join(', ');
};

/** Short lists are shown in full. */
const isLong = (value: unknown): boolean => Array.isArray(value) && value.length > NAMED_MAX;

/**
 * Returns the places where two values differ; none if they are deeply equal. Lists of objects are
 * compared member by member, long lists of plain values by missing and surplus members and by
 * order.
 */
export const findDifferences = (wanted: unknown, seen: unknown, path = ''): Difference[] => {
  if (isDeepStrictEqual(wanted, seen)) return [];
  if (isObject(wanted) && isObject(seen)) {
    const names = new Set([...Object.keys(wanted), ...Object.keys(seen)]);
    return [...names].flatMap((name) =>
      findDifferences(wanted[name], seen[name], path === '' ? name : `${path}.${name}`),
    );
  }
  if (isListOfScalars(wanted) && isListOfScalars(seen) && (isLong(wanted) || isLong(seen)))
    return [{ path, wanted: null, seen: listDifference(wanted, seen) }];
  if (Array.isArray(wanted) && Array.isArray(seen) && wanted.length === seen.length)
    return wanted.flatMap((member, at) => findDifferences(member, seen[at], `${path}[${at}]`));
  return [{ path, ...asTexts(wanted, seen) }];
};

/** Returns a difference in one line, as `path: wanted / seen`. */
export const differenceText = ({ path, wanted, seen }: Difference): string =>
  `${path === '' ? 'the value' : path}: ${wanted === null ? seen : `${wanted} / ${seen}`}`;

/** Returns the differences between two values as texts; empty if they are deeply equal. */
export const differences = (wanted: unknown, seen: unknown): string[] =>
  findDifferences(wanted, seen).map(differenceText);
