// Serves hosted pages: shows the object behind a signed link, applies the payer's choice, redirects
// the payer.
import { edgeErrors, hrefOf } from '@kasir/core';
import type { RawRequest } from '@kasir/core/pipeline';
import { decideIn, type AccountView, type Context } from '@kasir/core/server';
import type { Partition, Store } from '@kasir/core/store';
import type { HostedPage, PageView } from '@kasir/payments/pages';
import type { Refusal } from '../http/response.ts';
import { readLinkPath } from '../http/signed-links.ts';
import { brandingOn, pageHtml, type Reading } from './html.ts';
import { findLanguage, languageOf } from './messages/languages.ts';
import { remember, remembered } from './remembered.ts';
import { pageResponse, refusalFor, type PageResponse } from './response.ts';
import { policyOf } from './scripts.ts';
import { refreshSeconds } from './times.ts';

interface PagesOptions {
  readonly store: Store;
  readonly secret: string;
  readonly pages: readonly HostedPage[];
  readonly account: (id: string) => Promise<AccountView | undefined> | AccountView | undefined;
  readonly context: (partition: Partition, account: AccountView) => Context;
}

const methods = ['GET', 'HEAD', 'POST'];

const wrongMethod: Refusal = {
  status: edgeErrors.METHOD_NOT_ALLOWED,
  error_code: 'METHOD_NOT_ALLOWED',
  message: `Use ${methods.join(', ')}.`,
  headers: { allow: methods.join(', ') },
};

const unknownLink: Refusal = {
  status: edgeErrors.NOT_FOUND,
  error_code: 'NOT_FOUND',
  message: 'Unknown link.',
};

/** A page at a time of its partition's clock. */
interface PageNow {
  readonly view: PageView;
  readonly now: number;
}

/** Returns a page with its return URL encoded for a header and a link: URLs are stored as sent. */
const showPage = (
  page: HostedPage,
  ...[reads, id, context]: Parameters<HostedPage['show']>
): PageNow | undefined => {
  const view = page.show(reads, id, context);
  if (!view) return undefined;
  const returnUrl = view.returnUrl === null ? null : hrefOf(view.returnUrl);
  return { view: { ...view, returnUrl }, now: reads.now };
};

/** Returns a page as a response; a waiting page is reloaded without a script. */
const respondWith = (
  status: 200 | 422,
  { view, now }: PageNow,
  reading: Omit<Reading, 'now'>,
  headers: PageResponse['headers'] = {},
): PageResponse => {
  const refresh = refreshSeconds(view, now);
  return pageResponse(status, pageHtml(view, { ...reading, now }), {
    'content-security-policy': policyOf(view, brandingOn(view, reading.branding)),
    'content-language': reading.language,
    ...(refresh !== null && { refresh: String(refresh) }),
    ...headers,
  });
};

/** Returns whether a choice is a channel, such as `EWALLET.DANA`: the next page offers it first. */
const isChannel = (choice: string): boolean => /^[A-Z_]{1,30}\.[A-Z0-9_]{1,50}$/.test(choice);

/** Serves requests below /hosted; `form` is the decoded body of a POST. */
export const createPages =
  ({ store, secret, pages, account, context }: PagesOptions) =>
  async (
    method: string,
    path: string,
    form: URLSearchParams,
    headers: RawRequest['headers'] = {},
  ): Promise<PageResponse> => {
    if (!methods.includes(method)) return refusalFor(headers, wrongMethod);
    const linked = readLinkPath(secret, 'hosted', path);
    const page = linked && pages.find(({ object }) => object === linked.object);
    const owner = linked && (await account(linked.partition.account));
    if (!linked || !page || !owner) return refusalFor(headers, unknownLink);
    const { partition, id } = linked;
    const pageContext = context(partition, owner);
    const isSecure = pageContext.page(linked.object, id).startsWith('https:');
    const reading = {
      language: languageOf(headers),
      mode: partition.mode,
      last: remembered(headers, 'channel'),
      ...(owner.branding && { branding: owner.branding }),
    };
    const typed = (field: string): string => form.get(field) ?? '';
    const language = method === 'POST' ? findLanguage(typed('language')) : undefined;
    if (language !== undefined) {
      const cookie = { 'set-cookie': remember('language', language, isSecure) };
      const choice = typed('entered');
      const view = await store.view(partition, (reads) => showPage(page, reads, id, pageContext));
      if (!view) return refusalFor(headers, unknownLink);
      if (choice === '') return pageResponse(303, '', { location: path, ...cookie });
      const retry = { choice, problems: [], typed };
      return respondWith(200, view, { ...reading, language, retry }, cookie);
    }
    if (method === 'POST') {
      const choice = typed('choice');
      const { problems, after } = await store.exec(partition, (at, tx) => {
        const wrong = decideIn(at, tx, pageContext, (d) => page.act(d, id, choice, typed)) ?? [];
        if (wrong.length > 0) tx.discard();
        const reads = {
          get: tx.get.bind<typeof tx.get>(tx),
          children: tx.children.bind<typeof tx.children>(tx),
          now: at.now,
        };
        return { problems: wrong, after: showPage(page, reads, id, pageContext) };
      });
      if (!after) return refusalFor(headers, unknownLink);
      if (problems.length > 0)
        return respondWith(422, after, { ...reading, retry: { choice, problems, typed } });
      const { view } = after;
      // The page itself submits its form.
      const location = view.form ? path : (view.returnUrl ?? view.next?.url ?? path);
      return pageResponse(303, '', {
        location,
        ...(isChannel(choice) && { 'set-cookie': remember('channel', choice, isSecure) }),
      });
    }
    const current = await store.view(partition, (reads) => showPage(page, reads, id, pageContext));
    if (!current) return refusalFor(headers, unknownLink);
    const { goTo = null } = current.view;
    const location = goTo === null ? null : hrefOf(goTo);
    return location === null
      ? respondWith(200, current, reading)
      : pageResponse(303, '', { location });
  };
