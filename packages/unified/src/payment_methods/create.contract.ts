// POST /v2/payment_methods: create a payment method.
import { common, country, endpoint } from '@kasir/core';
import { paymentMethod } from '@kasir/models';
import { methodInput } from './input.ts';

export const createPaymentMethod = endpoint({
  id: 'payment_methods.create',
  method: 'POST',
  path: '/v2/payment_methods',
  summary: 'Create a payment method',
  auth: 'secret',
  permission: 'money_in:write',
  body: methodInput({ country: country.nullish() }),
  success: { status: 201, body: paymentMethod },
  errors: {
    ...common.write,
    CHANNEL_CODE_NOT_SUPPORTED_ERROR: 400,
    PAYMENT_METHOD_REUSABILITY_INVALID: 400,
    DUPLICATED_FIXED_PAYMENT_INSTRUMENT: 400,
    CHANNEL_NOT_ACTIVATED: 403,
    CHANNEL_UNAVAILABLE: 503,
  },
  idempotency: 'standard',
  version: 'ignored',
  clauses: [
    'PM2-CREATE-type',
    'PM2-CREATE-reusability',
    'PM2-CREATE-reference_id',
    'PM2-CREATE-country',
    'PM2-CREATE-description',
    'PM2-CREATE-billing_information',
    'PM2-CREATE-metadata',
    'PM2-CREATE-ewallet',
    'PM2-CREATE-ewallet.channel_code',
    'PM2-CREATE-ewallet.channel_properties',
    'PM2-CREATE-HDR-idempotency_key',
    'PM2-CREATE-HDR-for_user_id',
    'PM2-UNSPEC-01',
    'PM2-UNSPEC-03',
  ],
});
