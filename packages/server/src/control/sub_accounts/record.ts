// What the platform of a sub-account has recorded of it.
import type { Realm } from '@kasir/core/server';
import { subAccounts, type Account, type SubAccount } from '@kasir/models';
import type { Kasir } from '../../kasir.ts';

export interface SubAccountRecord {
  /** The realm of the platform that holds it. */
  readonly realm: Realm;
  readonly public: SubAccount;
}

/** The record of a sub-account; undefined for any other account. */
export const recordOf = async (
  { store }: Kasir,
  { id, parent }: Account,
): Promise<SubAccountRecord | undefined> => {
  if (parent === null) return undefined;
  for (const mode of ['test', 'live'] as const) {
    const realm = { account: parent, mode };
    const row = await store.view(realm, (view) => view.find(subAccounts, 'account', id));
    if (row) return { realm, public: row.public };
  }
  return undefined;
};
