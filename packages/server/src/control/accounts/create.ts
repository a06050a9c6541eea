// Creates accounts: independent ones, and sub-accounts as their platform would create them.
import type { Parsed } from '@kasir/core';
import { decideQuietly, ok } from '@kasir/core/server';
import { SYSTEM } from '@kasir/core/store';
import { allPermissions, type Account } from '@kasir/models';
import { createAccount as storeAccount, openTestAccount } from '../../directory/bootstrap.ts';
import type { Kasir } from '../../app/kasir.ts';
import { randomHex } from '../../random/random-hex.ts';
import { operation } from '../operation.ts';
import { createSubAccount } from '../sub_accounts/create.ts';
import { controlContracts } from '@kasir/control';

type Body = Parsed<typeof controlContracts.accounts.create>['body'];

/** Returns the callback settings of both modes; undefined when the operator sets none. */
const callbacksOf = ({ callback_urls, callback_token }: Body): Account['callbacks'] | undefined => {
  if (callback_urls === undefined && callback_token === undefined) return undefined;
  const side = () => ({ token: callback_token ?? randomHex(48), urls: callback_urls ?? {} });
  return { test: side(), live: side() };
};

const noCallbacks = (): Account['callbacks'] => ({
  test: { token: randomHex(48), urls: {} },
  live: { token: randomHex(48), urls: {} },
});

const createOwnAccount = async ({ store }: Kasir, body: Body): Promise<Account> => {
  const { name, platform, email } = body;
  const callbacks = callbacksOf(body) ?? noCallbacks();
  const account = await store.exec(SYSTEM, (at, tx) =>
    decideQuietly(at, tx, (d) =>
      storeAccount(d, {
        name,
        ...(email !== undefined && { email }),
        platform,
        parent: null,
        callbacks,
      }),
    ),
  );
  await openTestAccount(store, account.id);
  return account;
};

export const createAccount = operation(
  controlContracts.accounts.create,
  async (kasir, { body }) => {
    const { parent, mode = 'test' } = body;
    const created =
      parent === null
        ? { ok: true as const, account: await createOwnAccount(kasir, body) }
        : await createSubAccount(kasir, parent, body, callbacksOf(body));
    if (!created.ok) return created;
    const key = await kasir.directory.createKey({
      name: `First ${mode} key`,
      account: created.account.id,
      mode,
      type: 'secret',
      permissions: [...allPermissions],
      key: { random: randomHex(48) },
    });
    return ok({ ...created.account, key });
  },
);
