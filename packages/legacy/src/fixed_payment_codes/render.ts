// Renders payment codes of Indonesia and their payments as this API shows them.
import { toIsoString } from '@kasir/core';
import { toMajor } from '@kasir/core/money';
import type { Context } from '@kasir/core/server';
import type { FixedPaymentCode, FixedPaymentCodePayment } from '@kasir/models';
import {
  paymentId,
  type InstrumentRow,
  type InstrumentStatus,
  type PaymentRow,
} from '@kasir/payments/state';
import { getDetail } from '@kasir/payments/types';
import { codePrefix } from '../outlets.ts';

/** Returns the status of a code: INACTIVE for every code that has ended. */
export const codeStatusOf = (status: InstrumentStatus): FixedPaymentCode['status'] =>
  status === 'ACTIVE' ? 'ACTIVE' : 'INACTIVE';

/** Renders the fields that a code and its payments share. */
const ofCode = ({ state }: InstrumentRow, context: Context) => ({
  owner_id: context.account.id,
  external_id: state.reference,
  retail_outlet_name: state.channel,
  prefix: codePrefix({ context }),
  name: getDetail(state, 'OVER_THE_COUNTER').holder,
  payment_code: state.identifier ?? '',
});

/** Returns the 24-digit id of a payment code. */
export const codeId = ({ state }: InstrumentRow): string => state.shortId ?? '';

export const renderCode = (row: InstrumentRow, context: Context): FixedPaymentCode => {
  const { state } = row;
  const { amount } = state.requested;
  return {
    id: codeId(row),
    ...ofCode(row, context),
    type: 'USER',
    is_single_use: !state.reusable,
    expiration_date: toIsoString(state.expires ?? 0),
    status: codeStatusOf(state.status),
    ...(amount !== null && { expected_amount: toMajor(state.currency, amount) }),
    ...(state.description !== null && { description: state.description }),
  };
};

/** Renders a payment of a code. */
export const renderCodePayment = (
  code: InstrumentRow,
  payment: PaymentRow,
  context: Context,
): FixedPaymentCodePayment => {
  const { currency, amount, created } = payment.state;
  const id = paymentId(payment);
  return {
    id,
    payment_id: id,
    fixed_payment_code_payment_id: id,
    fixed_payment_code_id: codeId(code),
    ...ofCode(code, context),
    amount: toMajor(currency, amount),
    status: 'COMPLETED',
    transaction_timestamp: toIsoString(created),
  };
};
