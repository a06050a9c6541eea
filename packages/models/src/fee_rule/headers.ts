// The headers that select a fee or split rule, and the response headers that confirm them
// (QR-CONF-02, PR2-CREATE-HDR-with_fee_rule).
import { refineObject, text } from '@kasir/core';
import { omit } from '@kasir/core/messages';
import * as z from 'zod';

/**
 * Request headers; with-split-rule (PR2-CREATE-HDR-with_split_rule) replaces with-fee-rule, so both
 * together are rejected.
 */
export const ruleHeaders = refineObject(
  z.object({
    'with-fee-rule': text(255)
      .optional()
      .describe('Id of a fee rule that is applied to the payment.'),
    'with-split-rule': text(255)
      .optional()
      .describe('Id of a split rule that is applied to the payment.'),
  }),
  (sent) => sent['with-fee-rule'] === undefined || sent['with-split-rule'] === undefined,
  { path: ['with-fee-rule'], error: omit('with-split-rule replaces it') },
).describe('Rules that are applied to a payment.');

/** Response headers, for contracts. */
export const ruleResponseHeaders = {
  fee_rule_id: 'the fee rule, when with-fee-rule was sent',
  split_rule_id: 'the split rule, when with-split-rule was sent',
} as const;

/** Returns the response headers of a request that selected a rule. */
export const renderRuleHeaders = (sent: z.output<typeof ruleHeaders>): Record<string, string> => {
  const fee = sent['with-fee-rule'];
  const split = sent['with-split-rule'];
  return {
    ...(fee !== undefined && { fee_rule_id: fee }),
    ...(split !== undefined && { split_rule_id: split }), // PR2-CREATE-HDR-split_rule_id
  };
};
