// A payment in the list of a payment method, without the request around it.
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
    business_id: z.string(),
    channel_code: channelCode,
    type: paymentMethodType,
    /** The id of the payment method that paid. */
    instrument_id: z.string(),
  });
export type ListedPayment = z.infer<typeof listedPayment>;
