// Lists events of an account with every attempt to deliver them.
import { listEventsContract } from '@kasir/control';
import { ok } from '@kasir/core/server';
import { operation } from '../operation.ts';

export const listEvents = operation(listEventsContract, async ({ reads }, { params, query }) => {
  const { mode, limit, before, ...filter } = query;
  const partition = { account: params.id, mode };
  return ok(await reads.run('events', { partition, filter, page: { limit, before } }));
});
