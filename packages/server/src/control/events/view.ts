// Renders an event for operators: its attempts, the next one, and the reason it has not arrived.
import { timeOf, toIsoString } from '@kasir/core';
import type { RowOf } from '@kasir/core/resource';
import type { EventView } from '@kasir/control';
import type { outgoing } from '@kasir/core/server';
import { nextAttempt, failureReasonOf } from '@kasir/deliveries';

/** Renders an event. */
export const viewEvent = ({ id: webhook_id, state: event }: RowOf<typeof outgoing>): EventView => {
  const next = nextAttempt(event);
  return {
    webhook_id,
    event: event.name,
    subject: event.subject,
    created: toIsoString(timeOf(webhook_id)),
    status: event.status,
    url: event.url,
    attempts: event.attempts.map(
      ({ at, status, error, trigger, url, duration, headers, response }) => ({
        at: toIsoString(at),
        status,
        error,
        trigger,
        url: url ?? null,
        duration_ms: duration ?? null,
        headers: headers ?? null,
        response: response ?? null,
      }),
    ),
    next_attempt: next === null ? null : toIsoString(next),
    trouble: failureReasonOf(event),
    body: JSON.parse(event.body) as unknown,
  };
};
