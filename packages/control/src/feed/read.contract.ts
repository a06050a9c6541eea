// GET /feed: read what happens, as it happens; waits for the next entry when there is none.
import { timestamp } from '@kasir/core';
import * as z from 'zod';
import { commonErrors, controlContract, mode } from '../contract.ts';
import { loggedRequest } from '../requests/request.ts';

const WAIT_MAX_MS = 30_000;

const common = {
  /** Increases with every entry of this server. */
  sequence: z.int(),
  at: timestamp,
  account: z.string().nullable(),
  mode: mode.nullable(),
};

/** An entry of the feed: a request, transition, event, delivery or change of the clock. */
export const feedEntry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('request'), ...common, request: loggedRequest }),
  z.object({
    type: z.literal('transition'),
    ...common,
    object: z.string(),
    kind: z.string(),
    /** Null for a new object. */
    from: z.string().nullable(),
    to: z.string(),
    /** Request-ID of the request that caused it, or null. */
    request_id: z.string().nullable(),
    /** Name of the job that caused it, such as `payment.expire`, or null. */
    job: z.string().nullable(),
  }),
  z.object({
    type: z.literal('event'),
    ...common,
    webhook_id: z.string(),
    event: z.string(),
    object: z.string(),
  }),
  z.object({
    type: z.literal('delivery'),
    ...common,
    webhook_id: z.string(),
    event: z.string(),
    object: z.string(),
    url: z.string().nullable(),
    status: z.int().nullable(),
    error: z.string().nullable(),
    attempt: z.int(),
    acknowledged: z.boolean(),
  }),
  z.object({ type: z.literal('clock'), ...common, now: timestamp, frozen: z.boolean() }),
]);
export type FeedEntry = z.infer<typeof feedEntry>;

export const readFeedContract = controlContract({
  id: 'feed.read',
  method: 'GET',
  path: '/feed',
  summary: 'Read what happened after a place in the feed, or wait for the next',
  query: z.strictObject({
    /** The `last` of the previous reading; without it the newest entries are read. */
    after: z.int().min(0).optional(),
    /** Milliseconds to wait for an entry when there is none. */
    wait_ms: z.int().min(0).max(WAIT_MAX_MS).default(0),
    account: z.string().optional(),
    type: z.enum(['request', 'transition', 'event', 'delivery', 'clock']).optional(),
    limit: z.int().min(1).max(500).default(100),
  }),
  success: {
    status: 200,
    body: z.object({
      data: z.array(feedEntry),
      /** Pass as `after` to read on from here. */
      last: z.int(),
      /** Number of entries that were discarded before they could be read. */
      missed: z.int(),
    }),
  },
  errors: commonErrors,
});
