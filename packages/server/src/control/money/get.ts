// Reads the balance of each ledger of an account and its daily movements.
import { controlContracts } from '@kasir/control';
import { ok } from '@kasir/core/server';
import { operation, unknownAccount } from '../operation.ts';
import { readsOf } from '../reads/of.ts';
import { moneyRead } from './read.ts';

export const getMoney = operation(controlContracts.money.get, async (kasir, { params, query }) => {
  const account = await kasir.directory.account(params.id);
  if (!account) return unknownAccount;
  const partition = { account: account.id, mode: query.mode };
  return ok(await readsOf(kasir).run(moneyRead, { partition, days: query.days }));
});
