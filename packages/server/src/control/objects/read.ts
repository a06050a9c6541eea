// Reads a page of the objects of an account, newest first.
import type { ObjectSummary } from '@kasir/control';
import type { Context } from '@kasir/core/server';
import type { Partition, View } from '@kasir/core/store';
import type { Reading } from '../reads/reading.ts';
import { createdOf, fitsFacts, fitsRendered, type ObjectFilter } from './filter.ts';
import { renderObject } from './summary.ts';
import { viewedKinds, views } from '../../observation/resource-views.ts';
import { walkNewest } from './walk.ts';

interface Page {
  readonly limit: number;
  readonly before?: string | undefined;
}

/** The most rows scanned per page; a page can therefore be short and still have a next one. */
const WALK_MAX = 5_000;

const kindsOf = ({ kind }: ObjectFilter) =>
  kind === undefined
    ? viewedKinds
    : [...new Set(views.filter(({ resource }) => resource === kind).map((view) => view.kind))];

/** Returns a page of the matching objects. */
const listSummaries = (
  view: View,
  context: Context,
  filter: ObjectFilter,
  { limit, before }: Page,
): { readonly data: ObjectSummary[]; readonly next: string | null } => {
  const data: ObjectSummary[] = [];
  let walked = 0;
  let last: string | undefined;
  for (const { id, viewed } of walkNewest(view, kindsOf(filter), before, createdOf(filter))) {
    // Rows with the same id are on the same page: the next page begins below it.
    if ((data.length >= limit || walked >= WALK_MAX) && id !== last)
      return { data, next: last ?? null };
    walked += 1;
    last = id;
    if (!viewed || (filter.kind ?? viewed.view.resource) !== viewed.view.resource) continue;
    if (!fitsFacts(filter, viewed)) continue;
    const { summary, body } = renderObject(view, viewed, context);
    if (fitsRendered(filter, summary, body)) data.push(summary);
  }
  return { data, next: null };
};

export interface ObjectsWanted {
  readonly partition: Partition;
  readonly filter: ObjectFilter;
  readonly page: Page;
}

/** Returns the matching objects; none for an account that does not exist. */
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
