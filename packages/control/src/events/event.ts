// An event of an account with its attempts, as operators read it.
import { timestamp } from '@kasir/core';
import * as z from 'zod';

export const eventStatus = z.enum(['PENDING', 'DELIVERED', 'FAILED', 'UNROUTED']);

const attempt = z.object({
  at: timestamp,
  status: z.int().nullable(),
  error: z.string().nullable(),
  trigger: z.enum(['automatic', 'resend']),
  /** Where it was sent, without credentials and query; null where there was no URL. */
  url: z.string().nullable(),
});

export const eventView = z.object({
  webhook_id: z.string(),
  event: z.string(),
  subject: z.string(),
  created: timestamp,
  status: eventStatus,
  /** The URL of the request it belongs to, where there is one. */
  url: z.string().nullable(),
  attempts: z.array(attempt),
  /** When it is tried next; null when it is not. */
  next_attempt: timestamp.nullable(),
  /** Why it has not arrived, and what to do; null when it has, or was not tried yet. */
  trouble: z.object({ text: z.string(), remedy: z.string() }).nullable(),
  body: z.unknown(),
});
export type EventView = z.infer<typeof eventView>;
