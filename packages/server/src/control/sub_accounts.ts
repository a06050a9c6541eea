// Operations on sub-accounts: made at their platform as the accounts API makes them, and taken
// through their life.
import { decideIn, type Mode, type Realm } from '@kasir/core/server';
import { accountEmail, accountType, type Account, type SubAccount } from '@kasir/models';
import {
  openSubAccount,
  stepSubAccount,
  subAccounts,
  subAccountSteps,
  type SubAccountRow,
  type SubAccountStep,
} from '@kasir/payments';
import { renderSubAccount } from '@kasir/unified/server';
import { z } from 'zod';
import type { Kasir } from '../kasir.ts';
import { operation, Refused, type Operation } from './operation.ts';

/** What may be said of a new account when it is a sub-account. */
export const subAccountWish = {
  type: accountType.optional(),
  email: accountEmail.optional(),
  mode: z.enum(['test', 'live']).optional(),
} as const;

interface Wish {
  readonly name: string;
  readonly type?: SubAccount['type'] | undefined;
  readonly email?: string | undefined;
  readonly mode?: Mode | undefined;
}

/** Makes a sub-account with its events, like version 1 of the accounts API. */
export const makeSubAccount = async (
  kasir: Kasir,
  parent: string,
  { name, type = 'OWNED', email, mode = 'test' }: Wish,
  callbacks: Account['callbacks'] | undefined,
): Promise<Account> => {
  const platform = await kasir.directory.account(parent);
  if (!platform) throw new Refused('parent: there is no account with this id.');
  if (platform.parent !== null) throw new Refused('parent: this account is a sub-account itself.');
  const realm = { account: platform.id, mode };
  const context = kasir.context(realm, platform);
  const running = await kasir.store.exec(realm, (at, tx) =>
    decideIn(at, tx, context, (d) =>
      openSubAccount(d, {
        email: email ?? `${platform.id}@accounts.example`,
        type,
        country: 'ID',
        businessName: name,
        api: 'v1',
        ...(callbacks && { callbacks }),
      }),
    ),
  );
  await kasir.runWorkflow(realm, running);
  const made = await kasir.directory.account(running.payload.account);
  if (!made) throw new Error(`Account ${running.payload.account} was not opened`);
  return made;
};

interface Found {
  readonly realm: Realm;
  readonly record: SubAccount;
}

const lookUp = async (kasir: Kasir, realm: Realm, id: string) =>
  kasir.store.view(realm, (view) => view.find(subAccounts, 'account', id));

/** What its platform has recorded of a sub-account; undefined when it is none. */
export const recordOf = async (
  kasir: Kasir,
  { id, parent }: Account,
): Promise<Found | undefined> => {
  if (parent === null) return undefined;
  for (const mode of ['test', 'live'] as const) {
    const realm = { account: parent, mode };
    const row: SubAccountRow | undefined = await lookUp(kasir, realm, id);
    if (row) return { realm, record: renderSubAccount(row) };
  }
  return undefined;
};

const takeStep = async (
  kasir: Kasir,
  id: string,
  on: SubAccountStep,
): Promise<SubAccount | undefined> => {
  const account = await kasir.directory.account(id);
  const found = account && (await recordOf(kasir, account));
  const platform = found && (await kasir.directory.account(found.realm.account));
  if (!platform) return undefined;
  const context = kasir.context(found.realm, platform);
  const changed = await kasir.store.exec(found.realm, (at, tx) =>
    decideIn(at, tx, context, (d) => {
      const row = d.find(subAccounts, 'account', id);
      return row && stepSubAccount(d, row, on);
    }),
  );
  if (!changed) throw new Refused(`This account is ${found.record.status}: it cannot ${on}.`);
  kasir.directory.forget();
  return renderSubAccount(changed);
};

const summaries: Readonly<Record<SubAccountStep, string>> = {
  register: 'The partner accepted the invitation: a MANAGED account is registered',
  await_documents: 'Ask the partner of a MANAGED account for documents',
  activate: 'Enable live payments of a MANAGED account',
  suspend: 'Suspend a live sub-account: its platform cannot act for it',
  resume: 'End the suspension of a sub-account',
};

/** One operation per step of a sub-account's life. */
export const subAccountOperations: readonly Operation[] = subAccountSteps.map((on) =>
  operation(
    'POST',
    `/accounts/{id}/${on}`,
    summaries[on],
    z.object({}).strict(),
    (kasir, _body, id) => takeStep(kasir, id, on),
  ),
);
