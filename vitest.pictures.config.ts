// Takes pictures of the dashboard and the hosted pages: `npm run pictures`. CHROMIUM names another
// binary.
import { defineConfig } from 'vitest/config';
import { patience } from './tools/testing/patience.ts';

export default defineConfig({
  ssr: { resolve: { conditions: ['@kasir/source'] } },
  test: { include: ['packages/server/test/pictures/*.pictures.ts'], ...patience },
});
