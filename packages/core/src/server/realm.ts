// Realms: an account in one mode, the partition that everything belongs to.
export type Mode = 'test' | 'live';

/** The partition everything belongs to: an account in one mode. No transaction spans two. */
export interface Realm {
  readonly account: string;
  readonly mode: Mode;
}

/** Partition of what must be found without an account: keys, accounts, settings. */
export const SYSTEM: Realm = { account: '$system', mode: 'live' };

/** A realm as one string, first in every key. */
export const realmKey = (realm: Realm): string => `${realm.account}:${realm.mode}`;
export const realmOf = (key: string): Realm => {
  const cut = key.lastIndexOf(':');
  return { account: key.slice(0, cut), mode: key.slice(cut + 1) as Mode };
};
