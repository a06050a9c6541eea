// POST /v2/payment_methods: create a payment method.
import { common, country, endpoint, isSent, text } from '@kasir/core';
import { cardInput, inlineCustomer, paymentMethod } from '@kasir/models';
import { methodCheck } from './channel-check.ts';
import { methodInput, needsCustomer } from './input.ts';

export const createPaymentMethod = endpoint({
  id: 'payment_methods.create',
  method: 'POST',
  path: '/v2/payment_methods',
  summary: 'Create a payment method',
  auth: 'secret',
  permission: 'money_in:write',
  body: methodInput(
    {
      // PM2-CREATE-customer_id, PM2-CREATE-customer_id-omit
      customer_id: text(50).nullish().describe('Id of the customer it belongs to.'),
      // PM2-CREATE-customer
      customer: inlineCustomer.nullish().describe('The customer, sent in place of customer_id.'),
      country: country.nullish(), // PM2-CREATE-country
    },
    cardInput,
  ),
  rules: [
    {
      when: {
        text: 'type is DIRECT_DEBIT, or EWALLET with MULTIPLE_USE, and customer is not sent',
        test: (body: { type?: string; reusability?: string; customer?: unknown }) =>
          needsCustomer(body) && !isSent(body, 'customer'),
      },
      require: ['customer_id'],
      clause: 'PM2-CREATE-customer_id-DIRECT_DEBIT',
    },
  ],
  checks: [methodCheck],
  success: { status: 201, body: paymentMethod }, // PM2-UNSPEC-01
  errors: {
    ...common.write,
    CUSTOMER_NOT_FOUND_ERROR: 400,
    CHANNEL_CODE_NOT_SUPPORTED_ERROR: 400,
    PAYMENT_METHOD_REUSABILITY_INVALID: 400,
    DUPLICATED_FIXED_PAYMENT_INSTRUMENT: 400,
    CHANNEL_NOT_ACTIVATED: 403,
    CHANNEL_UNAVAILABLE: 503,
  },
  idempotency: 'standard', // PM2-CREATE-HDR-idempotency_key
  version: 'ignored', // VER-20
  clauseGroups: ['PM2-CREATE-*'],
  examples: {
    wallet: {
      type: 'EWALLET',
      reusability: 'ONE_TIME_USE',
      ewallet: {
        channel_code: 'DANA',
        channel_properties: {
          success_return_url: 'https://merchant.example/thanks',
          failure_return_url: 'https://merchant.example/sorry',
        },
      },
    },
    directDebit: {
      type: 'DIRECT_DEBIT',
      reusability: 'MULTIPLE_USE',
      customer: {
        reference_id: 'customer-1',
        type: 'INDIVIDUAL',
        individual_detail: { given_names: 'Siti' },
        email: 'siti@example.com',
        mobile_number: '+6281234567890',
        addresses: [
          {
            country: 'ID',
            street_line1: 'Jalan Braga 1',
            city: 'Bandung',
            postal_code: '40111',
            category: 'HOME',
            is_primary: true,
            meta: { floor: '2', door: 'left' },
          },
          { country: 'ID', street_line1: 'Jalan Asia 2', city: 'Bandung', category: 'WORK' },
        ],
        metadata: { branch: 'A 1', till: 'two' },
      },
      direct_debit: {
        channel_code: 'BRI',
        channel_properties: {
          mobile_number: '+6281234567890',
          card_last_four: '1234',
          card_expiry: '12/39',
          email: 'siti@example.com',
        },
      },
    },
    card: {
      type: 'CARD',
      reusability: 'MULTIPLE_USE',
      card: {
        currency: 'IDR',
        channel_properties: {
          success_return_url: 'https://merchant.example/thanks',
          failure_return_url: 'https://merchant.example/sorry',
          skip_three_d_secure: true,
        },
        card_information: {
          card_number: '4000000000001091',
          expiry_month: '12',
          expiry_year: '2039',
          cardholder_name: 'Siti',
          cvv: '123',
        },
      },
      billing_information: { country: 'ID' },
    },
    overTheCounter: {
      type: 'OVER_THE_COUNTER',
      reusability: 'MULTIPLE_USE',
      over_the_counter: {
        channel_code: 'ALFAMART',
        currency: 'IDR',
        amount: 25_000,
        channel_properties: { customer_name: 'Siti' },
      },
    },
    virtualAccount: {
      type: 'VIRTUAL_ACCOUNT',
      reusability: 'MULTIPLE_USE',
      reference_id: 'account-1',
      description: 'Method of Siti',
      metadata: { branch: 'A 1', till: 'two' },
      virtual_account: { channel_code: 'BRI', channel_properties: { customer_name: 'Siti' } },
    },
    qrCode: {
      type: 'QR_CODE',
      reusability: 'ONE_TIME_USE',
      country: 'ID',
      qr_code: { channel_code: 'QRIS', amount: 25_000, currency: 'IDR' },
    },
  },
});
