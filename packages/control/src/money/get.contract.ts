// GET /accounts/{id}/money: read the balance of each ledger and the movements by day.
import * as z from 'zod';
import { byId, controlContract, mode, objectErrors } from '../contract.ts';

export const getMoneyContract = controlContract({
  id: 'money.get',
  method: 'GET',
  path: '/accounts/{id}/money',
  summary: 'Read balances by ledger and movements by day',
  params: byId,
  query: z.strictObject({
    mode: mode.default('test'),
    days: z.int().min(1).max(90).default(14),
  }),
  success: {
    status: 200,
    body: z.object({
      ledgers: z.array(z.object({ ledger: z.string(), currency: z.string(), balance: z.number() })),
      /** Every day of the range, oldest first; amounts in main units. */
      days: z.array(
        z.object({
          date: z.iso.date(),
          currency: z.string(),
          paid_in: z.number(),
          paid_out: z.number(),
          fees: z.number(),
          transactions: z.int(),
        }),
      ),
    }),
  },
  errors: objectErrors,
});
