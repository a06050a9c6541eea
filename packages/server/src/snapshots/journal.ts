// Checks that the journal of a snapshot file adds up: otherwise it would create money from nothing.
import type { Entry } from '@kasir/core/store';

/**
 * Returns the first inconsistent line: a balance other than the sum of the lines before it, or a
 * transaction whose lines do not cancel out. Null when the journal is consistent.
 */
export const findMistake = (
  entries: readonly Entry[],
): { readonly index: number; readonly problem: string } | null => {
  const balances = new Map<string, number>();
  const sums = new Map<string, { readonly index: number; readonly sum: number }>();
  const inOrder = entries
    .map((entry, index) => ({ entry, index }))
    .toSorted((a, b) => (a.entry.id < b.entry.id ? -1 : 1));
  for (const { entry, index } of inOrder) {
    const ledger = `${entry.ledger} ${entry.currency}`;
    const balance = (balances.get(ledger) ?? 0) + entry.amount;
    if (balance !== entry.balance)
      return { index, problem: `Must have the balance ${balance} after the lines before it.` };
    balances.set(ledger, balance);
    const transaction = `${entry.transaction} ${entry.currency}`;
    const sum = (sums.get(transaction)?.sum ?? 0) + entry.amount;
    sums.set(transaction, { index, sum });
  }
  for (const [transaction, { index, sum }] of sums) {
    const [id = ''] = transaction.split(' ');
    if (sum !== 0)
      return { index, problem: `The lines of transaction ${id} must sum to zero, not to ${sum}.` };
  }
  return null;
};
