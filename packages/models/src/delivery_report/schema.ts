// The delivery report of an account and mode over six hours, for operators (EVT-DLV-08).
import { timestamp } from '@kasir/core';
import * as z from 'zod';

/** An attempt without an acknowledgement. */
export const deliveryProblem = z.object({
  at: timestamp,
  webhook_id: z.string(),
  event: z.string(),
  error: z.string(),
});

/** The number of unacknowledged attempts at a URL for one reason; null means no URL was set. */
const deliveryFailure = z.object({
  url: z.string().nullable(),
  error: z.string(),
  attempts: z.int(),
});

export const deliveryReport = z.object({
  status: z.enum(['OPEN', 'CLOSED']),
  from: timestamp,
  to: timestamp,
  /** Numbers of attempts that a receiver acknowledged, and that it did not. */
  acknowledged: z.int(),
  refused: z.int(),
  /** Numbers of events whose deliveries were given up, and of events without a URL. */
  failed: z.int(),
  unrouted: z.int(),
  /** The newest attempts without an acknowledgement. */
  problems: z.array(deliveryProblem),
  /** All attempts without an acknowledgement by URL and reason, up to a limit. */
  failing: z.array(deliveryFailure),
  /** The number of those beyond the limit. */
  other_failures: z.int(),
});
export type DeliveryReport = z.infer<typeof deliveryReport>;
