// Transfers as the unified API shows them.
import { toIsoString, toMajor } from '@kasir/core';
import type { Transfer } from '@kasir/models';
import type { TransferRow } from '@kasir/payments/state';

/** A transfer, the same for whoever may read it. */
export const renderTransfer = ({ id, state }: TransferRow): Transfer => ({
  transfer_id: id,
  reference: state.reference,
  source_user_id: state.source,
  destination_user_id: state.destination,
  status: state.status,
  amount: toMajor(state.currency, state.amount),
  currency: state.currency,
  created: toIsoString(state.created),
});
