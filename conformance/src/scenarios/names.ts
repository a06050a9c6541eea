// Finds scenarios by words in their names, as given on the command line.
import { scenarios } from './scenarios.ts';

/** Returns the law ids of scenarios whose names contain these words, in any case. */
export const scenariosNamed = (words: string): readonly string[] => {
  const wanted = words.trim().toLowerCase();
  return scenarios.flatMap(({ id, name }) => (name.toLowerCase().includes(wanted) ? [id] : []));
};
