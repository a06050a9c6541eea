// A request of the API as it was kept: what came, what was answered, never a secret.
import { timestamp } from '@kasir/core';
import * as z from 'zod';
import { mode } from '../contract.ts';

/** The line of a request, without bodies. */
export const loggedRequest = z.object({
  request_id: z.string(),
  at: timestamp,
  /** Real milliseconds from the last byte of the request to the response. */
  duration_ms: z.number(),
  account: z.string().nullable(),
  mode: mode.nullable(),
  method: z.string(),
  path: z.string(),
  /** Contract id, or null when no endpoint has the path. */
  endpoint: z.string().nullable(),
  status: z.int(),
  error_code: z.string().nullable(),
  /** True when a response was repeated by its idempotency key. */
  replayed: z.boolean(),
  /** Public ids of the objects that the request made, changed or named. */
  objects: z.array(z.string()),
  reference_id: z.string().nullable(),
  /** What was done to it by a fault or a script, in words; null for most. */
  interference: z.string().nullable(),
});
export type LoggedRequest = z.infer<typeof loggedRequest>;

/** With what was sent and answered: declared fields only, secret ones hidden. */
export const wholeRequest = loggedRequest.extend({
  idempotency_key: z.string().nullable(),
  query: z.record(z.string(), z.unknown()),
  body: z.unknown(),
  response: z.unknown(),
});
export type WholeRequest = z.infer<typeof wholeRequest>;
