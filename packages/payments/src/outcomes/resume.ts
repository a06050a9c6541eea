// Continues the work that waited for an operation, once its outcome is known.
import type { JobSpec, Scope } from '@kasir/core/server';
import { reconcileCheckout } from '../checkouts/jobs.ts';
import type { ChargeResult } from '../connectors/port.ts';
import { finishIssueJob, reconcileInstrument } from '../instruments/jobs.ts';
import { finishCaptureJob, reconcileIntentJob } from '../intents/jobs.ts';
import { finishRefundJob } from '../refunds/jobs.ts';
import type { OperationRow } from '../operations/kind.ts';

const resumable = new Map<string, JobSpec>(
  [
    finishCaptureJob,
    finishIssueJob,
    finishRefundJob,
    reconcileCheckout,
    reconcileInstrument,
    reconcileIntentJob,
  ].map((spec) => [spec.name, spec]),
);

/**
 * Continues the work that waited for an operation. No work waits for a void, an unlink or a close.
 */
export const resumeWork = (d: Scope, { state }: OperationRow, response: ChargeResult): void => {
  if (state.resume === null) return;
  const { job, payload } = state.resume;
  const spec = resumable.get(job);
  if (!spec) throw new Error(`Nothing goes on with ${job}`);
  spec.run(d, spec.payload.parse({ ...payload, response }));
};
