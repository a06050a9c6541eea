// For tests: reads a list page by page, forwards and backwards, by cursor and by link.
import type { TestResponse } from '@kasir/core/testing';
import { expect } from 'vitest';

type Call = (method: string, target: string) => Promise<TestResponse>;
interface Item {
  readonly id: string;
}
interface PageBody {
  readonly data: readonly Item[];
  readonly has_more: boolean;
  readonly links?: readonly { readonly href: string }[];
}

const at = (list: string, query: string): string =>
  query === '' ? list : `${list}${list.includes('?') ? '&' : '?'}${query}`;

/** Reads one page; the response must be a 200. */
export const pageOf = async (call: Call, target: string): Promise<PageBody> => {
  const { status, body } = await call('GET', target);
  expect([status, status === 200 || body.message]).toEqual([200, true]);
  return body as PageBody;
};

/** Reads all pages by `after_id` from the start, or by `before_id` from the cursor `before`. */
export const readAllPages = async (
  call: Call,
  list: string,
  limit: number,
  before?: string,
): Promise<PageBody[]> => {
  const pages: PageBody[] = [];
  let cursor = before === undefined ? '' : `&before_id=${before}`;
  for (;;) {
    const page = await pageOf(call, at(list, `limit=${limit}${cursor}`));
    pages.push(page);
    if (!page.has_more) return pages;
    const next = before === undefined ? page.data.at(-1) : page.data[0];
    cursor = `&${before === undefined ? 'after_id' : 'before_id'}=${next?.id}`;
  }
};

/** Reads all pages by following `links`. */
export const followLinks = async (call: Call, first: string): Promise<PageBody[]> => {
  const pages: PageBody[] = [];
  for (let target: string | undefined = first; target !== undefined;) {
    const page: PageBody = await pageOf(call, target);
    pages.push(page);
    target = page.links?.[0]?.href;
  }
  return pages;
};

/** Returns the ids of pages in the order they were read. */
export const idsOf = (pages: readonly PageBody[]): string[] =>
  pages.flatMap(({ data }) => data.map(({ id }) => id));
