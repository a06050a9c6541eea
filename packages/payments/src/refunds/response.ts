// The job in which the channel of a refund responds.
import type { Schedulable } from '@kasir/core/server';
import * as z from 'zod';
import { chargeResult } from '../connectors/port.ts';

const payload = z.object({
  refund: z.string(),
  /** What it has answered; it is asked when left out. */
  response: chargeResult.optional(),
});

export const refundResponseJob = {
  name: 'refund.finish',
  payload,
} as const satisfies Schedulable<typeof payload>;
