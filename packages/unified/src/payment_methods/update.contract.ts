// PATCH /v2/payment_methods/{id}: change a payment method.
import {
  common,
  endpoint,
  limits,
  metadata,
  moment,
  pathId,
  referenceId,
  text,
  withUnit,
} from '@kasir/core';
import { unchangeable } from '@kasir/core/messages';
import { paymentMethod, reusability } from '@kasir/models';
import * as z from 'zod';

const amount = z.number().positive().nullish();

const fixed = (name: string) =>
  z.never({ error: unchangeable(`The ${name} of a payment method`) }).optional();

/** Absent fields are unchanged; null clears optional fields and leaves all others unchanged. */
export const methodPatch = z.object({
  type: fixed('type'),
  country: fixed('country'),
  description: text(limits.description_characters, 0)
    .nullish()
    .describe("Text for the merchant's own use."),
  reference_id: referenceId.nullish(),
  reusability: reusability
    .nullish()
    .describe('Use of the payment method: one payment, or saved for more.'),
  status: z.enum(['ACTIVE', 'INACTIVE']).nullish().describe('The new state.'),
  metadata: metadata.nullish(),
  over_the_counter: z
    .object({
      amount: amount.describe(withUnit()),
      channel_properties: z
        .object({
          customer_name: text(250)
            .nullish()
            .describe('Name of the payer, as the outlet or bank shows it.'),
          payment_code: fixed('payment_code'),
          expires_at: moment
            .nullish()
            .describe('Time at which it expires if it has not been paid.'),
        })
        .nullish()
        .describe('Data that the channel needs besides its code, such as return URLs.'),
    })
    .nullish()
    .describe('Details of a payment method of type OVER_THE_COUNTER.'),
  virtual_account: z
    .object({
      amount: amount.describe(withUnit()),
      min_amount: amount.describe(withUnit('Smallest amount that can be paid.')),
      max_amount: amount.describe(withUnit('Largest amount that can be paid.')),
      alternative_display_types: z
        .array(z.enum(['QR_STRING']))
        .nullish()
        .describe('Further forms in which the number can be shown.'),
      channel_properties: z
        .object({
          customer_name: fixed('customer_name'),
          virtual_account_number: fixed('virtual_account_number'),
          expires_at: moment
            .nullish()
            .describe('Time at which it expires if it has not been paid.'),
          suggested_amount: amount.describe(
            withUnit('Amount that is suggested to the payer, who may change it.'),
          ),
        })
        .nullish()
        .describe('Data that the channel needs besides its code, such as return URLs.'),
    })
    .nullish()
    .describe('Details of a payment method of type VIRTUAL_ACCOUNT.'),
});
export type MethodPatch = z.output<typeof methodPatch>;

export const updatePaymentMethod = endpoint({
  id: 'payment_methods.update',
  method: 'PATCH',
  path: '/v2/payment_methods/{id}', // PM2-UNSPEC-06
  summary: 'Update a payment method',
  auth: 'secret',
  permission: 'money_in:write',
  params: z.object({ id: pathId('payment_method.id') }),
  body: methodPatch,
  success: { status: 200, body: paymentMethod },
  errors: {
    ...common.write,
    DATA_NOT_FOUND: 404,
    PAYMENT_METHOD_STATUS_INVALID: 400,
    PAYMENT_METHOD_REUSABILITY_INVALID: 400,
  },
  idempotency: 'standard',
  version: 'ignored',
  examples: {
    virtualAccount: {
      description: 'Account of Siti',
      reference_id: 'account-2',
      reusability: 'MULTIPLE_USE',
      metadata: { shelf: '7', till: 'two' },
      virtual_account: {
        min_amount: 15_000,
        max_amount: 50_000,
        alternative_display_types: ['QR_STRING'],
        channel_properties: { expires_at: '2039-12-31T00:00:00.000Z' },
      },
    },
  },
});
