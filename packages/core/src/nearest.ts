// Finds the known name that a mistyped name probably means.
import { closestMatch } from 'leven';

/** The shortest name that can be matched as a beginning or end of another. */
const PART_MIN = 3;

/** The longest text that can be a mistyped name. */
const LENGTH_MAX = 100;

const sorted = (name: string): string => Array.from(name).toSorted().join('');

/** Returns the known name closest to a mistyped one, or undefined when none is close. */
export const nearestName = (given: string, known: readonly string[]): string | undefined => {
  // The cost grows with the lengths of both names, and nobody mistypes a name as a long text.
  if (given.length > LENGTH_MAX) return undefined;
  const isPart = (name: string): boolean =>
    name.length >= PART_MIN &&
    given.length >= PART_MIN &&
    (name.startsWith(given) || given.endsWith(name) || given.startsWith(name));
  // A quarter of its characters may be wrong: beyond that, every match is arbitrary.
  return (
    closestMatch(given, known.filter(isPart)) ??
    // Transposed letters are one mistake, however many of them differ.
    known.find((name) => name.length === given.length && sorted(name) === sorted(given)) ??
    closestMatch(given, known, { maxDistance: Math.max(1, Math.floor(given.length / 4)) })
  );
};

/** Returns the suggestion for a refused name, with a leading space; empty when none is close. */
export const didYouMean = (given: string, known: readonly string[]): string => {
  const nearest = nearestName(given, known);
  return nearest === undefined ? '' : ` Did you mean ${nearest}?`;
};
