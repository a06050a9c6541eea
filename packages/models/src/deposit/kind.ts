// A deposit: money put into an account from outside, such as the opening balance of a test account.
import { kind, timestamp } from '@kasir/core';
import { z } from 'zod';

export const deposit = z.object({
  id: z.string().startsWith('dep_'),
  currency: z.string(),
  amount: z.number(),
  description: z.string(),
  created: timestamp,
});

interface Private {
  /** Whether it is the opening balance of its currency, of which an account has one. */
  readonly opening: boolean;
}

export const deposits = kind<Private>()({
  name: 'deposit',
  schema: deposit,
  keys: { opening: (row) => (row.state.opening ? row.public.currency : null) },
});
