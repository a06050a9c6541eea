// Links to hosted pages: they carry the realm and the object with a signature, so that nobody can
// guess one.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { realmKey, realmOf, type Realm } from '@kasir/core/server';

export interface Linked {
  readonly realm: Realm;
  readonly object: string;
  readonly id: string;
}

const sign = (secret: string, payload: string): string =>
  createHmac('sha256', secret).update(`page ${payload}`).digest('base64url').slice(0, 32);

/** The path of an object's page below the base URL; the same for the same object. */
export const pagePath = (secret: string, { realm, object, id }: Linked): string => {
  const payload = Buffer.from(`${realmKey(realm)} ${object} ${id}`).toString('base64url');
  return `/hosted/${payload}.${sign(secret, payload)}`;
};

/** What a path links to, or null when it was not made by this installation. */
export const readPagePath = (secret: string, path: string): Linked | null => {
  const [, payload = '', signature = ''] = /^\/hosted\/([\w-]+)\.([\w-]+)$/.exec(path) ?? [];
  const expected = Buffer.from(sign(secret, payload));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [realm = '', object = '', id = ''] = Buffer.from(payload, 'base64url')
    .toString()
    .split(' ');
  return { realm: realmOf(realm), object, id };
};
