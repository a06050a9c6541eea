// The delivery health of an account and mode in six hours, as operators read it (EVT-DLV-08).
import { timestamp } from '@kasir/core';
import * as z from 'zod';

/** An attempt without an acknowledgement. */
export const deliveryProblem = z.object({
  at: timestamp,
  webhook_id: z.string(),
  event: z.string(),
  error: z.string(),
});

/** How often attempts at one URL were not acknowledged for one reason; null is no URL at all. */
const deliveryFailure = z.object({
  url: z.string().nullable(),
  error: z.string(),
  attempts: z.int(),
});

export const deliveryReport = z.object({
  status: z.enum(['OPEN', 'CLOSED']),
  from: timestamp,
  to: timestamp,
  /** Attempts that a receiver acknowledged, and those it did not. */
  acknowledged: z.int(),
  refused: z.int(),
  /** Events that were given up, and events that had no URL. */
  failed: z.int(),
  unrouted: z.int(),
  /** The newest attempts without an acknowledgement. */
  problems: z.array(deliveryProblem),
  /** All attempts without an acknowledgement by URL and reason, as far as there is room. */
  failing: z.array(deliveryFailure),
  /** Those that there was no room for. */
  other_failures: z.int(),
});
export type DeliveryReport = z.infer<typeof deliveryReport>;
