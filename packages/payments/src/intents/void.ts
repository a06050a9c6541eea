// Letting go of what was authorized for an intent and never captured.
import type { Scope } from '@kasir/core/server';
import { capturable, releaseAuthorization } from '../payments/capture.ts';
import type { PaymentRow } from '../payments/kind.ts';
import { paymentOf } from './attempt.ts';
import { unpaid } from './end.ts';
import { intentJob } from './intent-job.ts';
import { intents, type IntentRow } from './kind.ts';

/** Nobody captured what was authorized while that held: the money is free again. */
export const voidIntent = intentJob('intent.void', (d, intent) => {
  const held = paymentOf(d, intent);
  if (intent.state.status !== 'AWAITING_CAPTURE' || held === null) return;
  d.transition(intents, intent, 'void', { failure: unpaid.expire });
  releaseAuthorization(d, held, 'expire', unpaid.expire);
});

/**
 * The merchant lets go of what was authorized, all of it and before any capture. Returns what is
 * left of the intent, or null where nothing is held.
 */
export const reverseAuthorization = (d: Scope, intent: IntentRow): IntentRow | null => {
  const held = paymentOf(d, intent);
  if (intent.state.status !== 'AWAITING_CAPTURE' || held === null || capturable(held, d.now) === 0)
    return null;
  releaseAuthorization(d, held, 'void');
  return d.transition(intents, intent, 'void');
};

/** The merchant lets what was authorized for an intent go. */
export const releaseIntent = (d: Scope, intent: IntentRow, held: PaymentRow): PaymentRow => {
  d.transition(intents, intent, 'void', { failure: null });
  return releaseAuthorization(d, held, 'void');
};
