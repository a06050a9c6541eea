// Schemas of logged API requests and their responses, which never contain secrets.
import { timestamp } from '@kasir/core';
import * as z from 'zod';
import { mode } from '../contract.ts';

/** A logged request as a list shows it, without bodies. */
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
  /** True when the stored response of an idempotency key was returned. */
  replayed: z.boolean(),
  /** Public ids of the objects that the request created, changed or named. */
  objects: z.array(z.string()),
  reference_id: z.string().nullable(),
  /** The effect of a fault or script on it, in words; null for most requests. */
  interference: z.string().nullable(),
});
export type LoggedRequest = z.infer<typeof loggedRequest>;

/** A logged request with its bodies: declared fields only, secret ones masked. */
export const wholeRequest = loggedRequest.extend({
  idempotency_key: z.string().nullable(),
  query: z.record(z.string(), z.unknown()),
  body: z.unknown(),
  response: z.unknown(),
});
export type WholeRequest = z.infer<typeof wholeRequest>;
