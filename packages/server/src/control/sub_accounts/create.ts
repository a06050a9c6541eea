// Creates a sub-account with its events, like version 1 of the accounts API.
import { decideIn, invalid, type Fail } from '@kasir/core/server';
import type { Mode } from '@kasir/core/store';
import type { Account, SubAccount } from '@kasir/models';
import { openSubAccount } from '@kasir/payments';
import type { Kasir } from '../../app/kasir.ts';

type Created = { readonly ok: true; readonly account: Account } | Fail<'API_VALIDATION_ERROR'>;

interface NewSubAccount {
  readonly name: string;
  readonly type?: SubAccount['type'] | undefined;
  readonly email?: string | undefined;
  readonly mode?: Mode | undefined;
}

/** Creates a sub-account; its events go to `callbacks`, or to those of its platform. */
export const createSubAccount = async (
  kasir: Kasir,
  parent: string,
  { name, type = 'OWNED', email, mode = 'test' }: NewSubAccount,
  callbacks: Account['callbacks'] | undefined,
): Promise<Created> => {
  const platform = await kasir.directory.account(parent);
  if (!platform) return invalid('body.parent', 'There is no account with this id.');
  if (platform.parent !== null)
    return invalid('body.parent', 'Must be a platform: this account is a sub-account itself.');
  const partition = { account: platform.id, mode };
  const context = kasir.context(partition, platform);
  const running = await kasir.store.exec(partition, (at, tx) =>
    decideIn(at, tx, context, (d) =>
      openSubAccount(d, {
        email: email ?? `${platform.id}@accounts.example`,
        contact: email ?? null,
        type,
        country: 'ID',
        businessName: name,
        api: 'v1',
        ...(callbacks && { callbacks }),
      }),
    ),
  );
  await kasir.runWorkflow(partition, running);
  const account = await kasir.directory.account(running.payload.account);
  if (!account) throw new Error(`Account ${running.payload.account} was not opened`);
  return { ok: true, account };
};
