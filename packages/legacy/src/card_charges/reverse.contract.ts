// POST /credit_card_charges/{id}/auth_reversal: release an authorized amount.
import { common, endpoint, limits, pathId, text } from '@kasir/core';
import { cardReversal } from '@kasir/models';
import * as z from 'zod';

export const reverseCardCharge = endpoint({
  id: 'credit_card_charges.reverse',
  method: 'POST',
  path: '/credit_card_charges/{id}/auth_reversal',
  summary: 'Reverse the authorization of a card charge',
  auth: 'secret',
  permission: 'money_in:write',
  params: z.object({ id: pathId('card_charge.id') }),
  body: z.object({
    external_id: text(limits.card_external_id_characters).describe("The merchant's own reference."),
  }),
  encodings: ['json', 'form'],
  success: { status: 200, body: cardReversal },
  errors: {
    ...common.write,
    CREDIT_CARD_CHARGE_NOT_FOUND_ERROR: 404,
    INELIGIBLE_TRANSACTION_STATUS: 400,
  },
  idempotency: 'standard',
  version: 'optional',
  examples: { reversal: { external_id: 'reversal-1' } },
});
