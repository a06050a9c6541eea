// Lists events of an account with every attempt to deliver them.
import { listEventsContract } from '@kasir/control';
import { ok } from '@kasir/core/server';
import { findEvents } from '@kasir/webhooks/server';
import { operation } from '../operation.ts';
import { viewEvent } from './view.ts';

export const listEvents = operation(listEventsContract, async ({ store }, { params, query }) => {
  const { mode, limit, before, ...filter } = query;
  return store.view({ account: params.id, mode }, (view) => {
    const { rows, next } = findEvents(view, filter, { limit, before });
    return ok({ data: rows.map(viewEvent), next });
  });
});
