// Delivery health of an account and mode: a report of every six hours in which one was sent.
import { firstIdAt, iso, kind, timestamp } from '@kasir/core';
import type { At, Outgoing, Tx } from '@kasir/core/server';
import { z } from 'zod';
import type { DeliveryTrigger } from './delivery.machine.ts';

/** Topic of jobs that close a report after its six hours; the payload is `{ report: id }`. */
export const DELIVERY_HEALTH = 'webhook.health';

export const healthPeriodMs = 6 * 3_600_000;
const KEPT_MS = 30 * 24 * 3_600_000;
const PROBLEMS_MAX = 20;

const problem = z.object({
  at: timestamp,
  webhook_id: z.string(),
  event: z.string(),
  error: z.string(),
});

export const deliveryReport = z.object({
  status: z.enum(['OPEN', 'CLOSED']),
  from: timestamp,
  to: timestamp,
  /** Attempts that a receiver acknowledged, and those it did not. */
  acknowledged: z.int(),
  refused: z.int(),
  /** Events that were given up, and events that had no URL. */
  failed: z.int(),
  unrouted: z.int(),
  /** The newest attempts without an acknowledgement. */
  problems: z.array(problem),
});
export type DeliveryReport = z.infer<typeof deliveryReport>;

/** Reports of one account and mode, newest last by id; kept for 30 days. */
export const deliveryReports = kind()({ name: 'delivery_report', schema: deliveryReport });

/** What an attempt adds to the report. */
export interface Counted extends Omit<z.infer<typeof problem>, 'at'> {
  readonly trigger: DeliveryTrigger;
  /** State the event has changed to, null when it has not. */
  readonly became: Outgoing['status'] | null;
}

const beginOf = (now: number): number => now - (now % healthPeriodMs);

/** Id of the report that covers a moment, so that it can be loaded beforehand. */
export const reportIdAt = (now: number): string => firstIdAt(beginOf(now));

const opened = (at: At, tx: Tx) => {
  const from = beginOf(at.now);
  const to = from + healthPeriodMs;
  const id = reportIdAt(at.now);
  const known = tx.get(deliveryReports, id);
  if (known) return known;
  tx.job(DELIVERY_HEALTH, to, { report: id });
  const none = { acknowledged: 0, refused: 0, failed: 0, unrouted: 0, problems: [] };
  return tx.insert(
    deliveryReports,
    id,
    { public: { status: 'OPEN', from: iso(from), to: iso(to), ...none }, state: {} },
    { expires: to + KEPT_MS },
  );
};

/** Counts an attempt into the report of its six hours, which is opened by the first. */
export const countAttempt = (at: At, tx: Tx, counted: Counted): void => {
  const { trigger, became, webhook_id, event, error } = counted;
  const row = opened(at, tx);
  const before = row.public;
  const problems =
    trigger === 'acknowledge'
      ? before.problems
      : [...before.problems, { at: iso(at.now), webhook_id, event, error }].slice(-PROBLEMS_MAX);
  tx.update(deliveryReports, row, {
    public: {
      ...before,
      acknowledged: before.acknowledged + Number(trigger === 'acknowledge'),
      refused: before.refused + Number(trigger === 'refuse'),
      failed: before.failed + Number(became === 'FAILED'),
      unrouted: before.unrouted + Number(became === 'UNROUTED'),
      problems,
    },
  });
};

/** Closes a report and answers it (EVT-DLV-08); null when it is gone. */
export const closeReport = (tx: Tx, id: string): DeliveryReport | null => {
  const row = tx.get(deliveryReports, id);
  if (!row) return null;
  return tx.update(deliveryReports, row, { public: { ...row.public, status: 'CLOSED' } }).public;
};
