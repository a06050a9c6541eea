// Puts the mutant that KASIR_MUTANT holds into the sources that tests import.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitest/config';
import { changed, type Mutant } from './mutant.ts';

const mutant = JSON.parse(process.env['KASIR_MUTANT'] ?? 'null') as Mutant | null;
const file = mutant && fileURLToPath(new URL(`../../${mutant.file}`, import.meta.url));

/** Changes the one file as it is read. */
export const mutating: Plugin = {
  name: 'mutant',
  enforce: 'pre',
  transform: (source, id) => (mutant && id === file ? changed(source, mutant) : null),
};

/** What Node.js is started with so that processes of tests read the mutant as well. */
export const nodeOptions = `--import ${new URL('hook.ts', import.meta.url).href}`;
