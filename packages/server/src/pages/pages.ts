// Serves hosted pages: shows the object behind a signed link, acts on the payer's choice, sends the
// payer back.
import { edgeErrors, hrefOf } from '@kasir/core';
import {
  decideIn,
  type AccountView,
  type Context,
  type Realm,
  type Store,
} from '@kasir/core/server';
import type { HostedPage, PageView } from '@kasir/payments';
import { readLinkPath } from '../links.ts';
import { pageAnswer, refusalPage, type PageAnswer } from './answer.ts';
import { pageHtml } from './html.ts';

interface PagesOptions {
  readonly store: Store;
  readonly secret: string;
  readonly pages: readonly HostedPage[];
  readonly account: (id: string) => Promise<AccountView | undefined> | AccountView | undefined;
  readonly context: (realm: Realm, account: AccountView) => Context;
}

const methods = ['GET', 'HEAD', 'POST'];

const wrongMethod = refusalPage({
  status: edgeErrors.METHOD_NOT_ALLOWED,
  error_code: 'METHOD_NOT_ALLOWED',
  message: `Use ${methods.join(', ')}.`,
  headers: { allow: methods.join(', ') },
});

const lost = refusalPage({
  status: edgeErrors.NOT_FOUND,
  error_code: 'NOT_FOUND',
  message: 'Unknown link.',
});

/** A page whose way back can stand in a header and a link: URLs are kept as they were sent. */
const shown = (page: HostedPage, ...seen: Parameters<HostedPage['show']>): PageView | undefined => {
  const view = page.show(...seen);
  return view && { ...view, returnUrl: view.returnUrl === null ? null : hrefOf(view.returnUrl) };
};

/** Answers requests below /hosted; `form` is the decoded body of a POST. */
export const createPages =
  ({ store, secret, pages, account, context }: PagesOptions) =>
  async (method: string, path: string, form: URLSearchParams): Promise<PageAnswer> => {
    if (!methods.includes(method)) return wrongMethod;
    const linked = readLinkPath(secret, 'hosted', path);
    const page = linked && pages.find(({ object }) => object === linked.object);
    const owner = linked && (await account(linked.realm.account));
    if (!linked || !page || !owner) return lost;
    const { realm, id } = linked;
    const caller = context(realm, owner);
    if (method === 'POST') {
      const choice = form.get('choice') ?? '';
      const after = await store.exec(realm, (at, tx) => {
        decideIn(at, tx, caller, (d) => page.act(d, id, choice));
        const reads = { get: tx.get.bind<typeof tx.get>(tx), now: at.now };
        return shown(page, reads, id, caller);
      });
      return after ? pageAnswer(303, '', { location: after.returnUrl ?? path }) : lost;
    }
    const view = await store.view(realm, (reads) => shown(page, reads, id, caller));
    return view ? pageAnswer(200, pageHtml(view)) : lost;
  };
