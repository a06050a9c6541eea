// Computes the range of ids on a list page and its direction, for every store.
import { firstIdAt, lastIdAt } from '../ids.ts';
import { LIST, type AnyKind } from '../kind.ts';
import type { ListFilter, ListPage } from './store.ts';

export interface ListRange {
  /** The smallest unprefixed id that may be on the page. */
  readonly from: string;
  /** An unprefixed id above all that may be on the page. */
  readonly to: string;
  /** True when ids are read from the largest down. */
  readonly descending: boolean;
  /** True when the read rows must be reversed into list order. */
  readonly reversed: boolean;
}

/** Returns the next id in order: no id is between an id and its successor. */
const successor = (id: string): string => `${id}\u0001`;
const larger = (a: string, b: string): string => (a > b ? a : b);
const smaller = (a: string, b: string): string => (a < b ? a : b);

/** Returns bounds on creation and the cursor as one half-open range of ids, compared by bytes. */
export const listRange = (filter: ListFilter, page: ListPage): ListRange => {
  const { gte, lte } = filter.created ?? {};
  // Newest first, by id when times are equal (TXN-LIST-02, TXN-UNSPEC-02).
  const { after, before, order = 'desc' } = page;
  let from = gte === undefined ? '' : firstIdAt(gte);
  let to = lte === undefined ? '\u{10FFFF}' : successor(lastIdAt(lte));
  const [below, above] = order === 'desc' ? [before, after] : [after, before];
  if (below !== undefined) from = larger(from, successor(below));
  if (above !== undefined) to = smaller(to, above);
  const reversed = before !== undefined && after === undefined;
  return { from, to, descending: (order === 'desc') !== reversed, reversed };
};

/**
 * Throws when a list is filtered by undeclared facets, or by facets of several lists: it has no
 * index for that.
 */
export const assertListable = (kind: AnyKind, filter: ListFilter): void => {
  const facets = [...Object.keys(filter.any ?? {}), ...Object.keys(filter.between ?? {})];
  for (const facet of facets) {
    if (!(facet in kind.facets)) throw new Error(`${kind.name} has no facet ${facet}`);
  }
  if (kind.listed && facets.length > 0 && filter.any?.[LIST]?.length !== 1)
    throw new Error(`${kind.name} has several lists: name one of them`);
  for (const facet of Object.keys(filter.contains ?? {})) {
    if (!kind.searched.includes(facet)) throw new Error(`${kind.name} is not searched by ${facet}`);
  }
};
