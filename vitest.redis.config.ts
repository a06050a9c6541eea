// Tests that need a redis-server: `npm run test:redis`.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['@kasir/source'] } },
  test: { include: ['packages/*/src/**/*.redis-test.ts'], hookTimeout: 30_000 },
});
