// Declares the job that reconciles a link for which a bank or wallet has not responded.
import type { Schedulable } from '@kasir/core/server';
import * as z from 'zod';
import { chargeResult } from '../connectors/port.ts';

const payload = z.object({ instrument: z.string(), response: chargeResult });

export const linkResponseJob = {
  name: 'instrument.reconcile',
  payload,
} as const satisfies Schedulable<typeof payload>;
