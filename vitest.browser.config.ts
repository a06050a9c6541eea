// Tests in a headless Chromium: `npm run test:browser`. CHROMIUM names another binary.
import { defineConfig } from 'vitest/config';
import { patience } from './tools/testing/patience.ts';

export default defineConfig({
  ssr: { resolve: { conditions: ['@kasir/source'] } },
  test: {
    include: [
      'packages/*/{src,test}/**/*.browser-test.ts',
      'examples/*/src/**/*.browser-test.ts',
      'tools/{bundles,compat,site}/*.browser-test.ts',
    ],
    ...patience,
  },
});
