// Serves hosted pages: shows the object behind a signed link, applies the payer's choice, redirects
// the payer.
import { edgeErrors, hrefOf } from '@kasir/core';
import {
  decideIn,
  type AccountView,
  type Context,
  type Partition,
  type Store,
} from '@kasir/core/server';
import type { HostedPage, PageView } from '@kasir/payments';
import { readLinkPath } from '../links.ts';
import { pageResponse, refusalPage, type PageResponse } from './response.ts';
import { pageHtml, policyOf } from './html.ts';

interface PagesOptions {
  readonly store: Store;
  readonly secret: string;
  readonly pages: readonly HostedPage[];
  readonly account: (id: string) => Promise<AccountView | undefined> | AccountView | undefined;
  readonly context: (partition: Partition, account: AccountView) => Context;
}

const methods = ['GET', 'HEAD', 'POST'];

const wrongMethod = refusalPage({
  status: edgeErrors.METHOD_NOT_ALLOWED,
  error_code: 'METHOD_NOT_ALLOWED',
  message: `Use ${methods.join(', ')}.`,
  headers: { allow: methods.join(', ') },
});

const unknownLink = refusalPage({
  status: edgeErrors.NOT_FOUND,
  error_code: 'NOT_FOUND',
  message: 'Unknown link.',
});

/** A page whose return URL fits into a header and a link: URLs are stored as they were sent. */
const viewOf = (
  page: HostedPage,
  ...args: Parameters<HostedPage['show']>
): PageView | undefined => {
  const view = page.show(...args);
  return view && { ...view, returnUrl: view.returnUrl === null ? null : hrefOf(view.returnUrl) };
};

/** Serves requests below /hosted; `form` is the decoded body of a POST. */
export const createPages =
  ({ store, secret, pages, account, context }: PagesOptions) =>
  async (method: string, path: string, form: URLSearchParams): Promise<PageResponse> => {
    if (!methods.includes(method)) return wrongMethod;
    const linked = readLinkPath(secret, 'hosted', path);
    const page = linked && pages.find(({ object }) => object === linked.object);
    const owner = linked && (await account(linked.partition.account));
    if (!linked || !page || !owner) return unknownLink;
    const { partition, id } = linked;
    const pageContext = context(partition, owner);
    if (method === 'POST') {
      const choice = form.get('choice') ?? '';
      const typed = (field: string): string => form.get(field) ?? '';
      const { problems, after } = await store.exec(partition, (at, tx) => {
        const wrong = decideIn(at, tx, pageContext, (d) => page.act(d, id, choice, typed)) ?? [];
        if (wrong.length > 0) tx.discard();
        const reads = { get: tx.get.bind<typeof tx.get>(tx), now: at.now };
        return { problems: wrong, after: viewOf(page, reads, id, pageContext) };
      });
      if (!after) return unknownLink;
      if (problems.length > 0) return pageResponse(422, pageHtml(after, { choice, problems }));
      // The page itself sends its form.
      const location = after.form ? path : (after.returnUrl ?? after.next?.url ?? path);
      return pageResponse(303, '', { location });
    }
    const view = await store.view(partition, (reads) => viewOf(page, reads, id, pageContext));
    return view
      ? pageResponse(200, pageHtml(view), { 'content-security-policy': policyOf(view) })
      : unknownLink;
  };
