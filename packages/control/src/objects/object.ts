// Schemas of objects of any kind, as operators see them.
import { timestamp } from '@kasir/core';
import * as z from 'zod';

/** The actions of a payer, a bank or an operator on an object. */
export const objectAction = z.enum([
  'pay',
  /** The payer links a wallet or bank account, or authenticates a card; no money moves. */
  'authorize',
  'decline',
  'cancel',
  'expire',
  'refund',
  'capture',
]);
export type ObjectAction = z.infer<typeof objectAction>;

export const objectSummary = z.object({
  /** Public id, as the API shows it. */
  id: z.string(),
  /** The noun of the API, such as `payment_requests`. */
  kind: z.string(),
  status: z.string().nullable(),
  reference_id: z.string().nullable(),
  /** In the main unit of the currency, as the API shows it. */
  amount: z.number().nullable(),
  currency: z.string().nullable(),
  channel_code: z.string().nullable(),
  customer_id: z.string().nullable(),
  created: timestamp,
});
export type ObjectSummary = z.infer<typeof objectSummary>;

/** An entry in the history of an object, in words. */
export const timelineEntry = z.object({
  at: timestamp,
  /** The clock of `at`: real time for requests, the clock of test accounts for all others. */
  clock: z.enum(['test', 'real']),
  type: z.enum(['request', 'replay', 'transition', 'ledger', 'event', 'delivery', 'clock', 'page']),
  /** A sentence that says what happened. */
  text: z.string(),
  /** The reason or the remedy, if there is one. */
  reason: z.string().nullable(),
  clauses: z.array(z.string()),
  request_id: z.string().nullable(),
  webhook_id: z.string().nullable(),
  /** The figures of the entry: amounts, ledgers, status, URL. */
  detail: z.record(z.string(), z.unknown()),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;
