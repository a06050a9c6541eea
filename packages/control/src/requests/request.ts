// Schemas of logged API requests and their responses, which never contain secrets.
import { timestamp } from '@kasir/core';
import * as z from 'zod';
import { mode } from '../contract.ts';

/** A logged request as a list shows it, without bodies. */
export const loggedRequest = z
  .object({
    request_id: z.string().describe('Id of the request: the header request-id of its response.'),
    at: timestamp.describe('Time at which it happened.'),
    duration_ms: z
      .number()
      .describe('Milliseconds from the last byte of the request to the response.'),
    account: z.string().nullable().describe('Id of the account.'),
    mode: mode.nullable(),
    method: z.string().describe('HTTP method.'),
    path: z.string().describe('Path of the request.'),
    /** Contract id, or null when no endpoint has the path. */
    endpoint: z.string().nullable().describe('Id of the endpoint, such as refunds.create.'),
    status: z.int().describe('HTTP status of the response.'),
    error_code: z.string().nullable().describe('Error code of the response.'),
    replayed: z
      .boolean()
      .describe('True when the stored response of an idempotency key was returned.'),
    objects: z
      .array(z.string())
      .describe('Ids of the objects that the request created, changed or named.'),
    reference_id: z.string().nullable().describe("The merchant's own reference."),
    interference: z
      .string()
      .nullable()
      .describe('Effect of a fault or script on it, in words; null for most requests.'),
  })
  .describe('A request in the log, without bodies.');
export type LoggedRequest = z.infer<typeof loggedRequest>;

/** A logged request with its bodies: declared fields only, secret ones masked. */
export const wholeRequest = loggedRequest
  .extend({
    idempotency_key: z.string().nullable().describe('Idempotency key of the request, or null.'),
    headers: z
      .record(z.string(), z.string())
      .describe('Headers by name: known ones only, and those that prove the caller are hidden.'),
    query: z.record(z.string(), z.unknown()).describe('Query of the request.'),
    body: z.unknown().describe('The body, decoded from JSON.'),
    response: z.unknown().describe('Body of the response.'),
  })
  .describe('A request of the log, with its headers, body and response; secrets are hidden.');
export type WholeRequest = z.infer<typeof wholeRequest>;
