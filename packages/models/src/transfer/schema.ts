// Transfers: money that a platform moves between itself and its sub-accounts.
import { timestamp } from '@kasir/core';
import * as z from 'zod';
import { transferMachine } from './machine.ts';

export const transfer = z.object({
  transfer_id: z.string(),
  reference: z.string(),
  source_user_id: z.string(),
  destination_user_id: z.string(),
  status: z.enum(transferMachine.states),
  amount: z.number(),
  currency: z.string(),
  created: timestamp,
});
export type Transfer = z.infer<typeof transfer>;
