// For tests: an invoice as a merchant requests it.
import type { NewInvoice } from '../invoices/create.ts';

/** Returns an invoice in IDR without an end, with changes. */
export const sampleInvoice = (change: Partial<NewInvoice> = {}): NewInvoice => ({
  reference: 'order-1',
  amount: 25_000,
  currency: 'IDR',
  description: null,
  metadata: null,
  returnUrls: { success: null, failure: null, cancel: null },
  plan: null,
  savesCardFor: null,
  excluded: [],
  notifications: null,
  echo: null,
  seconds: null,
  ...change,
});
