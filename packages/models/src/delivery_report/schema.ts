// The delivery health of an account and mode in six hours, as operators read it (EVT-DLV-08).
import { timestamp } from '@kasir/core';
import { z } from 'zod';

/** An attempt without an acknowledgement. */
export const deliveryProblem = z.object({
  at: timestamp,
  webhook_id: z.string(),
  event: z.string(),
  error: z.string(),
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
});
export type DeliveryReport = z.infer<typeof deliveryReport>;
