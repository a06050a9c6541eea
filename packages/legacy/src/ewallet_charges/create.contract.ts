// POST /ewallets/charges: charge a wallet, once on its own page or app, or a saved one.
import {
  amountCheck,
  common,
  endpoint,
  httpUrl,
  legacyMetadata,
  referenceId,
  text,
  withUnit,
} from '@kasir/core';
import { mustBe } from '@kasir/core/messages';
import {
  basketItem,
  checkoutMethod,
  ewalletCharge,
  walletCode,
  walletPropertyNames,
} from '@kasir/models';
import * as z from 'zod';
import { ewalletVersions } from '../ewallets/versions.ts';

interface Sent {
  readonly checkout_method?: string;
}

export const createEwalletCharge = endpoint({
  id: 'ewallet_charges.create',
  method: 'POST',
  path: '/ewallets/charges',
  summary: 'Create an e-wallet charge',
  auth: 'secret',
  permission: 'money_in:write',
  body: z
    .object({
      reference_id: referenceId,
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/, { error: mustBe('a three-letter currency code such as IDR') })
        .describe('Three-letter currency code (ISO 4217), such as IDR.'),
      amount: z.number().positive().describe(withUnit()),
      checkout_method: checkoutMethod.describe(
        'Kind of charge: authorized once by the payer, or by a saved wallet.',
      ),
      channel_code: walletCode
        .nullish()
        .describe('Code of the payment channel, such as OVO or BCA.'),
      channel_properties: z
        .object({
          mobile_number: text(50)
            .nullish()
            .describe('Mobile number in E.164 form, such as +6281234567890.'),
          cashtag: text(50).nullish().describe('Cashtag of the payer at JENIUSPAY, such as $siti.'),
          success_redirect_url: httpUrl
            .nullish()
            .describe('URL to which the payer is sent after paying.'),
          failure_redirect_url: httpUrl
            .nullish()
            .describe('URL to which the payer is sent after a failure.'),
          cancel_redirect_url: httpUrl
            .nullish()
            .describe('URL to which the payer is sent after canceling.'),
        })
        .nullish()
        .describe('Data that the channel needs besides its code, such as return URLs.'),
      payment_method_id: text(50)
        .nullish()
        .meta({ ref: 'payment_method.id' })
        .describe('Id of a saved payment method that pays.'),
      customer_id: text(50)
        .nullish()
        .meta({ ref: 'customer.id' })
        .describe('Id of the customer it belongs to.'),
      basket: z.array(basketItem).nullish().describe('Items of the purchase.'),
      metadata: legacyMetadata
        .nullish()
        .describe("The merchant's own keys and values, shown again as they were sent."),
    })
    .meta({
      channels: {
        generation: 'legacy',
        type: 'EWALLET',
        names: walletPropertyNames,
        saving: { field: 'checkout_method', values: [], again: 'TOKENIZED_PAYMENT' },
        unless: 'payment_method_id',
      },
    }),
  rules: [
    {
      when: {
        text: 'checkout_method is ONE_TIME_PAYMENT',
        test: ({ checkout_method }: Sent) => checkout_method === 'ONE_TIME_PAYMENT',
      },
      require: ['channel_code'],
      clause: 'VER-UNSPEC-05',
    },
    {
      when: {
        text: 'checkout_method is TOKENIZED_PAYMENT',
        test: ({ checkout_method }: Sent) => checkout_method === 'TOKENIZED_PAYMENT',
      },
      require: ['payment_method_id'],
      clause: 'VER-UNSPEC-05',
    },
  ],
  checks: [amountCheck('IDR', 'LIMIT-UNSPEC-03')],
  encodings: ['json', 'form'],
  success: { status: 202, body: ewalletCharge },
  errors: {
    ...common.write,
    DATA_NOT_FOUND: 404,
    DUPLICATE_ERROR: 409,
    INVALID_PAYMENT_METHOD_ID: 400,
    UNSUPPORTED_CURRENCY: 400,
    CHANNEL_NOT_ACTIVATED: 403,
    CHANNEL_UNAVAILABLE: 503,
  },
  idempotency: 'standard',
  version: 'optional',
  versions: ewalletVersions,
  examples: {
    dana: {
      reference_id: 'order-1',
      currency: 'IDR',
      amount: 35_000,
      checkout_method: 'ONE_TIME_PAYMENT',
      channel_code: 'ID_DANA',
      channel_properties: { success_redirect_url: 'https://merchant.example/thanks' },
      basket: [
        {
          reference_id: 'sku-1',
          name: 'Coffee',
          category: 'DRINKS',
          type: 'PRODUCT',
          currency: 'IDR',
          quantity: 2,
          price: 12_500,
          metadata: { roast: 'dark', cup: 'small' },
        },
        {
          reference_id: 'sku-2',
          name: 'Tea',
          category: 'DRINKS',
          type: 'PRODUCT',
          currency: 'IDR',
          quantity: 1,
          price: 10_000,
        },
      ],
      metadata: { branch: 'A 1', till: 'two' },
    },
    ovo: {
      reference_id: 'order-2',
      currency: 'IDR',
      amount: 25_000,
      checkout_method: 'ONE_TIME_PAYMENT',
      channel_code: 'ID_OVO',
      channel_properties: { mobile_number: '+6281234567890' },
    },
  },
});
