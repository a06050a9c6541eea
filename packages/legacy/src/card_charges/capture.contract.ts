// POST /credit_card_charges/{id}/capture: capture an authorized charge, once.
import { common, endpoint, pathId, withUnit } from '@kasir/core';
import { cardCharge } from '@kasir/models';
import * as z from 'zod';

export const captureCardCharge = endpoint({
  id: 'credit_card_charges.capture',
  method: 'POST',
  path: '/credit_card_charges/{id}/capture',
  summary: 'Capture an authorized card charge',
  auth: 'secret',
  permission: 'money_in:write',
  params: z.object({ id: pathId('card_charge.id') }),
  body: z.object({ amount: z.number().positive().describe(withUnit()) }),
  encodings: ['json', 'form'],
  success: { status: 200, body: cardCharge },
  errors: {
    ...common.write,
    CREDIT_CARD_CHARGE_NOT_FOUND_ERROR: 404,
    INELIGIBLE_TRANSACTION_STATUS: 400,
    CAPTURE_AMOUNT_EXCEEDED: 400,
    CAPTURE_DECLINED: 400,
  },
  idempotency: 'standard',
  version: 'optional',
  examples: {
    part: { amount: 60_000 },
  },
});
