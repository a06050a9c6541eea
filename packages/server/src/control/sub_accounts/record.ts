// Reads the record that a platform keeps of its sub-account.
import type { Partition } from '@kasir/core/store';
import type { Account, SubAccount } from '@kasir/models';
import { subAccounts } from '@kasir/payments/accounts';
import { renderSubAccount } from '@kasir/unified-api/server';
import type { Kasir } from '../../app/kasir.ts';

export interface SubAccountRecord {
  /** The partition of the platform that holds the record. */
  readonly partition: Partition;
  readonly subAccount: SubAccount;
}

/** Returns the record of a sub-account; undefined for any other account. */
export const recordOf = async (
  { store }: Kasir,
  { id, parent }: Account,
): Promise<SubAccountRecord | undefined> => {
  if (parent === null) return undefined;
  for (const mode of ['test', 'live'] as const) {
    const partition = { account: parent, mode };
    const row = await store.view(partition, (view) => view.find(subAccounts, 'account', id));
    if (row) return { partition, subAccount: renderSubAccount(row) };
  }
  return undefined;
};
