// What an installation is born with: its secret and its default account, made once in the system
// partition.
import { iso, kind, legacyId } from '@kasir/core';
import { decideQuietly, SYSTEM, type At, type Store, type Tx } from '@kasir/core/server';
import { accounts, type Account } from '@kasir/models';
import { creditOpeningBalance, nextNumber } from '@kasir/payments';
import { z } from 'zod';

interface Installation {
  /** Keys fingerprints of requests, signatures of pages and of webhooks. */
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
  /** 24 hex digits that no account has; fresh ones when left out. */
  readonly id?: string;
}

const sixDigits = (number: number): string => String(number).padStart(6, '0');

const ACCOUNTS_MAX = 1_000_000;

/** The last number of installations that did not count yet: theirs run from 1 without a gap. */
const lastNumber = (tx: Tx): number => {
  const isHeld = (number: number) => tx.find(accounts, 'number', sixDigits(number)) !== undefined;
  let high = 1;
  while (high < ACCOUNTS_MAX && isHeld(high)) high *= 2;
  let low = Math.floor(high / 2);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isHeld(middle)) low = middle;
    else high = middle;
  }
  return low;
};

const accountNumber = (at: At, tx: Tx): string =>
  decideQuietly(at, tx, (d) =>
    sixDigits(nextNumber(d, 'account', { size: ACCOUNTS_MAX, before: () => lastNumber(tx) })),
  );

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
    state: {},
  });
  return account;
};

/** Posts the opening balance of a test account, once however often it is called. */
export const openTestAccount = (store: Store, account: string): Promise<void> =>
  store.exec({ account, mode: 'test' }, (at, tx) => decideQuietly(at, tx, creditOpeningBalance));

/**
 * The installation behind a store, made on the first start; `fresh` holds random values for that
 * case.
 */
export const install = async (
  store: Store,
  fresh: { readonly secret: string; readonly account: NewAccount },
): Promise<Installation> => {
  const installation = await store.exec(SYSTEM, (at, tx) => {
    const known = tx.get(installations, ONLY);
    if (known) return known.state;
    const account = createAccount(at, tx, fresh.account);
    const created = { secret: fresh.secret, account: account.id };
    tx.insert(installations, ONLY, { public: {}, state: created });
    return created;
  });
  await openTestAccount(store, installation.account);
  return installation;
};
