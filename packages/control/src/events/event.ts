// Schemas of an event and its delivery attempts, as operators see them.
import { createdAt, timestamp } from '@kasir/core';
import * as z from 'zod';

export const eventStatus = z
  .enum(['PENDING', 'DELIVERED', 'FAILED', 'UNROUTED'])
  .describe('States of the delivery of an event.');

const attempt = z.object({
  at: timestamp.describe('Time at which it happened.'),
  status: z
    .int()
    .nullable()
    .describe("HTTP status of the receiver's response; null without a response."),
  error: z
    .string()
    .nullable()
    .describe('Reason for the failure, in words; null when there was none.'),
  trigger: z
    .enum(['automatic', 'resend'])
    .describe('Trigger of the attempt: automatic, or resend on request.'),
  url: z
    .string()
    .nullable()
    .describe('URL of the attempt, without credentials and query; null when there was none.'),
  duration_ms: z
    .int()
    .nullable()
    .describe(
      'Real milliseconds until the response was complete or the attempt failed; null when nothing was sent.',
    ),
  headers: z
    .record(z.string(), z.string())
    .nullable()
    .describe('Headers that were sent, with token and signature hidden; null when nothing was.'),
  response: z
    .string()
    .nullable()
    .describe(
      'The first 500 characters of the response, without secrets; null without a response.',
    ),
});

export const eventView = z
  .object({
    webhook_id: z.string().describe('Id of the event: the header webhook-id of its deliveries.'),
    event: z.string().describe('Name of the event, such as payment.succeeded.'),
    subject: z.string().describe('Id of the object that the event is about.'),
    created: createdAt,
    status: eventStatus.describe('The current state.'),
    /** The event's own callback URL, which overrides the account's setting; null for none. */
    url: z.string().nullable().describe('URL to which the event is sent; null when it has none.'),
    attempts: z.array(attempt).describe('Delivery attempts.'),
    next_attempt: timestamp
      .nullable()
      .describe('Time of the next attempt; null when none is planned.'),
    /** The reason it has not arrived, and the remedy; null when it arrived or was not tried yet. */
    trouble: z
      .object({
        text: z.string().describe('The reason that it has not arrived, as a sentence.'),
        remedy: z.string().describe('Remedy for it.'),
      })
      .nullable()
      .describe(
        'The reason that it has not arrived, and the remedy; null when it arrived or was not tried yet.',
      ),
    body: z.unknown().describe('The body of its deliveries.'),
  })
  .describe('An event with its delivery attempts.');
export type EventView = z.infer<typeof eventView>;
