// Lists events of an account with every attempt to deliver them.
import { controlContracts } from '@kasir/control';
import { ok } from '@kasir/core/server';
import { operation } from '../operation.ts';
import { readsOf } from '../reads/of.ts';
import { eventsRead } from './read.ts';

export const listEvents = operation(
  controlContracts.events.list,
  async (kasir, { params, query }) => {
    const { mode, limit, before, ...filter } = query;
    const partition = { account: params.id, mode };
    return ok(await readsOf(kasir).run(eventsRead, { partition, filter, page: { limit, before } }));
  },
);
