// Moves a sub-account through its life cycle, as its partner and the platform's operators would.
import { fail, ok } from '@kasir/core/server';
import { stepSubAccount, type SubAccountStep } from '@kasir/payments/operation';
import { subAccounts } from '@kasir/payments/accounts';
import { renderSubAccount } from '@kasir/unified-api/server';
import { decideFor, operation } from '../operation.ts';
import { recordOf } from './record.ts';
import { stepContract } from '@kasir/control';

const unknownSubAccount = fail('DATA_NOT_FOUND', 'There is no sub-account with this id.');

/** Implements one step. */
export const stepOperation = <S extends SubAccountStep>(step: S) =>
  operation(stepContract(step), async (kasir, { params }) => {
    const account = await kasir.directory.account(params.id);
    const record = account && (await recordOf(kasir, account));
    const platform = record && (await kasir.directory.account(record.partition.account));
    if (!platform) return unknownSubAccount;
    const platformPartition = { account: platform, mode: record.partition.mode };
    const reply = await decideFor(kasir, platformPartition, (d) => {
      const row = d.find(subAccounts, 'account', params.id);
      if (!row) return unknownSubAccount;
      const changed = stepSubAccount(d, row, step);
      return changed
        ? ok(renderSubAccount(changed))
        : fail('API_VALIDATION_ERROR', `A ${row.state.status} account cannot ${step}.`);
    });
    kasir.directory.forget();
    return reply;
  });
