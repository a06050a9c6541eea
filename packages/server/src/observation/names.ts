// What a stored row is called where people look at it: the noun and the id that the API shows.
import type { AnyKind, Row } from '@kasir/core';
import { viewOfRow } from '../views.ts';

export interface Named {
  /** The noun of the API, such as `payment_requests`. */
  readonly kind: string;
  /** As the API shows it. */
  readonly id: string;
  /** Its bare id. */
  readonly row: string;
}

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * What an object is found by: the uuid of its id, which is the same whatever a generation puts in
 * front of it, else the whole id.
 */
export const keyOf = (publicId: string): string => uuid.exec(publicId)?.[0] ?? publicId;

/** All that an object is found by. */
export const keysOf = ({ id, row }: Named): readonly string[] => [...new Set([row, keyOf(id)])];

/** The name of a row, or null for the platform's own records and for what another object shows. */
export const nameOf = (kind: AnyKind, row: Row): Named | null => {
  const view = viewOfRow(kind, row);
  return view ? { kind: view.resource, id: view.id(row), row: row.id } : null;
};
