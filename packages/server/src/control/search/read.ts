// Searches accounts by an id, a reference or part of one.
import type { controlContracts } from '@kasir/control';
import type { SuccessInput } from '@kasir/core';
import { outgoing } from '@kasir/core/server';
import { SYSTEM, type Mode, type View } from '@kasir/core/store';
import { accounts, type Account } from '@kasir/models';
import type { Reading } from '../reads/reading.ts';
import { findObject, type Viewed } from '../../observation/resource-views.ts';
import { renderObject } from '../objects/summary.ts';
import { findByReference } from './references.ts';

export type Found = SuccessInput<typeof controlContracts.search.find>['data'][number];

/** The most accounts searched; with more than a few, objects are found by indexes alone. */
const ACCOUNTS_MAX = 1_000;
const WALKED_MAX = 20;

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

/** Returns the searched accounts and their matches, up to a limit. */
const searchObjects = async (
  reading: Reading,
  { q, mode, limit, account }: Searched,
): Promise<{ readonly found: Found[]; readonly searched: Account[] }> => {
  const known = await reading.store.view(SYSTEM, (view) =>
    view.list(accounts, {}, { limit: ACCOUNTS_MAX }).rows.map(({ state }) => state),
  );
  const searched = known.filter(({ id }) => (account ?? id) === id);
  const found: Found[] = [];
  for (const one of searched) {
    found.push(...(await findIn(reading, one, mode, q, searched.length <= WALKED_MAX)));
    if (found.length >= limit) break;
  }
  return { found, searched };
};

export const searchRead = { name: 'search', run: searchObjects } as const;
