// Records attempts: updates the event and its attempts, the next job, and the health report.
import { findStep } from '@kasir/core/resource';
import {
  deliveryJob,
  deliveryLifecycle,
  outgoing,
  receiverOf,
  type Attempt,
  type Decision,
  type DeliveryTrigger,
  type DeliveryWork,
  type Outgoing,
} from '@kasir/core/server';
import { textOfStatus } from './reasons.ts';
import { maskedUrl } from './masked-url.ts';
import { countAttempt } from './report.ts';
import { nextRetry } from './schedule.ts';

/** A finished attempt and the URL that it was sent to; null when no URL was set. */
export interface AttemptOutcome extends Pick<
  Attempt,
  'at' | 'status' | 'error' | 'duration' | 'headers' | 'response'
> {
  readonly url: string | null;
}

/** Attempts kept per event: the newest ones. */
const ATTEMPTS_MAX = 20;

/** Time an event is kept after its last attempt; one that waits for an attempt does not expire. */
const KEPT_MS = 30 * 24 * 3_600_000;

/** Any complete 2xx acknowledges; an incomplete response has an error (EVT-UNSPEC-06). */
const isAcknowledged = ({ status, error }: AttemptOutcome): boolean =>
  error === null && status !== null && status >= 200 && status < 300;

const triggerOf = (
  outcome: AttemptOutcome,
  isResend: boolean,
  retry: number | null,
): DeliveryTrigger => {
  if (outcome.url === null) return isResend ? 'unroute_resend' : 'unroute';
  if (isAcknowledged(outcome)) return 'acknowledge';
  return isResend || retry !== null ? 'refuse' : 'give_up';
};

/** Returns whether a job is still needed: automatic attempts stop once the event is settled. */
export const isWanted = (event: Outgoing, work: DeliveryWork): boolean =>
  work.trigger === 'resend' || event.status === 'PENDING';

/**
 * Records an attempt: the event becomes DELIVERED, gets a job for its next attempt, or becomes
 * FAILED after the last (EVT-DLV-05); without a URL it becomes UNROUTED. A failed resend never
 * makes the status worse and is not retried (EVT-DLV-07). Returns the status, or null when the
 * event no longer exists.
 */
export const recordAttempt = (
  d: Decision,
  work: DeliveryWork,
  outcome: AttemptOutcome,
): Outgoing['status'] | null => {
  const row = d.get(outgoing, work.event);
  if (!row) return null;
  const { url, ...attempt } = outcome;
  const before = row.state;
  const isResend = work.trigger === 'resend';
  const first = work.first ?? outcome.at;
  const retry = isResend ? null : nextRetry(first, outcome.at);
  const trigger = triggerOf(outcome, isResend, retry);
  const attempts = [
    ...before.attempts,
    {
      ...attempt,
      trigger: isResend ? 'resend' : 'automatic',
      ...(url !== null && { url: maskedUrl(url) }),
    } as const,
  ].slice(-ATTEMPTS_MAX);
  const waits = findStep(deliveryLifecycle, before.status, trigger)?.to === 'PENDING';
  const kept = waits ? {} : { expires: d.now + KEPT_MS };
  const { status } = d.transition(outgoing, row, trigger, { attempts }, kept).state;
  if (status === 'PENDING' && retry !== null)
    d.schedule(deliveryJob, retry, { event: row.id, first }, receiverOf(before));
  countAttempt(d, {
    webhook_id: row.id,
    event: before.name,
    trigger,
    error: outcome.error ?? textOfStatus(outcome.status),
    became: status === before.status ? null : status,
    url,
  });
  return status;
};

/**
 * Schedules another delivery of an event in any status (EVT-DLV-07), with the same webhook-id and
 * bytes. Returns false when the event does not exist.
 */
export const resend = (d: Decision, event: string): boolean => {
  const row = d.get(outgoing, event);
  if (!row) return false;
  // A pending event does not expire; any other is kept as if this resend were sent now.
  const kept = row.state.status === 'PENDING' ? {} : { expires: d.now + KEPT_MS };
  d.transition(outgoing, row, 'resend', {}, kept);
  d.schedule(deliveryJob, d.now, { event, trigger: 'resend' }, receiverOf(row.state));
  return true;
};
