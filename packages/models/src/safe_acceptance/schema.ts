// Safe acceptance (legacy): a card charge by a signed form, as its response stands on the wire.
// The result is signed like the form, field by field.
import * as z from 'zod';
import { cardObjectId } from '../card/inputs.ts';
import { cardCharge } from '../card_charge/schema.ts';

/** How far it is: the charge, or that its holder is challenged first. */
export const acceptanceStatus = z.enum([...cardCharge.shape.status.options, 'IN_REVIEW']);

export const safeAcceptance = cardCharge
  .omit({ promotion: true, installment: true, metadata: true })
  .partial()
  .extend({
    reference_id: z.string(),
    token_id: cardObjectId,
    status: acceptanceStatus,
    /** Where the holder authenticates, while the status is IN_REVIEW. */
    payer_authentication_url: z.string().optional(),
    /** A page that sends the signed result to return_url, once it is final. */
    result_url: z.string().optional(),
    signed_field_names: z.string(),
    signature: z.string(),
  });
export type SafeAcceptance = z.infer<typeof safeAcceptance>;
