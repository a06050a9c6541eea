// POST /transfers: move money between a platform and its sub-accounts.
import { amountCheck, common, endpoint, referenceId, withUnit } from '@kasir/core';
import { currency, transfer } from '@kasir/models';
import * as z from 'zod';

const userId = z.string().min(1).max(255);

export const createTransfer = endpoint({
  id: 'transfers.create',
  method: 'POST',
  path: '/transfers',
  summary: 'Move money between accounts',
  auth: 'secret',
  permission: 'platform:write',
  platformOnly: true,
  body: z.object({
    reference: referenceId.describe("The merchant's own reference; unique among transfers."),
    amount: z.number().positive().describe(withUnit()),
    currency: currency.nullish().describe('Three-letter currency code (ISO 4217), such as IDR.'),
    source_user_id: userId.describe('Id of the account that pays.'),
    destination_user_id: userId.describe('Id of the account that receives the money.'),
  }),
  checks: [amountCheck('IDR', 'LIMIT-UNSPEC-03')],
  success: { status: 200, body: transfer },
  errors: {
    ...common.write,
    INVALID_SOURCE_OR_DESTINATION_ERROR: 400,
    MISMATCH_PAYLOAD_FOR_REFERENCE: 400,
    XEN_PLATFORM_SUB_ACCOUNT_NOT_LIVE: 403,
    INSUFFICIENT_BALANCE: 400,
  },
  idempotency: 'standard',
  version: 'ignored',
  examples: {
    settlement: {
      reference: 'settlement-2026-01',
      amount: 90_000,
      currency: 'IDR',
      source_user_id: '5cafeb170a2b18519b1b8768',
      destination_user_id: '5f8d0c0603ffe06b7d4d9fcf',
    },
  },
});
