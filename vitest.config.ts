// One test configuration for the whole repository: tests stand beside the code they prove, tests of
// the whole server in packages/server/test.
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { patience, seed, thorough } from './tools/testing/patience.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Factor on the number of cases that a run tries. */
    thorough: number;
    /** Selects the random cases of a run. */
    seed: number;
  }
}

export default defineConfig({
  ssr: { resolve: { conditions: ['@kasir/source'] } },
  test: {
    include: [
      'packages/*/{src,test}/**/*.test.ts',
      'clients/*/src/**/*.test.ts',
      'connectors/*/src/**/*.test.ts',
      'conformance/{src,test}/**/*.test.ts',
      'tools/**/*.test.ts',
      'examples/*/src/**/*.test.ts',
    ],
    pool: 'threads',
    isolate: false,
    // Many tests wait for processes that they started, while another file can run.
    maxWorkers: '100%',
    // Files share modules, so each must leave them as it found them. Another order of files shows
    // violations: `KASIR_TEST_SEED=N npm test` selects an order, and other random cases.
    sequence: { seed, shuffle: { files: true, tests: false } },
    globalSetup: ['packages/server/src/store/postgres/testing/one-server.ts'],
    setupFiles: ['tools/testing/seed.ts', 'tools/testing/setup.ts'],
    unstubGlobals: true,
    restoreMocks: true,
    // Processes that tests start reuse the code that earlier ones have compiled.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/compiled') },
    ...patience,
    provide: { thorough, seed },
    reporters: process.env['KASIR_TEST_REPORT']
      ? ['default', ['json', { outputFile: process.env['KASIR_TEST_REPORT'] }]]
      : ['default'],
  },
});
