// POST /payment_requests: start a payment.
import { common, endpoint, limits, metadata, referenceId, text } from '@kasir/core';
import {
  currency,
  ewalletProperties,
  item,
  paymentRequest,
  ruleAnswers,
  ruleHeaders,
  shippingInformation,
} from '@kasir/models';
import { z } from 'zod';
import { inlineMethod } from '../payment_methods/input.ts';

export const createPaymentRequest = endpoint({
  id: 'payment_requests.create',
  method: 'POST',
  path: '/payment_requests',
  summary: 'Create a payment request',
  auth: 'secret',
  permission: 'money_in:write',
  headers: ruleHeaders,
  body: z.object({
    currency,
    amount: z.number().positive().nullish(),
    reference_id: referenceId.nullish(),
    payment_method: inlineMethod.nullish(),
    payment_method_id: text(50).nullish(),
    description: text(limits.description_characters, 0).nullish(),
    metadata: metadata.nullish(),
    capture_method: z.literal('AUTOMATIC').nullish(),
    initiator: z.enum(['CUSTOMER', 'MERCHANT']).nullish(),
    channel_properties: ewalletProperties.nullish(),
    shipping_information: shippingInformation.nullish(),
    items: z.array(item).nullish(),
  }),
  rules: [
    {
      when: {
        text: 'payment_method_id is not sent',
        test: (body: { payment_method_id?: string | null }) =>
          (body.payment_method_id ?? null) === null,
      },
      require: ['payment_method'],
      clause: 'PR2-CREATE-payment_method',
    },
    {
      when: {
        text: 'payment_method.type is EWALLET',
        test: (body: { payment_method?: { type: string } | null }) =>
          body.payment_method?.type === 'EWALLET',
      },
      require: ['amount'],
      clause: 'PR2-CREATE-amount',
    },
  ],
  success: {
    status: 201,
    body: paymentRequest,
    headers: ruleAnswers,
  },
  errors: {
    ...common.write,
    PAYMENT_METHOD_NOT_FOUND_ERROR: 400,
    INACTIVE_PAYMENT_METHOD: 400,
    CHANNEL_CODE_NOT_SUPPORTED_ERROR: 400,
    PAYMENT_METHOD_REUSABILITY_INVALID: 400,
    CURRENCY_MISMATCHED: 400,
    AMOUNT_MISMATCHED: 400,
    DUPLICATED_FIXED_PAYMENT_INSTRUMENT: 400,
    CHANNEL_NOT_ACTIVATED: 403,
    CHANNEL_UNAVAILABLE: 503,
  },
  idempotency: 'standard',
  version: 'ignored',
  clauses: [
    'PR2-CREATE-currency',
    'PR2-CREATE-amount',
    'PR2-CREATE-amount-decimals',
    'PR2-CREATE-reference_id',
    'PR2-CREATE-payment_method',
    'PR2-CREATE-payment_method_id',
    'PR2-CREATE-payment_method-precedence',
    'PR2-CREATE-payment_method.type',
    'PR2-CREATE-payment_method.reusability',
    'PR2-CREATE-payment_method.reference_id',
    'PR2-CREATE-payment_method.description',
    'PR2-CREATE-payment_method.metadata',
    'PR2-CREATE-description',
    'PR2-CREATE-metadata',
    'PR2-CREATE-HDR-idempotency_key',
    'PR2-CREATE-HDR-for_user_id',
    'PR2-CREATE-HDR-with_split_rule',
    'PR2-CREATE-HDR-split_rule_id',
    'PR2-CREATE-HDR-with_fee_rule',
    'PR2-CREATE-01',
    'PR2-CREATE-ERR-API_VALIDATION_ERROR',
    'LIMIT-19',
  ],
  examples: {
    wallet: {
      currency: 'IDR',
      amount: 25_000,
      payment_method: {
        type: 'EWALLET',
        reusability: 'ONE_TIME_USE',
        ewallet: {
          channel_code: 'DANA',
          channel_properties: { success_return_url: 'https://merchant.example/thanks' },
        },
      },
    },
    virtualAccount: {
      currency: 'IDR',
      amount: 25_000,
      payment_method: {
        type: 'VIRTUAL_ACCOUNT',
        reusability: 'ONE_TIME_USE',
        virtual_account: { channel_code: 'BRI', channel_properties: { customer_name: 'Siti' } },
      },
    },
  },
});
