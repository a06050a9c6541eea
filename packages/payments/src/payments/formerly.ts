// Payments and captures as releases before the canonical domain stored them.
import { bare, minorUnits, parseTimestamp, type Ref, type Stored } from '@kasir/core';
import { prefixes, type Capture } from '@kasir/models';
import type { CaptureState, PaymentState } from './state.ts';

/** A payment of the release of 2026-11-22. */
interface Former {
  readonly status: PaymentState['status'];
  readonly type: PaymentState['type'];
  /** Public id of what was paid. */
  readonly product: string;
  readonly parent: string;
  readonly method: string | null;
  readonly channel_code: string;
  readonly country: string;
  readonly currency: string;
  readonly amount: number;
  readonly captured: number;
  readonly refunded: number;
  readonly refunding: number;
  readonly taken_back: boolean;
  readonly reference_id: string;
  readonly account_identifier: string | null;
  readonly failure_code: string | null;
  readonly detail: {
    readonly network?: string | null;
    readonly remarks?: string | null;
    readonly fund_source?: string | null;
    readonly source?: string | null;
    readonly issuer_name?: string | null;
    readonly receipt_id?: string | null;
  };
  readonly transactions: readonly string[];
  readonly authorized_until: number | null;
  readonly created: number;
  readonly updated: number;
}

const kinds = ['payment_request', 'payment_method', 'qr_code'] as const;

/** What a public id names: an invoice has no prefix. */
const productFrom = ({ product, parent }: Former): Ref => ({
  kind: kinds.find((kind) => bare(prefixes[kind], product) !== null) ?? 'invoice',
  id: parent,
});

const detailNames = {
  network: 'network',
  remarks: 'remarks',
  fund_source: 'fundSource',
  source: 'source',
  issuer_name: 'issuer',
  receipt_id: 'receipt',
} as const;

const failures: Readonly<Record<string, string>> = {
  PAYMENT_REQUEST_EXPIRED: 'EXPIRED',
  INACTIVE_PAYMENT_METHOD: 'INSTRUMENT_ENDED',
};

const fromFormer = (paid: Former): PaymentState => {
  const product = productFrom(paid);
  return {
    status: paid.status,
    product,
    intent: product.kind === 'payment_request' ? paid.parent : null,
    instrument: paid.method ?? (product.kind === 'qr_code' ? paid.parent : null),
    type: paid.type,
    channel: paid.channel_code,
    country: paid.country,
    currency: paid.currency,
    amount: paid.amount,
    captured: paid.captured,
    refunded: paid.refunded,
    reserved: paid.refunding,
    reversed: paid.taken_back,
    reference: paid.reference_id,
    identifier: paid.account_identifier,
    failure: paid.failure_code && (failures[paid.failure_code] ?? paid.failure_code),
    detail: Object.fromEntries(
      Object.entries(paid.detail).map(([name, value]) => [
        detailNames[name as keyof typeof detailNames],
        value,
      ]),
    ),
    transactions: paid.transactions,
    authorizedUntil: paid.authorized_until,
    created: paid.created,
    updated: paid.updated,
  };
};

/** The state of a payment that any release has stored. */
export const upcastPayment = ({ state }: Stored): PaymentState =>
  'parent' in (state as object) ? fromFormer(state as Former) : (state as PaymentState);

type StoredCapture = Omit<Capture, 'payment_method'>;

/** The prefix of a payment shows its type; captures are of cards. */
const barePayment = (id: string): string => id.slice(id.indexOf('_') + 1);

const fromCapture = (capture: StoredCapture): CaptureState => {
  const { currency } = capture;
  const intent = capture.payment_request_id.slice(prefixes.payment_request.length);
  return {
    status: capture.status,
    product: { kind: 'payment_request', id: intent },
    intent,
    payment: barePayment(capture.payment_id),
    reference: capture.reference_id,
    currency,
    authorized: minorUnits(currency, capture.authorized_amount),
    captured: minorUnits(currency, capture.captured_amount),
    capturable: minorUnits(currency, capture.capturable_amount),
    failure: capture.failure_code,
    created: parseTimestamp(capture.created),
  };
};

/** The state of a capture that any release has stored. */
export const upcastCapture = ({ public: stored, state }: Stored): CaptureState =>
  'id' in (stored as object) ? fromCapture(stored as StoredCapture) : (state as CaptureState);
