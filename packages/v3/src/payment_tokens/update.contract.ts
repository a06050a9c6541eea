// PATCH /v3/payment_tokens/{id}: change reference and texts of a token, or deactivate it.
import { common, endpoint, limits, metadata, pathId, referenceId, text } from '@kasir/core';
import { paymentToken } from '@kasir/models';
import * as z from 'zod';
import { unchangeableFields } from '../unchangeable.ts';
import { v3Version } from '../version.ts';

export const updatePaymentToken = endpoint({
  id: 'payment_tokens.update',
  method: 'PATCH',
  path: '/v3/payment_tokens/{id}', // V3-PT-04
  summary: 'Update a payment token',
  auth: 'secret',
  permission: 'money_in:write',
  params: z.object({ id: pathId('payment_token.id') }),
  body: z.object({
    status: z.enum(['INACTIVE', 'CANCELED']).nullish().describe('The new state.'),
    reference_id: referenceId.nullish(),
    description: text(limits.v3_description_characters, 0)
      .nullish()
      .describe("Text for the merchant's own use."),
    metadata: metadata.nullish(),
    // All other stored fields of a token are refused (V3-UNSPEC-02).
    ...unchangeableFields('a payment token', [
      'country',
      'currency',
      'channel_code',
      'channel_properties',
      'customer_id',
    ]),
  }),
  success: { status: 200, body: paymentToken },
  errors: { ...common.write, DATA_NOT_FOUND: 404, INELIGIBLE_TRANSACTION_STATUS: 400 },
  idempotency: 'standard',
  ...v3Version,
  examples: {
    details: {
      reference_id: 'member-3',
      description: 'The new card of Siti',
      metadata: { shelf: '7', till: 'two' },
    },
  },
});
