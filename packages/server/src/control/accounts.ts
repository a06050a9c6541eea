// Operations on accounts, sub-accounts and keys, in both modes.
import { scopes, httpUrl } from '@kasir/core';
import { decideQuietly, SYSTEM } from '@kasir/core/server';
import { accountTerms, accounts, allPermissions, switchNames, type Account } from '@kasir/models';
import { z } from 'zod';
import { createAccount, openTestAccount } from '../directory/installation.ts';
import type { Kasir } from '../kasir.ts';
import { randomHex } from '../random.ts';
import { operation, Refused, type Operation } from './operation.ts';
import { makeSubAccount, recordOf, subAccountOperations, subAccountWish } from './sub_accounts.ts';

const nothing = z.object({}).strict();
const mode = z.enum(['test', 'live']);
const permission = z.templateLiteral([z.enum(scopes), ':', z.enum(['read', 'write'])]);
const urls = z.record(z.string(), httpUrl.nullable());
/** Sent as a header of every delivery. */
const token = z.string().regex(/^[\x21-\x7e]{1,255}$/, {
  error: 'Must be 1 to 255 visible ASCII characters without spaces.',
});
const versions = z.record(z.string(), z.iso.date());

const newAccount = z
  .object({
    name: z.string().min(1).max(255),
    platform: z.boolean().default(false),
    parent: z.string().nullable().default(null),
    callback_urls: z.record(z.string(), httpUrl).optional(),
    callback_token: token.optional(),
    ...subAccountWish,
  })
  .strict();

const accountChange = z
  .object({
    name: z.string().min(1).max(255),
    platform: z.boolean(),
    switches: z.partialRecord(z.enum(switchNames), z.boolean()),
    versions: z.partialRecord(mode, versions),
    rates: z.partialRecord(mode, z.int().min(0)),
    terms: accountTerms,
    callback_urls: z.partialRecord(mode, urls),
    callback_token: z.partialRecord(mode, token),
  })
  .partial()
  .strict();

const newKey = z
  .object({
    name: z.string().min(1).max(255).default('Key'),
    mode: mode.default('test'),
    type: z.enum(['secret', 'public']).default('secret'),
    permissions: z.array(permission).default([...allPermissions]),
  })
  .strict();

const merged = (
  known: Readonly<Record<string, string>>,
  change: Readonly<Record<string, string | null>> = {},
) =>
  Object.fromEntries(
    Object.entries({ ...known, ...change }).filter(
      (pair): pair is [string, string] => pair[1] !== null,
    ),
  );

const changed = (account: Account, change: z.output<typeof accountChange>): Account => {
  if (account.parent !== null && change.platform)
    throw new Refused('platform: a sub-account has no sub-accounts of its own.');
  const callbacks = (side: 'test' | 'live') => ({
    token: change.callback_token?.[side] ?? account.callbacks[side].token,
    urls: merged(account.callbacks[side].urls, change.callback_urls?.[side]),
  });
  return {
    ...account,
    name: change.name ?? account.name,
    platform: change.platform ?? account.platform,
    switches: { ...account.switches, ...change.switches },
    versions: { ...account.versions, ...change.versions },
    rates: { ...account.rates, ...change.rates },
    terms: { ...account.terms, ...change.terms },
    callbacks: { test: callbacks('test'), live: callbacks('live') },
  };
};

const allAccounts = (kasir: Kasir) =>
  kasir.store.view(SYSTEM, (view) =>
    view.list(accounts, {}, { limit: 1_000, order: 'asc' }).rows.map((row) => row.state),
  );

/** Where events go; undefined when the operator says nothing of it. */
const callbacksOf = ({ callback_urls, callback_token }: z.output<typeof newAccount>) => {
  if (callback_urls === undefined && callback_token === undefined) return undefined;
  const side = () => ({
    token: callback_token ?? randomHex(48),
    urls: callback_urls ?? {},
  });
  return { test: side(), live: side() };
};

const noCallbacks = (): Account['callbacks'] => ({
  test: { token: randomHex(48), urls: {} },
  live: { token: randomHex(48), urls: {} },
});

const makeMain = async (kasir: Kasir, body: z.output<typeof newAccount>): Promise<Account> => {
  const { name, platform } = body;
  const callbacks = callbacksOf(body) ?? noCallbacks();
  const account = await kasir.store.exec(SYSTEM, (at, tx) =>
    decideQuietly(at, tx, (d) => createAccount(d, { name, platform, parent: null, callbacks })),
  );
  await openTestAccount(kasir.store, account.id);
  return account;
};

const makeAccount = async (kasir: Kasir, body: z.output<typeof newAccount>) => {
  const { parent, platform, mode: side = 'test' } = body;
  if (parent !== null && platform)
    throw new Refused('platform: a sub-account has no sub-accounts of its own.');
  const account =
    parent === null
      ? await makeMain(kasir, body)
      : await makeSubAccount(kasir, parent, body, callbacksOf(body));
  const key = newKey.parse({ name: `First ${side} key`, mode: side });
  return { ...account, key: await makeKey(kasir, key, account.id) };
};

const makeKey = (kasir: Kasir, body: z.output<typeof newKey>, account: string) =>
  kasir.directory.createKey({ ...body, account, key: { random: randomHex(48) } });

/** Accounts, the life of sub-accounts, and keys. */
export const accountOperations: readonly Operation[] = [
  operation('GET', '/accounts', 'List accounts', nothing, async (kasir) => ({
    data: await allAccounts(kasir),
  })),
  operation(
    'POST',
    '/accounts',
    'Create an account with a first test key',
    newAccount,
    makeAccount,
  ),
  operation('GET', '/accounts/{id}', 'Read an account', nothing, async (kasir, _, id) => {
    const account = await kasir.directory.account(id);
    const found = account && (await recordOf(kasir, account));
    return account && { ...account, ...(found && { sub_account: found.record }) };
  }),
  operation('PATCH', '/accounts/{id}', 'Change an account', accountChange, (kasir, body, id) =>
    kasir.directory.changeAccount(id, (account) => changed(account, body)),
  ),
  ...subAccountOperations,
  operation(
    'GET',
    '/accounts/{id}/keys',
    'List the keys of an account',
    nothing,
    async (kasir, _, id) => ({
      data: await kasir.directory.keysOf(id),
    }),
  ),
  operation(
    'POST',
    '/accounts/{id}/keys',
    'Create a key; it is shown this once',
    newKey,
    async (kasir, body, id) =>
      (await kasir.directory.account(id)) ? makeKey(kasir, body, id) : undefined,
  ),
  operation('POST', '/keys/{id}/revoke', 'Revoke a key for ever', nothing, async (kasir, _, id) =>
    (await kasir.directory.revokeKey(id)) ? { id, revoked: true } : undefined,
  ),
];
