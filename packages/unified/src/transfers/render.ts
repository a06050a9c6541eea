// Renders transfers as the unified API shows them.
import { toIsoString } from '@kasir/core';
import { toMajor } from '@kasir/core/money';
import type { Transfer } from '@kasir/models';
import type { TransferRow } from '@kasir/payments/accounts';

/** Renders a transfer, in the same way for every account that may read it. */
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
