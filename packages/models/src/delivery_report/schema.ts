// The delivery report of an account and mode over six hours, for operators (EVT-DLV-08).
import { timestamp } from '@kasir/core';
import * as z from 'zod';

/** An attempt without an acknowledgment. */
export const deliveryProblem = z
  .object({
    at: timestamp.describe('Time at which it happened.'),
    webhook_id: z.string().describe('Id of the event: the header webhook-id of its deliveries.'),
    event: z.string().describe('Name of the event, such as payment.succeeded.'),
    error: z.string().describe('Reason for the failure, in words; null when there was none.'),
  })
  .describe('An attempt that no receiver acknowledged.');

/** The number of unacknowledged attempts at a URL for one reason; null means no URL was set. */
const deliveryFailure = z.object({
  url: z
    .string()
    .nullable()
    .describe('URL of the failed deliveries; null for events without a URL.'),
  error: z.string().describe('Reason for the failure, in words; null when there was none.'),
  attempts: z.int().describe('Number of attempts.'),
});

export const deliveryReport = z
  .object({
    status: z.enum(['OPEN', 'CLOSED']).describe('The current state.'),
    from: timestamp.describe('Start of the six hours.'),
    to: timestamp.describe('End of the six hours.'),
    /** Numbers of attempts that a receiver acknowledged, and that it did not. */
    acknowledged: z.int().describe('Number of attempts that the receiver acknowledged.'),
    refused: z.int().describe('Number of attempts that a receiver did not acknowledge.'),
    /** Numbers of events whose deliveries were given up, and of events without a URL. */
    failed: z.int().describe('Number of events for which delivery was abandoned.'),
    unrouted: z.int().describe('Number of events without a URL.'),
    problems: z.array(deliveryProblem).describe('The newest attempts without an acknowledgment.'),
    /** All attempts without an acknowledgment by URL and reason, up to a limit. */
    failing: z
      .array(deliveryFailure)
      .describe('Attempts without an acknowledgment, by URL and reason.'),
    /** The number of those beyond the limit. */
    other_failures: z.int().describe('Number of further failures that are not listed.'),
  })
  .describe('Delivery counts of six hours.');
export type DeliveryReport = z.infer<typeof deliveryReport>;
