// What happens to intents without a caller: their time passes, or a payer approves elsewhere.
import { confirmIntent } from './charge.ts';
import { expireIntent, isOpen } from './end.ts';
import { intentJob } from './intent-job.ts';

/** Ends an intent at its time, unless that was moved. */
export const expireIntentJob = intentJob('intent.expire', 'payment_request.expire', (d, intent) => {
  if (!isOpen(intent, d.now)) expireIntent(d, intent);
});

/** The simulated payer, or a bank that asks nobody, approves. */
export const confirmIntentJob = intentJob(
  'intent.answer',
  'payment_request.answer',
  (d, intent) => {
    const { amount } = intent.state.requested;
    if (isOpen(intent, d.now) && amount !== null) confirmIntent(d, intent, amount);
  },
);
