// GET /balance: read the balance of an account in one currency, now or at a past time.
import { common, endpoint, moment, withUnit } from '@kasir/core';
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
    account_type: z
      .enum(['CASH', 'HOLDING', 'TAX'])
      .optional()
      .describe(
        'Kind of balance: CASH is available, HOLDING waits for settlement, TAX is always 0.',
      ),
    currency: heldCurrency
      .optional()
      .describe('Three-letter currency code (ISO 4217), such as IDR.'),
    at_timestamp: moment.optional().describe('Time of the balance; now when omitted.'),
  }),
  success: {
    status: 200,
    body: z.object({ balance: z.number().describe(withUnit('Balance of the account.')) }),
  },
  errors: common.read,
  idempotency: 'none',
  version: 'ignored',
});
