// Links that need no key: they carry the realm and the object with a signature, so that nobody can
// guess one.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { realmKey, realmOf, type Realm } from '@kasir/core/server';

export interface Linked {
  readonly realm: Realm;
  readonly object: string;
  readonly id: string;
}

/** First part of the path: pages for payers, files for merchants. */
export type Place = 'hosted' | 'downloads';

/** A link of one place is none of another. */
const sign = (secret: string, place: Place, payload: string): string =>
  createHmac('sha256', secret).update(`${place} ${payload}`).digest('base64url').slice(0, 32);

/** The path of an object below the base URL; the same for the same object. */
export const linkPath = (secret: string, place: Place, { realm, object, id }: Linked): string => {
  const payload = Buffer.from(`${realmKey(realm)} ${object} ${id}`).toString('base64url');
  return `/${place}/${payload}.${sign(secret, place, payload)}`;
};

/** What a path links to, or null when it was not made by this installation. */
export const readLinkPath = (secret: string, place: Place, path: string): Linked | null => {
  const [, found, payload = '', signature = ''] =
    /^\/([a-z]+)\/([\w-]+)\.([\w-]+)$/.exec(path) ?? [];
  const expected = Buffer.from(sign(secret, place, payload));
  const given = Buffer.from(signature);
  if (found !== place || given.length !== expected.length || !timingSafeEqual(given, expected))
    return null;
  const [realm = '', object = '', id = ''] = Buffer.from(payload, 'base64url')
    .toString()
    .split(' ');
  return { realm: realmOf(realm), object, id };
};
