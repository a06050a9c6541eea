// Transfers: money that a platform moves between itself and its sub-accounts.
import { createdAt, currencyCode, withUnit } from '@kasir/core';
import * as z from 'zod';
import { transferMachine } from './machine.ts';

export const transfer = z
  .object({
    transfer_id: z.string().describe('Id of the transfer.'),
    reference: z.string().describe("The merchant's own reference; unique among transfers."),
    source_user_id: z.string().describe('Id of the account that pays.'),
    destination_user_id: z.string().describe('Id of the account that receives the money.'),
    status: z.enum(transferMachine.states).describe('The current state.'),
    amount: z.number().describe(withUnit()),
    currency: currencyCode,
    created: createdAt,
  })
  .describe('Money moved from one account to another.');
export type Transfer = z.infer<typeof transfer>;
