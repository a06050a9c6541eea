// Renders a payment in events and lists of the v2 API (PAY-FIELD-*).
import { toIsoString } from '@kasir/core';
import { toMajor } from '@kasir/core/money';
import type { Context } from '@kasir/core/server';
import {
  prefixes,
  v2FailureNames,
  type Payment,
  type PaymentDetail,
  type PaymentStatus,
} from '@kasir/models';
import {
  paymentId,
  type InstrumentRow,
  type IntentRow,
  type PaymentRow,
  type PaymentState,
} from '@kasir/payments/state';
import { renderMethod } from '../payment_methods/render.ts';

/** Returns one of the four v2 statuses: all others are shown as FAILED (MODEL-UNSPEC-07). */
export const toPublicStatus = (status: PaymentStatus): PaymentStatus =>
  status === 'EXPIRED' || status === 'CANCELED' || status === 'VOIDED' ? 'FAILED' : status;

/** Returns the failure code of a payment or an intent. */
export const failureCode = (failure: string | null): string | null =>
  failure === null ? null : (v2FailureNames[failure] ?? failure);

const detailNames = {
  network: 'network',
  remarks: 'remarks',
  fundSource: 'fund_source',
  source: 'source',
  issuer: 'issuer_name',
  receipt: 'receipt_id',
} as const;

/** Renders the details that the channel reports besides the amount; unreported ones are absent. */
const renderDetail = (detail: PaymentState['detail']): PaymentDetail | null => {
  const fields = Object.entries(detail).map(([name, value]) => [
    detailNames[name as keyof typeof detailNames],
    value,
  ]);
  return fields.length === 0 ? null : (Object.fromEntries(fields) as PaymentDetail);
};

/** The intent and instrument of a payment; a payment to an instrument alone has no intent. */
export interface PaidView {
  readonly intent: IntentRow | null;
  readonly instrument: InstrumentRow;
}

/** Returns the channel_properties of a payment request as sent. */
const propertiesOf = (intent: IntentRow | null): Payment['channel_properties'] =>
  (intent?.state.echo as { readonly properties: Payment['channel_properties'] } | undefined)
    ?.properties ?? null;

/** Renders a payment as its events carry it. */
export const renderPayment = (
  row: PaymentRow,
  { intent, instrument }: PaidView,
  context: Context,
): Payment => {
  const { state } = row;
  const { description, metadata, customer } = (intent ?? instrument).state;
  return {
    id: paymentId(row),
    payment_request_id: intent && prefixes.payment_request + intent.id,
    reference_id: state.reference,
    customer_id: customer && prefixes.customer + customer,
    currency: state.currency,
    amount: toMajor(state.currency, state.amount), // PAY-FIELD-amount
    country: state.country,
    status: toPublicStatus(state.status),
    payment_method: renderMethod(instrument, context),
    channel_properties: propertiesOf(intent),
    description,
    failure_code: failureCode(state.failure),
    payment_detail: renderDetail(state.detail),
    metadata: metadata ?? {},
    created: toIsoString(state.created),
    updated: toIsoString(state.updated),
  };
};
