// Converts the stored form of an object to its row.
import type { AnyKind, RowOf } from '@kasir/core/resource';
import { storedRow } from '@kasir/core/store';

export interface StoredObject {
  readonly id: string;
  readonly version: number;
  readonly public: string;
  readonly private: string;
}

/** Returns the row of an object; `from` is the kind it was stored under. */
export const rowOf = <K extends AnyKind>(
  kind: K,
  stored: StoredObject,
  from: string = kind.name,
): RowOf<K> => storedRow<K>(kind, stored.id, stored.version, stored.public, stored.private, from);
