// Reads the accounts of an installation in pages, oldest first: a platform has any number of
// sub-accounts.
import { SYSTEM, type Store } from '@kasir/core/store';
import { accounts, type Account } from '@kasir/models';

const PAGE = 1_000;

export interface AccountPage {
  readonly rows: readonly Account[];
  /** Id of the last account of the page, when more follow. */
  readonly next: string | null;
}

/** Returns up to `limit` accounts after the one with the id `after`. */
export const readAccountPage = (
  store: Pick<Store, 'view'>,
  { after, limit }: { readonly after?: string | undefined; readonly limit: number },
): Promise<AccountPage> =>
  store.view(SYSTEM, (view) => {
    const cursor = after === undefined ? {} : { after };
    const { rows, more } = view.list(accounts, {}, { limit, order: 'asc', ...cursor });
    return { rows: rows.map(({ state }) => state), next: more ? (rows.at(-1)?.id ?? null) : null };
  });

/** Yields all accounts of an installation, page by page. */
export async function* readAccountPages(
  store: Pick<Store, 'view'>,
): AsyncGenerator<readonly Account[], void> {
  let after: string | undefined;
  do {
    const { rows, next } = await readAccountPage(store, { after, limit: PAGE });
    yield rows;
    after = next ?? undefined;
  } while (after !== undefined);
}
