// Finds scenarios by words in their names, as given on the command line.
import { scenarios } from './scenarios.ts';

/** Ids of scenario laws are numbered above this, those of random stories below it. */
const WRITTEN = 100;

/** Returns the law id of the scenario at a position in the list. */
export const lawAt = (at: number): string => `story-${WRITTEN + at + 1}`;

/** Returns the law ids of scenarios whose names contain these words, in any case. */
export const scenariosNamed = (words: string): readonly string[] => {
  const wanted = words.trim().toLowerCase();
  return scenarios.flatMap(({ name }, at) =>
    name.toLowerCase().includes(wanted) ? [lawAt(at)] : [],
  );
};
