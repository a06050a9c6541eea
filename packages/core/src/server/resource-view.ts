// Declares the rendering of a resource's objects in one generation as data, for code that handles
// objects of every kind rather than one endpoint.
import { stripPrefix } from '../ids.ts';
import type { AnyKind, Ref, RowOf } from '../kind.ts';
import type { Machine, Transition } from '../machine.ts';
import type { Context } from './scope.ts';
import type { Reads, View } from './store.ts';

/** The ids of a resource's objects, and the look-up by id. */
export interface Naming<K extends AnyKind> {
  /** Returns the public id. */
  readonly id: (row: RowOf<K>) => string;
  /** Returns the row with a public id, whatever its product. */
  readonly find: (reads: Reads, id: string) => RowOf<K> | undefined;
}

export interface ResourceView<K extends AnyKind = AnyKind> extends Naming<K> {
  /** The noun of the API, such as `payment_requests`. */
  readonly resource: string;
  readonly kind: K;
  /** The kind of product whose rows it shows; null for all rows of its kind. */
  readonly product: string | null;
  /** The machine of its states on the wire, or null. */
  readonly machine: Machine | null | ((view: View, row: RowOf<K>) => Machine);
  /** Renders a row as a GET of the API does. */
  readonly render: (view: View, row: RowOf<K>, context: Context) => object;
  /**
   * Converts a status of the domain to that of the wire; null when the body shows a status other
   * than the row's own.
   */
  readonly status:
    | ((status: string, row: RowOf<K>, context: Context, reads: Reads) => string)
    | null;
  /** Returns whether a row can take a step of its machine, when more than its status decides. */
  readonly isOpen: (step: Transition, row: RowOf<K>) => boolean;
  /** True when its steps emit events: payments of some products have none of their own. */
  readonly sends: boolean;
  /** True when its rows are listed under another resource, and only found here by another id. */
  readonly alias: boolean;
}

type Optional = 'product' | 'machine' | 'status' | 'isOpen' | 'sends' | 'alias';

/** Declares a view; `find` then only finds rows of its product. */
export const resourceView = <K extends AnyKind>(
  spec: Omit<ResourceView<K>, Optional | keyof Naming<K>> &
    Partial<Pick<ResourceView<K>, Optional>> & { readonly named: Naming<K> },
): ResourceView<K> => {
  const { named, product = null, ...rest } = spec;
  return {
    machine: null,
    status: (status) => status,
    isOpen: () => true,
    sends: true,
    alias: false,
    ...rest,
    product,
    id: named.id,
    find: (reads, id) => {
      const row = named.find(reads, id);
      return row && (product === null || productOf(row) === product) ? row : undefined;
    },
  };
};

/** Returns the kind of a row's product, or null. */
export const productOf = ({ state }: { readonly state: unknown }): string | null =>
  (state as { readonly product?: Ref | null } | null)?.product?.kind ?? null;

/** Names rows by a prefix and the unprefixed id. */
export const byPrefix = <K extends AnyKind>(kind: K, prefix: string): Naming<K> => ({
  id: (row) => prefix + row.id,
  find: (reads, id) => {
    const key = stripPrefix(prefix, id);
    return key === null ? undefined : reads.get(kind, key);
  },
});

/** Names rows by an alternate key. */
export const byKey = <K extends AnyKind>(
  kind: K,
  key: keyof K['keys'] & string,
  id: (row: RowOf<K>) => string,
  keyOf: (id: string) => string = (text) => text,
): Naming<K> => ({ id, find: (reads, text) => reads.find(kind, key, keyOf(text)) });
