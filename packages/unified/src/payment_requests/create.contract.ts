// POST /payment_requests: start a payment.
import {
  common,
  country,
  endpoint,
  isSent,
  limits,
  metadata,
  referenceId,
  text,
  withUnit,
} from '@kasir/core';
import { omit } from '@kasir/core/messages';
import {
  channelTypes,
  currency,
  inlineCardInput,
  inlineCustomer,
  item,
  paymentMethodType,
  paymentRequest,
  requestPropertiesInput,
  ruleResponseHeaders,
  ruleHeaders,
  shippingInformation,
} from '@kasir/models';
import * as z from 'zod';
import { inlineMethodCheck } from '../payment_methods/channel-check.ts';
import { methodInput, needsCustomer } from '../payment_methods/input.ts';
import { createExamples } from './create.examples.ts';

const owner = {
  customer_id: text(50).nullish().describe('Id of the customer it belongs to.'),
  customer: inlineCustomer.nullish().describe('The customer, sent in place of customer_id.'),
};

/** The customer fields that rules read. */
export interface Owned {
  readonly customer_id?: unknown;
  readonly customer?: unknown;
}

/** The fields of the body that rules read. */
export interface Sent extends Owned {
  readonly payment_method_id?: string | null;
  readonly payment_method?:
    | ({ readonly type?: string; readonly reusability?: string } & Owned)
    | null;
}

/** Returns whether a customer is sent: customer can replace customer_id (PR2-CREATE-customer). */
const isNamed = (sent: Owned): boolean => isSent(sent, 'customer_id') || isSent(sent, 'customer');

/** Types of methods whose payer may choose the amount. */
const open: readonly (string | undefined)[] = paymentMethodType.options.filter(
  (type) => channelTypes[type].openAmount,
);

export const createPaymentRequest = endpoint({
  id: 'payment_requests.create',
  method: 'POST',
  path: '/payment_requests',
  summary: 'Create a payment request',
  auth: 'secret',
  permission: 'money_in:write',
  headers: ruleHeaders,
  body: z.object({
    // PR2-CREATE-currency, PR2-CONF-04
    currency: currency.describe('Three-letter currency code (ISO 4217), such as IDR.'),
    amount: z.number().positive().nullish().describe(withUnit()),
    reference_id: referenceId.nullish(),
    ...owner,
    // The same as in POST /v2/payment_methods (PR2-UNSPEC-05).
    payment_method: methodInput({ ...owner, country: country.nullish() }, inlineCardInput)
      .meta({ title: 'InlinePaymentMethod' })
      .nullish()
      .describe('The payment method that pays.'),
    // PR2-CREATE-payment_method_id
    payment_method_id: text(50).nullish().describe('Id of a saved payment method that pays.'),
    description: text(limits.description_characters, 0)
      .nullish()
      .describe("Text for the merchant's own use."), // PR2-CREATE-description
    metadata: metadata.nullish(), // PR2-CREATE-metadata
    // The following fields are accepted and returned as sent (PR2-UNSPEC-06).
    capture_method: z
      .enum(['AUTOMATIC', 'MANUAL'])
      .nullish()
      .describe(
        'AUTOMATIC takes the money at once; MANUAL holds it until it is captured. Cards only.',
      ),
    initiator: z
      .enum(['CUSTOMER', 'MERCHANT'])
      .nullish()
      .describe('Initiator of the payment: the customer, or the merchant with a saved method.'),
    channel_properties: requestPropertiesInput
      .nullish()
      .describe('Data that the channel needs besides its code, such as return URLs.'),
    shipping_information: shippingInformation.nullish().describe('Shipping address.'),
    items: z.array(item).nullish().describe('Items of the purchase.'),
  }),
  rules: [
    {
      when: {
        text: 'payment_method_id is not sent',
        test: (body: Sent) => !isSent(body, 'payment_method_id'),
      },
      require: ['payment_method'],
      clause: 'PR2-CREATE-payment_method',
    },
    {
      when: {
        text: `payment_method.type is neither ${open.join(' nor ')}`,
        test: (body: Sent) =>
          !isSent(body, 'payment_method_id') && !open.includes(body.payment_method?.type),
      },
      require: ['amount'],
      clause: 'PR2-CREATE-amount',
    },
    {
      when: {
        text: 'payment_method is a DIRECT_DEBIT, or an EWALLET with MULTIPLE_USE, and customer is not sent',
        test: (body: Sent) => {
          const { payment_method: method } = body;
          return Boolean(method && needsCustomer(method) && !isNamed(body) && !isNamed(method));
        },
      },
      require: ['customer_id'],
      clause: 'PR2-CREATE-customer_id',
    },
  ],
  checks: [
    {
      text: 'payment_method and payment_method_id exclude each other',
      find: (body: Sent) =>
        isSent(body, 'payment_method') && isSent(body, 'payment_method_id')
          ? [{ path: 'payment_method_id', message: omit('payment_method was sent') }]
          : [],
      clause: 'PR2-UNSPEC-04',
    },
    inlineMethodCheck,
  ],
  success: {
    status: 201, // PR2-CREATE-01
    body: paymentRequest,
    headers: ruleResponseHeaders,
  },
  errors: {
    ...common.write, // PR2-CREATE-ERR-API_VALIDATION_ERROR
    // Errors in addition to those that the specification states (PR2-UNSPEC-01).
    CUSTOMER_NOT_FOUND_ERROR: 400,
    PAYMENT_METHOD_NOT_FOUND_ERROR: 400,
    PAYMENT_METHOD_STATUS_INVALID: 400,
    INACTIVE_PAYMENT_METHOD: 400,
    CUSTOMER_PAYMENT_METHOD_MISMATCHED: 400,
    CHANNEL_CODE_NOT_SUPPORTED_ERROR: 400,
    CURRENCY_MISMATCHED: 400,
    AMOUNT_MISMATCHED: 400,
    PAYMENT_METHOD_REUSABILITY_INVALID: 400,
    DUPLICATED_FIXED_PAYMENT_INSTRUMENT: 400,
    CHANNEL_NOT_ACTIVATED: 403,
    CHANNEL_UNAVAILABLE: 503,
    MANUAL_CAPTURE_NOT_SUPPORTED: 400,
  },
  idempotency: 'standard', // PR2-CREATE-HDR-idempotency_key
  version: 'ignored',
  clauseGroups: ['PR2-CREATE-*'],
  examples: createExamples,
});
