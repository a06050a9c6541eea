// Renders payments and captures that no endpoint of their generation shows, for operators.
import { toIsoString } from '@kasir/core';
import { toMajor } from '@kasir/core/money';
import { prefixes } from '@kasir/models';
import { paymentId } from './attempt.ts';
import type { CaptureRow, PaymentRow } from './kind.ts';

/** Renders a payment for operators. */
export const renderPaymentForOperator = (row: PaymentRow): object => {
  const { status, currency, country, channel, reference, failure, created, updated } = row.state;
  const money = (minor: number) => toMajor(currency, minor);
  return {
    id: paymentId(row),
    status,
    reference_id: reference,
    channel_code: channel,
    country,
    currency,
    amount: money(row.state.amount),
    captured_amount: money(row.state.captured),
    refunded_amount: money(row.state.refunded),
    failure_code: failure,
    created: toIsoString(created),
    updated: toIsoString(updated),
  };
};

/** Renders a capture for operators. */
export const renderCaptureForOperator = ({ id, state }: CaptureRow): object => {
  const money = (minor: number) => toMajor(state.currency, minor);
  return {
    id: prefixes.capture + id,
    status: state.status,
    reference_id: state.reference,
    currency: state.currency,
    authorized_amount: money(state.authorized),
    captured_amount: money(state.captured),
    capturable_amount: money(state.capturable),
    failure_code: state.failure,
    created: toIsoString(state.created),
  };
};
