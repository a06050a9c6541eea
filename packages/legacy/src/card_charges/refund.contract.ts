// POST /credit_card_charges/{id}/refunds: refund a charge, synchronously since 2019-05-01.
import { common, endpoint, limits, pathId, text, withUnit } from '@kasir/core';
import { cardRefund } from '@kasir/models';
import * as z from 'zod';

/** Version from which a refund has its final status in the response (VER-12). */
export const SYNCHRONOUS = '2019-05-01';

const refund = {
  amount: z.number().positive().describe(withUnit()),
  external_id: text(limits.card_external_id_characters).describe("The merchant's own reference."),
};

const spec = {
  method: 'POST',
  auth: 'secret',
  permission: 'money_in:write',
  encodings: ['json', 'form'],
  success: { status: 200, body: cardRefund },
  errors: {
    ...common.write,
    CREDIT_CARD_CHARGE_NOT_FOUND_ERROR: 404,
    EXTERNAL_ID_ALREADY_USED_ERROR: 400,
    INELIGIBLE_TRANSACTION_STATUS: 400,
    REFUND_IN_PROGRESS: 400,
    REFUND_AMOUNT_EXCEEDED: 400,
    INSUFFICIENT_BALANCE: 400,
    CHANNEL_UNAVAILABLE: 503,
  },
  idempotency: 'standard',
  version: 'optional',
  /** Only the second is in the specification; the first stands for all earlier versions. */
  versions: ['2018-01-01', SYNCHRONOUS],
} as const;

export const refundCardCharge = endpoint({
  ...spec,
  id: 'credit_card_charges.refund',
  path: '/credit_card_charges/{id}/refunds', // VER-UNSPEC-05
  summary: 'Refund a card charge',
  params: z.object({ id: pathId('card_charge.id') }),
  body: z.object(refund),
  examples: { part: { amount: 10_000, external_id: 'refund-1' } },
});

/** The same operation at the path that the specification has in its list of versions. */
export const refundNamedCardCharge = endpoint({
  ...spec,
  id: 'credit_card_charges.refund_named',
  path: '/credit_card_charges/refunds',
  summary: 'Refund a card charge that the body names',
  body: z.object({
    credit_card_charge_id: z
      .string()
      .min(1)
      .meta({ ref: 'card_charge.id' })
      .describe('Id of the card charge.'),
    ...refund,
  }),
  examples: {
    part: {
      credit_card_charge_id: '0190b8c26f1e000001a2b3c4',
      amount: 10_000,
      external_id: 'refund-1',
    },
  },
});
