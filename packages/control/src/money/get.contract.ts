// GET /accounts/{id}/money: read the balance of each ledger and the movements by day.
import { currencyCode, withUnit } from '@kasir/core';
import * as z from 'zod';
import { byId, controlContract, dateText, mode, objectErrors } from '../contract.ts';

export const getMoneyContract = controlContract({
  id: 'money.get',
  method: 'GET',
  path: '/accounts/{id}/money',
  role: 'viewer',
  summary: 'Read balances by ledger and movements by day',
  params: byId,
  query: z.strictObject({
    mode: mode.default('test'),
    days: z.int().min(1).max(90).default(14).describe('Number of days to read.'),
  }),
  success: {
    status: 200,
    body: z.object({
      ledgers: z
        .array(
          z.object({
            ledger: z.string().describe('Name of the ledger.'),
            currency: currencyCode,
            balance: z.number().describe(withUnit('Balance of the ledger.')),
          }),
        )
        .describe('Balances of the ledgers.'),
      /** Every day of the range, oldest first; amounts in main units. */
      days: z
        .array(
          z.object({
            date: dateText().describe('The day.'),
            currency: currencyCode,
            paid_in: z.number().describe(withUnit('Money that came in on that day.')),
            paid_out: z.number().describe(withUnit('Money that went out on that day.')),
            fees: z.number().describe(withUnit('Fees of that day.')),
            transactions: z.int().describe('Number of transactions.'),
          }),
        )
        .describe('Every day of the range, oldest first.'),
    }),
  },
  errors: objectErrors,
});
