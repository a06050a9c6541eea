// Names stored rows for people: the noun and the id that the API shows.
import type { AnyKind, Row } from '@kasir/core/resource';
import { viewOfRow } from './resource-views.ts';

export interface Named {
  /** The noun of the API, such as `payment_requests`. */
  readonly kind: string;
  /** The id as the API shows it. */
  readonly id: string;
  /** The id without prefix. */
  readonly row: string;
}

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Returns the key of an object: the uuid of its id, which is the same under the prefix of any
 * generation, or else the whole id.
 */
export const keyOf = (publicId: string): string => uuid.exec(publicId)?.[0] ?? publicId;

/** Returns all keys of an object. */
export const keysOf = ({ id, row }: Named): readonly string[] => [...new Set([row, keyOf(id)])];

/** Returns the name of a row; null for internal records and rows shown by another object. */
export const nameOf = (kind: AnyKind, row: Row): Named | null => {
  const view = viewOfRow(kind, row);
  return view ? { kind: view.resource, id: view.id(row), row: row.id } : null;
};
