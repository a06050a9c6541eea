// Renders log lines of requests, transitions, deliveries and the clock as fields of JSON.
import { toIsoString, withoutSecrets } from '@kasir/core';
import type { Observed } from '@kasir/core/pipeline';
import { transitionOf } from '../observation/entries.ts';
import type { DeliveryAttempt, Note, RequestNote, StoredDecision } from '../observation/notes.ts';

/** Returns the readable part of a webhook URL, without anything after its path. */
export const placeOf = (url: string | null): string | null => {
  const parsed = url === null ? null : URL.parse(url);
  return parsed && withoutSecrets(parsed.origin + parsed.pathname);
};

/** One event of the log. */
export interface Line {
  readonly name: 'request' | 'transition' | 'delivery' | 'clock';
  /** A warning is something an operator should fix; everything else is information. */
  readonly level?: 'warn';
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Returns the line of a request; `whole` adds its masked content. */
export const requestLine = (observed: Observed, whole: boolean): Line => {
  const { requestId, method, endpoint, status, account, mode, errorCode, replayed } = observed;
  const { interference } = observed;
  const path = observed.maskedPath();
  const duration = Math.round(observed.duration * 100) / 100;
  const masked = whole ? observed.masked() : null;
  return {
    name: 'request',
    fields: {
      requestId,
      method,
      path,
      endpoint,
      status,
      errorCode,
      duration,
      account,
      mode,
      ...(replayed && { replayed }),
      ...(interference !== null && { interference }),
      ...(masked && { query: masked.query, body: masked.body }),
    },
  };
};

const transitionLines = ({ partition, cause, changes }: StoredDecision): readonly Line[] =>
  changes.flatMap((change): readonly Line[] => {
    const step = transitionOf(change);
    if (!step) return [];
    const { request: requestId = null, job = null } = cause;
    const { named, from, to } = step;
    const { id: object, kind } = named;
    return [
      {
        name: 'transition',
        fields: { kind, object, from, to, ...partition, requestId, job },
      },
    ];
  });

const deliveryLine = (delivery: DeliveryAttempt): Line => {
  const { partition, webhook: webhookId, event, subject, status, attempt, acknowledged } = delivery;
  const url = placeOf(delivery.url);
  const error = delivery.error === null ? null : withoutSecrets(delivery.error);
  return {
    name: 'delivery',
    ...(delivery.url === null && { level: 'warn' as const }),
    fields: { webhookId, event, subject, url, status, error, attempt, acknowledged, ...partition },
  };
};

/** Returns the lines of a note other than a request. */
export const linesOf = (note: Exclude<Note, RequestNote>): readonly Line[] => {
  if (note.type === 'decision') return transitionLines(note);
  if (note.type === 'delivery') return [deliveryLine(note.delivery)];
  const now = toIsoString(note.now);
  const frozen = note.clock.frozen !== null;
  return [{ name: 'clock', fields: { now, frozen } }];
};
