// POST /ewallets/charges/{id}/refunds: refund a charge to its payer.
import { common, endpoint, pathId, withUnit } from '@kasir/core';
import { ewalletRefund, refundReason } from '@kasir/models';
import * as z from 'zod';
import { ewalletVersions } from '../ewallets/versions.ts';

export const refundEwalletCharge = endpoint({
  id: 'ewallet_charges.refund',
  method: 'POST',
  path: '/ewallets/charges/{id}/refunds', // VER-UNSPEC-05
  summary: 'Refund an e-wallet charge',
  auth: 'secret',
  permission: 'money_in:write',
  params: z.object({ id: pathId('ewallet_charge.id') }),
  /** Without an amount, all that is left is refunded. */
  body: z.object({
    amount: z.number().positive().nullish().describe(withUnit()),
    reason: refundReason.nullish().describe('Reason for the refund.'),
  }),
  encodings: ['json', 'form'],
  success: { status: 200, body: ewalletRefund },
  errors: {
    ...common.write,
    DATA_NOT_FOUND: 404,
    INELIGIBLE_TRANSACTION: 400,
    REFUND_NOT_SUPPORTED: 400,
    REFUND_IN_PROGRESS: 400,
    MAXIMUM_REFUND_AMOUNT_REACHED: 400,
    PARTIAL_REFUND_NOT_SUPPORTED: 400,
    INSUFFICIENT_BALANCE: 400,
    CHANNEL_UNAVAILABLE: 503,
  },
  idempotency: 'standard',
  version: 'optional',
  versions: ewalletVersions,
  examples: { partial: { amount: 10_000, reason: 'REQUESTED_BY_CUSTOMER' } },
});
