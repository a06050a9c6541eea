// PATCH /accounts/{id}/transactions: move a posted test transaction to a later status.
import { transaction } from '@kasir/models';
import * as z from 'zod';
import { byId, controlContract, nothing, objectErrors } from '../contract.ts';

export const updateTransactionContract = controlContract({
  id: 'transactions.update',
  method: 'PATCH',
  path: '/accounts/{id}/transactions',
  role: 'operator',
  summary: 'Move a posted transaction to a later status (test mode)',
  params: byId,
  query: nothing,
  body: z.strictObject({
    transaction_id: z.string().describe('Id of the transaction.'),
    status: z.enum(['SUCCESS', 'FAILED', 'VOIDED', 'REVERSED']).describe('The new state.'),
  }),
  success: { status: 200, body: transaction },
  errors: objectErrors,
});
