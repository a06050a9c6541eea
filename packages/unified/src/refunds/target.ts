// Finds the payments to refund by public ids: those of a payment request, or the one that paid an
// invoice.
import { stripPrefix } from '@kasir/core';
import { fail, invalid, type Fail } from '@kasir/core/server';
import type { Need, Reads } from '@kasir/core/store';
import { prefixes } from '@kasir/models';
import {
  intents,
  invoices,
  paymentNeeds,
  paymentsFor,
  type PaymentRow,
} from '@kasir/payments/state';
import { isRequest } from '../products.ts';

/** The payments that a refund refers to, with their currency and invoice. */
export interface Target {
  readonly ok: true;
  readonly currency: string;
  /** Short id of the invoice that was sent, or null. */
  readonly invoice: string | null;
  /** All payment attempts for the request or invoice, oldest first. */
  readonly payments: readonly PaymentRow[];
}

interface Named {
  readonly payment_request_id?: string | null | undefined;
  readonly invoice_id?: string | null | undefined;
}

const stripRequestPrefix = (id: string): string | null => stripPrefix(prefixes.payment_request, id);

const findRequest = (reads: Reads, id: string): Target | Fail<'DATA_NOT_FOUND'> => {
  const key = stripRequestPrefix(id);
  const row = key === null ? undefined : reads.get(intents, key);
  return row && isRequest(row)
    ? {
        ok: true,
        currency: row.state.currency,
        invoice: null,
        payments: paymentsFor(reads, { kind: intents.name, id: row.id }),
      }
    : fail('DATA_NOT_FOUND', 'There is no payment request with this payment_request_id.');
};

const findInvoice = (reads: Reads, id: string): Target | Fail<'DATA_NOT_FOUND'> => {
  const row = reads.find(invoices, 'short_id', id);
  if (!row) return fail('DATA_NOT_FOUND', 'There is no invoice with this invoice_id.');
  const { currency, shortId } = row.state;
  const paid = paymentsFor(reads, { kind: invoices.name, id: row.id });
  return { ok: true, currency, invoice: shortId, payments: paid };
};

/**
 * Returns the payments to refund. Both ids together, and an unknown id, are refused
 * (REFUND-UNSPEC-01). The contract requires one of the ids.
 */
export const findTarget = (
  reads: Reads,
  { payment_request_id, invoice_id }: Named,
): Target | Fail<'API_VALIDATION_ERROR' | 'DATA_NOT_FOUND'> => {
  if (payment_request_id && invoice_id)
    return invalid('body.invoice_id', 'Send payment_request_id or invoice_id, not both.');
  return invoice_id ? findInvoice(reads, invoice_id) : findRequest(reads, payment_request_id ?? '');
};

/** Returns the rows to load to find the payments. */
export const targetNeeds = ({ payment_request_id, invoice_id }: Named): Need[] => {
  const id = payment_request_id ? stripRequestPrefix(payment_request_id) : null;
  return [
    ...(id === null ? [] : paymentNeeds({ kind: intents.name, id })),
    ...(invoice_id ? [{ kind: invoices, key: 'short_id', value: invoice_id }] : []),
  ];
};
