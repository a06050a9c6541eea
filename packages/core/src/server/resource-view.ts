// How a generation shows the objects of one resource, as data: for whoever looks at objects of
// every kind alike, and not at one endpoint.
import { bare } from '../ids.ts';
import type { AnyKind, Ref, RowOf } from '../kind.ts';
import type { Machine, Transition } from '../machine.ts';
import type { Context } from './scope.ts';
import type { Reads, View } from './store.ts';

/** How the objects of a resource are named, and found by their names. */
export interface Naming<K extends AnyKind> {
  /** The public id. */
  readonly id: (row: RowOf<K>) => string;
  /** The row that a public id names, whatever its product. */
  readonly find: (reads: Reads, id: string) => RowOf<K> | undefined;
}

export interface ResourceView<K extends AnyKind = AnyKind> extends Naming<K> {
  /** The noun of the API, such as `payment_requests`. */
  readonly resource: string;
  readonly kind: K;
  /** The kind of product whose rows it shows; null where it shows all rows of its kind. */
  readonly product: string | null;
  /** Its states on the wire, or null where it has none. */
  readonly machine: Machine | null | ((view: View, row: RowOf<K>) => Machine);
  /** As a GET of the API shows it. */
  readonly render: (view: View, row: RowOf<K>, context: Context) => object;
  /**
   * A status of the domain as the wire spells it; null where the body shows a status that is not
   * the row's own.
   */
  readonly status:
    | ((status: string, row: RowOf<K>, context: Context, reads: Reads) => string)
    | null;
  /** Whether a step of its machine is open to a row, where more than the status decides that. */
  readonly isOpen: (step: Transition, row: RowOf<K>) => boolean;
  /** Whether its steps send events: what is paid for some products has none of its own. */
  readonly sends: boolean;
  /** Whether its rows are listed under another resource and only found here by another id. */
  readonly alias: boolean;
}

type Optional = 'product' | 'machine' | 'status' | 'isOpen' | 'sends' | 'alias';

/** Declares a view; `find` then finds rows of its product alone. */
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

/** The kind of product of a row, or null. */
export const productOf = ({ state }: { readonly state: unknown }): string | null =>
  (state as { readonly product?: Ref | null } | null)?.product?.kind ?? null;

/** Names that are a prefix and the bare id. */
export const byPrefix = <K extends AnyKind>(kind: K, prefix: string): Naming<K> => ({
  id: (row) => prefix + row.id,
  find: (reads, id) => {
    const key = bare(prefix, id);
    return key === null ? undefined : reads.get(kind, key);
  },
});

/** Names that are an alternate key of the row. */
export const byKey = <K extends AnyKind>(
  kind: K,
  key: keyof K['keys'] & string,
  id: (row: RowOf<K>) => string,
  keyOf: (id: string) => string = (text) => text,
): Naming<K> => ({ id, find: (reads, text) => reads.find(kind, key, keyOf(text)) });
