// Schemas of faults injected into requests of test accounts, to test that clients survive them.
import { createdAt, objectId } from '@kasir/core';
import * as z from 'zod';

export const faultMatch = z
  .strictObject({
    account: z.string().describe('Id of the account that sends the request.'),
    method: z.string().describe('HTTP method.'),
    endpoint: z.string().describe('Id of the endpoint, such as refunds.create.'),
    path: z
      .string()
      .describe('Path template, such as /refunds/{id}, or a path prefix that ends with *.'),
    header: z
      .string()
      .regex(/^[\x21-\x7e]{1,100}$/)
      .describe('Value of the request header x-kasir-fault.'),
  })
  .partial()
  .describe('Conditions on the requests that a fault affects.');

/** The faults that a request can meet in place of its normal response. */
export const fault = z
  .discriminatedUnion('type', [
    /** Responds with this status without executing the request. */
    z.strictObject({
      type: z.literal('status').describe('status: the request gets this error.'),
      status: z.int().min(400).max(599).describe('HTTP status of the response.'),
      error_code: z.string().optional().describe('Error code of the response.'),
      retry_after_s: z
        .int()
        .min(0)
        .optional()
        .describe('Seconds to wait, sent as the header retry-after.'),
    }),
    /** Responds normally, after a delay. */
    z.strictObject({
      type: z.literal('latency').describe('latency: the response is delayed.'),
      ms: z.int().min(1).max(120_000).describe('Milliseconds by which the response is delayed.'),
    }),
    /** Closes the connection without executing the request. */
    z.strictObject({
      type: z
        .literal('cut_before_commit')
        .describe('cut_before_commit: the connection is cut before anything is stored.'),
    }),
    /** Executes the request, then closes the connection: the response is lost. */
    z.strictObject({
      type: z
        .literal('cut_after_commit')
        .describe('cut_after_commit: the connection is cut after everything is stored.'),
    }),
  ])
  .describe('The fault that a request meets in place of its normal response.');

export const faultInput = z
  .strictObject({
    match: faultMatch
      .default({})
      .describe(
        'Conditions on what it applies to: all fields that are set must match, and none matches everything.',
      ),
    fault: fault.describe('The fault that the request meets in place of its normal response.'),
    times: z
      .int()
      .min(1)
      .nullable()
      .default(1)
      .describe('Number of requests that it affects; unlimited when null.'),
    /** The share of matching requests that it affects, drawn by `seed`. */
    probability: z
      .number()
      .min(0)
      .max(1)
      .default(1)
      .describe('Share of the matching requests that it affects, from 0 to 1.'),
    seed: z
      .int()
      .default(1)
      .describe('Seed of the random choices: the same seed makes the same choices.'),
  })
  .describe('A fault as it is set.');
export type FaultInput = z.infer<typeof faultInput>;

export const injectedFault = faultInput
  .extend({
    id: objectId,
    created: createdAt,
    affected: z.int().describe('Number of requests that it has affected.'),
  })
  .describe('A fault that was created.');
export type InjectedFault = z.infer<typeof injectedFault>;
