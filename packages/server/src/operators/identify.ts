// Identifies the operator of a request of the control API by the bearer token.
import { ROOT, type Role } from '@kasir/control';
import { chain, hashKey, sameHash, type MaybePromise, type RawRequest } from '@kasir/core/pipeline';
import { SYSTEM, type Store } from '@kasir/core/store';
import { operators } from './kind.ts';
import { isOperatorToken, tokenHash } from './token.ts';

/** Who sent a request. */
export interface Identity {
  readonly name: string;
  readonly role: Role;
}

const root: Identity = { name: ROOT, role: 'admin' };

const bearerOf = ({ authorization = '' }: RawRequest['headers']): string =>
  /^Bearer (\S+)$/.exec(authorization)?.[1] ?? '';

/**
 * Returns a function that identifies the sender of a request: root for the control token, without a
 * read of the database; an operator for its token; else null. Nothing is cached, so that a removed
 * operator is unknown on every node immediately. Hashes are compared in constant time; an operator
 * is looked up by a keyed digest, which a caller cannot choose. `secret` is the secret of the
 * installation.
 */
export const identifierOf = (
  store: Store,
  secret: string,
  controlToken: string,
): ((headers: RawRequest['headers']) => MaybePromise<Identity | null>) => {
  const rootHash = hashKey(controlToken);
  return (headers) => {
    const token = bearerOf(headers);
    if (sameHash(hashKey(token), rootHash)) return root;
    if (!isOperatorToken(token)) return null;
    const hash = tokenHash(secret, token);
    const found = store.look(SYSTEM, (view) => view.find(operators, 'hash', hash));
    return chain(found, (row) =>
      row?.state.hash && sameHash(row.state.hash, hash)
        ? { name: row.id, role: row.state.role }
        : null,
    );
  };
};
