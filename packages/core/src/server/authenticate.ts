// Who is calling: Basic authentication with hashed keys, and for whom (for-user-id).
import { hash, timingSafeEqual } from 'node:crypto';
import type { Permission } from '../contract.ts';
import { chain, type MaybePromise } from './maybe-promise.ts';
import type { Fail } from './fail.ts';
import type { PartnerView } from './partner.ts';
import type { RawRequest } from './raw-request.ts';
import type { AccountView } from './scope.ts';
import type { Mode, Partition } from './store.ts';

/** What is known of an API key; the key itself is never stored, only its hash. */
export interface KeyView {
  readonly id: string;
  readonly hash: string;
  readonly account: string;
  readonly mode: Mode;
  readonly type: 'secret' | 'public';
  readonly permissions: readonly Permission[];
  readonly revoked: boolean;
}

/** Where keys and accounts are looked up; returns at once when they are cached. */
export interface Directory {
  key(hash: string): MaybePromise<KeyView | undefined>;
  account(id: string): MaybePromise<AccountView | undefined>;
  partner(id: string): MaybePromise<PartnerView | undefined>;
  /** A sub-account that the platform may act for in this mode, undefined for any other. */
  subAccount(platform: Partition, id: string): MaybePromise<AccountView | undefined>;
  /** What the secret keys of an account that may write sign with: their hashes. */
  signers?(owner: Partition): MaybePromise<readonly string[]>;
}

/** The stored form of a key: keys are random and long, so a plain hash cannot be guessed back. */
export const hashKey = (key: string): string => hash('sha256', key, 'hex');

/**
 * The API key of an Authorization header, or null when it is missing or malformed (AUTH-01,
 * AUTH-02, AUTH-08). A password behind the colon is refused: only the key belongs there
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

/** Whether two hashes are equal, in time that does not depend on where they differ. */
export const sameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

const HEADERS_MAX = 1_000;

/**
 * Finds the keys of requests. The hash of a header that has held a valid key is remembered, as
 * long as it does; whether it still opens anything is asked of the directory every time.
 */
export class Authenticator {
  readonly #directory: Directory;
  readonly #hashes = new Map<string, string>();

  constructor(directory: Directory) {
    this.#directory = directory;
  }

  /** The key of an Authorization header, or undefined when it holds no valid one. */
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
  // It may be left out everywhere (QR-CREATE-HDR-for_user_id, QR-GET-HDR-for_user_id,
  // RECUR-CREATE-HDR-for_user_id, RECUR-GET-HDR-for_user_id, EWALLET-GET-HDR-for_user_id,
  // PM2-CREATE-HDR-for_user_id, PR2-CREATE-HDR-for_user_id, REFUND-CREATE-HDR-for_user_id,
  // REFUND-GET-HDR-for_user_id, CUST-GET-HDR-for_user_id, CUST-PATCH-HDR-for_user_id,
  // TXN-GET-HDR-for_user_id, TXN-LIST-HDR-for_user_id).
  if (!own || forUserId === undefined || !own.platform || forUserId === own.id) return own;
  return directory.subAccount({ account: own.id, mode: key.mode }, forUserId);
};

/**
 * The account a request acts for (CORE-HDR-for_user_id, CORE-UNSPEC-03): without the platform
 * feature the header has no power; a platform may only name its own sub-accounts. Undefined means
 * forbidden.
 */
export const actingAccount = (
  directory: Directory,
  key: KeyView,
  forUserId: string | undefined,
): MaybePromise<AccountView | undefined> =>
  chain(directory.account(key.account), (own) => actingFor(directory, own, key, forUserId));

/** What an endpoint may ask to find out who calls. */
export interface Credentials {
  /** The API key of the request, or undefined when it holds no valid one. */
  readonly key: () => MaybePromise<KeyView | undefined>;
  readonly partner: (id: string) => MaybePromise<PartnerView | undefined>;
  /** A keyed digest of a value; the same for the same value. */
  readonly digest: (value: string) => string;
  /** Which side of the conflicts with the public service its account is served by. */
  readonly dialect: (partner: PartnerView) => MaybePromise<'spec' | 'service'>;
  /** Milliseconds since 1970 on the clock of a mode. */
  readonly now: (mode: Mode) => Promise<number>;
}

/** Who calls. */
export interface Caller {
  readonly key: KeyView;
  /** The partner that signs. */
  readonly partner?: PartnerView;
  /**
   * Why the whole of a request is not the caller's own, or null when it is. Only a caller that may
   * use the endpoint is verified, and only a body that can be read.
   */
  readonly verify?: (request: RawRequest) => MaybePromise<Fail | null>;
}

/**
 * How an endpoint knows its caller where an API key is not enough: who calls, or why that is not
 * proven. It goes by the headers; the body is complete only up to `limits.unknown_caller`.
 */
export type Authentication = (
  request: RawRequest,
  credentials: Credentials,
) => MaybePromise<Caller | Fail | undefined>;
