// The tests of `npm run test:quick` with the mutant that KASIR_MUTANT holds in the sources.
import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vitest/config';
import quick from '../../vitest.quick.config.ts';
import { changed, type Mutant } from './mutant.ts';

const mutant = JSON.parse(process.env['KASIR_MUTANT'] ?? 'null') as Mutant | null;
const hook = new URL('hook.ts', import.meta.url).href;
const file = mutant && fileURLToPath(new URL(`../../${mutant.file}`, import.meta.url));

export default mergeConfig(
  quick,
  defineConfig({
    plugins: [
      {
        name: 'mutant',
        enforce: 'pre',
        transform: (source, id) => (mutant && id === file ? changed(source, mutant) : null),
      },
    ],
    // Processes that tests start read the mutant as well.
    test: { env: { NODE_OPTIONS: `--import ${hook}` } },
  }),
);
