// Waits for a channel that has not responded: the intent waits until the result is known.
import type { Schedulable, Scope } from '@kasir/core/server';
import * as z from 'zod';
import { chargeResult, type NoResponse } from '../connectors/port.ts';
import { awaitChannel } from '../connectors/response.ts';
import type { CardAuthentication } from '../instruments/types/card/results.ts';
import type { PaymentDetail } from '../instruments/types/type.ts';
import type { IntentRow } from './kind.ts';

const payload = z.object({
  intent: z.string(),
  amount: z.int(),
  response: chargeResult,
  flow: z.enum(['CHALLENGE', 'FRICTIONLESS']).nullable(),
  detail: z.record(z.string(), z.string().nullable()).optional(),
});

/** Declares the job that reconciles the books of the platform with those of the channel. */
export const reconcileJob = {
  name: 'intent.reconcile',
  payload,
} as const satisfies Schedulable<typeof payload>;

/** A charge that has no response of its channel yet, with its authentication flow. */
export interface Awaited {
  readonly amount: number;
  readonly missing: NoResponse;
  readonly flow: CardAuthentication['flow'] | null;
  readonly detail?: PaymentDetail | undefined;
}

/** Schedules the reconciliation before the intent can no longer be paid. */
export const awaitResponse = (
  d: Scope,
  { id, state: { expires } }: Pick<IntentRow, 'id' | 'state'>,
  { missing, amount, flow, detail }: Awaited,
): void => {
  const known = { intent: id, amount, flow, ...(detail && { detail: { ...detail } }) };
  awaitChannel(d, missing, reconcileJob, known, expires);
};
