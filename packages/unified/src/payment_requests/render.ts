// What a payment request, its payments and its captures look like from the outside.
import { iso, toMajor, type RowOf } from '@kasir/core';
import type { Context } from '@kasir/core/server';
import type {
  Capture,
  captures,
  Payment,
  PaymentRequest,
  PaymentStatus,
  RequestProperties,
} from '@kasir/models';
import { paymentId, type PaymentRow } from '@kasir/payments';
import type { PaymentMethodRow } from '../payment_methods/instrument.ts';
import { actionsOf } from './actions.ts';
import type { Paid, PaymentRequestRow } from './attempt.ts';

/** A channel property: what the request says goes before what its method says. */
const propertyOf = (
  request: PaymentRequestRow,
  { public: { ewallet, direct_debit, card } }: PaymentMethodRow,
  name: keyof RequestProperties,
): unknown =>
  request.public.channel_properties?.[name] ??
  (ewallet ?? direct_debit ?? card)?.channel_properties[name] ??
  null;

/** The same where it is an address to go back to. */
export const wayOf = (
  request: PaymentRequestRow,
  method: PaymentMethodRow,
  name: 'success_return_url' | 'failure_return_url' | 'cancel_return_url',
): string | null => {
  const value = propertyOf(request, method, name);
  return typeof value === 'string' ? value : null;
};

/** A payment request with its method and the actions that are open now. */
export const renderRequest = (
  row: PaymentRequestRow,
  method: PaymentMethodRow,
  context: Context,
): PaymentRequest => ({
  ...row.public,
  payment_method: method.public,
  actions: actionsOf(row, method, context),
});

/** The v2 API knows four of the states; whatever else ended unpaid has FAILED (MODEL-UNSPEC-07). */
const shownStatus = (status: PaymentStatus): PaymentStatus =>
  status === 'EXPIRED' || status === 'CANCELED' || status === 'VOIDED' ? 'FAILED' : status;

/** A payment as its events carry it (PAY-FIELD-*). */
export const renderPayment = (payment: PaymentRow, { request, method }: Paid): Payment => {
  const { state: paid } = payment;
  const { description, metadata, customer_id } = (request ?? method).public;
  return {
    id: paymentId(payment),
    payment_request_id: request?.public.id ?? null,
    reference_id: paid.reference_id,
    customer_id,
    currency: paid.currency,
    amount: toMajor(paid.currency, paid.amount),
    country: paid.country,
    status: shownStatus(paid.status),
    payment_method: method.public,
    channel_properties: request?.public.channel_properties ?? null,
    description,
    failure_code: paid.failure_code,
    payment_detail: Object.keys(paid.detail).length === 0 ? null : paid.detail,
    metadata: metadata ?? {},
    created: iso(paid.created),
    updated: iso(paid.updated),
  };
};

/** A capture with the method that was captured from. */
export const renderCapture = (row: RowOf<typeof captures>, method: PaymentMethodRow): Capture => ({
  ...row.public,
  payment_method: method.public,
});
