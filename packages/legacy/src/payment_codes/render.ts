// Renders payment codes of the Philippines and their payments as this API shows them.
import { toIsoString } from '@kasir/core';
import { toMajor } from '@kasir/core/money';
import type { Context } from '@kasir/core/server';
import type { PaymentCode, PaymentCodePayment } from '@kasir/models';
import { paymentId, type InstrumentRow, type PaymentRow } from '@kasir/payments/state';
import { getDetail } from '@kasir/payments/types';

/**
 * Returns the status of a code: EXPIRED when its time has passed, INACTIVE when it ended before.
 */
export const codeStatusOf = ({
  status,
  expires,
  updated,
}: Pick<InstrumentRow['state'], 'status' | 'expires' | 'updated'>): PaymentCode['status'] => {
  if (status === 'ACTIVE') return 'ACTIVE';
  return status === 'EXPIRED' && updated >= (expires ?? Infinity) ? 'EXPIRED' : 'INACTIVE';
};

/** Renders the fields that a code and its payments share. */
const ofCode = ({ state }: InstrumentRow, context: Context) => ({
  business_id: context.account.id,
  reference_id: state.reference,
  channel_code: state.channel,
  customer_name: getDetail(state, 'OVER_THE_COUNTER').holder,
  payment_code: state.identifier ?? '',
  currency: state.currency,
  market: state.country,
});

export const renderCode = (row: InstrumentRow, context: Context): PaymentCode => {
  const { state } = row;
  const { amount } = state.requested;
  return {
    id: row.id,
    ...ofCode(row, context),
    amount: amount === null ? null : toMajor(state.currency, amount),
    is_single_use: !state.reusable,
    status: codeStatusOf(state),
    expires_at: toIsoString(state.expires ?? 0),
    description: state.description,
    metadata: state.metadata,
    created_at: toIsoString(state.created),
    updated_at: toIsoString(state.updated),
  };
};

/** Renders a payment of a code. */
export const renderCodePayment = (
  code: InstrumentRow,
  payment: PaymentRow,
  context: Context,
): PaymentCodePayment => {
  const { currency, amount, created, detail } = payment.state;
  return {
    id: paymentId(payment),
    payment_code_id: code.id,
    ...ofCode(code, context),
    amount: toMajor(currency, amount),
    status: 'COMPLETED',
    remarks: detail.remarks ?? null,
    transaction_timestamp: toIsoString(created),
  };
};
