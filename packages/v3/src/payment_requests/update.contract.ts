// PATCH /v3/payment_requests/{id}: change an open virtual account.
import { common, endpoint, limits, moment, pathId, text, withUnit } from '@kasir/core';
import { v3PaymentRequest, v3RequestProperties } from '@kasir/models';
import * as z from 'zod';
import { unchangeableFields } from '../unchangeable.ts';
import { v3Version } from '../version.ts';

/** Properties that cannot change once a number has been issued. */
const keptProperties = (
  Object.keys(v3RequestProperties.shape) as (keyof typeof v3RequestProperties.shape)[]
).filter((name) => name !== 'expires_at');

export const updateV3PaymentRequest = endpoint({
  id: 'v3_payment_requests.update',
  method: 'PATCH',
  path: '/v3/payment_requests/{id}', // V3-UNSPEC-07
  summary: 'Update a virtual account that accepts payments (v3)',
  auth: 'secret',
  permission: 'money_in:write',
  params: z.object({ id: pathId('v3_payment_request.id') }),
  body: z.object({
    request_amount: z.number().positive().nullish().describe(withUnit('Amount to be paid.')),
    description: text(limits.v3_description_characters, 0)
      .nullish()
      .describe("Text for the merchant's own use."),
    channel_properties: z
      .object({
        expires_at: moment.nullish().describe('Time at which it expires if it has not been paid.'),
        ...unchangeableFields('a payment request', keptProperties),
      })
      .nullish()
      .describe('Data that the channel needs besides its code, such as return URLs.'),
    // All other stored fields of a request are refused (V3-UNSPEC-07).
    ...unchangeableFields('a payment request', [
      'reference_id',
      'type',
      'country',
      'currency',
      'amount',
      'capture_method',
      'channel_code',
      'payment_token_id',
      'customer_id',
      'customer',
      'items',
      'shipping_information',
      'metadata',
    ]),
  }),
  success: { status: 200, body: v3PaymentRequest },
  errors: {
    ...common.write,
    DATA_NOT_FOUND: 404,
    INACTIVE_PAYMENT_REQUEST: 400,
    INVALID_VALUE_ERROR: 400,
  },
  idempotency: 'standard',
  ...v3Version,
  examples: {
    amount: {
      request_amount: 30_000,
      description: 'Two coffees and a tea',
      channel_properties: { expires_at: '2039-12-31T00:00:00.000Z' },
    },
  },
});
