// Schemas of faults injected into requests of test accounts, to test that clients survive them.
import { timestamp } from '@kasir/core';
import * as z from 'zod';

export const faultMatch = z
  .strictObject({
    account: z.string(),
    method: z.string(),
    /** Contract id, such as `refunds.create`. */
    endpoint: z.string(),
    /** Path template, such as /refunds/{id}, or a path prefix that ends with *. */
    path: z.string(),
    /** The value of the request header x-kasir-fault. */
    header: z.string().regex(/^[\x21-\x7e]{1,100}$/),
  })
  .partial();

/** The faults that a request can meet in place of its normal response. */
export const fault = z.discriminatedUnion('type', [
  /** Responds with this status without executing the request. */
  z.strictObject({
    type: z.literal('status'),
    status: z.int().min(400).max(599),
    error_code: z.string().optional(),
    retry_after_s: z.int().min(0).optional(),
  }),
  /** Responds normally, after a delay. */
  z.strictObject({ type: z.literal('latency'), ms: z.int().min(1).max(120_000) }),
  /** Closes the connection without executing the request. */
  z.strictObject({ type: z.literal('cut_before_commit') }),
  /** Executes the request, then closes the connection: the response is lost. */
  z.strictObject({ type: z.literal('cut_after_commit') }),
]);

export const faultInput = z.strictObject({
  match: faultMatch.default({}),
  fault,
  /** Number of requests that it affects; unlimited when null. */
  times: z.int().min(1).nullable().default(1),
  /** The share of matching requests that it affects, drawn by `seed`. */
  probability: z.number().min(0).max(1).default(1),
  seed: z.int().default(1),
});
export type FaultInput = z.infer<typeof faultInput>;

export const injectedFault = faultInput.extend({
  id: z.string(),
  created: timestamp,
  struck: z.int(),
});
export type InjectedFault = z.infer<typeof injectedFault>;
