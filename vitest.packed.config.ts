// Tests of the packages as users install them, from a registry: `npm run test:packed`.
import { defineConfig } from 'vitest/config';
import { patience } from './tools/testing/patience.ts';

export default defineConfig({
  test: { include: ['tools/packed/*.packed-test.ts'], ...patience },
});
