// Safe acceptance (legacy) as on the wire: a card charge by a signed form. The result is signed
// like the form, field by field.
import { merchantReference } from '@kasir/core';
import * as z from 'zod';
import { cardObjectId } from '../card/inputs.ts';
import { cardCharge } from '../card_charge/schema.ts';

/** The status of the charge, or IN_REVIEW while its holder is challenged. */
export const acceptanceStatus = z
  .enum([...cardCharge.shape.status.options, 'IN_REVIEW'])
  .describe('States of a safe acceptance.');

export const safeAcceptance = cardCharge
  .omit({ promotion: true, installment: true, metadata: true })
  .partial()
  .extend({
    reference_id: merchantReference,
    token_id: cardObjectId.describe('Id of the card token.'),
    status: acceptanceStatus.describe('The current state.'),
    /** The page on which the holder authenticates, while the status is IN_REVIEW. */
    payer_authentication_url: z
      .string()
      .optional()
      .describe('Page on which the cardholder authenticates.'),
    /** A page that sends the signed result to return_url, once it is final. */
    result_url: z.string().optional().describe('URL of the page that shows the result.'),
    signed_field_names: z.string().describe('Names of the signed fields, separated by commas.'),
    signature: z.string().describe('Signature of the fields that signed_field_names lists.'),
  })
  .describe("The result of a card form that the payer's browser sent.");
export type SafeAcceptance = z.infer<typeof safeAcceptance>;
