// Reads a page of the objects of an account, newest first.
import type { ObjectSummary } from '@kasir/control';
import type { Context, Partition, View } from '@kasir/core/server';
import type { Reading } from '../reads/reading.ts';
import { factsOf } from './facts.ts';
import { renderObject } from './summary.ts';
import { viewedKinds, views } from '../../views.ts';
import { walkNewest } from './walk.ts';

/** What a list is filtered by. */
interface ObjectFilter {
  readonly kind?: string | undefined;
  readonly status?: string | undefined;
  readonly reference_id?: string | undefined;
}

interface Page {
  readonly limit: number;
  readonly before?: string | undefined;
}

/** Rows looked at for one page; a page may so be short and still have a next one. */
const WALK_MAX = 5_000;

const kindsOf = ({ kind }: ObjectFilter) =>
  kind === undefined
    ? viewedKinds
    : [...new Set(views.filter(({ resource }) => resource === kind).map((view) => view.kind))];

/** A page of the objects that fit. */
const listSummaries = (
  view: View,
  context: Context,
  filter: ObjectFilter,
  { limit, before }: Page,
): { readonly data: ObjectSummary[]; readonly next: string | null } => {
  const data: ObjectSummary[] = [];
  let walked = 0;
  let last: string | undefined;
  for (const { id, viewed } of walkNewest(view, kindsOf(filter), before)) {
    // Rows of one id stand on one page: the next one begins below it.
    if ((data.length >= limit || walked >= WALK_MAX) && id !== last)
      return { data, next: last ?? null };
    walked += 1;
    last = id;
    if (!viewed || (filter.kind ?? viewed.view.resource) !== viewed.view.resource) continue;
    const { reference } = factsOf(viewed.view.kind, viewed.row);
    if ((filter.reference_id ?? reference) !== reference) continue;
    const { summary } = renderObject(view, viewed, context);
    if ((filter.status ?? summary.status) === summary.status) data.push(summary);
  }
  return { data, next: null };
};

export interface ObjectsWanted {
  readonly partition: Partition;
  readonly filter: ObjectFilter;
  readonly page: Page;
}

/** The objects that fit; none of an account that does not exist. */
const readObjects = async (
  { store, context, account }: Reading,
  { partition, filter, page }: ObjectsWanted,
): Promise<{ readonly data: ObjectSummary[]; readonly next: string | null }> => {
  const owner = await account(partition.account);
  if (!owner) return { data: [], next: null };
  const its = context(partition, owner);
  return store.view(partition, (view) => listSummaries(view, its, filter, page));
};

export const objectsRead = { name: 'objects', run: readObjects } as const;
