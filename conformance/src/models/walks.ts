// Walks of a list in both directions, by cursors or by links alone, each page against a reader of
// the whole list.
import { nodeOf } from '../generate/schema.ts';
import { contractNamed } from '../registry.ts';
import { versionOf } from '../run/samples/sample.ts';
import type { Trial } from '../run/trial.ts';
import { holds, same, textOf, Violation } from '../violation.ts';
import { encoded } from '../wire/encode.ts';
import { field } from '../wire/message.ts';
import { idsOf, pageIn, pageOf, type Page, type Place, type Query } from './walk.ts';

/** A query with the ids that it finds, in the order of the list. */
export interface Walk {
  readonly trial: Trial;
  readonly place: Place;
  readonly query: Query;
  readonly limit: number;
  readonly ids: readonly string[];
}

/** Whether a list may carry links to go on by. */
export const isLinked = ({ endpoint }: Place): boolean =>
  'links' in nodeOf(contractNamed(endpoint).success.body).shape;

/** One page of a walk, by a cursor. */
const turn = ({ trial, place, query, limit }: Walk, cursor: Query): Promise<Page> =>
  pageOf(trial, place, { ...query, limit, ...cursor });

/** The page behind a link; nothing of the query is sent but what the link says. */
const follow = async ({ trial, place: { endpoint } }: Walk, link: unknown): Promise<Page> => {
  const { rel, method } = { rel: field(link, 'rel'), method: field(link, 'method') };
  same('rel and method', { rel: 'next', method: 'GET' }, { rel, method });
  const href = textOf(link, 'href');
  const target = href.startsWith('/')
    ? href
    : href.slice(href.indexOf(contractNamed(endpoint).path));
  const outgoing = { ...trial.outgoing(endpoint, versionOf(endpoint)), target };
  return pageIn(await trial.send(outgoing), 'for the link to the next page');
};

/** Expects the items of a part of the list, and links exactly where more is said to follow. */
const isPart = ({ place, ids, query }: Walk, page: Page, from: number, to: number): void => {
  same(
    `items ${from + 1} to ${to} of ${ids.length} by ${encoded(query)}`,
    ids.slice(from, to),
    idsOf(page.rows),
  );
  if (!isLinked(place)) return;
  holds(page.more || page.links.length === 0, 'no link where has_more is false', page.links);
};

/** How a walk goes from one page to the next. */
type Step = (page: Page, cursor: Query) => Promise<Page>;

const byCursor =
  (walk: Walk): Step =>
  (_, cursor) =>
    turn(walk, cursor);

const byLink =
  (walk: Walk): Step =>
  (page) => {
    const [link] = page.links;
    if (link === undefined) throw new Violation('a link where has_more is true', 'none');
    return follow(walk, link);
  };

/** Pages that a walk has. */
export const pagesOf = ({ ids, limit }: Pick<Walk, 'ids' | 'limit'>): number =>
  Math.max(1, Math.ceil(ids.length / limit));

/** Goes on from a page that ends before item `from` to the end of the list. */
const toEnd = async (walk: Walk, first: Page, from: number, step: Step): Promise<void> => {
  const { ids, limit } = walk;
  let page = first;
  for (let at = from; at < ids.length; at += limit) {
    page = await step(page, { after_id: ids[at - 1] });
    isPart(walk, page, at, Math.min(at + limit, ids.length));
    same(
      `has_more before item ${at + limit + 1} of ${ids.length}`,
      at + limit < ids.length,
      page.more,
    );
  }
};

const forward = async (walk: Walk, step: Step): Promise<void> => {
  const { ids, limit } = walk;
  const first = await turn(walk, {});
  const to = Math.min(limit, ids.length);
  isPart(walk, first, 0, to);
  same(`has_more of the first page of ${ids.length} items`, to < ids.length, first.more);
  await toEnd(walk, first, to, step);
};

const QUESTION = 'has_more and the link of a page by before_id';

/** Goes back to the first item from a page that begins with item `to`. */
const toStart = async (walk: Walk, last: Page, to: number, step: Step): Promise<void> => {
  const { ids, limit, trial } = walk;
  let page = last;
  for (let end = to; end > 0; end -= limit) {
    const start = Math.max(0, end - limit);
    page = await step(page, { before_id: ids[end] });
    isPart(walk, page, start, end);
    if (start > 0) holds(page.more, 'has_more with items on both sides', page.more);
    else
      trial.dialect(
        QUESTION,
        page.more ? 'are about what lies behind it' : 'are about what lies before it',
      );
  }
};

/** Goes back by links; they may lead forward again, if that is what has_more tells. */
const backByLinks = async (walk: Walk): Promise<void> => {
  const { ids, limit, trial } = walk;
  const end = ids.length - 1;
  const start = end - limit;
  const page = await turn(walk, { before_id: ids[end] });
  isPart(walk, page, Math.max(0, start), end);
  if (start <= 0) return;
  const [link] = page.links;
  if (link === undefined) throw new Violation('a link where has_more is true', 'none');
  const next = await follow(walk, link);
  if (idsOf(next.rows)[0] === ids[end]) {
    trial.dialect(QUESTION, 'are about what lies behind it');
    return;
  }
  isPart(walk, next, Math.max(0, start - limit), start);
  if (start > limit) await toStart(walk, next, start - limit, byLink(walk));
  else same('has_more at the start of the list', false, next.more);
};

/** Walks a list forwards and, where it can be, backwards, by cursors. */
export const walkBothWays = async (walk: Walk, isBackward: boolean): Promise<void> => {
  const step = byCursor(walk);
  await forward(walk, step);
  const end = walk.ids.length - 1;
  if (!isBackward || end < 1) return;
  await toStart(walk, { rows: [], more: true, links: [] }, end, step);
};

/** Walks a list by links alone. */
export const walkByLinks = async (walk: Walk, isBackward: boolean): Promise<void> => {
  await forward(walk, byLink(walk));
  if (isBackward && walk.ids.length > 1) await backByLinks(walk);
};
