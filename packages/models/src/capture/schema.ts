// Captures of authorized card payments, as on the wire.
import { metadata, referenceId, timestamp } from '@kasir/core';
import * as z from 'zod';
import { paymentFailureCode } from '../failure/codes.ts';
import { embeddedMethod } from '../payment_method/schema.ts';

/** All fields except the method, which is added for the response. */
export const captureCore = z.object({
  id: z.string().startsWith('cptr-'),
  payment_request_id: z.string(),
  payment_id: z.string(),
  reference_id: referenceId,
  currency: z.string(),
  authorized_amount: z.number(),
  /** The amount of this capture; nothing moved when it FAILED. */
  captured_amount: z.number(),
  /** The amount that can still be captured after it. */
  capturable_amount: z.number(),
  status: z.enum(['SUCCEEDED', 'FAILED']),
  failure_code: paymentFailureCode.nullable(),
  customer_id: z.string().nullable(),
  metadata: metadata.nullable(),
  channel_properties: z.record(z.string(), z.unknown()).nullable(),
  created: timestamp,
  updated: timestamp,
});

export const capture = captureCore.extend({ payment_method: embeddedMethod });
export type Capture = z.infer<typeof capture>;
