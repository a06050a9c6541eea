// Reads an account.
import { ok } from '@kasir/core/server';
import { operation, unknownAccount } from '../operation.ts';
import { recordOf } from '../sub_accounts/record.ts';
import { getAccountContract } from '@kasir/control';

export const getAccount = operation(getAccountContract, async (kasir, { params }) => {
  const account = await kasir.directory.account(params.id);
  if (!account) return unknownAccount;
  const record = await recordOf(kasir, account);
  return ok({ ...account, ...(record && { sub_account: record.subAccount }) });
});
