// Renders a linked account token as this API shows it.
import type { Context } from '@kasir/core/server';
import { prefixes, type LinkedAccountToken } from '@kasir/models';
import { INSTRUMENT_PAGE } from '@kasir/payments/pages';
import { channelOf, type InstrumentRow, type InstrumentStatus } from '@kasir/payments/state';
import { codeOf, ownerOf } from '../linked_accounts.ts';

/** Returns the status of a token; an INACTIVE account is still linked. */
export const tokenStatusOf = (status: InstrumentStatus): LinkedAccountToken['status'] => {
  if (status === 'REQUIRES_ACTION' || status === 'PENDING') return 'PENDING';
  return status === 'ACTIVE' || status === 'INACTIVE' ? 'SUCCESS' : 'FAILED';
};

export const renderToken = (row: InstrumentRow, context: Context): LinkedAccountToken => {
  const { state } = row;
  const status = tokenStatusOf(state.status);
  const onPage = status === 'PENDING' && !channelOf(state).otp;
  return {
    id: prefixes.linked_account_token + row.id,
    customer_id: ownerOf(row) ?? '',
    channel_code: codeOf(row),
    authorizer_url: onPage ? context.page(INSTRUMENT_PAGE, row.id) : null,
    status,
    metadata: state.metadata,
  };
};
