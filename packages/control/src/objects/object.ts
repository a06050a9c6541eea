// Schemas of objects of any kind, as operators see them.
import { createdAt, objectId, timestamp, withUnit } from '@kasir/core';
import * as z from 'zod';

/** The actions of a payer, a bank or an operator on an object. */
export const objectAction = z
  .enum([
    'pay',
    /** The payer links a wallet or bank account, or authenticates a card; no money moves. */
    'authorize',
    'decline',
    'cancel',
    'expire',
    'refund',
    'capture',
  ])
  .describe('Actions that a payer, a bank or an operator can take on an object.');
export type ObjectAction = z.infer<typeof objectAction>;

export const objectSummary = z
  .object({
    /** Public id, as the API shows it. */
    id: objectId,
    /** The noun of the API, such as `payment_requests`. */
    kind: z.string().describe('Kind of the object, such as payment_requests.'),
    status: z.string().nullable().describe('The current state.'),
    reference_id: z.string().nullable().describe("The merchant's own reference."),
    /** In the main unit of the currency, as the API shows it. */
    amount: z.number().nullable().describe(withUnit()),
    currency: z.string().nullable().describe('Three-letter currency code (ISO 4217), such as IDR.'),
    channel_code: z
      .string()
      .nullable()
      .describe('Code of the payment channel, such as OVO or BCA.'),
    customer_id: z.string().nullable().describe('Id of the customer it belongs to.'),
    created: createdAt,
  })
  .describe('An object in a list.');
export type ObjectSummary = z.infer<typeof objectSummary>;

/** An entry in the history of an object, in words. */
export const timelineEntry = z
  .object({
    at: timestamp.describe('Time at which it happened.'),
    clock: z
      .enum(['test', 'real'])
      .describe(
        'Clock of the time: real time for requests, the clock of test accounts for all others.',
      ),
    type: z
      .enum(['request', 'replay', 'transition', 'ledger', 'event', 'delivery', 'clock', 'page'])
      .describe(
        'What happened: a request, a replayed response, a change of status, journal lines, an event, a delivery, a move of the clock, or an act on a page.',
      ),
    /** A sentence that says what happened. */
    text: z.string().describe('Description of what happened, as a sentence.'),
    /** The reason or the remedy, if there is one. */
    reason: z.string().nullable().describe('The reason or the remedy; null when there is none.'),
    clauses: z.array(z.string()).describe('Ids of the clauses that require it.'),
    request_id: z
      .string()
      .nullable()
      .describe('Id of the request: the header request-id of its response.'),
    webhook_id: z
      .string()
      .nullable()
      .describe('Id of the event: the header webhook-id of its deliveries.'),
    detail: z
      .record(z.string(), z.unknown())
      .describe('Figures of the entry: amounts, ledgers, status, URL.'),
  })
  .describe('An entry in the history of an object, in words.');
export type TimelineEntry = z.infer<typeof timelineEntry>;
