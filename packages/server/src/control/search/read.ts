// Searches accounts by an id, a reference or part of one.
import type { controlContracts } from '@kasir/control';
import type { SuccessInput } from '@kasir/core';
import { outgoing } from '@kasir/core/server';
import { SYSTEM, type Mode, type View } from '@kasir/core/store';
import { accounts, type Account } from '@kasir/models';
import type { Reading } from '../reads/reading.ts';
import { readAccountPages } from '../../directory/account-pages.ts';
import { findObject, type Viewed } from '../../observation/resource-views.ts';
import { renderObject } from '../objects/summary.ts';
import { findByReference } from './references.ts';

export type Found = SuccessInput<typeof controlContracts.search.find>['data'][number];

/** With more accounts than these, objects are found by indexes alone. */
const WALKED_MAX = 20;

const isNamed = ({ id, name }: Account, q: string): boolean =>
  id === q || name.toLowerCase().includes(q.toLowerCase());

const all = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(', ');

/** Returns the matches of an account by an id or a reference. */
const findIn = (reading: Reading, account: Account, mode: Mode, q: string, walk: boolean) => {
  const partition = { account: account.id, mode };
  const context = reading.context(partition, account);
  const ofObject = (view: View, viewed: Viewed): Found => {
    const { id, kind, status, reference_id, amount, currency } = renderObject(
      view,
      viewed,
      context,
    ).summary;
    const money = amount === null ? null : `${amount} ${currency}`;
    return {
      type: 'object',
      id,
      account: account.id,
      title: all([kind, status]),
      detail: all([reference_id, money]),
    };
  };
  return reading.store.view(partition, (view): Found[] => {
    const named = findObject(view, q);
    const event = view.get(outgoing, q);
    return [
      ...(named ? [ofObject(view, named)] : []),
      ...(event
        ? [
            {
              type: 'event' as const,
              id: event.id,
              account: account.id,
              title: event.state.name,
              detail: all([event.state.subject, event.state.status]),
            },
          ]
        : []),
      ...findByReference(view, q, walk).map((viewed) => ofObject(view, viewed)),
    ];
  });
};

/** The query of a search. */
export interface Searched {
  readonly q: string;
  readonly mode: Mode;
  readonly limit: number;
  /** The only account to search, if given. */
  readonly account: string | null;
}

/** Yields the accounts to search, page by page. */
async function* accountsOf(store: Reading['store'], account: string | null) {
  if (account === null) return yield* readAccountPages(store);
  const row = await store.view(SYSTEM, (view) => view.get(accounts, account));
  yield row ? [row.state] : [];
}

/** Returns the accounts whose name or id matches, and the objects found, up to a limit of each. */
const searchAccounts = async (
  reading: Reading,
  { q, mode, limit, account }: Searched,
): Promise<{ readonly found: Found[]; readonly named: Account[] }> => {
  const found: Found[] = [];
  const named: Account[] = [];
  for await (const page of accountsOf(reading.store, account)) {
    for (const one of page) {
      if (named.length < limit && isNamed(one, q)) named.push(one);
      if (found.length < limit)
        found.push(...(await findIn(reading, one, mode, q, page.length <= WALKED_MAX)));
    }
    if (found.length >= limit && named.length >= limit) break;
  }
  return { found, named };
};

export const searchRead = { name: 'search', run: searchAccounts } as const;
