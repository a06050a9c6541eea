// Lists differences.
import { controlContracts } from '@kasir/control';
import { ok } from '@kasir/core/server';
import { differences } from '@kasir/payments/reconciliation';
import { operation, unknownAccount } from '../operation.ts';
import { viewDifference } from './view.ts';

export const listDifferences = operation(
  controlContracts.reconciliation.differences,
  async (kasir, { params, query: { status, connector, limit, before } }) => {
    const account = await kasir.directory.account(params.id);
    if (!account) return unknownAccount;
    return kasir.store.view({ account: account.id, mode: 'live' }, (view) => {
      const any = {
        status: [status],
        ...(connector !== undefined && { connector: [connector] }),
      };
      const page = { limit, ...(before !== undefined && { after: before }) };
      const { rows, more } = view.list(differences, { any }, page);
      return ok({
        data: rows.map((row) => viewDifference(view, row)),
        next: more ? (rows.at(-1)?.id ?? null) : null,
      });
    });
  },
);
