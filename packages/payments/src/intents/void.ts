// Releases an authorization of an intent that was never captured.
import type { Scope } from '@kasir/core/server';
import { capturable, releaseAuthorization } from '../payments/capture.ts';
import type { PaymentRow } from '../payments/kind.ts';
import { paymentOf } from './attempt.ts';
import { unpaid } from './end.ts';
import { intentJob } from './intent-job.ts';
import { intents, type IntentRow } from './kind.ts';

/** Expires an authorization that was not captured in time: the held money is released. */
export const voidIntent = intentJob('intent.void', (d, intent) => {
  const held = paymentOf(d, intent);
  if (intent.state.status !== 'AWAITING_CAPTURE' || held === null) return;
  d.transition(intents, intent, 'void', { failure: unpaid.expire });
  releaseAuthorization(d, held, 'expire', unpaid.expire);
});

/**
 * Releases an authorization for the merchant, in full and only before any capture. Returns the
 * voided payment, or null when nothing is held.
 */
export const reverseAuthorization = (d: Scope, intent: IntentRow): PaymentRow | null => {
  const held = paymentOf(d, intent);
  if (intent.state.status !== 'AWAITING_CAPTURE' || held === null || capturable(held, d.now) === 0)
    return null;
  d.transition(intents, intent, 'void');
  return releaseAuthorization(d, held, 'void');
};
