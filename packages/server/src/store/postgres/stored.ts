// What rows hold: objects, alternate keys and facets in the form the tables have them.
import { hash } from 'node:crypto';
import type { ObjectWrite } from '@kasir/core/server';

/** An object as its row holds it. */
export interface Stored {
  readonly kind: string;
  readonly id: string;
  readonly version: number;
  readonly parent: string | null;
  readonly expires: number | null;
  /** Alternate keys by name, as stored; only of an object that expires. */
  readonly keys: Readonly<Record<string, string>> | null;
  readonly public: string;
  readonly private: string;
}

/** Columns of an object, from a table or subquery named `o`. */
export const OBJECT_COLUMNS =
  'o.kind, o.id, o.version, o.parent, o.expires, o.keys, o.public, o.private';

const KEY_BYTES_MAX = 500;
const HASHED = 'sha256:';

/** How the value of a key is stored: a B-tree takes about 2,700 bytes, so long ones are hashed. */
export const keyText = (value: string): string =>
  Buffer.byteLength(value) > KEY_BYTES_MAX || value.startsWith(HASHED)
    ? HASHED + hash('sha256', value, 'base64url')
    : value;

/** The alternate keys an object has, by name. */
export const keyTexts = (keys: ObjectWrite['keys']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(keys).flatMap(([name, value]) =>
      value === null ? [] : [[name, keyText(value)]],
    ),
  );

/** The facets an object has: one that is null is left out, so that no index holds it. */
export const facetsText = (facets: ObjectWrite['facets']): string =>
  JSON.stringify(Object.fromEntries(Object.entries(facets).filter(([, value]) => value !== null)));

/** An object that has expired is not there, although its row is. */
export const unexpired = (stored: Stored | null, now: number): Stored | undefined =>
  stored && (stored.expires ?? Infinity) > now ? stored : undefined;
