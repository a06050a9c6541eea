// Releases the authorization of an intent that was never captured. While a capture waits for its
// bank, nothing is released: the capture may still succeed, and connectors refuse the void.
import type { Scope, ScopeReads } from '@kasir/core/server';
import { capturable, releaseAuthorization } from '../payments/capture.ts';
import type { PaymentRow } from '../payments/kind.ts';
import { paymentOf } from './attempt.ts';
import { unpaid } from './end.ts';
import { intentJob } from './intent-job.ts';
import { intents, type IntentRow } from './kind.ts';
import { pendingCaptures } from './pending-captures.ts';

/**
 * Expires an authorization that was not captured in time: the held money is released. While a
 * capture waits for its bank, nothing expires; if the bank declines it later, this job runs again.
 */
export const voidIntent = intentJob('intent.void', (d, intent) => {
  const held = paymentOf(d, intent);
  if (intent.state.status !== 'AWAITING_CAPTURE' || held === null) return;
  if (pendingCaptures(d, intent).length > 0) return;
  d.transition(intents, intent, 'void', { failure: unpaid.expire });
  releaseAuthorization(d, held, 'expire', unpaid.expire);
});

/** The reasons why an authorization cannot be released. */
export type ReversalRefusal = 'NOT_AUTHORIZED' | 'CAPTURE_PENDING';

/** Returns the reason why the authorization of an intent cannot be released now, or null. */
export const reversalRefusal = (
  reads: Pick<ScopeReads, 'get' | 'children' | 'now'>,
  intent: IntentRow,
): ReversalRefusal | null => {
  const held = paymentOf(reads, intent);
  if (
    intent.state.status !== 'AWAITING_CAPTURE' ||
    held === null ||
    capturable(held, reads.now) === 0
  )
    return 'NOT_AUTHORIZED';
  return pendingCaptures(reads, intent).length > 0 ? 'CAPTURE_PENDING' : null;
};

/**
 * Releases an authorization for the merchant, in full and only before any capture. Returns the
 * voided payment, or the reason why it cannot be released.
 */
export const reverseAuthorization = (d: Scope, intent: IntentRow): PaymentRow | ReversalRefusal => {
  const refusal = reversalRefusal(d, intent);
  if (refusal !== null) return refusal;
  const held = paymentOf(d, intent);
  if (held === null) throw new Error(`Intent ${intent.id} holds nothing`);
  d.transition(intents, intent, 'void');
  return releaseAuthorization(d, held, 'void');
};
