// Reads one difference.
import { controlContracts } from '@kasir/control';
import { fail, ok } from '@kasir/core/server';
import { differences } from '@kasir/payments/reconciliation';
import { operation, unknownAccount } from '../operation.ts';
import { viewDifference } from './view.ts';

export const unknownDifference = fail(
  'DATA_NOT_FOUND',
  'There is no difference with this id. GET /accounts/{id}/reconciliation/differences lists them.',
);

export const getDifference = operation(
  controlContracts.reconciliation.difference,
  async (kasir, { params }) => {
    const account = await kasir.directory.account(params.id);
    if (!account) return unknownAccount;
    return kasir.store.view({ account: account.id, mode: 'live' }, (view) => {
      const row = view.get(differences, params.difference_id);
      return row ? ok(viewDifference(view, row)) : unknownDifference;
    });
  },
);
