// Renders a payment method as the legacy API shows it, whichever API created it.
import { toIsoString } from '@kasir/core';
import { prefixes, type LegacyPaymentMethod } from '@kasir/models';
import type { InstrumentRow, InstrumentStatus } from '@kasir/payments/state';
import { codeOf, detailOf, ownerOf, typeOfAccount } from '../linked_accounts.ts';

const renamed = { REQUIRES_ACTION: 'PENDING', CANCELED: 'EXPIRED' } as const;

/** Returns the status of a method: PENDING while its payer has to act, EXPIRED once canceled. */
const methodStatusOf = (status: InstrumentStatus): LegacyPaymentMethod['status'] =>
  status === 'REQUIRES_ACTION' || status === 'CANCELED' ? renamed[status] : status;

export const renderLegacyMethod = (row: InstrumentRow): LegacyPaymentMethod => {
  const { state } = row;
  const { cardLastFour, cardExpiry } = detailOf(row);
  return {
    id: prefixes.payment_method + row.id,
    customer_id: ownerOf(row),
    type: typeOfAccount(row),
    status: methodStatusOf(state.status),
    properties: {
      id: prefixes.linked_account + row.id,
      channel_code: codeOf(row),
      currency: state.currency,
      description: '',
      card_last_four: cardLastFour ?? null,
      card_expiry: cardExpiry ?? null,
    },
    metadata: state.metadata,
    created: toIsoString(state.created),
    updated: toIsoString(state.updated),
  };
};
