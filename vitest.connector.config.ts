// The tests of payments with the channels of test mode asked over HTTP: `npm run test:connector`.
import { defineConfig, mergeConfig } from 'vitest/config';
import whole from './vitest.config.ts';

const { test: { include: _include, ...test } = {}, ...config } = whole;

export default mergeConfig(
  { ...config, test },
  defineConfig({
    test: {
      include: [
        'packages/{payments,unified,v3,legacy,snap}/src/**/*.test.ts',
        'packages/server/test/generations/v3-generations.test.ts',
      ],
      setupFiles: ['tools/testing/seed.ts', 'tools/over-http/setup.ts'],
    },
  }),
);
