// Safe acceptance (legacy) as on the wire: a card charge by a signed form. The result is signed
// like the form, field by field.
import * as z from 'zod';
import { cardObjectId } from '../card/inputs.ts';
import { cardCharge } from '../card_charge/schema.ts';

/** The status of the charge, or IN_REVIEW while its holder is challenged. */
export const acceptanceStatus = z.enum([...cardCharge.shape.status.options, 'IN_REVIEW']);

export const safeAcceptance = cardCharge
  .omit({ promotion: true, installment: true, metadata: true })
  .partial()
  .extend({
    reference_id: z.string(),
    token_id: cardObjectId,
    status: acceptanceStatus,
    /** The page on which the holder authenticates, while the status is IN_REVIEW. */
    payer_authentication_url: z.string().optional(),
    /** A page that sends the signed result to return_url, once it is final. */
    result_url: z.string().optional(),
    signed_field_names: z.string(),
    signature: z.string(),
  });
export type SafeAcceptance = z.infer<typeof safeAcceptance>;
