// GET /feed: read what happens, as it happens; waits for the next entry when there is none.
import { timestamp } from '@kasir/core';
import * as z from 'zod';
import { commonErrors, controlContract, mode } from '../contract.ts';
import { loggedRequest } from '../requests/request.ts';

const WAIT_MAX_MS = 30_000;

const common = {
  sequence: z.int().describe('Number that increases with every entry of this server.'),
  at: timestamp.describe('Time at which it happened.'),
  account: z.string().nullable().describe('Id of the account.'),
  mode: mode.nullable(),
};

/** An entry of the feed: a request, transition, event, delivery or change of the clock. */
export const feedEntry = z
  .discriminatedUnion('type', [
    z.object({
      type: z.literal('request').describe('A request to the API.'),
      ...common,
      request: loggedRequest.describe('The request.'),
    }),
    z.object({
      type: z.literal('transition').describe('A change of status.'),
      ...common,
      object: z.string().describe('Id of the object that it is about.'),
      kind: z.string().describe('Kind of the object, such as payment_requests.'),
      from: z.string().nullable().describe('Previous state; null for a new object.'),
      to: z.string().describe('New state.'),
      request_id: z.string().nullable().describe('Id of the request that caused it, or null.'),
      job: z
        .string()
        .nullable()
        .describe('Name of the job that caused it, such as payment.expire, or null.'),
    }),
    z.object({
      type: z.literal('event').describe('An event to be sent.'),
      ...common,
      webhook_id: z.string().describe('Id of the event: the header webhook-id of its deliveries.'),
      event: z.string().describe('Name of the event, such as payment.succeeded.'),
      object: z.string().describe('Id of the object that it is about.'),
    }),
    z.object({
      type: z.literal('delivery').describe('An attempt to deliver an event.'),
      ...common,
      webhook_id: z.string().describe('Id of the event: the header webhook-id of its deliveries.'),
      event: z.string().describe('Name of the event, such as payment.succeeded.'),
      object: z.string().describe('Id of the object that it is about.'),
      url: z.string().nullable().describe('URL of the delivery; null when there was none.'),
      status: z
        .int()
        .nullable()
        .describe("HTTP status of the receiver's response; null without a response."),
      error: z
        .string()
        .nullable()
        .describe('Reason for the failure, in words; null when there was none.'),
      attempt: z.int().describe('Number of the attempt, counted from 1.'),
      acknowledged: z.boolean().describe('True when the receiver acknowledged the delivery.'),
    }),
    z.object({
      type: z.literal('clock').describe('A move of the clock.'),
      ...common,
      now: timestamp.describe('Current time of test accounts.'),
      frozen: z.boolean().describe('True when the clock is stopped.'),
    }),
  ])
  .describe('An entry of the feed of what happens.');
export type FeedEntry = z.infer<typeof feedEntry>;

export const readFeedContract = controlContract({
  id: 'feed.read',
  method: 'GET',
  path: '/feed',
  role: 'viewer',
  summary: 'Read what happened after a place in the feed, or wait for the next',
  query: z.strictObject({
    /** The `last` of the previous reading; without it the newest entries are read. */
    after: z
      .int()
      .min(0)
      .optional()
      .describe('Continues after this entry: the last of the previous reading.'),
    wait_ms: z
      .int()
      .min(0)
      .max(WAIT_MAX_MS)
      .default(0)
      .describe('Milliseconds to wait for an entry when there is none.'),
    account: z.string().optional().describe('Only those of this account.'),
    type: z
      .enum(['request', 'transition', 'event', 'delivery', 'clock'])
      .optional()
      .describe('Only those of this type.'),
    limit: z.int().min(1).max(500).default(100).describe('Maximum number of items on a page.'),
  }),
  success: {
    status: 200,
    body: z.object({
      data: z.array(feedEntry).describe('The entries of this page, oldest first.'),
      last: z.int().describe('Position to pass as `after` to read on from here.'),
      missed: z.int().describe('Number of entries that were discarded before they could be read.'),
    }),
  },
  errors: commonErrors,
});
