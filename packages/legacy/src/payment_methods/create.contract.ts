// POST /payment_methods: create a payment method from a linked account.
import { common, endpoint, metadata, text } from '@kasir/core';
import { legacyPaymentMethod, linkedAccountType } from '@kasir/models';
import * as z from 'zod';

export const createLegacyPaymentMethod = endpoint({
  id: 'legacy_payment_methods.create',
  method: 'POST',
  path: '/payment_methods', // LEGACY-PATH-07
  summary: 'Make a payment method of a linked account',
  auth: 'secret',
  permission: 'money_in:write',
  body: z.object({
    customer_id: text(255)
      .meta({ ref: 'linked_account.customer_id' })
      .describe('Id of the customer it belongs to.'),
    type: linkedAccountType.describe('Type of the linked account: a debit card or a bank account.'),
    properties: z
      .object({
        id: text(255).meta({ ref: 'linked_account.id' }).describe('Id of the linked account.'),
      })
      .describe('Data that identifies the account; its fields depend on the type.'),
    metadata: metadata.nullish(),
  }),
  encodings: ['json', 'form'],
  success: { status: 200, body: legacyPaymentMethod },
  errors: {
    ...common.write,
    CUSTOMER_NOT_FOUND_ERROR: 400,
    LINKED_ACCOUNT_NOT_FOUND_ERROR: 400,
    INVALID_LINKED_ACCOUNT: 400,
    DUPLICATE_ERROR: 409,
  },
  idempotency: 'standard',
  version: 'ignored',
  examples: {
    card: {
      customer_id: 'cust-00000000-0000-7000-8000-000000000000',
      type: 'DEBIT_CARD',
      properties: { id: 'la-00000000-0000-7000-8000-000000000000' },
      metadata: { branch: 'A 1', till: 'two' },
    },
  },
});
