// POST /cardless-credit: open a checkout whose customer pays in installments.
import { commonShort, endpoint, httpUrl, limits, text } from '@kasir/core';
import {
  cardlessCreditAmount,
  cardlessCreditCheckout,
  cardlessCreditContent,
  cardlessCreditType,
} from '@kasir/models';

export const createCardlessCredit = endpoint({
  id: 'cardless_credit.create',
  method: 'POST',
  path: '/cardless-credit',
  summary: 'Create a cardless credit checkout',
  auth: 'secret',
  permission: 'money_in:write',
  // Only JSON, and every field is required (CC-CREATE-01).
  body: cardlessCreditContent.extend({
    cardless_credit_type: cardlessCreditType, // CC-CREATE-cardless_credit_type
    // CC-CREATE-external_id
    external_id: text(limits.external_id_characters).describe("The merchant's own reference."),
    amount: cardlessCreditAmount, // CC-CREATE-amount
    redirect_url: httpUrl.describe('URL to which the payer is sent after the checkout.'),
    callback_url: httpUrl.describe('URL to which notifications of it are sent.'),
  }),
  success: { status: 200, body: cardlessCreditCheckout },
  errors: {
    ...commonShort.write, // CC-CREATE-ERR-REQUEST_FORBIDDEN
    CHANNEL_UNAVAILABLE: 503,
    MERCHANT_NOT_FOUND: 422,
    GENERATE_CHECKOUT_URL_ERROR: 422,
    DUPLICATE_PAYMENT_ERROR: 422, // ERR-CONF-05
  },
  idempotency: 'standard',
  version: 'optional',
  versions: ['2019-02-04'], // VER-15
  clauseGroups: ['CC-CREATE-*', 'CC-FIELD-*'],
  examples: {
    phone: {
      cardless_credit_type: 'KREDIVO',
      external_id: 'order-1',
      amount: 401_000,
      payment_type: '3_months',
      items: [
        {
          id: 'sku-1',
          name: 'Phone case',
          type: 'Accessory',
          url: 'https://merchant.example/phone-case',
          price: 200_500,
          quantity: 2,
        },
      ],
      customer_details: {
        first_name: 'Siti',
        last_name: 'Rahma',
        email: 'siti@example.com',
        phone: '081234567890',
      },
      shipping_address: {
        first_name: 'Siti',
        last_name: 'Rahma',
        address: 'Jalan Braga 1',
        city: 'Bandung',
        postal_code: '40111',
        phone: '081234567890',
        country_code: 'IDN',
      },
      redirect_url: 'https://merchant.example/thanks',
      callback_url: 'https://merchant.example/callbacks/credit',
    },
  },
});
