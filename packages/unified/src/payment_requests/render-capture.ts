// Renders a capture of a payment request, with its payment method.
import { toIsoString } from '@kasir/core';
import { toMajor } from '@kasir/core/money';
import type { Context } from '@kasir/core/server';
import type { Reads } from '@kasir/core/store';
import { paymentPublicId, prefixes, type Capture } from '@kasir/models';
import { getInstrument, getIntent, type CaptureRow } from '@kasir/payments/state';
import { renderMethod } from '../payment_methods/render.ts';
import { readEcho, requestId } from './render.ts';

export const renderCapture = (
  reads: Pick<Reads, 'get'>,
  { id, state }: CaptureRow,
  context: Context,
): Capture => {
  const intent = getIntent(reads, state.intent).state;
  const instrument = getInstrument(reads, intent.instrument);
  const major = (minor: number) => toMajor(state.currency, minor);
  return {
    id: prefixes.capture + id,
    payment_request_id: requestId(state.intent),
    payment_id: paymentPublicId(state.product.kind, instrument.state.type, state.payment),
    reference_id: state.reference,
    currency: state.currency,
    authorized_amount: major(state.authorized),
    captured_amount: major(state.captured),
    capturable_amount: major(state.capturable),
    status: state.status,
    failure_code: state.failure,
    customer_id: intent.customer && prefixes.customer + intent.customer,
    metadata: intent.metadata,
    channel_properties: readEcho(intent).properties,
    created: toIsoString(state.created),
    updated: toIsoString(state.created),
    payment_method: renderMethod(instrument, context),
  };
};
