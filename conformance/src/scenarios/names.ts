// Scenarios by the words in their names, as they stand on the command line.
import { scenarios } from './scenarios.ts';

/** Laws of scenarios are called after this number, those of random stories before it. */
const WRITTEN = 100;

/** The law of the scenario at a place of the list. */
export const lawAt = (at: number): string => `story-${WRITTEN + at + 1}`;

/** The laws of scenarios whose names have these words in them, in any letters. */
export const scenariosNamed = (words: string): readonly string[] => {
  const wanted = words.trim().toLowerCase();
  return scenarios.flatMap(({ name }, at) =>
    name.toLowerCase().includes(wanted) ? [lawAt(at)] : [],
  );
};
