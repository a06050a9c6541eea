// GET /balance: read the balance of an account in one currency, now or at a past time.
import { common, endpoint, moment } from '@kasir/core';
import { heldCurrency } from '@kasir/models';
import * as z from 'zod';

export const getBalance = endpoint({
  id: 'balance.get',
  method: 'GET',
  path: '/balance',
  summary: 'Get a balance',
  auth: 'secret',
  permission: 'transaction:read',
  query: z.object({
    account_type: z.enum(['CASH', 'HOLDING', 'TAX']).optional(),
    currency: heldCurrency.optional(),
    at_timestamp: moment.optional(),
  }),
  success: { status: 200, body: z.object({ balance: z.number() }) },
  errors: common.read,
  idempotency: 'none',
  version: 'ignored',
});
