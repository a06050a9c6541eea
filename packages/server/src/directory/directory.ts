// Looks up accounts and keys for the pipeline: from the system partition, cached for a second.
import { toIsoString } from '@kasir/core';
import {
  chain,
  hashKey,
  type Directory,
  type KeyView,
  type MaybePromise,
  type PartnerView,
} from '@kasir/core/pipeline';
import { partitionKey, SYSTEM, type Partition, type Store } from '@kasir/core/store';
import {
  accounts,
  apiKeys,
  keyPrefix,
  partners,
  type Account,
  type ApiKey,
  type Partner,
} from '@kasir/models';
import { mayAct, subAccounts } from '@kasir/payments/accounts';

/** Milliseconds that another node may still accept a key that was revoked here. */
const CACHE_MS = 1_000;

interface Cached<T> {
  readonly value: T;
  readonly until: number;
}

export type NewKey = Pick<ApiKey, 'name' | 'account' | 'mode' | 'type' | 'permissions'> & {
  /** The random part, or a whole key that the operator provides. */
  readonly key: { readonly random: string } | { readonly whole: string };
};

/** Returns the stored id of a key. */
const keyId = (id: string): string => id.replace(/^key_/, '');

const partnerView = ({
  public_key: publicKey,
  secret_number: secretNumber = 0,
  ...partner
}: Partner): PartnerView => ({ ...partner, publicKey, secretNumber });

/** Lookups and changes of accounts and keys; this node sees a change immediately. */
export class AccountDirectory implements Directory {
  readonly #store: Store;
  readonly #elapsed: () => number;
  #keys = new Map<string, Cached<KeyView>>();
  #accounts = new Map<string, Cached<Account>>();
  /** Pairs of platform and sub-account, as one string. */
  #pairs = new Map<string, Cached<true>>();

  constructor(store: Store, elapsed: () => number) {
    this.#store = store;
    this.#elapsed = elapsed;
  }

  key(hash: string): MaybePromise<KeyView | undefined> {
    const known = this.#keys.get(hash);
    return known && known.until > this.#elapsed() ? known.value : this.#readKey(hash);
  }

  partner(id: string): MaybePromise<PartnerView | undefined> {
    const read = this.#store.look(SYSTEM, (view) => view.get(partners, id));
    return chain(read, (row) => row && partnerView(row.state));
  }

  account(id: string): MaybePromise<Account | undefined> {
    const known = this.#accounts.get(id);
    return known && known.until > this.#elapsed() ? known.value : this.#readAccount(id);
  }

  /** Returns a sub-account if the platform's own record for the mode permits acting for it. */
  subAccount(platform: Partition, id: string): MaybePromise<Account | undefined> {
    const pair = `${partitionKey(platform)} ${id}`;
    const known = this.#pairs.get(pair);
    const allowed =
      known && known.until > this.#elapsed() ? known.value : this.#readPair(pair, platform, id);
    return chain(allowed, (may) => (may ? this.account(id) : undefined));
  }

  /** Returns the hashes of an account's secret keys of a mode that permit money_in:write. */
  signers({ account, mode }: Partition): MaybePromise<readonly string[]> {
    const read = this.#store.look(SYSTEM, (view) => view.children(apiKeys, account));
    return chain(read, (rows) =>
      rows
        .filter(({ public: key }) => key.type === 'secret' && key.mode === mode && !key.revoked)
        .filter(({ public: key }) => key.permissions.includes('money_in:write'))
        .map(({ state }) => state.hash),
    );
  }

  /** Empties the cache after a change. Reads in progress fill the old maps, which are unused. */
  forget(): void {
    this.#pairs = new Map();
    this.#keys = new Map();
    this.#accounts = new Map();
  }

