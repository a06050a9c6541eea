// What mutants are drawn from: the sources that a server really loads, without words for people.
import { candidatesIn } from './candidates.ts';
import type { TextFile } from '../files.ts';
import { isSource } from '../faults/place.ts';
import type { Mutant } from './mutant.ts';

/** Files of texts, and of how pages look. */
const words = [
  'packages/core/src/messages.ts',
  'packages/payments/src/phrases.ts',
  'packages/server/src/pages/messages/',
  'packages/server/src/pages/icons.ts',
  'packages/server/src/pages/style.ts',
];

/** Whose behavior the specification states, and what serves those who run a server. */
export type Part = 'api' | 'operation';

const api =
  /^packages\/(?:core|models|payments|legacy|unified|v3|snap|webhooks|server\/src\/(?:http|deliveries|directory|rate))\//;

/** The part of the sources that a file is in. */
export const partOf = (file: string): Part => (api.test(file) ? 'api' : 'operation');

/** Whether a file can hold a mutant, if a server loads it. */
export const isMutable = (path: string): boolean =>
  isSource(path) && !path.includes('/generated/') && !words.some((word) => path.startsWith(word));

/** Every mutant of the sources that were loaded. */
export const candidatesOf = (
  sources: readonly TextFile[],
  isLoaded: (path: string) => boolean,
): Mutant[] =>
  sources.filter(({ path }) => isMutable(path) && isLoaded(path)).flatMap(candidatesIn);
