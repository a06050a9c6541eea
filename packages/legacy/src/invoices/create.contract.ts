// POST /v2/invoices: create an invoice, which its payer pays on its page.
import { amountCheck, common, endpoint, limits, text, withUnit } from '@kasir/core';
import { mustBe } from '@kasir/core/messages';
import { billedCustomer, invoice, invoiceContent, invoiceCurrency } from '@kasir/models';
import * as z from 'zod';
import { reminderCheck, reminderRules } from './reminder.ts';

const { min, max } = limits.invoice_seconds;
const seconds = z.int().min(min).max(max);

/** Seconds; official SDKs before major version 7 send them as text. */
const duration = z.union([
  seconds,
  z
    .string()
    .regex(/^\d{1,9}$/, { error: mustBe('a whole number of seconds') })
    .transform(Number)
    .pipe(seconds),
]);

export const createInvoice = endpoint({
  id: 'invoices.create',
  method: 'POST',
  path: '/v2/invoices',
  summary: 'Create an invoice',
  auth: 'secret',
  permission: 'money_in:write',
  body: invoiceContent.extend({
    customer: billedCustomer.nullish().describe('The customer who is billed.'),
    external_id: text(limits.external_id_characters).describe("The merchant's own reference."),
    amount: z.number().positive().describe(withUnit()),
    currency: invoiceCurrency
      .nullish()
      .describe('Three-letter currency code (ISO 4217), such as IDR.'),
    invoice_duration: duration.nullish().describe('Lifetime of an invoice in seconds.'),
  }),
  rules: reminderRules('CORE-UNSPEC-01'),
  checks: [amountCheck('IDR', 'LIMIT-UNSPEC-03'), reminderCheck('CORE-UNSPEC-01')],
  encodings: ['json', 'form'],
  success: { status: 200, body: invoice },
  errors: { ...common.write, CHANNEL_UNAVAILABLE: 503, NO_COLLECTION_METHODS_ERROR: 400 },
  idempotency: 'standard',
  version: 'ignored',
  examples: {
    order: {
      external_id: 'order-1',
      amount: 35_300,
      currency: 'IDR',
      invoice_duration: 3_600,
      payer_email: 'siti@example.com',
      description: 'Two coffees and a tea',
      success_redirect_url: 'https://merchant.example/thanks',
      failure_redirect_url: 'https://merchant.example/sorry',
      customer: { given_names: 'Siti', email: 'siti@example.com' },
      reminder_time: 1,
      reminder_time_unit: 'days',
      items: [
        { name: 'Coffee', quantity: 2, price: 12_500, category: 'DRINKS' },
        { name: 'Tea', quantity: 1, price: 10_000, category: 'DRINKS' },
      ],
      fees: [
        { type: 'ADMIN', value: 100 },
        { type: 'DELIVERY', value: 200 },
      ],
      metadata: { branch: 'A 1', till: 'two' },
    },
  },
});
