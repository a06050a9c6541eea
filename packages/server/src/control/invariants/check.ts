// Checks the books of every account.
import { ok } from '@kasir/core/server';
import { toIsoString } from '@kasir/core';
import { operation } from '../operation.ts';
import { checkInvariantsContract } from '@kasir/control';

export const checkBooks = operation(checkInvariantsContract, async ({ books }, { query }) => {
  const { at, breaches } = await books.check(query.max_age_ms);
  return ok({ ok: breaches.length === 0, breaches: [...breaches], checked_at: toIsoString(at) });
});
