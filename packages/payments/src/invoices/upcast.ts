// Invoices as releases before state kinds stored them: as their public JSON.
import { minorUnits, parseTimestamp, type Stored } from '@kasir/core';
import type { ChannelType, Invoice, InvoicePaymentMethod } from '@kasir/models';
import type { InvoicePayment, InvoiceState } from './state.ts';

/** The type of channel behind the name of a payment method. */
const types: Readonly<Record<InvoicePaymentMethod, ChannelType>> = {
  EWALLET: 'EWALLET',
  BANK_TRANSFER: 'VIRTUAL_ACCOUNT',
  RETAIL_OUTLET: 'OVER_THE_COUNTER',
  QR_CODE: 'QR_CODE',
  CREDIT_CARD: 'CARD',
  DIRECT_DEBIT: 'DIRECT_DEBIT',
  PAYLATER: 'PAYLATER',
};

/** All fields of a stored invoice; links and offered channels were never stored. */
type StoredInvoice = Omit<
  Invoice,
  'merchant_profile_picture_url' | 'invoice_url' | `available_${string}`
>;

interface FormerState {
  /** Bare id of the one payment that paid it, or null. */
  readonly payment: string | null;
}

const paymentOf = (
  {
    currency,
    payment_method,
    payment_channel,
    paid_amount,
    paid_at,
    payment_details,
  }: StoredInvoice,
  { payment }: FormerState,
): InvoicePayment | null => {
  if (
    payment === null ||
    payment_method === undefined ||
    payment_channel === undefined ||
    paid_amount === undefined ||
    paid_at === undefined
  )
    return null;
  return {
    id: payment,
    type: types[payment_method],
    channel: payment_channel,
    amount: minorUnits(currency, paid_amount),
    at: parseTimestamp(paid_at),
    source: payment_details?.source ?? null,
    receipt: payment_details?.receipt_id ?? null,
  };
};

/** The release of 2026-11-22 opened no intents, notified nobody, and took no card and no debit. */
const former = {
  savesCardFor: null,
  excluded: ['CARD', 'DIRECT_DEBIT'],
  notifications: null,
  intents: [],
  chosen: null,
} as const;

const fromPublic = (stored: StoredInvoice, state: FormerState): InvoiceState => {
  const {
    id,
    external_id,
    user_id: _user,
    status,
    merchant_name,
    amount,
    currency,
    expiry_date,
    recurring_payment_id,
    description,
    metadata,
    success_redirect_url,
    failure_redirect_url,
    paid_amount: _amount,
    paid_at: _at,
    payment_method: _method,
    payment_channel: _channel,
    payment_id: _payment,
    payment_details: _details,
    created,
    updated,
    ...echo
  } = stored;
  return {
    status,
    shortId: id,
    reference: external_id,
    merchant: merchant_name,
    amount: minorUnits(currency, amount),
    currency,
    description: description ?? null,
    metadata: metadata ?? null,
    returnUrls: {
      success: success_redirect_url ?? null,
      failure: failure_redirect_url ?? null,
      cancel: null,
    },
    plan: recurring_payment_id ?? null,
    ...former,
    payment: paymentOf(stored, state),
    expires: parseTimestamp(expiry_date),
    created: parseTimestamp(created),
    updated: parseTimestamp(updated),
    echo,
  };
};

/** The state of an invoice that any release has stored. */
export const upcastInvoice = ({ public: stored, state }: Stored): InvoiceState =>
  'id' in (stored as object)
    ? fromPublic(stored as StoredInvoice, state as FormerState)
    : { ...former, ...(state as InvoiceState) };
