// A payment in the list of a payment method, without the request around it.
import { businessId } from '@kasir/core';
import * as z from 'zod';
import { channelCode } from '../channels/codes.ts';
import { payment } from './schema.ts';
import { paymentMethodType } from '../payment_method/schema.ts';

export const listedPayment = payment
  .pick({
    id: true,
    amount: true,
    currency: true,
    country: true,
    status: true,
    payment_detail: true,
    payment_method: true,
    payment_request_id: true,
    reference_id: true,
    created: true,
    updated: true,
  })
  .extend({
    business_id: businessId,
    channel_code: channelCode.describe('Code of the payment channel, such as OVO or BCA.'),
    type: paymentMethodType.describe('Type of the payment method that paid.'),
    instrument_id: z.string().describe('Id of the payment method that paid.'),
  })
  .describe('A payment of a payment method.');
export type ListedPayment = z.infer<typeof listedPayment>;
