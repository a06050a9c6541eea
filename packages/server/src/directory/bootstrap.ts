// Bootstraps an installation: its secret and default account, created once in the system partition.
import { toIsoString, legacyId } from '@kasir/core';
import { recordKind } from '@kasir/core/resource';
import { decideQuietly, type Decision } from '@kasir/core/server';
import { SYSTEM, type Store } from '@kasir/core/store';
import { accounts, type Account } from '@kasir/models';
import { creditOpeningBalance, nextNumber } from '@kasir/payments/operation';

interface BootstrapRecord {
  /** Key of request fingerprints, page signatures and webhook signatures. */
  readonly secret: string;
  readonly account: string;
  /** The newest release that has used the database; early releases did not record it. */
  readonly release?: string;
}

const bootstrapRecords = recordKind<BootstrapRecord>()({ name: 'installation' });

/** The id of the only object of its kind. */
const ONLY = 'only';

export interface NewAccount {
  readonly name: string;
  readonly email?: string;
  readonly platform: boolean;
  readonly parent: string | null;
  readonly callbacks: Account['callbacks'];
  /** 24 hex digits, unused by any account; new ones by default. */
  readonly id?: string;
}

const sixDigits = (number: number): string => String(number).padStart(6, '0');

const ACCOUNTS_MAX = 1_000_000;

/** Returns the last account number of an installation older than the counter: 1, 2, 3 and so on. */
const lastNumber = (d: Decision): number => {
  const isTaken = (number: number) => d.find(accounts, 'number', sixDigits(number)) !== undefined;
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

const accountNumber = (d: Decision): string =>
  sixDigits(nextNumber(d, 'account', { size: ACCOUNTS_MAX, before: () => lastNumber(d) }));

/** Stores a new account with the next free number. */
export const createAccount = (
  d: Decision,
  { name, email, platform, parent, callbacks, id = legacyId(d.id()) }: NewAccount,
): Account =>
  d.insert(accounts, id, {
    id,
    name,
    ...(email !== undefined && { email }),
    parent,
    platform,
    number: accountNumber(d),
    versions: { test: {}, live: {} },
    switches: {},
    rates: {},
    callbacks,
    created: toIsoString(d.now),
  }).state;

/** Posts the opening balance of a test account; calling it again changes nothing. */
export const openTestAccount = (store: Store, account: string): Promise<void> =>
  store.exec({ account, mode: 'test' }, (at, tx) => decideQuietly(at, tx, creditOpeningBalance));

/** Returns whether a release may store data another cannot read; a patch release never does. */
const isNewer = (release: string, than: string): boolean => {
  const [major = 0, minor = 0] = release.split('.').map((part) => Number.parseInt(part, 10));
  const [otherMajor = 0, otherMinor = 0] = than.split('.').map((part) => Number.parseInt(part, 10));
  return major > otherMajor || (major === otherMajor && minor > otherMinor);
};

const assertKnown = ({ release }: BootstrapRecord, own: string): void => {
  if (release !== undefined && isNewer(release, own))
    throw new Error(
      `The database was used by release ${release}, and this is ${own}, which may not read what that ` +
        'one has written: update, or restore a backup from before.',
    );
};

/**
 * Returns the bootstrap record of a store, created at the first start; `fresh` has the random
 * values for that case. Rejects when a newer release has used the store.
 */
export const bootstrap = async (
  store: Store,
  release: string,
  fresh: { readonly secret: string; readonly account: NewAccount },
): Promise<BootstrapRecord> => {
  const record = await store.exec(SYSTEM, (at, tx) =>
    decideQuietly(at, tx, (d) => {
      const known = d.get(bootstrapRecords, ONLY);
      if (known) {
        assertKnown(known.state, release);
        return isNewer(release, known.state.release ?? '0.0')
          ? d.change(bootstrapRecords, known, { release }).state
          : known.state;
      }
      const account = createAccount(d, fresh.account);
      const { secret } = fresh;
      return d.insert(bootstrapRecords, ONLY, { secret, account: account.id, release }).state;
    }),
  );
  await openTestAccount(store, record.account);
  return record;
};
