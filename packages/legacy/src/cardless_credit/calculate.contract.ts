// POST /cardless-credit/payment-types: calculate the cost of an amount by payment type.
import { commonShort, endpoint } from '@kasir/core';
import {
  calculatedPaymentType,
  cardlessCreditAmount,
  cardlessCreditContent,
  cardlessCreditType,
} from '@kasir/models';
import * as z from 'zod';

export const calculatePaymentTypes = endpoint({
  id: 'cardless_credit.payment_types',
  method: 'POST',
  path: '/cardless-credit/payment-types',
  summary: 'Calculate the payment types of a cardless credit',
  auth: 'secret',
  permission: 'money_in:read',
  // CC-CALC-items; only JSON, and every field is required (CC-CALC-01).
  body: cardlessCreditContent.pick({ items: true }).extend({
    cardless_credit_type: cardlessCreditType, // CC-CALC-cardless_credit_type
    amount: cardlessCreditAmount, // CC-CALC-amount
  }),
  success: {
    status: 200,
    body: z.object({
      message: z.string().describe('Message about the result.'),
      payments: z.array(calculatedPaymentType).describe('Repayment plans that the lender offers.'),
    }),
  },
  errors: {
    ...commonShort.write,
    CHANNEL_UNAVAILABLE: 503,
    // The only checkout error that can apply where no checkout is opened (CC-UNSPEC-01).
    MERCHANT_NOT_FOUND: 422,
  },
  idempotency: 'standard',
  version: 'optional',
  versions: ['2019-02-04'],
  clauseGroups: ['CC-CALC-*', 'CCCALC-FIELD-*'],
  examples: {
    phone: {
      cardless_credit_type: 'KREDIVO',
      amount: 401_000,
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
    },
  },
});
