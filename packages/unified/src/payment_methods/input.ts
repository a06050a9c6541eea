// Schemas of a payment method as it is sent, alone or inside a payment request.
import { limits, metadata, referenceId, text } from '@kasir/core';
import {
  addressInput,
  directDebitInput,
  ewalletInput,
  inlineCardInput,
  overTheCounterInput,
  qrCodeInput,
  reusability,
  virtualAccountInput,
} from '@kasir/models';
import * as z from 'zod';

const shared = {
  // PM2-CREATE-reusability, PR2-CREATE-payment_method.reusability
  reusability: reusability.describe('Use of the payment method: one payment, or saved for more.'),
  reference_id: referenceId.nullish(), // PR2-CREATE-payment_method.reference_id
  // PM2-CREATE-description, PR2-CREATE-payment_method.description
  description: text(limits.description_characters, 0)
    .nullish()
    .describe("Text for the merchant's own use."),
  // PM2-CREATE-billing_information
  billing_information: addressInput.nullish().describe('Billing address and contact of the payer.'),
  metadata: metadata.nullish(), // PM2-CREATE-metadata, PR2-CREATE-payment_method.metadata
};

/**
 * Returns the schema of a method by type; `extra` holds the other fields of the endpoint, `card`
 * the schema of a card there.
 */
export const methodInput = <
  S extends z.ZodRawShape,
  C extends z.ZodType<z.output<typeof inlineCardInput>>,
>(
  extra: S,
  card: C,
) => {
  const every = { ...shared, ...extra };
  // PM2-CREATE-type, PR2-CREATE-payment_method.type
  return z.discriminatedUnion('type', [
    z.object({
      ...every,
      type: z.literal('EWALLET').describe('A wallet.'),
      ewallet: ewalletInput.describe('Details of a payment method of type EWALLET.'),
    }), // PM2-CREATE-ewallet
    // PM2-CREATE-direct_debit, PR2-CREATE-payment_method.direct_debit
    z.object({
      ...every,
      type: z
        .literal('DIRECT_DEBIT')
        .describe('A bank account or debit card that is debited directly.'),
      direct_debit: directDebitInput.describe('Details of a payment method of type DIRECT_DEBIT.'),
    }),
    z.object({
      ...every,
      type: z.literal('CARD').describe('A card.'),
      card: card.describe('Details of a payment method of type CARD.'),
    }), // PM2-CREATE-card
    z.object({
      ...every,
      type: z.literal('OVER_THE_COUNTER').describe('A code to pay at an outlet.'),
      over_the_counter: overTheCounterInput.describe(
        'Details of a payment method of type OVER_THE_COUNTER.',
      ), // PM2-CREATE-over_the_counter
    }),
    z.object({
      ...every,
      type: z.literal('VIRTUAL_ACCOUNT').describe('A number to pay by bank transfer.'),
      virtual_account: virtualAccountInput.describe(
        'Details of a payment method of type VIRTUAL_ACCOUNT.',
      ),
    }),
    z.object({
      ...every,
      type: z.literal('QR_CODE').describe('A QR code.'),
      qr_code: qrCodeInput.describe('The QR code.'),
    }),
  ]);
};

/** A method inside a payment request. */
export const inlineMethod = methodInput({}, inlineCardInput);
export type MethodInput = z.output<typeof inlineMethod>;

/**
 * Returns whether a method belongs to a customer, who must be sent with it (PR2-CONF-03,
 * PR2-CONF-06).
 */
export const needsCustomer = (method: { readonly type?: string; readonly reusability?: string }) =>
  method.type === 'DIRECT_DEBIT' ||
  // PM2-CREATE-customer_id-EWALLET
  (method.type === 'EWALLET' && method.reusability === 'MULTIPLE_USE');
