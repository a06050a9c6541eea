// GET /accounts/{id}/events: list events of an account with every attempt to deliver them.
import { timestamp } from '@kasir/core';
import { z } from 'zod';
import { byId, commonErrors, controlContract, mode } from '../contract.ts';

const attempt = z.object({
  at: timestamp,
  status: z.int().nullable(),
  error: z.string().nullable(),
  trigger: z.enum(['automatic', 'resend']),
});

const event = z.object({
  webhook_id: z.string(),
  event: z.string(),
  subject: z.string(),
  created: timestamp,
  status: z.enum(['PENDING', 'DELIVERED', 'FAILED', 'UNROUTED']),
  /** The URL of the request it belongs to, where there is one. */
  url: z.string().nullable(),
  attempts: z.array(attempt),
  body: z.unknown(),
});

export const listEventsContract = controlContract({
  id: 'events.list',
  method: 'GET',
  path: '/accounts/{id}/events',
  summary: 'List events with their attempts, newest first',
  params: byId,
  query: z.strictObject({
    mode: mode.default('test'),
    /** Public id of the object the events are about. */
    subject: z.string().min(1).optional(),
    limit: z.int().min(1).max(100).default(20),
  }),
  success: { status: 200, body: z.object({ data: z.array(event) }) },
  errors: commonErrors,
});
