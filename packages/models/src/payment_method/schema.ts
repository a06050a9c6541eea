// Payment methods (unified v2), the instruments of payment requests, as on the wire.
import {
  businessId,
  country,
  createdAt,
  limits,
  metadata,
  referenceId,
  text,
  updatedAt,
} from '@kasir/core';
import * as z from 'zod';
import { methodFailureCode } from '../failure/codes.ts';
import { address } from '../address/schema.ts';
import {
  publicCard,
  publicDirectDebit,
  publicEwallet,
  publicOverTheCounter,
  publicQrCode,
  publicVirtualAccount,
} from './instruments.ts';

/** The types of payment methods (PM2-FIELD-type). */
export const paymentMethodType = z
  .enum(['EWALLET', 'DIRECT_DEBIT', 'CARD', 'VIRTUAL_ACCOUNT', 'OVER_THE_COUNTER', 'QR_CODE'])
  .describe('Types of payment methods.');
/** The states of a payment method (PM2-FIELD-status). */
export const paymentMethodStatus = z
  .enum(['REQUIRES_ACTION', 'ACTIVE', 'INACTIVE', 'EXPIRED', 'PENDING', 'FAILED'])
  .describe('States of a payment method.');
export const reusability = z
  .enum(['ONE_TIME_USE', 'MULTIPLE_USE'])
  .describe('Uses of a payment method: one payment, or saved for more.'); // PM2-FIELD-reusability
export type PaymentMethodStatus = z.infer<typeof paymentMethodStatus>;

/** Maps each type to its only filled field, so that clients can narrow by type. */
const narrows = {
  narrows: {
    by: 'type',
    fields: {
      EWALLET: 'ewallet',
      DIRECT_DEBIT: 'direct_debit',
      CARD: 'card',
      VIRTUAL_ACCOUNT: 'virtual_account',
      OVER_THE_COUNTER: 'over_the_counter',
      QR_CODE: 'qr_code',
    },
  },
};

/** A method as embedded in payment requests, payments and events, without its owner. */
export const embeddedMethod = z
  .object({
    id: z.string().startsWith('pm-').describe('Id of the payment method.'), // PM2-FIELD-id
    type: paymentMethodType.describe(
      'Type of the payment method: the object of this name, in lower case, has its details.',
    ),
    reference_id: referenceId, // PM2-FIELD-reference_id
    description: text(limits.description_characters, 0)
      .nullable()
      .describe("Text for the merchant's own use."), // PM2-FIELD-description
    reusability: reusability.describe('Use of the payment method: one payment, or saved for more.'),
    status: paymentMethodStatus.describe('The current state.'),
    card: publicCard.nullable().describe('Details of a payment method of type CARD.'),
    ewallet: publicEwallet.nullable().describe('Details of a payment method of type EWALLET.'),
    direct_debit: publicDirectDebit
      .nullable()
      .describe('Details of a payment method of type DIRECT_DEBIT.'),
    // PM2-FIELD-direct_bank_transfer, PM2-CONF-01
    direct_bank_transfer: z.null().describe('Always null.'),
    over_the_counter: publicOverTheCounter
      .nullable()
      .describe('Details of a payment method of type OVER_THE_COUNTER.'),
    virtual_account: publicVirtualAccount
      .nullable()
      .describe('Details of a payment method of type VIRTUAL_ACCOUNT.'),
    qr_code: publicQrCode.nullable().describe('The QR code.'),
    // PM2-FIELD-billing_information
    billing_information: address.describe('Billing address and contact of the payer.'),
    metadata: metadata.nullable(), // PM2-FIELD-metadata
    created: createdAt, // PM2-FIELD-created
    updated: updatedAt, // PM2-FIELD-updated
  })
  .meta(narrows)
  .describe('A payment method as requests and payments show it.');

/** The open actions of a method; the link to a page is added for the response. */
const action = z.object({
  action: z.enum(['AUTH', 'RESEND_AUTH']).describe('The next action.'),
  url: z.string().nullable().describe('URL for the action.'),
  url_type: z.enum(['API', 'WEB', 'MOBILE', 'DEEPLINK']).describe('Kind of address.'),
  method: z.string().nullable().describe('HTTP method.'),
});

/** The whole method, as its own endpoints return it. */
export const paymentMethod = embeddedMethod
  .extend({
    business_id: businessId,
    country,
    customer_id: z.string().nullable().describe('Id of the customer it belongs to.'),
    actions: z.array(action).describe('The next actions; empty or null when there are none.'),
    failure_code: methodFailureCode
      .nullable()
      .describe('Code of the failure; null while there is none. More codes may follow.'),
  })
  .meta(narrows)
  .describe('A way to pay: for one payment, or saved for more.');
export type PaymentMethod = z.infer<typeof paymentMethod>;
