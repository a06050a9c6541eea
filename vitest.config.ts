// One test configuration for the whole repository: tests stand beside the code they prove.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['@kasir/source'] } },
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'conformance/src/**/*.test.ts',
      'tools/**/*.test.ts',
      'examples/*/src/**/*.test.ts',
    ],
    pool: 'threads',
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: process.env['KASIR_TEST_REPORT']
      ? ['default', ['json', { outputFile: process.env['KASIR_TEST_REPORT'] }]]
      : ['default'],
  },
});
