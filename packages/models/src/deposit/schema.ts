// Deposits: money added to an account from outside, such as the opening balance of a test account.
import { timestamp } from '@kasir/core';
import * as z from 'zod';

export const deposit = z.object({
  id: z.string().startsWith('dep_'),
  currency: z.string(),
  amount: z.number(),
  description: z.string(),
  created: timestamp,
});
export type Deposit = z.infer<typeof deposit>;
