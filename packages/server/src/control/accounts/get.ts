// Reads an account.
import { ok } from '@kasir/core/server';
import { callerOperation, unknownAccount } from '../operation.ts';
import { recordOf } from '../sub_accounts/record.ts';
import { controlContracts } from '@kasir/control';
import { viewAccount } from './view.ts';

export const getAccount = callerOperation(
  controlContracts.accounts.get,
  async (kasir, { params }, { role }) => {
    const account = await kasir.directory.account(params.id);
    if (!account) return unknownAccount;
    const record = await recordOf(kasir, account);
    return ok({ ...viewAccount(account, role), ...(record && { sub_account: record.subAccount }) });
  },
);
