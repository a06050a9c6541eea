// POST /accounts/{id}/reconciliation/adjustments: post balanced journal lines with a reason.
import { currencyCode } from '@kasir/core';
import { currency } from '@kasir/models';
import * as z from 'zod';
import { byId, controlContract, nothing, objectErrors } from '../contract.ts';
import { adjustmentLine, adjustmentView } from './statement.ts';

export const adjustStatementsContract = controlContract({
  id: 'reconciliation.adjust',
  method: 'POST',
  path: '/accounts/{id}/reconciliation/adjustments',
  summary: 'Post an adjustment: balanced journal lines with a reason (live mode)',
  role: 'admin',
  params: byId,
  query: nothing,
  body: z.strictObject({
    difference: z
      .string()
      .min(1)
      .nullable()
      .default(null)
      .describe('Id of the difference that it is about; its line is matched no more.'),
    operation: z
      .string()
      .min(1)
      .nullable()
      .default(null)
      .describe('Id of the operation whose money leaves the ledger suspense.'),
    currency: currency.describe(currencyCode.description ?? ''),
    lines: z.array(adjustmentLine).min(2).max(10).describe('Journal lines that sum to zero.'),
    reason: z.string().min(1).max(1_000).describe('Reason of the adjustment.'),
  }),
  success: { status: 200, body: adjustmentView },
  errors: objectErrors,
});
