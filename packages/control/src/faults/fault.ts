// A fault that is injected into requests of test accounts: for clients that must survive it.
import { timestamp } from '@kasir/core';
import * as z from 'zod';

export const faultMatch = z
  .strictObject({
    account: z.string(),
    method: z.string(),
    /** Contract id, such as `refunds.create`. */
    endpoint: z.string(),
    /** Path template, such as /refunds/{id}, or the beginning of a path that ends with *. */
    path: z.string(),
    /** Sent by requests as x-kasir-fault. */
    header: z.string().regex(/^[\x21-\x7e]{1,100}$/),
  })
  .partial();

/** What a request meets in place of its answer. */
export const fault = z.discriminatedUnion('type', [
  /** Answers without doing anything. */
  z.strictObject({
    type: z.literal('status'),
    status: z.int().min(400).max(599),
    error_code: z.string().optional(),
    retry_after_s: z.int().min(0).optional(),
  }),
  /** Answers as it would, later. */
  z.strictObject({ type: z.literal('latency'), ms: z.int().min(1).max(120_000) }),
  /** Cuts the connection; nothing was done. */
  z.strictObject({ type: z.literal('cut_before_commit') }),
  /** Does it, then cuts the connection: the answer is lost. */
  z.strictObject({ type: z.literal('cut_after_commit') }),
]);

export const faultInput = z.strictObject({
  match: faultMatch.default({}),
  fault,
  /** How many requests it strikes; without end when null. */
  times: z.int().min(1).nullable().default(1),
  /** Of the requests that match, the part that is struck; seeded. */
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
