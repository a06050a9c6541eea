// Lists the outcome scripts of an account, in the order in which they are tried.
import { ok } from '@kasir/core/server';
import { controlContracts } from '@kasir/control';
import { outcomeScripts, SCRIPTS } from '@kasir/payments/operation';
import { operation, unknownAccount } from '../operation.ts';
import { viewScript } from './view.ts';

export const listScripts = operation(controlContracts.scripts.list, async (kasir, { params }) => {
  const account = await kasir.directory.account(params.id);
  if (!account) return unknownAccount;
  const partition = { account: account.id, mode: 'test' } as const;
  const row = await kasir.store.view(partition, (view) => view.get(outcomeScripts, SCRIPTS));
  return ok({ data: (row?.state.scripts ?? []).map(viewScript) });
});
