// Checks lists: every object of a kind that matches a random query appears once, complete and in
// order, across all pages.
import { differences } from '../differences.ts';
import type { Account } from '../model/account.ts';
import type { Filter, Listing, ModelObject, Model } from '../model/model.ts';
import { versionOf, type Made } from '../run/samples/sample.ts';
import { headersFor, versionFor } from '../model/versions.ts';
import { filtersFor } from './filters.ts';
import { thingIn } from './objects.ts';
import { hasParameter, idsOf } from './list-pages.ts';
import { isLinked, walkBothDirections, walkByLinks, type PageWalk } from './page-walks.ts';
import { expectSame, expectStatus, expectThat } from '../violation.ts';
import type { Input } from '../targets/wire/encode.ts';
import type { Actor } from '../targets/wire/message.ts';
import { field, itemsOf } from '../targets/wire/message.ts';

/** The smallest number of rows that a list without a stated limit shows. */
const UNSTATED = 10;

/** More pages than any list of a story has. */
const MOST_PAGES = 60;

const idOf = (row: Made): string => idsOf([row])[0] ?? '';

interface Chosen {
  readonly name: string;
  readonly filter: Filter;
  readonly query: Made;
}

/** The share of queries with the next pair of filters in turn instead of random ones. */
const IN_TURN = 0.5;

/** Returns names of filters: the next pair in turn, or up to three random ones. */
const namesFrom = ({ trial, turns }: Model, { endpoint }: Listing, all: readonly string[]) => {
  if (all.length > 1 && trial.random() < IN_TURN) {
    const pairs = all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other]));
    const turn = turns.get(endpoint) ?? trial.integer(0, pairs.length - 1);
    turns.set(endpoint, turn + 1);
    return pairs[turn % pairs.length] ?? [];
  }
  const wanted = all.length === 0 ? 0 : trial.integer(0, 3);
  return Array.from({ length: wanted }, () => trial.pick(all));
};

/**
 * Returns filters, most of them made from one random object: those of these names, or random ones.
 */
const chosenFrom = (
  model: Model,
  listing: Listing,
  within: Made,
  all: readonly ModelObject[],
  names?: readonly string[],
): readonly Chosen[] => {
  const { trial: draw } = model;
  const filters = filtersFor(listing, within);
  const like = draw.pick(all);
  const chosen: Chosen[] = [];
  for (const name of names ?? namesFrom(model, listing, Object.keys(filters))) {
    const filter = filters[name];
    const query = filter?.query(like, { draw, all }) ?? null;
    // A second filter with the same parameter would replace the first.
    const isNew = Object.keys(query ?? {}).every((key) =>
      chosen.every((one) => !(key in one.query)),
    );
    if (filter && query !== null && isNew) chosen.push({ name, filter, query });
  }
  return chosen;
};

/** A filter value that no object has. */
const NOBODY = 'cfm-nobody';

/** Returns whether a target has a filter that no clause states: an unknown value leaves no row. */
const hasFilter = async (
  model: Model,
  listing: Listing,
  query: Made,
  as: Actor,
): Promise<boolean> => {
  if (listing.isStated || model.trial.isHeldToContracts) return true;
  const names = Object.keys(query);
  const name = `${listing.endpoint} ${names.join(' ')}`;
  const known = model.filters.get(name);
  if (known !== undefined) return known;
  const nobody = Object.fromEntries(names.map((one) => [one, NOBODY]));
  const input = { ...versionOf(listing.endpoint), query: nobody };
  const { trial } = model;
  const { status, body } = await trial.send(trial.outgoing(listing.endpoint, input, { as }));
  const has = status === 200 && itemsOf(body).length === 0;
  model.filters.set(name, has);
  return has;
};

/**
 * Reads the rows of a list across all its pages; null when it has more pages than any list of a
 * story.
 */
const rowsOf = async (
  model: Model,
  listing: Listing,
  input: Pick<Input, 'params' | 'headers'> & { readonly query: Made },
  wanted: number | null,
  as: Actor,
): Promise<readonly Made[] | null> => {
  const rows: Made[] = [];
  const limit = wanted ?? listing.standard ?? null;
  let after: unknown;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = {
      ...input.query,
      ...(wanted !== null && { limit: wanted }),
      ...(after !== undefined && listing.cursor !== null && { [listing.cursor]: after }),
    };
    const { trial } = model;
    const request = { ...input, query };
    const response = await trial.send(trial.outgoing(listing.endpoint, request, { as }));
    expectStatus(response, 200, `for the list ${listing.endpoint}`);
    const items = itemsOf(response.body) as readonly Made[];
    if (limit !== null && listing.isStated)
      expectThat(
        items.length <= limit,
        `at most ${limit} rows of ${listing.endpoint}`,
        items.length,
      );
    rows.push(...items);
    // A plain array does not state whether more rows follow a full page.
    const hasMore = Array.isArray(response.body)
      ? items.length > 0 && items.length === limit
      : field(response.body, 'has_more') === true;
    if (listing.cursor === null || !hasMore) return rows;
    expectThat(items.length > 0, `a row on a page of ${listing.endpoint} that has more`, 'none');
    after = idOf(items.at(-1) ?? {});
  }
  return null;
};

