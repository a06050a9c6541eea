// Every test but the long ones, for the time between two edits: `npm run test:quick`.
import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import { longTests } from './tools/testing/long-tests.ts';
import whole from './vitest.config.ts';

export default mergeConfig(
  whole,
  defineConfig({
    test: { exclude: [...configDefaults.exclude, ...longTests], maxWorkers: '100%' },
  }),
);
