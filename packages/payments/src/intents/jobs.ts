// What happens to intents without a caller: their time passes, a payer answers on the own device,
// an authorization is let go.
import { job, type Scope } from '@kasir/core/server';
import { z } from 'zod';
import { releaseAuthorization } from '../payments/capture.ts';
import { paymentOf } from './attempt.ts';
import { confirmIntent } from './charge.ts';
import { expireIntent, isOpen, unpaid } from './end.ts';
import { intents, type IntentRow } from './kind.ts';

const payload = z.object({ intent: z.string() });

type FormerPayload = { readonly payment_request: string };

const intentJob = (name: string, former: string, act: (d: Scope, intent: IntentRow) => void) =>
  job({
    name,
    formerly: { [former]: ({ payment_request }: FormerPayload) => ({ intent: payment_request }) },
    payload,
    run: (d, { intent }) => {
      const row = d.get(intents, intent);
      if (row) act(d, row);
    },
  });

/** Ends an intent at its time, unless that was moved. */
export const expireIntentJob = intentJob('intent.expire', 'payment_request.expire', (d, intent) => {
  if (!isOpen(intent, d.now)) expireIntent(d, intent);
});

/** The simulated payer, or a bank that asks nobody, answers. */
export const answerIntent = intentJob('intent.answer', 'payment_request.answer', (d, intent) => {
  const { amount } = intent.state.requested;
  if (isOpen(intent, d.now) && amount !== null) confirmIntent(d, intent, amount);
});

/** Nobody captured what was authorized while that held: the money is free again. */
export const voidIntent = intentJob('intent.void', 'payment_request.release', (d, intent) => {
  const held = paymentOf(d, intent);
  if (intent.state.status !== 'AWAITING_CAPTURE' || held === null) return;
  d.transition(intents, intent, 'void', { failure: unpaid.expire });
  releaseAuthorization(d, held, 'expire', unpaid.expire);
});