const instant = (thing: ModelObject): number => Date.parse(String(thing.seen('created')));

/**
 * Returns whether a list that is ordered by time, in either direction, begins with the newest row.
 */
const isFalling = ({ order }: Listing, things: readonly ModelObject[]): boolean => {
  const [first, last] = [things[0], things.at(-1)];
  return (
    order === 'by time' &&
    first !== undefined &&
    last !== undefined &&
    instant(first) > instant(last)
  );
};

/** Checks that the rows are in the order of the list; those of one instant may have any order. */
const expectOrder = (listing: Listing, things: readonly ModelObject[]): void => {
  if (listing.order === 'stable') return;
  const sign = listing.order === 'newest' || isFalling(listing, things) ? -1 : 1;
  for (const [at, thing] of things.entries()) {
    const next = things[at + 1];
    if (!next) continue;
    expectThat(
      sign * (instant(next) - instant(thing)) >= 0,
      `rows of ${listing.endpoint} with the ${listing.order} first`,
      `${thing.id} of ${String(thing.seen('created'))} before ${next.id} of ${String(next.seen('created'))}`,
    );
  }
};

/** Compares a list under each of its filters alone, and under random ones. Throws `Violation`. */
export const lookAtWholeList = async (
  model: Model,
  account: Account,
  kind: ModelObject['kind'],
  listing: Listing,
): Promise<void> => {
  for (const name of Object.keys(filtersFor(listing, {})))
    await lookAtList(model, account, kind, listing, [name]);
  for (let n = 0; n < QUERIES; n += 1) await lookAtList(model, account, kind, listing);
};

/** The number of random queries of a list, beside those of each filter alone. */
const QUERIES = 6;

/** A list as it was read, and the objects that the model expects in it. */
interface ListRead {
  readonly account: Account;
  readonly listing: Listing;
  /** The objects of the list, and those that match its query. */
  readonly own: readonly ModelObject[];
  readonly wanted: readonly ModelObject[];
  readonly rows: readonly Made[];
  readonly version: string | null;
  readonly query: Made;
  /** The number of rows of a page; null when no limit is sent. */
  readonly size: number | null;
}

/** Returns whether a list shows an object always or never, or whether that is open. */
const showing = (listing: Listing, { facts }: ModelObject): string =>
  listing.shows?.(facts) ?? 'always';

/** Compares the rows of a list with the model. Throws `Violation`. */
const expectRows = (
  model: Model,
  { account, listing, own, wanted, rows, version, query, size }: ListRead,
): void => {
  const { endpoint, limit } = listing;
  const inVersion = (thing: ModelObject): ModelObject => thingIn(thing, version);
  const known = new Map(own.map((thing) => [inVersion(thing).id, thing]));
  const optional = new Set(
    own.filter((thing) => showing(listing, thing) === 'open').map((thing) => inVersion(thing).id),
  );
  // An account that others use, too, shows rows that the story does not know.
  const mine = rows.filter((row) =>
    account.alone ? listing.leavesOpen?.(row, model) !== true : known.has(idOf(row)),
  );
  const certain = (ids: readonly string[]): readonly string[] =>
    ids.filter((id) => !optional.has(id)).toSorted();
  const what = `${endpoint} with ${JSON.stringify(query)}`;
  const most = size ?? listing.standard ?? (limit === null ? UNSTATED : Infinity);
  if (listing.cursor === null && account.alone && rows.length >= most)
    // Without a cursor there is one page: rows that do not fit are left out.
    expectSame(
      `rows of ${what} that should not be there`,
      [],
      rows.map(idOf).filter((id) => !wanted.some((thing) => inVersion(thing).id === id)),
    );
  else
    expectSame(
      `the rows of ${what}`,
      certain(wanted.map((thing) => inVersion(thing).id)),
      certain(mine.map((row) => idOf(row))),
    );
  const look = {
    view: `the list ${endpoint}`,
    at: endpoint,
    partial: listing.partial ?? false,
  };
  for (const row of mine) {
    const thing = known.get(idOf(row));
    if (thing) inVersion(thing).see(row, look);
  }
  expectOrder(
    listing,
    mine.map((row) => known.get(idOf(row))).filter((one) => one !== undefined),
  );
};

/**
 * Compares a list under the filters of some names, or under a random query, with the model.
 * Throws `Violation`.
 */
