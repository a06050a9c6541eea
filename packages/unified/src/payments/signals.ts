// Emits the events of payments, for a payment request or for a payment method alone.
import type { EventSpec } from '@kasir/core/resource';
import type { Scope } from '@kasir/core/server';
import {
  chosen,
  paymentAuthorization,
  paymentAwaitingCapture,
  paymentFailed,
  paymentPending,
  paymentSucceeded,
  prefixes,
} from '@kasir/models';
import { getInstrument, getIntent, type PaymentRow } from '@kasir/payments/state';
import { renderPayment } from './render.ts';

interface Signal {
  readonly row: PaymentRow;
}

const emitPayment = (
  d: Scope,
  spec: EventSpec<typeof paymentSucceeded.data>,
  { row }: Signal,
): void => {
  const { state } = row;
  if (state.instrument === null) throw new Error(`Payment ${row.id} has no instrument`);
  const intent = state.intent === null ? null : getIntent(d, state.intent);
  const instrument = getInstrument(d, state.instrument);
  // CORE-06
  d.emit(spec, {
    data: renderPayment(row, { intent, instrument }, d.context),
    subject: intent
      ? prefixes.payment_request + intent.id
      : prefixes.payment_method + instrument.id,
  });
};

const notify =
  (spec: EventSpec<typeof paymentSucceeded.data>) =>
  (d: Scope, signal: Signal): void =>
    emitPayment(d, spec, signal);

const failed = notify(paymentFailed);

export const paymentEvents = {
  'payment.pending': notify(paymentPending),
  'payment.completed': notify(paymentSucceeded),
  'payment.failed': failed,
  'payment.expired': failed,
  'payment.received_late': null,
  'payment.voided': null,
  'payment.authorized': (d: Scope, signal: Signal): void => {
    const both = chosen('authorized_events', d.context.dialect) !== paymentAwaitingCapture.name;
    if (both) emitPayment(d, paymentAuthorization, signal);
    emitPayment(d, paymentAwaitingCapture, signal);
  },
} as const;
