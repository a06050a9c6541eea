// Which known name a mistaken one is probably meant to be.
import { closestMatch } from 'leven';

/** A name of so many characters may be the beginning or the end of the one that is meant. */
const PART_MIN = 3;

/** The longest text that is taken for a mistyped name. */
const LENGTH_MAX = 100;

const sorted = (name: string): string => Array.from(name).toSorted().join('');

/** The known name that a mistaken one is near to, or undefined when none is. */
export const nearestName = (given: string, known: readonly string[]): string | undefined => {
  // Comparing takes as many steps as both have characters, and nobody mistypes a name as a text.
  if (given.length > LENGTH_MAX) return undefined;
  const isPart = (name: string): boolean =>
    name.length >= PART_MIN &&
    given.length >= PART_MIN &&
    (name.startsWith(given) || given.endsWith(name) || given.startsWith(name));
  // A quarter of its characters may be wrong: beyond that, any name is as good as the next.
  return (
    closestMatch(given, known.filter(isPart)) ??
    // Letters that changed places are one slip, however many of them differ.
    known.find((name) => name.length === given.length && sorted(name) === sorted(given)) ??
    closestMatch(given, known, { maxDistance: Math.max(1, Math.floor(given.length / 4)) })
  );
};

/** The question behind a refusal of a name, with a space before it; empty when none is near. */
export const didYouMean = (given: string, known: readonly string[]): string => {
  const nearest = nearestName(given, known);
  return nearest === undefined ? '' : ` Did you mean ${nearest}?`;
};
