// Withdrawals: money taken out of an account to the outside, the opposite of deposits.
import { createdAt, currencyCode, withUnit } from '@kasir/core';
import * as z from 'zod';

export const withdrawal = z
  .object({
    id: z.string().startsWith('wdr_').describe('Id of the withdrawal.'),
    currency: currencyCode,
    amount: z.number().describe(withUnit()),
    description: z.string().describe('Reason for the withdrawal.'),
    created: createdAt,
  })
  .describe('Money that was withdrawn from an account.');
