// Finds every resource of every generation by public id and by row.
import type { AnyKind, Row } from '@kasir/core/resource';
import { productOf, type ResourceView } from '@kasir/core/server';
import type { Reads } from '@kasir/core/store';
import { generations } from '../generations.ts';

/** All views; those of a single product come before those of the rest of a kind. */
export const views: readonly ResourceView[] = generations
  .flatMap((one) => one.views ?? [])
  .toSorted((a, b) => rank(a) - rank(b));

function rank({ product, alias }: ResourceView): number {
  return product === null ? (alias ? 1 : 2) : 0;
}

const viewKey = (kind: string, product: string | null): string => `${kind} ${product}`;

const byRow = new Map(
  views
    .filter(({ alias }) => !alias)
    .map((view) => [viewKey(view.kind.name, view.product), view] as const),
);

/** Stored kinds that have a view. */
export const viewedKinds: readonly AnyKind[] = [...new Set(views.map(({ kind }) => kind))];

/** Names of resources, in alphabetical order. */
export const resources: readonly string[] = [
  ...new Set(views.filter(({ alias }) => !alias).map(({ resource }) => resource)),
].toSorted();

/** Returns the view of a row; undefined for a row without id, shown by another object. */
export const viewOfRow = (kind: AnyKind, row: Row): ResourceView | undefined =>
  byRow.get(viewKey(kind.name, productOf(row))) ?? byRow.get(viewKey(kind.name, null));

/** A row with the view that shows it. */
export interface Viewed {
  readonly view: ResourceView;
  readonly row: Row;
}

/** Returns a row with its view, or undefined when it has none. */
export const viewedAs = (kind: AnyKind, row: Row | undefined): Viewed | undefined => {
  const view = row && viewOfRow(kind, row);
  return view && { view, row };
};

/** Returns the object with a public id, in whichever generation's form. */
export const findObject = (reads: Reads, id: string): Viewed | undefined => {
  for (const view of views) {
    const row = view.find(reads, id);
    if (row) return { view, row };
  }
  return undefined;
};
