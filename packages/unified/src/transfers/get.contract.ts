// GET /transfers/reference={reference}: read a transfer.
import { common, endpoint } from '@kasir/core';
import { transfer } from '@kasir/models';
import * as z from 'zod';

export const getTransfer = endpoint({
  id: 'transfers.get',
  method: 'GET',
  path: '/transfers/reference={reference}',
  summary: 'Read a transfer by its reference',
  auth: 'secret',
  permission: 'platform:read',
  platformOnly: true,
  params: z.object({
    reference: z
      .string()
      .meta({ ref: 'transfer.reference' })
      .describe("The merchant's own reference; unique among transfers."),
  }),
  success: { status: 200, body: transfer },
  errors: { ...common.read, DATA_NOT_FOUND: 404 },
  idempotency: 'none',
  version: 'ignored',
});
