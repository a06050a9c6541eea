// Renders direct debits, which are intents on linked accounts, as this API shows them.
import { toIsoString } from '@kasir/core';
import { toMajor } from '@kasir/core/money';
import type { Context } from '@kasir/core/server';
import { debitFailureNames, paymentPublicId, prefixes, type DirectDebit } from '@kasir/models';
import { confirmsWithOwner } from '@kasir/payments';
import { INTENT_PAGE } from '@kasir/payments/pages';
import {
  echoReader,
  channelOf,
  type InstrumentRow,
  type IntentRow,
  type IntentStatus,
} from '@kasir/payments/state';
import { codeOf, detailOf } from '../linked_accounts.ts';
import { DIRECT_DEBIT } from '../products.ts';

/** The fields that this API stores with an intent. */
export interface DebitEcho {
  readonly callbackUrl: string | null;
  readonly basket: DirectDebit['basket'];
}

/** Returns the status of a debit. */
export const debitStatusOf = (status: IntentStatus): DirectDebit['status'] => {
  if (status === 'REQUIRES_ACTION' || status === 'PENDING') return 'PENDING';
  return status === 'SUCCEEDED' ? 'COMPLETED' : 'FAILED';
};

/** Returns the public id of a debit, which is that of its payment. */
const debitId = ({ id, state }: IntentRow): string => {
  if (state.payment === null) throw new Error(`Direct debit ${id} has no payment`);
  return paymentPublicId(null, 'DIRECT_DEBIT', state.payment);
};

export const readEcho = echoReader<DebitEcho>(DIRECT_DEBIT);

export const renderDebit = (
  row: IntentRow,
  method: InstrumentRow,
  context: Context,
): DirectDebit => {
  const { state } = row;
  const { callbackUrl, basket } = readEcho(row.state);
  const status = debitStatusOf(state.status);
  const asks = confirmsWithOwner({ context }, row, method);
  const { otp } = channelOf(method.state);
  const waits = status === 'PENDING' && asks;
  return {
    id: debitId(row),
    reference_id: state.reference,
    payment_method_id: prefixes.payment_method + method.id,
    channel_code: codeOf(method),
    currency: state.currency,
    amount: toMajor(state.currency, state.requested.amount ?? 0),
    is_otp_required: otp && asks,
    otp_mobile_number: waits && otp ? (detailOf(method).mobile ?? null) : null,
    otp_expiration_timestamp: waits && otp ? toIsoString(state.expires ?? 0) : null,
    required_action: waits ? (otp ? 'VALIDATE_OTP' : 'VALIDATE_ON_REDIRECT') : null,
    checkout_url: waits && !otp ? context.page(INTENT_PAGE, row.id) : null,
    success_redirect_url: state.returnUrls.success,
    failure_redirect_url: state.returnUrls.failure,
    failure_code: state.failure && (debitFailureNames[state.failure] ?? state.failure),
    basket,
    description: state.description,
    status,
    callback_url: callbackUrl,
    enable_otp: state.authentication.require,
    metadata: state.metadata,
    created: toIsoString(state.created),
    updated: toIsoString(state.updated),
  };
};
