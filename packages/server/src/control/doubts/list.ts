// Lists the operations of an account that an operator should look at.
import { controlContracts } from '@kasir/control';
import { ok } from '@kasir/core/server';
import { attentions, operations } from '@kasir/payments/operation';
import { findLiveAccount } from '../connectors/live-account.ts';
import { operation } from '../operation.ts';
import { viewDoubt } from './view.ts';

export const listDoubts = operation(
  controlContracts.doubts.list,
  async (kasir, { params, query: { connector, limit, before } }) => {
    const found = await findLiveAccount(kasir, params.id);
    if (!found.ok) return found;
    return kasir.store.view(found.live.partition, (view) => {
      const any = {
        attention: attentions,
        ...(connector !== undefined && { connector: [connector] }),
      };
      const page = { limit, ...(before !== undefined && { after: before }) };
      const { rows, more } = view.list(operations, { any }, page);
      return ok({ data: rows.map(viewDoubt), next: more ? (rows.at(-1)?.id ?? null) : null });
    });
  },
);
