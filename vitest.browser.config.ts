// Tests in a headless Chromium: `npm run test:browser`. CHROMIUM names a binary of another name.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['@kasir/source'] } },
  test: {
    include: [
      'packages/*/src/**/*.browser-test.ts',
      'examples/*/src/**/*.browser-test.ts',
      'tools/{bundles,compat,site}/*.browser-test.ts',
    ],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
