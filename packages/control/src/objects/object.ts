// An object of an account, whatever its kind, as operators look at all of them.
import { timestamp } from '@kasir/core';
import * as z from 'zod';

/** What a payer, a bank or an operator may do to an object. */
export const objectAction = z.enum([
  'pay',
  /** A payer links a wallet or bank account, or authenticates a card: no money moves. */
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
  /** In the currency's main unit, as the API writes it. */
  amount: z.number().nullable(),
  currency: z.string().nullable(),
  channel_code: z.string().nullable(),
  customer_id: z.string().nullable(),
  created: timestamp,
});
export type ObjectSummary = z.infer<typeof objectSummary>;

/** One line of what happened to an object, in words. */
export const timelineEntry = z.object({
  at: timestamp,
  /** Whose time `at` is: requests have real time, all else that of the clock of test accounts. */
  clock: z.enum(['test', 'real']),
  type: z.enum(['request', 'replay', 'transition', 'ledger', 'event', 'delivery', 'clock', 'page']),
  /** What happened, as a sentence. */
  text: z.string(),
  /** Why it happened or what to do about it, where there is something to say. */
  reason: z.string().nullable(),
  clauses: z.array(z.string()),
  request_id: z.string().nullable(),
  webhook_id: z.string().nullable(),
  /** The figures of the line: amounts, ledgers, status, URL. */
  detail: z.record(z.string(), z.unknown()),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;
