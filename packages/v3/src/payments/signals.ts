// Emits the events of v3 payments.
import type { EventSpec } from '@kasir/core/resource';
import type { Scope } from '@kasir/core/server';
import {
  v3PaymentAuthorization,
  v3PaymentCapture,
  v3PaymentExpiry,
  v3PaymentFailure,
} from '@kasir/models';
import { getIntent, type PaymentRow } from '@kasir/payments/state';
import { requestId } from '../payment_requests/render.ts';
import { renderPayment } from './render.ts';

const notify =
  (spec: EventSpec<typeof v3PaymentCapture.data>) =>
  (d: Scope, { row }: { readonly row: PaymentRow }): void =>
    d.emit(spec, {
      data: renderPayment(d, row, d.context),
      subject: requestId(row.state.intent ?? row.state.product.id),
    });

const failed = notify(v3PaymentFailure);

/**
 * Emits the failure, unless the request expired because its payer never confirmed: that has its
 * own event (EVT-payment_request.expiry).
 */
const failedInTime = (d: Scope, signal: { readonly row: PaymentRow }): void => {
  const { intent } = signal.row.state;
  if (intent === null || getIntent(d, intent).state.status !== 'EXPIRED') failed(d, signal);
};

export const paymentEvents = {
  'payment.pending': null,
  'payment.completed': notify(v3PaymentCapture),
  'payment.failed': failedInTime,
  'payment.authorized': notify(v3PaymentAuthorization),
  'payment.expired': notify(v3PaymentExpiry),
  'payment.received_late': null,
  'payment.voided': null,
} as const;
