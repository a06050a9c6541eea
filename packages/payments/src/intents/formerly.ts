// Intents as releases before the canonical domain stored them: as v2 payment requests.
import { minorUnits, parseTimestamp, type Stored } from '@kasir/core';
import { prefixes, type PaymentRequest } from '@kasir/models';
import { resultsFrom, wishesFrom } from '../instruments/formerly/payment-method.ts';
import type { IntentState, IntentStatus } from './state.ts';

type Request = Omit<PaymentRequest, 'payment_method' | 'actions'>;

interface Kept {
  readonly payment_method: string;
  readonly expires: number | null;
  readonly payment: string | null;
  readonly left: boolean;
  readonly cvv: boolean;
}

/** Failures that no channel had said, by their v2 code. */
const failures: Readonly<Record<string, string>> = {
  PAYMENT_REQUEST_EXPIRED: 'EXPIRED',
  INACTIVE_PAYMENT_METHOD: 'INSTRUMENT_ENDED',
};

/** The dialect `spec` stored fewer statuses: the reason of a failure distinguishes the others. */
const statusFrom = ({ status, failure_code, capture_method }: Request): IntentStatus =>
  status === 'FAILED' && failure_code === 'PAYMENT_REQUEST_EXPIRED'
    ? capture_method === 'MANUAL'
      ? 'VOIDED'
      : 'EXPIRED'
    : status;

/** Names that intents had in no release before legacy charges. */
const unnamed = { merchantKey: null, shortId: null } as const;

const fromRequest = (request: Request, kept: Kept): IntentState => {
  const { currency, customer_id, failure_code } = request;
  const minor = (amount: number | null) => (amount === null ? null : minorUnits(currency, amount));
  const { card_verification_results: results, channel_properties: properties } = request;
  return {
    status: statusFrom(request),
    product: { kind: 'payment_request', id: request.id.slice(prefixes.payment_request.length) },
    instrument: kept.payment_method,
    customer: customer_id && customer_id.slice(prefixes.customer.length),
    reference: request.reference_id,
    ...unnamed,
    description: request.description,
    metadata: request.metadata,
    country: request.country,
    currency,
    requested: {
      amount: minor(request.amount),
      min: minor(request.min_amount),
      max: minor(request.max_amount),
    },
    manualCapture: request.capture_method === 'MANUAL',
    merchantInitiated: request.initiator === 'MERCHANT',
    ...wishesFrom(properties ?? {}),
    securityCode: kept.cvv,
    results: results && resultsFrom(results),
    payment: kept.payment,
    failure: failure_code && (failures[failure_code] ?? failure_code),
    expires: kept.expires,
    left: kept.left,
    created: parseTimestamp(request.created),
    updated: parseTimestamp(request.updated),
    echo: {
      properties,
      shipping: request.shipping_information,
      items: request.items,
      initiator: request.initiator,
    },
  };
};

/** The state of an intent that any release has stored. */
export const upcastIntent = ({ kind, public: stored, state }: Stored): IntentState =>
  kind === 'payment_request'
    ? fromRequest(stored as Request, state as Kept)
    : { ...unnamed, ...(state as IntentState) };
