// What the control listener can do: one row per operation, with its body's shape.
import { SYSTEM } from '@kasir/core/server';
import { accountTerms, allPermissions, accounts, switchNames, type Account } from '@kasir/models';
import { scopes, httpUrl } from '@kasir/core';
import { z } from 'zod';
import type { Kasir } from '../kasir.ts';
import { createAccount, openTestAccount } from '../directory/installation.ts';
import { randomHex } from '../random.ts';
import { checkInvariants } from './invariants.ts';
import { operation, Refused, type Operation } from './operation.ts';
import { webhookOperations } from './webhooks.ts';

const nothing = z.object({}).strict();
const mode = z.enum(['test', 'live']);
const permission = z.templateLiteral([z.enum(scopes), ':', z.enum(['read', 'write'])]);
const urls = z.record(z.string(), httpUrl.nullable());
const versions = z.record(z.string(), z.iso.date());

const newAccount = z
  .object({
    name: z.string().min(1).max(255),
    platform: z.boolean().default(false),
    parent: z.string().nullable().default(null),
    callback_urls: z.record(z.string(), httpUrl).default({}),
    callback_token: z.string().min(1).optional(),
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
    callback_token: z.partialRecord(mode, z.string().min(1)),
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
    view.list(accounts, {}, { limit: 1_000, order: 'asc' }).rows.map((row) => row.public),
  );

const makeAccount = async (kasir: Kasir, body: z.output<typeof newAccount>) => {
  if (body.parent !== null && !(await kasir.directory.account(body.parent))) {
    throw new Refused('parent: there is no account with this id.');
  }
  const token = () => body.callback_token ?? randomHex(48);
  const tokens = { test: token(), live: token() };
  const { name, platform, parent, callback_urls } = body;
  const account = await kasir.store.exec(SYSTEM, (at, tx) =>
    createAccount(at, tx, { name, platform, parent, tokens, urls: callback_urls }),
  );
  await openTestAccount(kasir.store, account.id);
  return {
    ...account,
    key: await makeKey(kasir, newKey.parse({ name: 'First test key' }), account.id),
  };
};

const makeKey = (kasir: Kasir, body: z.output<typeof newKey>, account: string) =>
  kasir.directory.createKey({ ...body, account, key: { random: randomHex(48) } });

const advance = z
  .object({
    ms: z
      .int()
      .min(0)
      .max(100 * 365 * 86_400_000),
  })
  .strict();

export const operations: readonly Operation[] = [
  operation('GET', '/clock', 'Read the clock of test accounts', nothing, (kasir) =>
    kasir.clock.read(),
  ),
  operation(
    'POST',
    '/clock/freeze',
    'Stop the clock now or at a later moment',
    z.object({ at: z.iso.datetime({ offset: true }).optional() }).strict(),
    async (kasir, { at }) => {
      const held = await kasir.clock.freeze(at === undefined ? undefined : Date.parse(at));
      if (!held) throw new Refused('at: the clock never goes back: send a later moment.');
      return kasir.clock.read();
    },
  ),
  operation('POST', '/clock/run', 'Let the clock run on', nothing, async (kasir) => {
    await kasir.clock.run();
    return kasir.clock.read();
  }),
  operation(
    'POST',
    '/clock/advance',
    'Move the clock on, doing what falls due on the way, and wait until quiet',
    advance,
    async (kasir, { ms }) => ({
      happened: await kasir.clock.advance(ms),
      ...(await kasir.clock.read()),
    }),
  ),
  operation('POST', '/quiet', 'Wait until nothing is due', nothing, async (kasir) => {
    await kasir.clock.quiet();
    return kasir.clock.read();
  }),
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
  operation('GET', '/accounts/{id}', 'Read an account', nothing, async (kasir, _, id) =>
    kasir.directory.account(id),
  ),
  operation('PATCH', '/accounts/{id}', 'Change an account', accountChange, (kasir, body, id) =>
    kasir.directory.changeAccount(id, (account) => changed(account, body)),
  ),
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
  ...webhookOperations,
  operation('GET', '/invariants', 'Check the books of every account', nothing, async (kasir) => {
    const breaches = await checkInvariants(kasir.store);
    return { ok: breaches.length === 0, breaches };
  }),
];
