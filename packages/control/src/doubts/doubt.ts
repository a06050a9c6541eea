// Defines doubtful operations as operators see them.
import { timestamp } from '@kasir/core';
import * as z from 'zod';
import { connectorName } from '../connectors/connector.ts';

/** The account and the operation in a path. */
export const byOperation = z
  .object({
    id: z.string().describe('Id of the account.'),
    operation_id: z.string().describe('Id of the operation.'),
  })
  .describe('The account and the operation in a path.');

export const doubtView = z.object({
  id: z.string().describe('Id of the operation, as its connector knows it.'),
  connector: connectorName,
  attention: z
    .enum(['NO_OUTCOME', 'CONTRADICTION', 'LATE_SUCCESS', 'NOT_UNDONE', 'OTHER_AMOUNT'])
    .nullable()
    .describe('Reason why an operator should check it; null once it is resolved.'),
  work: z.string().describe('What the connector was asked to do, such as charge or refund.'),
  type: z.string().describe('Type of the channel, such as EWALLET.'),
  channel: z.string().describe('Code of the channel, such as DANA.'),
  currency: z.string().describe('Three-letter currency code (ISO 4217), such as IDR.'),
  amount: z.int().nullable().describe('Requested amount in minor units; null without one.'),
  executed: z.int().nullable().describe('Executed amount in minor units; null for none.'),
  status: z
    .enum(['SENT', 'WAITING', 'SUCCEEDED', 'DECLINED', 'REFUSED'])
    .describe('Status of the operation; SENT and WAITING have no outcome yet.'),
  reference: z.string().describe('Reference of the merchant.'),
  about: z
    .object({
      kind: z.string().describe('Kind of the object.'),
      id: z.string().describe('Id of the object, without a prefix.'),
    })
    .describe('The object for which it was begun.'),
  connector_reference: z
    .string()
    .nullable()
    .describe("The processor's name for it; null when it has said none."),
  questions: z.int().describe('Number of times that its connector was asked for it.'),
  questioned_at: timestamp.nullable().describe('Time of the last question; null before any.'),
  resolution: z
    .object({
      outcome: z.enum(['succeeded', 'declined', 'noted']).describe('What the operator said.'),
      reason: z.string().describe('Why.'),
      by: z.string().describe('Name of the operator.'),
      at: timestamp.describe('Time at which the operator allowed it.'),
    })
    .nullable()
    .describe('The word of an operator, or null.'),
  created: timestamp.describe('Time at which it was begun.'),
});
export type DoubtView = z.infer<typeof doubtView>;
