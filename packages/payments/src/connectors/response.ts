// Schedules the jobs that continue once a channel has responded late.
import type { Schedulable, Scope } from '@kasir/core/server';
import type * as z from 'zod';
import { operations } from '../operations/kind.ts';
import type { ChargeResult, NoResponse } from './port.ts';

/** A job whose payload has the response of a channel. */
type ResponseJob<P extends { readonly response?: ChargeResult | undefined }> = Schedulable<
  z.ZodType<P>
>;

/**
 * Runs a job with the late response of a channel. The simulator responds after a while, just before
 * `end` at the latest unless that is null; a connector responds when it reports its result.
 */
export const awaitChannel = <P extends { readonly response?: ChargeResult | undefined }>(
  d: Scope,
  missing: NoResponse,
  job: ResponseJob<P>,
  payload: Omit<P, 'response'>,
  end: number | null,
): void => {
  if ('operation' in missing) {
    d.change(operations, { id: missing.operation }, { resume: { job: job.name, payload } });
    return;
  }
  const due = Math.max(d.now, Math.min(d.now + missing.after, (end ?? Infinity) - 1));
  d.schedule(job, due, { ...payload, response: missing.truth });
};
