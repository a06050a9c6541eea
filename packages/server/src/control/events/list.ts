// Lists events of an account with every attempt to deliver them.
import { toIsoString, timeOf, type RowOf } from '@kasir/core';
import { ok, outgoing } from '@kasir/core/server';
import { operation } from '../operation.ts';
import { listEventsContract } from './list.contract.ts';

const toEvent = ({ id: webhook_id, state: event }: RowOf<typeof outgoing>) => ({
  webhook_id,
  event: event.name,
  subject: event.subject,
  created: toIsoString(timeOf(webhook_id)),
  status: event.status,
  url: event.url,
  attempts: event.attempts.map((attempt) => ({ ...attempt, at: toIsoString(attempt.at) })),
  body: JSON.parse(event.body) as unknown,
});

export const listEvents = operation(listEventsContract, async ({ store }, { params, query }) => {
  const { mode, subject, limit } = query;
  const filter = subject === undefined ? {} : { any: { subject: [subject] } };
  return store.view({ account: params.id, mode }, (view) =>
    ok({ data: view.list(outgoing, filter, { limit }).rows.map(toEvent) }),
  );
});
