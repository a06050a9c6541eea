// Lists objects of an account, newest first.
import { controlContracts } from '@kasir/control';
import { invalid, ok } from '@kasir/core/server';
import { resources } from '../../observation/resource-views.ts';
import { operation, unknownAccount } from '../operation.ts';
import { readsOf } from '../reads/of.ts';
import { objectsRead } from './read.ts';

export const listObjects = operation(
  controlContracts.objects.list,
  async (kasir, { params, query }) => {
    const account = await kasir.directory.account(params.id);
    if (!account) return unknownAccount;
    const { mode, limit, before, ...filter } = query;
    if (filter.kind !== undefined && !resources.includes(filter.kind))
      return invalid('query.kind', `Must be one of ${resources.join(', ')}.`);
    const partition = { account: account.id, mode };
    const found = await readsOf(kasir).run(objectsRead, {
      partition,
      filter,
      page: { limit, before },
    });
    return ok({ ...found, kinds: [...resources] });
  },
);
