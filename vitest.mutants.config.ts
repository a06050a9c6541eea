// The tests of `npm run test:quick` on a mutant, for `npm run mutants -- --tests`.
import { defineConfig, mergeConfig } from 'vitest/config';
import { mutating, nodeOptions } from './tools/mutants/in-tests.ts';
import quick from './vitest.quick.config.ts';

export default mergeConfig(
  quick,
  defineConfig({
    plugins: [mutating],
    // A cached module could contain the mutant of an earlier run.
    test: { env: { NODE_OPTIONS: nodeOptions }, fsModuleCache: false },
  }),
);
