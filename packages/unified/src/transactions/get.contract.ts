// GET /transactions/{transaction_id}: read a transaction.
import { common, endpoint } from '@kasir/core';
import { transaction } from '@kasir/models';
import * as z from 'zod';

export const getTransaction = endpoint({
  id: 'transactions.get',
  method: 'GET',
  path: '/transactions/{transaction_id}',
  summary: 'Get a transaction',
  auth: 'secret',
  permission: 'transaction:read',
  // TXN-GET-transaction_id
  params: z.object({
    transaction_id: z
      .string()
      .min(1)
      .meta({ ref: 'transaction.id' })
      .describe('Id of the transaction.'),
  }),
  success: { status: 200, body: transaction }, // TXN-GET-01
  // ERR-STATUS-404
  errors: { ...common.read, FEATURE_NOT_AVAILABLE: 400, TRANSACTION_NOT_FOUND: 404 },
  idempotency: 'none',
  version: 'ignored',
  clauseGroups: ['TXN-GET-*'],
});
