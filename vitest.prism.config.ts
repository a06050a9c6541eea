// Tests that need hyperswitch-prism: `npm run test:prism`, which installs it outside of the
// repository.
import { defineConfig } from 'vitest/config';
import { patience } from './tools/testing/patience.ts';

export default defineConfig({
  ssr: { resolve: { conditions: ['@kasir/source'] } },
  test: { include: ['connectors/prism/src/**/*.prism-test.ts'], pool: 'threads', ...patience },
});
