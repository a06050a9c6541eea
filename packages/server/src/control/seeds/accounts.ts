// Creates the accounts of a seed, each by the operations that an operator would call in turn. An
// account gets its name when all of them are done.
import type { Seed } from '@kasir/control';
import type { Violation } from '@kasir/core';
import { summary } from '@kasir/core/messages';
import { fail, ok, type Fail, type Ok } from '@kasir/core/server';
import { allPermissions } from '@kasir/models';
import type { Kasir } from '../../app/kasir.ts';
import { createAccount } from '../accounts/create.ts';
import { readAccountPages } from '../../directory/account-pages.ts';
import { updateAccount } from '../accounts/update.ts';
import { callApi } from '../api/call.ts';
import { adjustBalance } from '../balance/adjust.ts';
import { setChaos } from '../chaos/set.ts';
import { resetAccount } from '../snapshots/reset.ts';
import { createScript } from '../scripts/create.ts';

type SeededAccount = Seed['accounts'][number];

/**
 * The result for an account of the seed: its created objects, or `created: false` when it existed.
 */
export interface Planted {
  readonly id: string;
  readonly name: string;
  readonly created: boolean;
  readonly customers: string[];
  readonly payment_methods: string[];
}

type PlantReply = Ok<{ accounts: Planted[] }> | Fail<'API_VALIDATION_ERROR'>;

/** Ends the planting; names the faulty places in the seed. */
class Refused extends Error {
  readonly violations: readonly Violation[];

  constructor(violations: readonly Violation[]) {
    super(summary(violations));
    this.violations = violations;
  }
}

/** Returns the body of a success; a failure is thrown with its place in the seed. */
const done = <S>(reply: Ok<S> | Fail, at: string): S => {
  if (reply.ok) return reply.body;
  const errors = reply.errors ?? [{ path: '', message: reply.message }];
  throw new Refused(
    errors.map(({ path, message }) => ({
      path: path.replace(/^body\.?/, `${at}.`).replace(/\.$/, ''),
      message,
    })),
  );
};

const without = { params: {}, query: {}, headers: {} };

const namesOf = async ({ store }: Kasir): Promise<Map<string, string>> => {
  const ids = new Map<string, string>();
  for await (const page of readAccountPages(store))
    for (const { name, id } of page) ids.set(name, id);
  return ids;
};

/** Returns the name of an account that is not complete yet. */
const unfinished = (name: string): string => `${name} (incomplete)`;

/** Empties an account whose planting failed earlier, so that it starts anew. */
const emptied = async (kasir: Kasir, id: string): Promise<string> => {
  done(await resetAccount.run(kasir, { ...without, params: { id }, body: {} }), 'body');
  return id;
};

const createEmpty = async (
  kasir: Kasir,
  { name, platform, parent }: SeededAccount,
  known: ReadonlyMap<string, string>,
  at: string,
): Promise<string> => {
  const platformId = parent === undefined ? null : known.get(parent);
  if (platformId === undefined)
    throw new Refused([
      {
        path: `${at}.parent`,
        message: 'Must be the name of an account above it, or one that is there.',
      },
    ]);
  const { id } = done(
    await createAccount.run(kasir, {
      ...without,
      body: { name: unfinished(name), platform, parent: platformId },
    }),
    at,
  );
  return id;
};

const callOf = async (
  kasir: Kasir,
  id: string,
  path: string,
  body: unknown,
  at: string,
): Promise<string> => {
  const response = await callApi(kasir, id, { method: 'POST', path, body });
  const {
    id: made,
    message,
    errors,
  } = response.body as {
    readonly id?: string;
    readonly message?: string;
    readonly errors?: readonly Violation[];
  };
  if (response.status < 300 && made !== undefined) return made;
  throw new Refused(
    errors?.map((error) => ({ ...error, path: error.path.replace(/^body/, at) })) ?? [
      { path: at, message: message ?? `POST ${path} returned ${response.status}.` },
    ],
  );
};

const addKeys = async ({ directory }: Kasir, account: string, keys: readonly string[]) => {
  for (const [index, whole] of keys.entries())
    // oxlint-disable-next-line no-await-in-loop -- in the order of the seed
    await directory.createKey({
      name: `Seeded key ${index + 1}`,
      account,
      mode: 'test',
      type: 'secret',
      permissions: [...allPermissions],
      key: { whole },
    });
};

/** Runs the calls one after another: later entries may refer to earlier ones. */
const inOrder = async <T, R>(
  all: readonly T[],
  each: (one: T, index: number) => Promise<R>,
): Promise<R[]> => {
  const results: R[] = [];
  // oxlint-disable-next-line no-await-in-loop -- as above
  for (const [index, one] of all.entries()) results.push(await each(one, index));
  return results;
};

const plantAccount = async (
  kasir: Kasir,
  seeded: SeededAccount,
  known: ReadonlyMap<string, string>,
  at: string,
): Promise<Planted> => {
  const { name, keys, callback_token, callback_urls, switches, versions, chaos } = seeded;
  const begun = known.get(unfinished(name));
  const id =
    begun === undefined ? await createEmpty(kasir, seeded, known, at) : await emptied(kasir, begun);
  const params = { id };
  const update = (body: Parameters<typeof updateAccount.run>[1]['body']) =>
    updateAccount.run(kasir, { ...without, params, body });
  done(
    await update({
      switches,
      versions: { test: versions },
      callback_urls: { test: callback_urls },
      ...(callback_token !== undefined && { callback_token: { test: callback_token } }),
    }),
    at,
  );
  await addKeys(kasir, id, keys);
  await inOrder(Object.entries(seeded.balance), async ([currency, amount]) => {
    const body = { type: 'DEPOSIT', currency, amount, description: 'Seeded' } as const;
    const reply = await adjustBalance.run(kasir, {
      ...without,
      params,
      body: body as Parameters<typeof adjustBalance.run>[1]['body'],
    });
    return done(reply, `${at}.balance.${currency}`);
  });
  const make = (path: string, field: string) => (body: unknown, index: number) =>
    callOf(kasir, id, path, body, `${at}.${field}.${index}`);
  const customers = await inOrder(seeded.customers, make('/customers', 'customers'));
  const methods = await inOrder(
    seeded.payment_methods,
    make('/v2/payment_methods', 'payment_methods'),
  );
  await inOrder(seeded.scripts, async (body, index) =>
    done(await createScript.run(kasir, { ...without, params, body }), `${at}.scripts.${index}`),
  );
  if (chaos) done(await setChaos.run(kasir, { ...without, params, body: chaos }), `${at}.chaos`);
  done(await update({ name }), at);
  return { id, name, created: true, customers, payment_methods: methods };
};

/**
 * Creates the accounts of a seed, in order. An account whose name exists does not change, so that
 * the same seed can be given at every start; an incomplete one is created again.
 */
export const plant = async (kasir: Kasir, { accounts }: Seed): Promise<PlantReply> => {
  try {
    const planted = await inOrder(accounts, async (seeded, index) => {
      const known = await namesOf(kasir);
      const id = known.get(seeded.name);
      if (id !== undefined)
        return { id, name: seeded.name, created: false, customers: [], payment_methods: [] };
      return plantAccount(kasir, seeded, known, `body.accounts.${index}`);
    });
    return ok({ accounts: planted });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return fail('API_VALIDATION_ERROR', error.message, error.violations);
  }
};
