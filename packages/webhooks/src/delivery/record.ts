// What an attempt changes: the state of its event, the attempts kept, the next job, the report.
import { step } from '@kasir/core';
import {
  DELIVER,
  outgoing,
  receiverOf,
  type At,
  type Attempt,
  type Outgoing,
  type Tx,
} from '@kasir/core/server';
import { deliveryMachine, type DeliveryTrigger } from './delivery.machine.ts';
import { countAttempt } from './report.ts';
import { nextRetry } from './schedule.ts';

/** Payload of a delivery job. */
export interface DeliveryWork {
  /** The webhook-id. */
  readonly event: string;
  /** When the event was first tried, on the realm's clock; absent on the first try. */
  readonly first?: number;
  readonly trigger?: 'resend';
}

/** An attempt, and whether there was a URL to send it to. */
export interface AttemptOutcome extends Pick<Attempt, 'at' | 'status' | 'error'> {
  readonly routed: boolean;
}

/** Attempts kept per event: the newest ones. */
const ATTEMPTS_MAX = 20;

/** An event is kept this long after its last attempt; one that still waits for one is kept. */
const KEPT_MS = 30 * 24 * 3_600_000;

/** Any 2xx acknowledges; an answer that broke off carries an error and does not (EVT-UNSPEC-06). */
const isAcknowledged = ({ status, error }: AttemptOutcome): boolean =>
  error === null && status !== null && status >= 200 && status < 300;

const triggerOf = (outcome: AttemptOutcome): DeliveryTrigger =>
  !outcome.routed ? 'unroute' : isAcknowledged(outcome) ? 'acknowledge' : 'refuse';

/** Whether a job still has something to send: automatic ones stop when the event is settled. */
export const isWanted = (event: Outgoing, work: DeliveryWork): boolean =>
  work.trigger === 'resend' || event.status === 'PENDING';

/** The state after an attempt; `retry` is when the next one is due, if there is one. */
const settled = (
  from: Outgoing['status'],
  on: DeliveryTrigger,
  resent: boolean,
  retry: number | null,
): Outgoing['status'] => {
  if (from !== 'PENDING' || on === 'acknowledge') return step(deliveryMachine, from, on).to;
  const stays = resent || (on === 'refuse' && retry !== null);
  const over = on === 'refuse' ? 'FAILED' : 'UNROUTED';
  return step(deliveryMachine, from, on, stays ? 'PENDING' : over).to;
};

/**
 * Records an attempt: the event becomes DELIVERED, gets a job for its next attempt, or becomes
 * FAILED after the last (EVT-DLV-05); without a URL it becomes UNROUTED. A resend that fails
 * changes no event for the worse and is not retried (EVT-DLV-07). Answers the state, or null when
 * the event is gone.
 */
export const recordAttempt = (
  at: At,
  tx: Tx,
  work: DeliveryWork,
  outcome: AttemptOutcome,
): Outgoing['status'] | null => {
  const row = tx.get(outgoing, work.event);
  if (!row) return null;
  const { routed: _, ...attempt } = outcome;
  const before = row.state;
  const resent = work.trigger === 'resend';
  const first = work.first ?? outcome.at;
  const retry = resent ? null : nextRetry(first, outcome.at);
  const trigger = triggerOf(outcome);
  const status = settled(before.status, trigger, resent, retry);
  const attempts = [
    ...before.attempts,
    { ...attempt, trigger: resent ? 'resend' : 'automatic' } as const,
  ].slice(-ATTEMPTS_MAX);
  const contents = { state: { ...before, status, attempts } };
  tx.update(outgoing, row, contents, status === 'PENDING' ? {} : { expires: at.now + KEPT_MS });
  if (status === 'PENDING' && retry !== null) {
    tx.job(DELIVER, retry, { event: row.id, first }, receiverOf(before));
  }
  countAttempt(at, tx, {
    webhook_id: row.id,
    event: before.name,
    trigger,
    error: outcome.error ?? `The receiver answered ${outcome.status}.`,
    became: status === before.status ? null : status,
  });
  return status;
};

/**
 * Sends an event once more, whatever became of it (EVT-DLV-07): same webhook-id, same bytes. False
 * when there is no such event.
 */
export const resend = (at: At, tx: Tx, event: string): boolean => {
  const row = tx.get(outgoing, event);
  if (!row) return false;
  const work: DeliveryWork = { event, trigger: 'resend' };
  tx.job(DELIVER, at.now, work, receiverOf(row.state));
  return true;
};
