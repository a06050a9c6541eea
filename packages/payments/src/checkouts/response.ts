// Declares the job that reconciles a checkout whose lender has not responded.
import type { Schedulable } from '@kasir/core/server';
import * as z from 'zod';
import { chargeResult } from '../connectors/port.ts';

const payload = z.object({ checkout: z.string(), response: chargeResult });

export const lenderResponseJob = {
  name: 'checkout.reconcile',
  payload,
} as const satisfies Schedulable<typeof payload>;
