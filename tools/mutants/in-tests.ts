// Applies the mutant in KASIR_MUTANT to the sources that tests import.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitest/config';
import { changed, type Mutant } from './mutant.ts';

const mutant = JSON.parse(process.env['KASIR_MUTANT'] ?? 'null') as Mutant | null;
const file = mutant && fileURLToPath(new URL(`../../${mutant.file}`, import.meta.url));

/** Changes the one file as it is loaded. */
export const mutating: Plugin = {
  name: 'mutant',
  enforce: 'pre',
  transform: (source, id) => (mutant && id === file ? changed(source, mutant) : null),
};

/** Options of Node.js with which processes that tests start apply the mutant as well. */
export const nodeOptions = `--import ${new URL('hook.ts', import.meta.url).href}`;
