// Checks the books of every account.
import { ok } from '@kasir/core/server';
import { toIsoString } from '@kasir/core';
import { operation } from '../operation.ts';
import { booksOf } from './last-check.ts';
import { controlContracts } from '@kasir/control';

export const checkBooks = operation(controlContracts.invariants.check, async (kasir, { query }) => {
  const { at, breaches } = await booksOf(kasir).check(query.max_age_ms);
  return ok({ ok: breaches.length === 0, breaches: [...breaches], checked_at: toIsoString(at) });
});
