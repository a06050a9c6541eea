// Checks the books of every account.
import { ok } from '@kasir/core/server';
import { checkInvariants } from '../invariants.ts';
import { operation } from '../operation.ts';
import { checkInvariantsContract } from '@kasir/control';

export const checkBooks = operation(checkInvariantsContract, async ({ store, metrics }) => {
  const breaches = await checkInvariants(store);
  metrics.checked(breaches.length, store.now());
  return ok({ ok: breaches.length === 0, breaches });
});
