// Reads what happens as it happens, and waits for it.
import { readFeedContract } from '@kasir/control';
import { ok } from '@kasir/core/server';
import { operation } from '../operation.ts';

export const readFeed = operation(readFeedContract, async ({ observation }, { query }) => {
  const { after, wait_ms: ms, limit, ...filter } = query;
  return ok(await observation.wait(filter, limit, { after, ms }));
});
