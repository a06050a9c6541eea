// Letting go of what was authorized for an intent and never captured.
import type { Scope } from '@kasir/core/server';
import { releaseAuthorization } from '../payments/capture.ts';
import { paymentOf } from './attempt.ts';
import { unpaid } from './end.ts';
import { intentJob } from './intent-job.ts';
import type { PaymentRow } from '../payments/kind.ts';
import { intents, type IntentRow } from './kind.ts';

/** Nobody captured what was authorized while that held: the money is free again. */
export const voidIntent = intentJob('intent.void', 'payment_request.release', (d, intent) => {
  const held = paymentOf(d, intent);
  if (intent.state.status !== 'AWAITING_CAPTURE' || held === null) return;
  d.transition(intents, intent, 'void', { failure: unpaid.expire });
  releaseAuthorization(d, held, 'expire', unpaid.expire);
});

/** The merchant lets what was authorized for an intent go. */
export const releaseIntent = (d: Scope, intent: IntentRow, held: PaymentRow): PaymentRow => {
  d.transition(intents, intent, 'void', { failure: null });
  return releaseAuthorization(d, held, 'void');
};
