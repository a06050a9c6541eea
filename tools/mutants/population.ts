// Selects the sources that mutants are drawn from: those that a server really loads, without texts
// for people.
import { candidatesIn } from './candidates.ts';
import type { TextFile } from '../repository/files.ts';
import { isSource } from '../faults/place.ts';
import type { Mutant } from './mutant.ts';

/** Files of texts and of page styles. */
const words = [
  'packages/core/src/messages.ts',
  'packages/payments/src/phrases.ts',
  'packages/server/src/pages/messages/',
  'packages/server/src/pages/icons.ts',
  'packages/server/src/pages/style.ts',
];

/**
 * `api`: behavior that the specification states; `operation`: features for people who run a server.
 */
export type Part = 'api' | 'operation';

const api =
  /^packages\/(?:core|models|payments|legacy|unified|v3|snap|webhooks|deliveries|server\/src\/(?:http|deliveries|directory|rate))\//;

/** Returns the part of the sources that a file belongs to. */
export const partOf = (file: string): Part => (api.test(file) ? 'api' : 'operation');

/** True for a file that can hold a mutant, if a server loads it. */
export const isMutable = (path: string): boolean =>
  isSource(path) && !path.includes('/generated/') && !words.some((word) => path.startsWith(word));

/** Returns every mutant of the sources that were loaded. */
export const candidatesOf = (
  sources: readonly TextFile[],
  isLoaded: (path: string) => boolean,
): Mutant[] =>
  sources.filter(({ path }) => isMutable(path) && isLoaded(path)).flatMap(candidatesIn);
