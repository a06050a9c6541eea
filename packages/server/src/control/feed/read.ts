// Reads the live feed and waits for new entries.
import { controlContracts } from '@kasir/control';
import type { SuccessInput } from '@kasir/core';
import { ok, type Ok } from '@kasir/core/server';
import { operation } from '../operation.ts';

type Page = SuccessInput<typeof controlContracts.feed.read>;

/** Replies by page: readers who are woken together share a page and its rendered response. */
const replies = new WeakMap<Page, Ok<Page>>();

const replyOf = (page: Page): Ok<Page> => {
  const known = replies.get(page);
  if (known) return known;
  const reply = ok(page);
  replies.set(page, reply);
  return reply;
};

export const readFeed = operation(
  controlContracts.feed.read,
  async ({ observation }, { query }) => {
    const { after, wait_ms: ms, limit, ...filter } = query;
    return replyOf(await observation.wait(filter, limit, { after, ms }));
  },
);