export const lookAtList = async (
  model: Model,
  account: Account,
  kind: ModelObject['kind'],
  listing: Listing,
  names?: readonly string[],
): Promise<void> => {
  if (!model.endpoints.has(listing.endpoint)) return;
  const own = model.all(kind, account).filter((thing) => showing(listing, thing) !== 'never');
  if (own.length === 0) return;
  const anchor = model.trial.pick(own);
  const within = listing.within?.(anchor) ?? {};
  const as = model.trial.pick(account.actors);
  const belongs = (thing: ModelObject): boolean =>
    differences(listing.within?.(thing) ?? {}, within).length === 0;
  const filters: Chosen[] = [];
  for (const one of chosenFrom(model, listing, within.query ?? {}, own.filter(belongs), names))
    if (await hasFilter(model, listing, one.query, as)) filters.push(one);
  const chosen = filters.flatMap(({ query }) => Object.keys(query));
  const wanted = own.filter(
    (thing) =>
      belongs(thing) &&
      (listing.byDefault?.(thing, chosen) ?? true) &&
      filters.every(({ filter, query }) => filter.keeps(thing, query)),
  );
  const query: Made = Object.assign({}, within.query, ...filters.map((one) => one.query)) as Made;
  const { limit } = listing;
  const sizes: (number | null)[] =
    limit === null ? [] : [limit.min, Math.min(2, limit.max), limit.max];
  if (listing.standard !== undefined) sizes.push(null);
  // An account that others use has more rows than the story made.
  const size = limit === null ? null : account.alone ? model.trial.pick(sizes) : limit.max;
  const { endpoint } = listing;
  const version = listing.inVersions
    ? versionFor(model, endpoint)
    : (versionOf(endpoint).headers?.['api-version'] ?? null);
  const headers = headersFor(model, account, endpoint, version);
  const rows = await rowsOf(model, listing, { ...within, headers, query }, size, as);
  if (rows === null) return;
  expectRows(model, { account, listing, own, wanted, rows, version, query, size });
  if (account.alone) await walk(model, { account, kind, listing, as }, { ...within, query }, rows);
};

/** A list of an account, and the actor who reads it. */
interface Listed {
  readonly account: Account;
  readonly kind: ModelObject['kind'];
  readonly listing: Listing;
  readonly as: Actor;
}

/** The share of lists that are walked page by page after they were read. */
const WALK_SHARE = 0.5;

/** Walks the same rows page by page, by cursors in both directions or by links. */
const walk = async (
  model: Model,
  { account, kind, listing, as }: Listed,
  { params, query }: { readonly params?: Readonly<Record<string, string>>; readonly query: Made },
  rows: readonly Made[],
): Promise<void> => {
  const { trial } = model;
  const { endpoint, cursor, isStated } = listing;
  const hasPages = isStated === true || trial.isHeldToContracts;
  if (cursor !== 'after_id' || !hasPages || rows.length === 0) return;
  if (trial.random() > WALK_SHARE) return;
  const listRef = { endpoint, ...(params && { params }) };
  const limit = trial.integer(1, Math.min(3, rows.length));
  const way = { trial, as, listRef, query, limit, ids: idsOf(rows) };
  const isBackward = hasParameter(listRef, 'before_id');
  // Links are optional (TXN-LIST-links).
  const byLinks = trial.isHeldToContracts && isLinked(listRef) && trial.random() < 1 / 2;
  if (byLinks) await walkByLinks(way, isBackward);
  else await walkBothDirections(way, isBackward);
  if (trial.isHeldToContracts) await expectRefused(model, account, kind, way);
};

/** Returns an id of the same form that no object has. */
const unusedLike = (id: string): string =>
  id.slice(0, -4) + (id.endsWith('0000') ? '1111' : '0000');

/**
 * Checks that a cursor that names no row, or one of another account, is refused (TXN-UNSPEC-04).
 */
const expectRefused = async (
  { trial, things }: Model,
  account: Account,
  kind: ModelObject['kind'],
  { listRef, query, as, ids }: PageWalk,
): Promise<void> => {
  const { endpoint, params } = listRef;
  const others = things.filter((thing) => thing.kind === kind && thing.account !== account);
  const cursor = trial.pick([
    'cfm-none',
    unusedLike(String(ids[0])),
    ...(others.length > 0 ? [trial.pick(others).id] : []),
  ]);
  const names = ['after_id', 'before_id'].filter((name) => hasParameter(listRef, name));
  const page = { ...query, [trial.pick(names)]: cursor };
  const input = { ...versionOf(endpoint), ...(params && { params }), query: page };
  const { status } = await trial.call(endpoint, input, { ...(as && { as }) });
  const what = `400 or 404 for ${JSON.stringify(page)} of ${endpoint}`;
  expectThat(status >= 400 && status < 500, what, status);
};
