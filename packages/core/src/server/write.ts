// Declares the writes of a decision for a store, and creates rows from stored data.
import type { AnyKind, Facet, Row, RowOf } from '../kind.ts';
import type { StoredWork } from './queue.ts';
import type { Entry } from './store.ts';

export interface ObjectWrite {
  readonly op: 'insert' | 'update';
  readonly kind: AnyKind;
  readonly id: string;
  /** Version after the write. */
  readonly version: number;
  readonly public: string;
  readonly state: string;
  /** Alternate key -> value; null without one. */
  readonly keys: Readonly<Record<string, string | null>>;
  /** The alternate keys before the write; empty for inserts. See `keyChanges`. */
  readonly previousKeys: Readonly<Record<string, string | null>>;
  readonly facets: Readonly<Record<string, Exclude<Facet, undefined>>>;
  /** The facets before the write, so that a store can skip unchanged ones. */
  readonly previousFacets: Readonly<Record<string, Exclude<Facet, undefined>>>;
  readonly parent: string | null;
  readonly previousParent: string | null;
  /** Null keeps the expiry of an updated object, and means none for an inserted one. */
  readonly expires: number | null;
}

export interface JobWrite extends StoredWork {
  readonly op: 'job';
}

export interface EntryWrite extends Entry {
  readonly op: 'entry';
}

export type Write = ObjectWrite | JobWrite | EntryWrite;

/** The public JSON texts of rows that were created from one. */
const serialized = new WeakMap<object, string>();

/** Returns the public JSON text of a row, as it is stored. */
export const publicText = (row: Row): string => serialized.get(row) ?? JSON.stringify(row.public);

/**
 * Returns a row from stored texts, each parsed on first access; `kind` is the name under which they
 * were stored.
 */
export const storedRow = <K extends AnyKind>(
  { name, upcast }: Pick<K, 'name' | 'upcast'>,
  id: string,
  version: number,
  publicJson: string,
  privateJson: string,
  kind = name,
): RowOf<K> => {
  let publicBody: unknown;
  let state: unknown;
  const row = {
    id,
    version,
    get public() {
      return (publicBody ??= upcast || publicJson === '{}' ? {} : JSON.parse(publicJson));
    },
    get state() {
      return (state ??= upcast
        ? upcast({ kind, public: JSON.parse(publicJson), state: JSON.parse(privateJson) })
        : JSON.parse(privateJson));
    },
  } as RowOf<K>;
  if (publicJson !== '{}') serialized.set(row, publicJson);
  return row;
};

/**
 * Returns the alternate keys that a write frees and takes; free all keys of a decision before
 * taking any.
 */
export const keyChanges = (
  write: ObjectWrite,
): { freed: (readonly [string, string])[]; taken: (readonly [string, string])[] } => {
  const changed = (from: ObjectWrite['keys'], to: ObjectWrite['keys']) =>
    Object.entries(from).filter(
      (entry): entry is [string, string] => entry[1] !== null && to[entry[0]] !== entry[1],
    );
  return {
    freed: changed(write.previousKeys, write.keys),
    taken: changed(write.keys, write.previousKeys),
  };
};
