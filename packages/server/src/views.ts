// Every resource of every generation, found by public ids and by the rows that they show.
import type { AnyKind, Row } from '@kasir/core';
import { byPrefix, productOf, resourceView, type Reads, type ResourceView } from '@kasir/core/server';
import { legacyViews } from '@kasir/legacy/server';
import { prefixes } from '@kasir/models';
import { deposits, withdrawals } from '@kasir/payments';
import { unifiedViews } from '@kasir/unified/server';
import { v3Views } from '@kasir/v3/server';
import { renderCash } from './control/balance/render.ts';

/** Resources that operators make, and the API shows in balances alone. */
const operatorViews: readonly ResourceView[] = [
  resourceView({
    resource: 'deposits',
    kind: deposits,
    named: byPrefix(deposits, prefixes.deposit),
    render: (_view, row) => renderCash(prefixes.deposit, row),
  }),
  resourceView({
    resource: 'withdrawals',
    kind: withdrawals,
    named: byPrefix(withdrawals, prefixes.withdrawal),
    render: (_view, row) => renderCash(prefixes.withdrawal, row),
  }),
];

/** All that is shown, what shows one product alone before what shows the rest of its kind. */
export const views: readonly ResourceView[] = [
  ...legacyViews,
  ...unifiedViews,
  ...v3Views,
  ...operatorViews,
].toSorted((a, b) => rank(a) - rank(b));

function rank({ product, alias }: ResourceView): number {
  return product === null ? (alias ? 1 : 2) : 0;
}

const viewKey = (kind: string, product: string | null): string => `${kind} ${product}`;

const byRow = new Map(
  views
    .filter(({ alias }) => !alias)
    .map((view) => [viewKey(view.kind.name, view.product), view] as const),
);

/** Stored kinds of which something is shown. */
export const viewedKinds: readonly AnyKind[] = [...new Set(views.map(({ kind }) => kind))];

/** Names of resources, in alphabetical order. */
export const resources: readonly string[] = [
  ...new Set(views.filter(({ alias }) => !alias).map(({ resource }) => resource)),
].toSorted();

/** How a row is shown; undefined for what belongs to another object alone, and has no id. */
export const viewOfRow = (kind: AnyKind, row: Row): ResourceView | undefined =>
  byRow.get(viewKey(kind.name, productOf(row))) ?? byRow.get(viewKey(kind.name, null));

/** A row with the view that shows it. */
export interface Shown {
  readonly view: ResourceView;
  readonly row: Row;
}

/** A row as it is shown, where it is. */
export const shownAs = (kind: AnyKind, row: Row | undefined): Shown | undefined => {
  const view = row && viewOfRow(kind, row);
  return view && { view, row };
};

/** The object that a public id names, whichever generation spells it so. */
export const findObject = (reads: Reads, id: string): Shown | undefined => {
  for (const view of views) {
    const row = view.find(reads, id);
    if (row) return { view, row };
  }
  return undefined;
};
