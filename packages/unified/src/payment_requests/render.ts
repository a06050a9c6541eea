// What a payment request and its payments look like from the outside.
import { iso, toMajor, type RowOf } from '@kasir/core';
import type { Context } from '@kasir/core/server';
import type {
  Action,
  Channel,
  EwalletProperties,
  Payment,
  PaymentRequest,
  paymentRequests,
} from '@kasir/models';
import { paymentId, type PaymentRow } from '@kasir/payments';
import { channelOf } from '../payment_methods/channel.ts';
import type { PaymentMethodRow } from '../payment_methods/instrument.ts';

export type PaymentRequestRow = RowOf<typeof paymentRequests>;

/** Name of payment requests in the URL of their hosted page. */
export const PAGE = 'payment_request';

/** A channel property: what the request says goes before what its method says. */
export const propertyOf = (
  request: PaymentRequestRow,
  method: PaymentMethodRow,
  name: keyof EwalletProperties,
): string | null => {
  const value =
    request.public.channel_properties?.[name] ?? method.public.ewallet?.channel_properties[name];
  return typeof value === 'string' ? value : null;
};

const actionsOf = (row: PaymentRequestRow, channel: Channel, context: Context): Action[] =>
  row.public.status === 'REQUIRES_ACTION' && channel.flow === 'REDIRECT'
    ? [
        {
          action: 'AUTH',
          url: context.page(PAGE, row.id),
          url_type: 'WEB',
          method: 'GET',
          qr_code: null,
        },
      ]
    : [];

/** A payment request with its method and the actions that are open now. */
export const renderRequest = (
  row: PaymentRequestRow,
  method: PaymentMethodRow,
  context: Context,
): PaymentRequest => ({
  ...row.public,
  payment_method: method.public,
  actions: actionsOf(row, channelOf(method), context),
});

/** A payment as its events carry it (PAY-FIELD-*). */
export const renderPayment = (
  payment: PaymentRow,
  request: PaymentRequestRow,
  method: PaymentMethodRow,
): Payment => {
  const { private: paid } = payment;
  return {
    id: paymentId(payment),
    payment_request_id: request.public.id,
    reference_id: paid.reference_id,
    customer_id: request.public.customer_id,
    currency: paid.currency,
    amount: toMajor(paid.currency, paid.amount),
    country: paid.country,
    status: paid.status,
    payment_method: method.public,
    channel_properties: request.public.channel_properties,
    description: request.public.description,
    failure_code: paid.failure_code,
    payment_detail: paid.detail,
    metadata: request.public.metadata ?? {},
    created: iso(paid.created),
    updated: iso(paid.updated),
  };
};
