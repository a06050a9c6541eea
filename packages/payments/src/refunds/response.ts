// Declares the job in which the channel of a refund responds.
import type { Schedulable } from '@kasir/core/server';
import * as z from 'zod';
import { chargeResult } from '../connectors/port.ts';

const payload = z.object({
  refund: z.string(),
  /** The response of the channel; when omitted, the channel is asked. */
  response: chargeResult.optional(),
});

export const refundResponseJob = {
  name: 'refund.finish',
  payload,
} as const satisfies Schedulable<typeof payload>;
