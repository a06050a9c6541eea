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
  reusability, // PM2-CREATE-reusability, PR2-CREATE-payment_method.reusability
  reference_id: referenceId.nullish(), // PR2-CREATE-payment_method.reference_id
  // PM2-CREATE-description, PR2-CREATE-payment_method.description
  description: text(limits.description_characters, 0).nullish(),
  billing_information: addressInput.nullish(), // PM2-CREATE-billing_information
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
    z.object({ ...every, type: z.literal('EWALLET'), ewallet: ewalletInput }), // PM2-CREATE-ewallet
    // PM2-CREATE-direct_debit, PR2-CREATE-payment_method.direct_debit
    z.object({ ...every, type: z.literal('DIRECT_DEBIT'), direct_debit: directDebitInput }),
    z.object({ ...every, type: z.literal('CARD'), card }), // PM2-CREATE-card
    z.object({
      ...every,
      type: z.literal('OVER_THE_COUNTER'),
      over_the_counter: overTheCounterInput, // PM2-CREATE-over_the_counter
    }),
    z.object({
      ...every,
      type: z.literal('VIRTUAL_ACCOUNT'),
      virtual_account: virtualAccountInput,
    }),
    z.object({ ...every, type: z.literal('QR_CODE'), qr_code: qrCodeInput }),
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
