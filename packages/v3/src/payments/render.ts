// Renders a payment as v3 shows it: an attempt to pay for a payment request.
import { toIsoString } from '@kasir/core';
import { toMajor } from '@kasir/core/money';
import type { Context } from '@kasir/core/server';
import type { Reads } from '@kasir/core/store';
import { prefixes, v3CodeOf, type V3Payment, type V3PaymentStatus } from '@kasir/models';
import {
  channelOf,
  getInstrument,
  getIntent,
  payerName,
  paymentId,
  capturesOf,
  type PaymentRow,
  type PaymentState,
} from '@kasir/payments/state';
import { renderCardResults } from '../card-results.ts';
import { customerId } from '../customer.ts';
import { paymentFailureCode } from '../failure-codes.ts';
import { readEcho, requestId, requestToken } from '../payment_requests/render.ts';
import { renderProperties } from '../properties.ts';

/** Returns the status on the wire for a status of the domain. */
export const paymentStatus = (status: PaymentState['status']): V3PaymentStatus => {
  switch (status) {
    case 'AWAITING_CAPTURE':
      return 'AUTHORIZED';
    case 'VOIDED':
      return 'CANCELED';
    default:
      return status;
  }
};

/** Renders a payment as its endpoints and events show it. */
export const renderPayment = (
  reads: Pick<Reads, 'get' | 'children'>,
  row: PaymentRow,
  context: Context,
): V3Payment => {
  const { state } = row;
  if (state.intent === null) throw new Error(`Payment ${row.id} has lost its payment request`);
  const intent = getIntent(reads, state.intent);
  const instrument = getInstrument(reads, intent.state.instrument);
  const { detail, currency } = state;
  const echo = readEcho(intent.state);
  return {
    id: paymentId(row),
    payment_id: paymentId(row),
    business_id: context.account.id,
    reference_id: state.reference,
    payment_request_id: requestId(intent.id),
    payment_token_id: requestToken(intent, instrument),
    customer_id: customerId(intent.state.customer),
    type: echo.type,
    country: state.country as V3Payment['country'],
    currency: currency as V3Payment['currency'],
    request_amount: toMajor(currency, state.amount),
    capture_method: intent.state.manualCapture ? 'MANUAL' : 'AUTOMATIC',
    channel_code: v3CodeOf(channelOf(state)),
    channel_properties: renderProperties(echo.properties, instrument),
    captures: capturesOf(reads, row, intent.state.manualCapture).map(({ id, amount, at }) => ({
      capture_id: prefixes.capture + id,
      capture_timestamp: toIsoString(at),
      capture_amount: toMajor(currency, amount),
    })),
    status: paymentStatus(state.status),
    payment_details: {
      ...renderCardResults(intent.state.results),
      issuer_name: detail.issuer ?? null,
      payer_name: payerName(instrument),
      payer_account_number: null,
      receipt_id: detail.receipt ?? null,
      remark: detail.remarks ?? null,
      network: detail.network ?? null,
      fund_source: detail.fundSource ?? null,
    },
    failure_code: state.failure && paymentFailureCode(state.failure),
    description: intent.state.description,
    metadata: intent.state.metadata,
    created: toIsoString(state.created),
    updated: toIsoString(state.updated),
  };
};
