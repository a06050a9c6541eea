// Who is calling: Basic authentication with hashed keys, and for whom (for-user-id).
import { hash, timingSafeEqual } from 'node:crypto';
import type { Permission } from '../contract.ts';
import type { Mode, Realm } from './store.ts';
import type { AccountView } from './scope.ts';

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

/** Where keys and accounts are looked up; answers at once when they are cached. */
export interface Directory {
  key(hash: string): Promise<KeyView | undefined> | KeyView | undefined;
  account(id: string): Promise<AccountView | undefined> | AccountView | undefined;
  /** A sub-account that the platform may act for in this mode, undefined for any other. */
  subAccount(
    platform: Realm,
    id: string,
  ): Promise<AccountView | undefined> | AccountView | undefined;
}

/** The stored form of a key: keys are random and long, so a plain hash cannot be guessed back. */
export const hashKey = (key: string): string => hash('sha256', key, 'hex');

/**
 * The API key of an Authorization header, or null when it is missing or malformed (AUTH-02,
 * AUTH-08). A password behind the colon is refused: only the key belongs there (AUTH-UNSPEC-02).
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

/** Finds the key of a request, or undefined when there is no valid one. */
export const authenticate = async (
  directory: Directory,
  authorization: string | undefined,
): Promise<KeyView | undefined> => {
  const key = keyOf(authorization);
  if (key === null) return undefined;
  const hashed = hashKey(key);
  const found = await directory.key(hashed);
  return found && !found.revoked && sameHash(found.hash, hashed) ? found : undefined;
};

/**
 * The account a request acts for (CORE-HDR-for_user_id, CORE-UNSPEC-03): without the platform
 * feature the header has no power; a platform may only name its own sub-accounts. Undefined means
 * forbidden.
 */
export const actingAccount = async (
  directory: Directory,
  key: KeyView,
  forUserId: string | undefined,
): Promise<AccountView | undefined> => {
  const own = await directory.account(key.account);
  if (!own || forUserId === undefined || !own.platform || forUserId === own.id) return own;
  return directory.subAccount({ account: own.id, mode: key.mode }, forUserId);
};
