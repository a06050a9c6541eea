// Defines the entry of an event in the catalog, for the receiver and its users.
import type { Shape } from '@kasir/client';

/** An event that the platform sends. */
export interface CatalogEvent<Name extends string = string> {
  readonly name: Name;
  /** The kind of callback URL that it is sent to. */
  readonly family: string;
  /** The wrapper of its payload; events with the same name can differ in it (EVT-CONF-02). */
  readonly envelope: 'v2' | 'v3' | 'refund' | 'account' | 'flat' | 'bare';
  /** When it is sent, in words. */
  readonly when: string;
  readonly clauses: readonly string[];
  /** The fields of its payload that it always has, with their types. */
  readonly essential: Shape;
  /** The essential fields of its payload in other versions, by their dates (VER-04). */
  readonly dated?: Readonly<Record<string, Shape>>;
}
