// Renders e-wallet charges and their refunds as this API shows them.
import { toIsoString } from '@kasir/core';
import { toMajor } from '@kasir/core/money';
import type { Context } from '@kasir/core/server';
import {
  chargeFailureNames,
  prefixes,
  transactionCode,
  type EwalletCharge,
  type EwalletRefund,
  type RefundFailureCode,
} from '@kasir/models';
import { INTENT_PAGE } from '@kasir/payments/pages';
import {
  echoReader,
  channelOf,
  paymentId,
  type PaymentRow,
  type PaymentState,
  type RefundRow,
} from '@kasir/payments/state';
import type { Charge } from './find.ts';
import type { ChargeEcho } from './parse.ts';
import { EWALLET_CHARGE } from '../products.ts';

const readEcho = echoReader<ChargeEcho>(EWALLET_CHARGE);

/** Returns the status of a charge: that of its payment, or REFUNDED when all of it was refunded. */
export const chargeStatusOf = ({
  status,
  captured,
  refunded,
}: Pick<PaymentState, 'status' | 'captured' | 'refunded'>): EwalletCharge['status'] => {
  switch (status) {
    case 'PENDING':
    case 'VOIDED':
      return status;
    case 'SUCCEEDED':
      return refunded === captured ? 'REFUNDED' : status;
    default:
      return 'FAILED';
  }
};

/** Returns the channel_code of the wallet that paid, with its country as prefix. */
const codeOf = ({ state }: PaymentRow): string => transactionCode(channelOf(state));

/** Renders the links with which the payer authorizes a charge. */
const actionsOf = (url: string): EwalletCharge['actions'] => ({
  desktop_web_checkout_url: url,
  mobile_web_checkout_url: url,
  mobile_deeplink_checkout_url: null,
  qr_checkout_string: null,
});

export const renderCharge = ({ intent, payment }: Charge, context: Context): EwalletCharge => {
  const { state } = payment;
  const { currency, failure, refunded, updated } = state;
  const echo = readEcho(intent.state);
  const amount = toMajor(currency, state.amount);
  const redirects = channelOf(state).flow === 'REDIRECT' && echo.method === null;
  const isVoid = state.status === 'VOIDED';
  return {
    id: paymentId(payment),
    business_id: context.account.id,
    reference_id: intent.state.reference,
    status: chargeStatusOf(state),
    currency,
    charge_amount: amount,
    capture_amount: amount,
    refunded_amount: refunded === 0 ? null : toMajor(currency, refunded),
    checkout_method: echo.checkout,
    channel_code: codeOf(payment),
    channel_properties: echo.properties,
    actions: redirects ? actionsOf(context.page(INTENT_PAGE, intent.id)) : null,
    is_redirect_required: redirects,
    capture_now: true,
    customer_id: intent.state.customer && prefixes.customer + intent.state.customer,
    payment_method_id: echo.method,
    failure_code: failure && (chargeFailureNames[failure] ?? failure),
    void_status: isVoid ? 'SUCCEEDED' : null,
    voided_at: isVoid ? toIsoString(updated) : null,
    basket: echo.basket,
    metadata: echo.metadata,
    created: toIsoString(state.created),
    updated: toIsoString(updated),
  };
};

export const renderChargeRefund = (
  { id, state }: RefundRow,
  payment: PaymentRow,
): EwalletRefund => ({
  id: prefixes.refund + id,
  charge_id: paymentId(payment),
  status: state.status === 'CANCELED' ? 'CANCELLED' : state.status,
  currency: state.currency,
  channel_code: codeOf(payment),
  capture_amount: toMajor(state.currency, payment.state.captured),
  refund_amount: toMajor(state.currency, state.amount),
  reason: state.reason,
  failure_code: state.failure as RefundFailureCode | null,
  created: toIsoString(state.created),
  updated: toIsoString(state.updated),
});
