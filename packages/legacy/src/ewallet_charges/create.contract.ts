// POST /ewallets/charges: charge a wallet, once on its own page or app, or a saved one.
import {
  amountCheck,
  common,
  endpoint,
  httpUrl,
  legacyMetadata,
  mustBe,
  referenceId,
  text,
} from '@kasir/core';
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
        .regex(/^[A-Z]{3}$/, { error: mustBe('a three-letter currency code such as IDR') }),
      amount: z.number().positive(),
      checkout_method: checkoutMethod,
      channel_code: walletCode.nullish(),
      channel_properties: z
        .object({
          mobile_number: text(50).nullish(),
          cashtag: text(50).nullish(),
          success_redirect_url: httpUrl.nullish(),
          failure_redirect_url: httpUrl.nullish(),
          cancel_redirect_url: httpUrl.nullish(),
        })
        .nullish(),
      payment_method_id: text(50).nullish().meta({ ref: 'payment_method.id' }),
      customer_id: text(50).nullish().meta({ ref: 'customer.id' }),
      basket: z.array(basketItem).nullish(),
      metadata: legacyMetadata.nullish(),
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
  ],
  checks: [amountCheck('IDR', 'LIMIT-UNSPEC-03')],
  encodings: ['json', 'form'],
  success: { status: 202, body: ewalletCharge },
  errors: {
    ...common.write,
    INVALID_PAYMENT_METHOD_ID: 400,
    UNSUPPORTED_CURRENCY: 400,
    DATA_NOT_FOUND: 404,
    DUPLICATE_ERROR: 409,
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
