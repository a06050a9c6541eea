// Serves hosted pages: shows the object behind a signed link, acts on the payer's choice, sends the
// payer back.
import type { AccountView, Context, Page, PageView, Realm, Store } from '@kasir/core/server';
import { readLinkPath, type Linked } from '../links.ts';
import { lostHtml, pageHtml } from './html.ts';

export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface PagesOptions {
  readonly store: Store;
  readonly secret: string;
  readonly pages: readonly Page[];
  readonly account: (id: string) => Promise<AccountView | undefined> | AccountView | undefined;
  readonly context: (realm: Realm, account: AccountView) => Context;
}

const html = (status: number, body: string, headers: Record<string, string> = {}): PageAnswer => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; form-action *; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    ...headers,
  },
  body,
});

const lost = html(404, lostHtml);

/** Answers requests below /hosted; `form` is the decoded body of a POST. */
export const createPages = ({ store, secret, pages, account, context }: PagesOptions) => {
  const shown = (
    page: Page,
    { realm, id }: Linked,
    scene: Context,
  ): Promise<PageView | undefined> => store.view(realm, (view) => page.show(view, id, scene));

  return async (method: string, path: string, form: URLSearchParams): Promise<PageAnswer> => {
    const linked = readLinkPath(secret, 'hosted', path);
    const page = linked && pages.find(({ object }) => object === linked.object);
    const owner = linked && (await account(linked.realm.account));
    if (!linked || !page || !owner) return lost;
    const scene = context(linked.realm, owner);
    if (method === 'POST') {
      const choice = form.get('choice') ?? '';
      await store.exec(linked.realm, (at, tx) => page.act(at, tx, linked.id, choice, scene));
      const after = await shown(page, linked, scene);
      if (!after) return lost;
      return html(303, '', { location: after.returnUrl ?? path });
    }
    const view = await shown(page, linked, scene);
    return view ? html(200, pageHtml(view)) : lost;
  };
};
