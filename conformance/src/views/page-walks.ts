// Walks a list in both directions, by cursors or by links alone, and compares each page with the
// whole list.
import { nodeOf } from '../schema.ts';
import { contractNamed } from '../registry.ts';
import { versionOf } from '../run/samples/sample.ts';
import type { Trial } from '../run/trial.ts';
import { expectThat, expectSame, textOf, Violation } from '../violation.ts';
import { encoded } from '../targets/wire/encode.ts';
import { field, type Actor } from '../targets/wire/message.ts';
import { idsOf, toPage, readPage, type Page, type ListRef, type Query } from './list-pages.ts';

/** A query with the ids that it finds, in the order of the list. */
export interface PageWalk {
  readonly trial: Trial;
  readonly as?: Actor;
  readonly listRef: ListRef;
  readonly query: Query;
  readonly limit: number;
  readonly ids: readonly string[];
}

/** Returns whether a list may have links to continue by. */
export const isLinked = ({ endpoint }: ListRef): boolean =>
  'links' in nodeOf(contractNamed(endpoint).success.body).shape;

/** Reads one page of a walk, by a cursor. */
const readWalkPage = (
  { trial, as, listRef, query, limit }: PageWalk,
  cursor: Query,
): Promise<Page> => readPage(trial, listRef, { ...query, limit, ...cursor }, as);

/** Reads the page of a link; the request is built from the link alone. */
const followLink = async (
  { trial, as, listRef: { endpoint } }: PageWalk,
  link: unknown,
): Promise<Page> => {
  const { rel, method } = { rel: field(link, 'rel'), method: field(link, 'method') };
  expectSame('rel and method', { rel: 'next', method: 'GET' }, { rel, method });
  const href = textOf(link, 'href');
  const target = href.startsWith('/')
    ? href
    : href.slice(href.indexOf(contractNamed(endpoint).path));
  const options = as && { as };
  const outgoing = { ...trial.outgoing(endpoint, versionOf(endpoint), options), target };
  return toPage(await trial.send(outgoing), 'for the link to the next page');
};

/**
 * Checks the items of a part of the list, and that there are links only where more items follow.
 */
const expectPart = (
  { listRef, ids, query }: PageWalk,
  page: Page,
  from: number,
  to: number,
): void => {
  expectSame(
    `items ${from + 1} to ${to} of ${ids.length} by ${encoded(query)}`,
    ids.slice(from, to),
    idsOf(page.rows),
  );
  if (!isLinked(listRef)) return;
  expectThat(page.more || page.links.length === 0, 'no link where has_more is false', page.links);
};

/** A way to get from one page of a walk to the next. */
type Step = (page: Page, cursor: Query) => Promise<Page>;

const byCursor =
  (walk: PageWalk): Step =>
  (_, cursor) =>
    readWalkPage(walk, cursor);

const byLink =
  (walk: PageWalk): Step =>
  (page) => {
    const [link] = page.links;
    if (link === undefined) throw new Violation('a link where has_more is true', 'none');
    return followLink(walk, link);
  };

/**
 * Continues from a page that ends before item `from` to the end of the list; `steps` names its
 * steps.
 */
const toEnd = async (
  walk: PageWalk,
  first: Page,
  from: number,
  step: Step,
  steps: string,
): Promise<void> => {
  const { ids, limit } = walk;
  let page = first;
  for (let at = from; at < ids.length; at += limit) {
    page = await step(page, { after_id: ids[at - 1] });
    expectPart(walk, page, at, Math.min(at + limit, ids.length));
    expectSame(
      `has_more of the page by ${steps} with items ${at + 1} to ${Math.min(at + limit, ids.length)} of ${ids.length} by ${encoded(walk.query)}`,
      at + limit < ids.length,
      page.more,
    );
  }
};

const forward = async (walk: PageWalk, step: Step, steps: string): Promise<void> => {
  const { ids, limit } = walk;
  const first = await readWalkPage(walk, {});
  const to = Math.min(limit, ids.length);
  expectPart(walk, first, 0, to);
  expectSame(`has_more of the first page of ${ids.length} items`, to < ids.length, first.more);
  await toEnd(walk, first, to, step, steps);
};

const QUESTION = 'has_more and the link of a page by before_id';

/** Goes back to the first item from a page that begins with item `to`. */
const toStart = async (walk: PageWalk, last: Page, to: number, step: Step): Promise<void> => {
  const { ids, limit, trial } = walk;
  let page = last;
  for (let end = to; end > 0; end -= limit) {
    const start = Math.max(0, end - limit);
    page = await step(page, { before_id: ids[end] });
    expectPart(walk, page, start, end);
    if (start > 0) expectThat(page.more, 'has_more with items on both sides', page.more);
    else
      trial.noteChoice(
        QUESTION,
        page.more ? 'refer to the items after it' : 'refer to the items before it',
      );
  }
};

/** Walks backwards by links; they may lead forward again if has_more refers to that direction. */
const backByLinks = async (walk: PageWalk): Promise<void> => {
  const { ids, limit, trial } = walk;
  const end = ids.length - 1;
  const start = end - limit;
  const page = await readWalkPage(walk, { before_id: ids[end] });
  expectPart(walk, page, Math.max(0, start), end);
  if (start <= 0) return;
  const [link] = page.links;
  if (link === undefined) throw new Violation('a link where has_more is true', 'none');
  const next = await followLink(walk, link);
  if (idsOf(next.rows)[0] === ids[end]) {
    trial.noteChoice(QUESTION, 'refer to the items after it');
    return;
  }
  expectPart(walk, next, Math.max(0, start - limit), start);
  if (start > limit) await toStart(walk, next, start - limit, byLink(walk));
  else expectSame('has_more at the start of the list', false, next.more);
};

/** Walks a list forwards and, where that is possible, backwards, by cursors. */
export const walkBothDirections = async (walk: PageWalk, isBackward: boolean): Promise<void> => {
  const step = byCursor(walk);
  await forward(walk, step, 'after_id');
  const end = walk.ids.length - 1;
  if (!isBackward || end < 1) return;
  await toStart(walk, { rows: [], more: true, links: [] }, end, step);
};

/** Walks a list by links alone. */
export const walkByLinks = async (walk: PageWalk, isBackward: boolean): Promise<void> => {
  await forward(walk, byLink(walk), 'the link of the page before');
  if (isBackward && walk.ids.length > 1) await backByLinks(walk);
};
