// The rehearsal of a release on a registry of this machine: `npm run test:release`.
import { defineConfig } from 'vitest/config';
import { patience } from './tools/testing/patience.ts';

export default defineConfig({
  ssr: { resolve: { conditions: ['@kasir/source'] } },
  test: { include: ['tools/packed/*.release-test.ts'], ...patience },
});
