// Tests that need a redis-server: `npm run test:redis`.
import { defineConfig } from 'vitest/config';
import { patience } from './tools/testing/patience.ts';

export default defineConfig({
  ssr: { resolve: { conditions: ['@kasir/source'] } },
  test: { include: ['packages/*/src/**/*.redis-test.ts'], ...patience },
});
