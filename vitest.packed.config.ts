// Tests of the packages as users install them, from a registry: `npm run test:packed`.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['tools/packed/*.packed-test.ts'], testTimeout: 300_000, hookTimeout: 600_000 },
});
