// POST /direct_debits: debit a linked account.
import {
  common,
  endpoint,
  httpUrl,
  legacyMetadata,
  limits,
  referenceId,
  text,
  withUnit,
} from '@kasir/core';
import { debitBasketItem, directDebit } from '@kasir/models';
import * as z from 'zod';

export const createDirectDebit = endpoint({
  id: 'direct_debits.create',
  method: 'POST',
  path: '/direct_debits', // LEGACY-PATH-08
  summary: 'Debit a linked account',
  auth: 'secret',
  permission: 'money_in:write',
  body: z.object({
    reference_id: referenceId,
    payment_method_id: text(255)
      .meta({ ref: 'debit_method.id' })
      .describe('Id of a saved payment method that pays.'),
    currency: text(3, 3).describe('Three-letter currency code (ISO 4217), such as IDR.'),
    amount: z.number().positive().describe(withUnit()),
    callback_url: httpUrl.nullish().describe('URL to which notifications of it are sent.'),
    enable_otp: z
      .boolean()
      .nullish()
      .describe('True when the payer confirms with a one-time password.'),
    description: text(limits.description_characters, 0)
      .nullish()
      .describe("Text for the merchant's own use."),
    basket: z.array(debitBasketItem).nullish().describe('Items of the purchase.'),
    success_redirect_url: httpUrl
      .nullish()
      .describe('URL to which the payer is sent after paying.'),
    failure_redirect_url: httpUrl
      .nullish()
      .describe('URL to which the payer is sent after a failure.'),
    metadata: legacyMetadata
      .nullish()
      .describe("The merchant's own keys and values, shown again as they were sent."),
  }),
  encodings: ['json', 'form'],
  success: { status: 200, body: directDebit },
  errors: {
    ...common.write,
    PAYMENT_METHOD_NOT_FOUND_ERROR: 400,
    INACTIVE_PAYMENT_METHOD: 400,
    CURRENCY_MISMATCHED: 400,
    CHANNEL_NOT_ACTIVATED: 403,
    CHANNEL_UNAVAILABLE: 503,
  },
  idempotency: 'standard',
  version: 'ignored',
  examples: {
    debit: {
      reference_id: 'debit-1',
      payment_method_id: 'pm-00000000-0000-7000-8000-000000000000',
      currency: 'IDR',
      amount: 50_000,
      callback_url: 'https://merchant.example/callbacks/debits',
      enable_otp: true,
      description: 'Two coffees and a tea',
      basket: [
        { name: 'Coffee', quantity: 2, price: 20_000, metadata: { roast: 'dark', cup: 'small' } },
        { name: 'Tea', quantity: 1, price: 10_000 },
      ],
      metadata: { branch: 'A 1', till: 'two' },
    },
  },
});
