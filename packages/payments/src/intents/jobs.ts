// Jobs of intents: they expire, a payer approves elsewhere, or a late response of a channel
// arrives.
import { job } from '@kasir/core/server';
import { reconcileJob } from './response.ts';
import { captureResponseJob, finishCapture } from './capture.ts';
import { confirmIntent } from './charge.ts';
import { captures } from '../payments/kind.ts';
import { expireIntent, isOpen, isWaiting } from './end.ts';
import { intentJob } from './intent-job.ts';
import { intents } from './kind.ts';
import { recordLate } from './late.ts';

/** Expires an intent at its expiry, unless that was moved. */
export const expireIntentJob = intentJob('intent.expire', (d, intent) => {
  if (!isOpen(intent, d.now)) expireIntent(d, intent);
});

/** Approves an intent for the simulated payer, or for a bank that needs no approval. */
export const confirmIntentJob = intentJob('intent.response', (d, intent) => {
  const { amount } = intent.state.requested;
  if (isOpen(intent, d.now) && amount !== null) confirmIntent(d, intent, amount);
});

/** Applies a late response of a channel: the payment is completed or failed. */
export const reconcileIntentJob = job({
  ...reconcileJob,
  run: (d, { intent, amount, detail, response, flow }) => {
    const row = d.get(intents, intent);
    if (!row) return;
    if (isWaiting(row)) confirmIntent(d, row, amount, { detail, known: { response, flow } });
    else if (response.result === 'approved' && response.operation !== undefined)
      recordLate(d, row, amount, response.operation);
  },
});

/** Applies the response of a bank to a capture. */
export const finishCaptureJob = job({
  ...captureResponseJob,
  run: (d, { capture, final, response }) => {
    const row = d.get(captures, capture);
    if (row) finishCapture(d, row, final, response);
  },
});
