// Withdrawals: money taken out of an account to the outside, the opposite of deposits.
import { timestamp } from '@kasir/core';
import * as z from 'zod';

export const withdrawal = z.object({
  id: z.string().startsWith('wdr_'),
  currency: z.string(),
  amount: z.number(),
  description: z.string(),
  created: timestamp,
});
export type Withdrawal = z.infer<typeof withdrawal>;
