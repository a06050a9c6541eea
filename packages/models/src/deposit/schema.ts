// Deposits: money added to an account from outside, such as the opening balance of a test account.
import { createdAt, currencyCode, withUnit } from '@kasir/core';
import * as z from 'zod';

export const deposit = z
  .object({
    id: z.string().startsWith('dep_').describe('Id of the deposit.'),
    currency: currencyCode,
    amount: z.number().describe(withUnit()),
    description: z.string().describe('Reason for the deposit.'),
    created: createdAt,
  })
  .describe('Money that was deposited into an account.');
export type Deposit = z.infer<typeof deposit>;
