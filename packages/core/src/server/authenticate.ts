// Identifies the caller: Basic authentication with hashed keys, and the account to act for
// (for-user-id).
import { hash, timingSafeEqual } from 'node:crypto';
import type { Permission } from '../contract.ts';
import { chain, type MaybePromise } from './maybe-promise.ts';
import type { Fail } from './fail.ts';
import type { PartnerView } from './partner.ts';
import type { RawRequest } from './raw-request.ts';
import type { AccountView } from './scope.ts';
import type { Mode, Partition } from './store.ts';

/** The stored data of an API key; only its hash is stored, never the key itself. */
export interface KeyView {
  readonly id: string;
  readonly hash: string;
  readonly account: string;
  readonly mode: Mode;
  readonly type: 'secret' | 'public';
  readonly permissions: readonly Permission[];
  readonly revoked: boolean;
}

/** Finds keys and accounts; returns synchronously when they are cached. */
export interface Directory {
  key(hash: string): MaybePromise<KeyView | undefined>;
  account(id: string): MaybePromise<AccountView | undefined>;
  partner(id: string): MaybePromise<PartnerView | undefined>;
  /** Returns a sub-account for which the platform may act in this mode, or undefined. */
  subAccount(platform: Partition, id: string): MaybePromise<AccountView | undefined>;
  /** Returns the hashes of the account's secret keys with write permission, which sign requests. */
  signers?(owner: Partition): MaybePromise<readonly string[]>;
}

/** Returns the stored form of a key: a plain hash, which is safe for long random keys. */
export const hashKey = (key: string): string => hash('sha256', key, 'hex');

/**
 * Returns the API key of an Authorization header, or null when it is missing or malformed (AUTH-01,
 * AUTH-02, AUTH-08). A password after the colon is refused: only the key is allowed
 * (AUTH-UNSPEC-02).
 */
export const keyOf = (authorization: string | undefined): string | null => {
  const [, encoded = ''] = /^Basic +(\S+)$/i.exec(authorization ?? '') ?? [];
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.toString('base64') !== encoded) return null;
  const decoded = bytes.toString('utf8');
  const colon = decoded.indexOf(':');
  return colon > 0 && colon === decoded.length - 1 ? decoded.slice(0, colon) : null;
};

/** Compares two hashes in constant time. */
export const sameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

const HEADERS_MAX = 1_000;

/**
 * Finds the keys of requests. The hash of a header with a valid key is cached until the key becomes
 * invalid; the key itself is looked up in the directory every time.
 */
export class Authenticator {
  readonly #directory: Directory;
  readonly #hashes = new Map<string, string>();

  constructor(directory: Directory) {
    this.#directory = directory;
  }

  /** Returns the key of an Authorization header, or undefined when it holds no valid one. */
  find(authorization = ''): MaybePromise<KeyView | undefined> {
    const known = this.#hashes.get(authorization);
    if (known !== undefined) {
      return chain(this.#directory.key(known), (found) => {
        if (found && !found.revoked) return found;
        this.#hashes.delete(authorization);
        return undefined;
      });
    }
    const key = keyOf(authorization);
    if (key === null) return undefined;
    const hashed = hashKey(key);
    return chain(this.#directory.key(hashed), (found) => {
      if (!found || found.revoked || !sameHash(found.hash, hashed)) return undefined;
      this.#remember(authorization, hashed);
      return found;
    });
  }

  #remember(authorization: string, hashed: string): void {
    if (this.#hashes.size >= HEADERS_MAX) this.#hashes.clear();
    this.#hashes.set(authorization, hashed);
  }
}

const actingFor = (
  directory: Directory,
  own: AccountView | undefined,
  key: KeyView,
  forUserId: string | undefined,
): MaybePromise<AccountView | undefined> => {
  // It is optional everywhere (QR-CREATE-HDR-for_user_id, QR-GET-HDR-for_user_id,
  // RECUR-CREATE-HDR-for_user_id, RECUR-GET-HDR-for_user_id, EWALLET-GET-HDR-for_user_id,
  // PM2-CREATE-HDR-for_user_id, PR2-CREATE-HDR-for_user_id, REFUND-CREATE-HDR-for_user_id,
  // REFUND-GET-HDR-for_user_id, CUST-GET-HDR-for_user_id, CUST-PATCH-HDR-for_user_id,
  // TXN-GET-HDR-for_user_id, TXN-LIST-HDR-for_user_id).
  // Without the platform feature it is not honored (CORE-HDR-for_user_id-gate).
  if (!own || forUserId === undefined || !own.platform || forUserId === own.id) return own;
  return directory.subAccount({ account: own.id, mode: key.mode }, forUserId);
};

/**
 * Returns the account for which a request acts (CORE-HDR-for_user_id, CORE-UNSPEC-03): without the
 * platform feature the header is ignored; a platform may only name its own sub-accounts. Undefined
 * means forbidden.
 */
export const actingAccount = (
  directory: Directory,
  key: KeyView,
  forUserId: string | undefined,
): MaybePromise<AccountView | undefined> =>
  chain(directory.account(key.account), (own) => actingFor(directory, own, key, forUserId));

/** The means by which an endpoint can identify its caller. */
export interface Credentials {
  /** Returns the API key of the request, or undefined when it holds no valid one. */
  readonly key: () => MaybePromise<KeyView | undefined>;
  readonly partner: (id: string) => MaybePromise<PartnerView | undefined>;
  /** Returns a keyed digest of a value; equal for equal values. */
  readonly digest: (value: string) => string;
  /** Returns the dialect of its account, for conflicts with the public service. */
  readonly dialect: (partner: PartnerView) => MaybePromise<'spec' | 'service'>;
  /** Milliseconds since 1970 on the clock of a mode. */
  readonly now: (mode: Mode) => Promise<number>;
}

/** The caller of a request. */
export interface Caller {
  readonly key: KeyView;
  /** The partner that signed the request. */
  readonly partner?: PartnerView;
  /**
   * Returns a failure when the complete request is not authentic, or null. Only called when the
   * caller may use the endpoint and the body can be read.
   */
  readonly verify?: (request: RawRequest) => MaybePromise<Fail | null>;
}

/**
 * Identifies the caller of an endpoint for which an API key is not enough: returns the caller, or a
 * failure. It reads the headers; the body is complete only up to `limits.unknown_caller`.
 */
export type Authentication = (
  request: RawRequest,
  credentials: Credentials,
) => MaybePromise<Caller | Fail | undefined>;
