// Declares the jobs that reconcile a link or a number for which a bank or wallet has not responded.
import type { Schedulable } from '@kasir/core/server';
import * as z from 'zod';
import { chargeResult } from '../connectors/port.ts';

const payload = z.object({ instrument: z.string(), response: chargeResult });

export const linkResponseJob = {
  name: 'instrument.reconcile',
  payload,
} as const satisfies Schedulable<typeof payload>;

export const issueResponseJob = {
  name: 'instrument.issued',
  payload,
} as const satisfies Schedulable<typeof payload>;
