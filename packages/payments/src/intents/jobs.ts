// What happens to intents without a caller: their time passes, a payer approves elsewhere, or it
// becomes known what a channel has done.
import { job } from '@kasir/core/server';
import { reconcileJob } from './response.ts';
import { confirmIntent } from './charge.ts';
import { expireIntent, isOpen, isWaiting } from './end.ts';
import { intentJob } from './intent-job.ts';
import { intents } from './kind.ts';

/** Ends an intent at its time, unless that was moved. */
export const expireIntentJob = intentJob('intent.expire', (d, intent) => {
  if (!isOpen(intent, d.now)) expireIntent(d, intent);
});

/** The simulated payer, or a bank that asks nobody, approves. */
export const confirmIntentJob = intentJob('intent.response', (d, intent) => {
  const { amount } = intent.state.requested;
  if (isOpen(intent, d.now) && amount !== null) confirmIntent(d, intent, amount);
});

/** What a channel had not answered is known: the payment is completed, or has failed. */
export const reconcileIntentJob = job({
  ...reconcileJob,
  run: (d, { intent, amount, detail, response, flow }) => {
    const row = d.get(intents, intent);
    if (row && isWaiting(row)) confirmIntent(d, row, amount, { detail, known: { response, flow } });
  },
});