  /** Creates a key; returns it with its secret, which is not stored and never shown again. */
  async createKey(wanted: NewKey): Promise<ApiKey & { readonly key: string }> {
    const { key: source, ...rest } = wanted;
    const key = 'whole' in source ? source.whole : keyPrefix(rest.type, rest.mode) + source.random;
    const hash = hashKey(key);
    const made = await this.#store.exec(SYSTEM, (at, tx) => {
      const known = tx.find(apiKeys, 'hash', hash);
      if (known) return known.public;
      const id = at.id();
      return tx.insert(apiKeys, id, {
        public: {
          ...rest,
          permissions: [...rest.permissions],
          id: `key_${id}`,
          ending: key.slice(-4),
          revoked: false,
          created: toIsoString(at.now),
        },
        state: { hash },
      }).public;
    });
    this.forget();
    return { ...made, key };
  }

  /** Revokes a key for good; returns false when no key has this id. */
  async revokeKey(id: string): Promise<boolean> {
    const revoked = await this.#store.exec(SYSTEM, (_at, tx) => {
      const row = tx.get(apiKeys, keyId(id));
      if (row) tx.update(apiKeys, row, { public: { ...row.public, revoked: true } });
      return row !== undefined;
    });
    this.forget();
    return revoked;
  }

  /** Returns a key by its id, without its secret. */
  async keyOf(id: string): Promise<ApiKey | undefined> {
    const row = await this.#store.view(SYSTEM, (view) => view.get(apiKeys, keyId(id)));
    return row?.public;
  }

  /** Registers a partner; returns undefined when another account or mode has the client id. */
  async registerPartner(
    wanted: Omit<Partner, 'created' | 'secret_number'>,
  ): Promise<Partner | undefined> {
    return this.#store.exec(SYSTEM, (at, tx) => {
      const known = tx.get(partners, wanted.id);
      if (!known) {
        const state = { ...wanted, created: toIsoString(at.now) };
        return tx.insert(partners, wanted.id, { public: {}, state }).state;
      }
      const { account, mode } = known.state;
      if (account !== wanted.account || mode !== wanted.mode) return undefined;
      return tx.update(partners, known, { state: { ...known.state, ...wanted } }).state;
    });
  }

  /**
   * Invalidates a partner's client secret; returns undefined if the account has no such partner.
   */
  async rotateClientSecret(account: string, id: string): Promise<PartnerView | undefined> {
    return this.#store.exec(SYSTEM, (_at, tx) => {
      const known = tx.get(partners, id);
      if (known?.state.account !== account) return undefined;
      const { secret_number: number = 0 } = known.state;
      const state = { ...known.state, secret_number: number + 1 };
      return partnerView(tx.update(partners, known, { state }).state);
    });
  }

  /** Returns the partners of an account. */
  async partnersOf(account: string): Promise<Partner[]> {
    const rows = await this.#store.view(SYSTEM, (view) => view.children(partners, account));
    return rows.map(({ state }) => state);
  }

  /** Returns the keys of an account, without their secrets. */
  async keysOf(account: string): Promise<ApiKey[]> {
    const rows = await this.#store.view(SYSTEM, (view) => view.children(apiKeys, account));
    return rows.map((row) => row.public);
  }

  /** Changes settings of an account; returns undefined when no account has this id. */
  async changeAccount(
    id: string,
    change: (account: Account) => Account,
  ): Promise<Account | undefined> {
    const changed = await this.#store.exec(SYSTEM, (_at, tx) => {
      const row = tx.get(accounts, id);
      return row && tx.update(accounts, row, { state: change(row.state) }).state;
    });
    this.forget();
    return changed;
  }

  #readKey(hash: string): MaybePromise<KeyView | undefined> {
    const keys = this.#keys;
    const read = this.#store.look(SYSTEM, (view) => view.find(apiKeys, 'hash', hash));
    return chain(read, (row) => {
      if (!row) return undefined;
      const { id, account, mode, type, permissions, revoked } = row.public;
      const value = { id, hash: row.state.hash, account, mode, type, permissions, revoked };
      keys.set(hash, { value, until: this.#elapsed() + CACHE_MS });
      return value;
    });
  }

  #readPair(pair: string, platform: Partition, id: string): MaybePromise<boolean> {
    const pairs = this.#pairs;
    const read = this.#store.look(platform, (view) => view.find(subAccounts, 'account', id));
    return chain(read, (row) => {
      const value = row !== undefined && mayAct(row.state.status, platform.mode);
      if (value) pairs.set(pair, { value, until: this.#elapsed() + CACHE_MS });
      return value;
    });
  }

  #readAccount(id: string): MaybePromise<Account | undefined> {
    const accountsNow = this.#accounts;
    const read = this.#store.look(SYSTEM, (view) => view.get(accounts, id));
    return chain(read, (row) => {
      if (row) accountsNow.set(id, { value: row.state, until: this.#elapsed() + CACHE_MS });
      return row?.state;
    });
  }
}
