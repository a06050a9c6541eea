// Bootstrap of an installation: its secret and its default account, created once in the system
// partition.
import { iso, kind, legacyId } from '@kasir/core';
import { SYSTEM, type At, type Store, type Tx } from '@kasir/core/server';
import { accounts, type Account } from '@kasir/models';
import { nextNumber, openAccount } from '@kasir/payments';
import { z } from 'zod';

interface Installation {
  /** Key of request fingerprints, page signatures and webhook signatures. */
  readonly secret: string;
  readonly account: string;
}

const installations = kind<Installation>()({ name: 'installation', schema: z.object({}) });

/** The one object of its kind. */
const ONLY = 'only';

export interface NewAccount {
  readonly name: string;
  readonly platform: boolean;
  readonly parent: string | null;
  readonly callbacks: Account['callbacks'];
  /** 24 hex digits that no account has; new ones by default. */
  readonly id?: string;
}

const sixDigits = (number: number): string => String(number).padStart(6, '0');

const ACCOUNTS_MAX = 1_000_000;

/** The last number of an installation older than the counter: it used 1, 2, 3 and so on. */
const lastNumber = (tx: Tx): number => {
  const isTaken = (number: number) => tx.find(accounts, 'number', sixDigits(number)) !== undefined;
  let high = 1;
  while (high < ACCOUNTS_MAX && isTaken(high)) high *= 2;
  let low = Math.floor(high / 2);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isTaken(middle)) low = middle;
    else high = middle;
  }
  return low;
};

const accountNumber = (at: At, tx: Tx): string =>
  sixDigits(nextNumber(at, tx, 'account', { size: ACCOUNTS_MAX, before: () => lastNumber(tx) }));

/** Stores a new account with the next free number. */
export const createAccount = (
  at: At,
  tx: Tx,
  { name, platform, parent, callbacks, id = legacyId(at.id()) }: NewAccount,
): Account => {
  const { public: account } = tx.insert(accounts, id, {
    public: {
      id,
      name,
      parent,
      platform,
      number: accountNumber(at, tx),
      versions: { test: {}, live: {} },
      switches: {},
      rates: {},
      callbacks,
      created: iso(at.now),
    },
    private: {},
  });
  return account;
};

/** Posts the opening balance of a test account; calling it again changes nothing. */
export const openTestAccount = (store: Store, account: string): Promise<void> =>
  store.exec({ account, mode: 'test' }, openAccount);

/**
 * The installation of a store, created at the first start; `fresh` has random values for that case.
 */
export const bootstrap = async (
  store: Store,
  fresh: { readonly secret: string; readonly account: NewAccount },
): Promise<Installation> => {
  const installation = await store.exec(SYSTEM, (at, tx) => {
    const known = tx.get(installations, ONLY);
    if (known) return known.private;
    const account = createAccount(at, tx, fresh.account);
    const created = { secret: fresh.secret, account: account.id };
    tx.insert(installations, ONLY, { public: {}, private: created });
    return created;
  });
  await openTestAccount(store, installation.account);
  return installation;
};
