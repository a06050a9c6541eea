// Renders a payment request as v2 shows it: an intent with its method and the actions that are open
// now.
import { publicId, toIsoString } from '@kasir/core';
import { toMajor } from '@kasir/core/money';
import type { Context } from '@kasir/core/server';
import {
  chosen,
  prefixes,
  type Action,
  type PaymentRequest,
  type PaymentRequestStatus,
} from '@kasir/models';
import { INTENT_PAGE, takesPassword } from '@kasir/payments/pages';
import {
  echoReader,
  scannedText,
  nextActionOf,
  type InstrumentRow,
  type IntentRow,
  type IntentState,
} from '@kasir/payments/state';
import { renderMethod } from '../payment_methods/render.ts';
import { renderCardResults } from '../payment_methods/types/card.ts';
import { failureCode } from '../payments/render.ts';
import { REQUEST } from '../products.ts';

/** The fields that this API stores with an intent. */
export interface RequestEcho {
  readonly properties: PaymentRequest['channel_properties'];
  readonly shipping: PaymentRequest['shipping_information'];
  readonly items: PaymentRequest['items'];
  /** The initiator as sent. */
  readonly initiator: PaymentRequest['initiator'];
}

export const readEcho = echoReader<RequestEcho>(REQUEST);

/** Returns the public id of a payment request. */
export const requestId = (id: string): string => publicId(prefixes.payment_request, id);

/** Returns the status that a dialect shows for an intent (MODEL-UNSPEC-12, STATE-PR2-SET). */
export const requestStatus = (
  status: IntentState['status'],
  dialect: Context['dialect'],
): PaymentRequestStatus => {
  switch (status) {
    case 'PENDING':
      return chosen('waiting_payment_request', dialect);
    case 'EXPIRED':
      return chosen('expired_payment_request', dialect);
    case 'CANCELED':
      return chosen('withdrawn_payment_request', dialect);
    case 'VOIDED':
      return chosen('uncaptured_payment_request', dialect);
    default:
      return status;
  }
};

/**
 * Returns the actions that are open now; one of them is enough (PR2-FIELD-actions-one). In the
 * specification the page that shows a number or code is an AUTH action, and a capture is not an
 * action (PR2-FIELD-action.action).
 */
const actionsOf = (row: IntentRow, method: InstrumentRow, context: Context): Action[] => {
  const { status } = row.state;
  const byApi = (action: Action['action'], verb: string): Action => ({
    action,
    url: context.api(`/payment_requests/${requestId(row.id)}/${verb}`),
    url_type: 'API',
    method: 'POST',
    qr_code: null,
  });
  const named = chosen('other_actions', context.dialect) === 'CAPTURE and PRESENT_TO_CUSTOMER';
  if (status === 'AWAITING_CAPTURE') return named ? [byApi('CAPTURE', 'captures')] : [];
  if (status !== 'REQUIRES_ACTION' && status !== 'PENDING') return [];
  const onPage = (action: Action['action'], qr_code: string | null = null): Action => ({
    action,
    url: context.page(INTENT_PAGE, row.id),
    url_type: 'WEB',
    method: 'GET',
    qr_code,
  });
  const nextAction = nextActionOf(row.state, method);
  if (nextAction === 'page') {
    return [
      onPage('AUTH'),
      ...(takesPassword(method)
        ? [byApi('AUTH', 'auth'), byApi('RESEND_AUTH', 'auth/resend')]
        : []),
    ];
  }
  const qr = scannedText(method);
  if (qr === null && chosen('quiet_actions', context.dialect) === 'none') return [];
  return [onPage(named && nextAction === 'shown' ? 'PRESENT_TO_CUSTOMER' : 'AUTH', qr)];
};

/** Renders a payment request with its method and the actions that are open now. */
export const renderRequest = (
  row: IntentRow,
  method: InstrumentRow,
  context: Context,
): PaymentRequest => {
  const { state } = row;
  const { amount, min, max } = state.requested;
  const major = (minor: number | null) => (minor === null ? null : toMajor(state.currency, minor));
  const echo = readEcho(state);
  return {
    id: requestId(row.id),
    business_id: context.account.id,
    customer_id: state.customer && prefixes.customer + state.customer,
    reference_id: state.reference,
    currency: state.currency as PaymentRequest['currency'],
    amount: major(amount),
    min_amount: major(min),
    max_amount: major(max),
    country: state.country,
    status: requestStatus(state.status, context.dialect),
    description: state.description,
    failure_code: failureCode(state.failure), // PR2-FIELD-failure_code
    capture_method: state.manualCapture ? 'MANUAL' : 'AUTOMATIC', // PR2-FIELD-capture_method
    initiator: echo.initiator,
    card_verification_results: state.results && renderCardResults(state.results),
    shipping_information: echo.shipping,
    items: echo.items,
    channel_properties: echo.properties,
    metadata: state.metadata,
    created: toIsoString(state.created),
    updated: toIsoString(state.updated),
    payment_method: renderMethod(method, context),
    actions: actionsOf(row, method, context),
  };
};
