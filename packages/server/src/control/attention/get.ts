// Counts the doubtful operations and open differences of live mode that need an operator, with two
// short reads for any amount of data.
import { controlContracts } from '@kasir/control';
import { ok } from '@kasir/core/server';
import { attentions, operations } from '@kasir/payments/operation';
import { differences } from '@kasir/payments/reconciliation';
import { findLiveAccount } from '../connectors/live-account.ts';
import { operation } from '../operation.ts';

/** More than this needs no exact number. */
const COUNTED_MAX = 100;

export const getAttention = operation(controlContracts.attention.get, async (kasir, { params }) => {
  const found = await findLiveAccount(kasir, params.id);
  if (!found.ok) return found;
  return kasir.store.view(found.live.partition, (view) => {
    const page = { limit: COUNTED_MAX };
    const doubts = view.list(operations, { any: { attention: attentions } }, page);
    const unmatched = view.list(differences, { any: { status: ['OPEN'] } }, page);
    return ok({
      doubts: { count: doubts.rows.length, more: doubts.more },
      differences: { count: unmatched.rows.length, more: unmatched.more },
    });
  });
});
