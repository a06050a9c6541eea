// Finds the journal lines of an object's money near the times of its transaction: posted, and later
// completed, settled or reversed.
import { firstIdAt, timeOf } from '@kasir/core';
import type { RowOf } from '@kasir/core/resource';
import type { Entry, View } from '@kasir/core/store';
import { ledgerNames, transactions } from '@kasir/payments/ledger';
import { deposits, withdrawals } from '@kasir/payments/accounts';
import type { Viewed } from '../../observation/resource-views.ts';

/** The most lines of other transactions between the lines of one. */
const CLOSE_BY = 50;

/** The most lines of one instant, when many were posted while the clock was frozen. */
const MOMENT_MAX = 1_000;

interface Window {
  readonly after: string;
  readonly limit: number;
}

const linesIn = (view: View, id: string, currency: string, windows: readonly Window[]): Entry[] => {
  const found = new Map<string, Entry>();
  for (const ledger of ledgerNames)
    for (const page of windows)
      for (const entry of view.entries(ledger, currency, page))
        if (entry.transaction === id) found.set(entry.id, entry);
  return [...found.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
};

const ofTransaction = (view: View, { id, state }: RowOf<typeof transactions>): Entry[] => {
  const later = [state.updated, state.settles ?? state.updated].filter((at) => at > timeOf(id));
  return linesIn(view, id, state.currency, [
    { after: id, limit: CLOSE_BY },
    ...later.map((at) => ({ after: firstIdAt(at), limit: MOMENT_MAX })),
  ]);
};

const ofCash = (view: View, { id, state }: RowOf<typeof withdrawals>): Entry[] =>
  linesIn(view, id, state.currency, [
    { after: firstIdAt(state.created), limit: MOMENT_MAX },
    { after: id, limit: CLOSE_BY },
  ]);

const cash: ReadonlySet<string> = new Set([deposits.name, withdrawals.name]);

/** Returns the journal lines of these objects, oldest first. */
export const linesOf = (view: View, all: readonly Viewed[]): readonly Entry[] =>
  all.flatMap(({ view: { kind }, row }) => {
    if (kind.name === transactions.name) return ofTransaction(view, row as never);
    return cash.has(kind.name) ? ofCash(view, row as never) : [];
  });
