// Deletes one outcome script of an account, or all of them.
import { fail, ok } from '@kasir/core/server';
import { controlContracts } from '@kasir/control';
import { deleteScripts as remove } from '@kasir/payments/operation';
import { decideFor, operation, unknownAccount } from '../operation.ts';

const unknownScript = fail(
  'DATA_NOT_FOUND',
  'This account has no script with this id. GET /accounts/{id}/scripts lists them.',
);

export const deleteScripts = operation(
  controlContracts.scripts.delete,
  async (kasir, { params, query }) => {
    const account = await kasir.directory.account(params.id);
    if (!account) return unknownAccount;
    const { script = null } = query;
    return decideFor(kasir, { account, mode: 'test' }, (d) => {
      const deleted = remove(d, script);
      return script !== null && deleted === 0 ? unknownScript : ok({ deleted });
    });
  },
);
