// Applies the mutants of the process to the sources that tests import.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitest/config';
import { changed, ownMutants } from './mutant.ts';

const mutants = new Map(
  ownMutants().map((mutant) => [
    fileURLToPath(new URL(`../../${mutant.file}`, import.meta.url)),
    mutant,
  ]),
);

/** Changes the mutants' files as they are loaded. */
export const mutating: Plugin = {
  name: 'mutant',
  enforce: 'pre',
  transform: (source, id) => {
    const mutant = mutants.get(id);
    return mutant ? changed(source, mutant) : null;
  },
};

/** Options of Node.js with which processes that tests start apply the mutants as well. */
export const nodeOptions = `--import ${new URL('hook.ts', import.meta.url).href}`;
