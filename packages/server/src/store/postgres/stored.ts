// Converts objects, alternate keys and facets to and from the form in which the tables store them.
import { hash } from 'node:crypto';
import type { AnyKind, RowOf } from '@kasir/core/resource';
import { storedRow, type ObjectWrite } from '@kasir/core/store';

/** An object as its row stores it. */
export interface Stored {
  readonly kind: string;
  readonly id: string;
  readonly version: number;
  readonly parent: string | null;
  readonly expires: number | null;
  /** Alternate keys by name, as stored. */
  readonly keys: Readonly<Record<string, string>>;
  readonly public: string;
  readonly private: string;
}

/** Returns the row of an object; `from` is the kind it was stored under. */
export const rowOf = <K extends AnyKind>(
  kind: K,
  stored: Pick<Stored, 'id' | 'version' | 'public' | 'private'>,
  from: string = kind.name,
): RowOf<K> => storedRow<K>(kind, stored.id, stored.version, stored.public, stored.private, from);

/** The columns of an object, from a table or subquery named `o`. */
export const OBJECT_COLUMNS =
  'o.kind, o.id, o.version, o.parent, o.expires, o.keys, o.public, o.private';

/** A B-tree entry holds about 2,700 bytes: longer values are distinguished by their hash. */
const VALUE_BYTES_MAX = 500;

/** Returns the stored form of a key or text facet; its first letter marks a value or a hash. */
export const valueText = (value: string): string =>
  Buffer.byteLength(value) > VALUE_BYTES_MAX
    ? `h${hash('sha256', value, 'base64url')}`
    : `s${value}`;

/** Returns the stored form of a number: 16 hex digits that sort like the numbers. */
export const numberText = (value: number): string => {
  const bits = new DataView(new ArrayBuffer(8));
  bits.setFloat64(0, value === 0 ? 0 : value);
  const number = bits.getBigUint64(0);
  const ordered = number >> 63n === 0n ? number | (1n << 63n) : ~number;
  return `n${BigInt.asUintN(64, ordered).toString(16).padStart(16, '0')}`;
};

/** Returns the stored form of a facet, distinct by value and type. */
export const facetText = (value: string | number): string =>
  typeof value === 'number' ? numberText(value) : valueText(value);

const present = <T, R>(
  values: Readonly<Record<string, T | null>>,
  of: (value: T) => R,
): Record<string, R> => {
  const texts: Record<string, R> = {};
  for (const name in values) {
    const value = values[name];
    if (value !== null && value !== undefined) texts[name] = of(value);
  }
  return texts;
};

/** Returns the alternate keys of an object, by name. */
export const keyTexts = (keys: ObjectWrite['keys']): Record<string, string> =>
  present(keys, valueText);

/** Returns the facets of an object, by name. */
export const facetTexts = (facets: ObjectWrite['facets']): Record<string, string> =>
  present(facets, facetText);

/** Returns the full texts that an object is searched by; null when it has none. */
export const searchTexts = (
  { searched }: AnyKind,
  facets: ObjectWrite['facets'],
): Record<string, string> | null => {
  if (searched.length === 0) return null;
  const texts = Object.entries(facets).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && searched.includes(entry[0]),
  );
  return texts.length === 0 ? null : Object.fromEntries(texts);
};

/** Returns the row unless it has expired: an expired object does not exist, but its row may. */
export const unexpired = (stored: Stored | null, now: number): Stored | undefined =>
  stored && (stored.expires ?? Infinity) > now ? stored : undefined;
