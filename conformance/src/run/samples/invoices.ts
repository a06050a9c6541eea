// Valid invoices.
import type { Trial } from '../trial.ts';
import { maker, type Body, type Samples } from './sample.ts';

/** The body of an invoice. */
const invoiceBody = (trial: Trial, change: Body = {}): Body => ({
  external_id: trial.newReference(),
  amount: trial.amount(25_000, 29_999),
  currency: 'IDR',
  invoice_duration: 3_600,
  payer_email: 'siti@customers.example',
  description: 'Two coffees',
  success_redirect_url: 'https://merchant.example/thanks',
  failure_redirect_url: 'https://merchant.example/sorry',
  customer: { given_names: 'Siti', email: 'siti@customers.example' },
  reminder_time: 1,
  reminder_time_unit: 'days',
  items: [{ name: 'Coffee', quantity: 2, price: 12_500 }],
  metadata: { branch: 'A 1' },
  ...change,
});

export const makeInvoice = maker('invoices.create', 'an invoice', invoiceBody);

export const invoiceSamples: Samples = {
  makers: { invoice: (trial) => makeInvoice(trial) },
  bodies: { 'invoices.create': [(trial) => invoiceBody(trial)] },
};
