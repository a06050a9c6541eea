// Jobs of intents: they expire, a payer approves elsewhere, or a late response of a channel
// arrives.
import { job } from '@kasir/core/server';
import { reconcileJob } from './response.ts';
import { confirmIntent } from './charge.ts';
import { expireIntent, isOpen, isWaiting } from './end.ts';
import { intentJob } from './intent-job.ts';
import { intents } from './kind.ts';

/** Expires an intent at its time, unless that was moved. */
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
    if (row && isWaiting(row)) confirmIntent(d, row, amount, { detail, known: { response, flow } });
  },
});
