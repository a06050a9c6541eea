// Schemas of an event and its delivery attempts, as operators see them.
import { timestamp } from '@kasir/core';
import * as z from 'zod';

export const eventStatus = z.enum(['PENDING', 'DELIVERED', 'FAILED', 'UNROUTED']);

const attempt = z.object({
  at: timestamp,
  status: z.int().nullable(),
  error: z.string().nullable(),
  trigger: z.enum(['automatic', 'resend']),
  /** The target URL, without credentials and query; null when there was none. */
  url: z.string().nullable(),
});

export const eventView = z.object({
  webhook_id: z.string(),
  event: z.string(),
  subject: z.string(),
  created: timestamp,
  status: eventStatus,
  /** The event's own callback URL, which overrides the account's setting; null when it has none. */
  url: z.string().nullable(),
  attempts: z.array(attempt),
  /** The time of the next attempt; null when none is planned. */
  next_attempt: timestamp.nullable(),
  /** The reason it has not arrived, and the remedy; null when it arrived or was not tried yet. */
  trouble: z.object({ text: z.string(), remedy: z.string() }).nullable(),
  body: z.unknown(),
});
export type EventView = z.infer<typeof eventView>;
