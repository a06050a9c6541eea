// The job that finds out what a lender has decided that has not answered.
import type { Schedulable } from '@kasir/core/server';
import * as z from 'zod';
import { chargeResult } from '../connectors/port.ts';

const payload = z.object({ checkout: z.string(), response: chargeResult });

export const lenderResponseJob = {
  name: 'checkout.reconcile',
  payload,
} as const satisfies Schedulable<typeof payload>;
