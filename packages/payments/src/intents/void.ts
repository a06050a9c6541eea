// Letting go of what was authorized for an intent and never captured.
import { releaseAuthorization } from '../payments/capture.ts';
import { paymentOf } from './attempt.ts';
import { unpaid } from './end.ts';
import { intentJob } from './intent-job.ts';
import { intents } from './kind.ts';

/** Nobody captured what was authorized while that held: the money is free again. */
export const voidIntent = intentJob('intent.void', 'payment_request.release', (d, intent) => {
  const held = paymentOf(d, intent);
  if (intent.state.status !== 'AWAITING_CAPTURE' || held === null) return;
  d.transition(intents, intent, 'void', { failure: unpaid.expire });
  releaseAuthorization(d, held, 'expire', unpaid.expire);
});
