// Renders a payment request as v3 shows it: an intent with the actions that are open now.
import { toIsoString } from '@kasir/core';
import type { Context } from '@kasir/core/server';
import type { Reads } from '@kasir/core/store';
import {
  v3Products,
  chosen,
  prefixes,
  v3CodeOf,
  type V3Action,
  type V3PaymentRequest,
  type V3PaymentRequestStatus,
} from '@kasir/models';
import { INTENT_PAGE } from '@kasir/payments/pages';
import {
  echoReader,
  channelOf,
  getInstrument,
  isWaiting,
  nextActionOf,
  paymentId,
  payments,
  scannedText,
  situationOf,
  type InstrumentRow,
  type IntentRow,
  type Situation,
} from '@kasir/payments/state';
import { customerId } from '../customer.ts';
import { paymentFailureCode } from '../failure-codes.ts';
import { tokenId } from '../payment_tokens/find.ts';
import {
  isOwnedByRequest,
  renderAmount,
  renderProperties,
  type KeptProperties,
} from '../properties.ts';

/** The fields that v3 stores with an intent. */
export interface RequestEcho {
  readonly type: V3PaymentRequest['type'];
  readonly properties: KeptProperties;
  readonly items: V3PaymentRequest['items'];
  readonly shipping: V3PaymentRequest['shipping_information'];
}

export const readEcho = echoReader<RequestEcho>(v3Products.request);

/** Returns the public id of a payment request. */
export const requestId = (id: string): string => prefixes.payment_request + id;

/**
 * Returns the status that a dialect shows for an intent. An authorized request stays AUTHORIZED,
 * whatever happens to the payment (V3-CONF-06, STATE-UNSPEC-05).
 */
export const requestStatus = (
  { status, repeats, manualCapture, onDevice }: Situation,
  dialect: Context['dialect'],
): V3PaymentRequestStatus => {
  switch (status) {
    case 'PENDING':
      if (repeats) return 'ACCEPTING_PAYMENTS';
      return onDevice ? chosen('v3_waiting_request', dialect) : 'REQUIRES_ACTION';
    case 'AWAITING_CAPTURE':
    case 'VOIDED':
      return 'AUTHORIZED';
    case 'SUCCEEDED':
      return manualCapture ? 'AUTHORIZED' : 'SUCCEEDED';
    default:
      return status;
  }
};

/** Returns the action that presents a number, payment code or QR code, by type of instrument. */
const presented = (row: InstrumentRow): V3Action[] => {
  const { type, identifier } = row.state;
  // V3-PR-CREATE-02
  const present = (descriptor: V3Action['descriptor'], value: string | null): V3Action[] =>
    value === null ? [] : [{ type: 'PRESENT_TO_CUSTOMER', descriptor, value }];
  if (type === 'VIRTUAL_ACCOUNT') return present('VIRTUAL_ACCOUNT_NUMBER', identifier);
  return type === 'OVER_THE_COUNTER'
    ? present('PAYMENT_CODE', identifier)
    : present('QR_STRING', scannedText(row));
};

/**
 * Returns the actions that are open now. A payer who confirms on a device gets a page that says
 * so, unless the dialect has no action for this.
 */
const actionsOf = (row: IntentRow, instrument: InstrumentRow, context: Context): V3Action[] => {
  if (!isWaiting(row)) return [];
  const next = nextActionOf(row.state, instrument);
  if (next === 'shown') return presented(instrument);
  if (next === 'device' && chosen('v3_waiting_request', context.dialect) === 'PENDING') return [];
  const value = context.page(INTENT_PAGE, row.id);
  return [{ type: 'REDIRECT_CUSTOMER', descriptor: 'WEB_URL', value }]; // V3-PR-CREATE-01
};

/** Returns the id of the token of a request: the one that was sent, or that the payment saved. */
export const requestToken = (row: IntentRow, instrument: InstrumentRow): string | null => {
  if (isOwnedByRequest(instrument)) return null;
  const isSaved = row.state.purpose !== 'save' || row.state.status === 'SUCCEEDED';
  const isHeld = row.state.status === 'AWAITING_CAPTURE' || row.state.status === 'VOIDED';
  return isSaved || isHeld ? tokenId(instrument.id) : null;
};

/** Returns the failure code of a failed request; one that ended without a payment has none. */
const failureOf = ({ state: { status, failure } }: IntentRow): string | null =>
  failure !== null && status === 'FAILED' ? paymentFailureCode(failure) : null;

/** Renders a payment request with the actions that are open now. */
export const renderV3Request = (
  reads: Pick<Reads, 'get' | 'children'>,
  row: IntentRow,
  context: Context,
): V3PaymentRequest => {
  const { state } = row;
  const instrument = getInstrument(reads, state.instrument);
  const channel = channelOf(instrument.state);
  const echo = readEcho(row.state);
  const latest = reads.children(payments, row.id).at(-1);
  return {
    id: requestId(row.id),
    payment_request_id: requestId(row.id),
    business_id: context.account.id,
    reference_id: state.reference,
    payment_token_id: requestToken(row, instrument),
    customer_id: customerId(state.customer),
    latest_payment_id: latest ? paymentId(latest) : null,
    type: echo.type,
    country: state.country as V3PaymentRequest['country'],
    currency: state.currency as V3PaymentRequest['currency'],
    request_amount: renderAmount(state.currency, state.requested.amount),
    capture_method: state.manualCapture ? 'MANUAL' : 'AUTOMATIC',
    channel_code: v3CodeOf(channel),
    channel_properties: renderProperties(echo.properties, instrument),
    actions: actionsOf(row, instrument, context),
    status: requestStatus(situationOf(state), context.dialect),
    failure_code: failureOf(row),
    description: state.description,
    metadata: state.metadata,
    items: echo.items,
    shipping_information: echo.shipping,
    created: toIsoString(state.created),
    updated: toIsoString(state.updated),
  };
};
