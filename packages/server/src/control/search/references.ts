// Finds objects by the merchant's own reference: exactly by the indexes of a kind, in part where
// the store searches texts, and among the newest objects of all kinds.
import type { AnyKind, Row } from '@kasir/core/resource';
import type { View } from '@kasir/core/store';
import { merchantKey } from '@kasir/payments/state';
import { factsOf } from '../objects/facts.ts';
import { walkNewest } from '../objects/walk.ts';
import { viewedAs, viewedKinds, views, type Viewed } from '../../observation/resource-views.ts';

const REFERENCE = 'reference';

/** The most rows of one lookup, and the most rows scanned one by one. */
const FOUND_MAX = 100;
const WALK_MAX = 500;

const productsOf = (kind: AnyKind): readonly string[] => [
  ...new Set(
    views.flatMap((view) => (view.kind === kind && view.product !== null ? [view.product] : [])),
  ),
];

const listByReference = (view: View, kind: AnyKind, reference: string): readonly Row[] => {
  if (!(REFERENCE in kind.facets)) return [];
  const lists = kind.listed ? productsOf(kind).map((list) => ({ list: [list] })) : [{}];
  return lists.flatMap(
    (list) =>
      view.list(kind, { any: { ...list, [REFERENCE]: [reference] } }, { limit: FOUND_MAX }).rows,
  );
};

const keyed = (view: View, kind: AnyKind, reference: string): readonly Row[] => {
  const byReference = REFERENCE in kind.keys ? [view.find(kind, REFERENCE, reference)] : [];
  const byProduct =
    'merchant_key' in kind.keys
      ? productsOf(kind).map((product) =>
          view.find(kind, 'merchant_key', merchantKey(product, reference)),
        )
      : [];
  return [...byReference, ...byProduct].filter((row) => row !== undefined);
};

const containing = (view: View, kind: AnyKind, part: string): readonly Row[] =>
  kind.searched.includes(REFERENCE)
    ? view.list(kind, { contains: { [REFERENCE]: part } }, { limit: FOUND_MAX }).rows
    : [];

const among = (view: View, part: string): readonly Viewed[] => {
  const found: Viewed[] = [];
  let walked = 0;
  for (const { viewed } of walkNewest(view, viewedKinds)) {
    walked += 1;
    if (walked > WALK_MAX) break;
    if (viewed && factsOf(viewed.view.kind, viewed.row).reference?.includes(part))
      found.push(viewed);
  }
  return found;
};

/** Returns objects whose reference equals or contains a text; `walk` also scans the newest. */
export const findByReference = (view: View, text: string, walk: boolean): readonly Viewed[] => [
  ...viewedKinds.flatMap((kind) =>
    [
      ...keyed(view, kind, text),
      ...listByReference(view, kind, text),
      ...containing(view, kind, text),
    ]
      .map((row) => viewedAs(kind, row))
      .filter((viewed) => viewed !== undefined),
  ),
  ...(walk ? among(view, text) : []),
];
